import CoreGraphics
import Foundation
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Files of other programs with random changes: thumbnails, descriptions in the trash, the table of mounts, and compressed
/// metadata. Nothing crashes, and no result is larger than its source.
final class ForeignBytesTests: LibraryTestCase {
  private static let run = SeedRun(release: 5_000, debug: 400)

  /// The smallest number of changes that may have a result. Among few changes, there may be none.
  private static var leastResults: Int { run.count < 100 ? 0 : run.count / 10 + 1 }

  /// Returns bytes that were cut off, changed, repeated or replaced.
  private func changed(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes = Array(bytes[..<place])
      // Zeros, line breaks, backslashes and bytes that are no text.
      case 1: bytes[place] = [0, 0x0A, 0x5C, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.replaceSubrange(place..<min(bytes.count, place + 3), with: Array("%00".utf8))
      case 4: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 5))
      }
    }
    return bytes
  }

  /// Returns the number of rounds in which the changed bytes had a result.
  ///
  /// - Parameter offset: A number that the test alone has. It is added to the first seed.
  private func results(_ original: [UInt8], offset: UInt64, _ body: ([UInt8]) throws -> Bool) rethrows -> Int {
    var random = SeededRandom(seed: Self.run.first &+ offset)
    return try (0..<Self.run.count).filter { _ in try body(changed(original, &random)) }.count
  }

  func testThumbnails() throws {
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [UInt8](repeating: 1, count: 17)
    let texts = [(keyword: "Thumb::URI", text: "file:///a%0Ab.jpg"), (keyword: "Thumb::MTime", text: "1700000000")]
    let whole = try XCTUnwrap(PNGTexts.inserting(texts, into: Data(header) + Data("....IEND....".utf8)))
    let file = photos.appendingPathComponent("thumbnail.png")
    func read(_ bytes: [UInt8]) throws -> [String: String] {
      try Data(bytes).write(to: file)
      return PNGTexts.read(try RegularFile(FilePath(file)))
    }
    XCTAssertEqual(try read(Array(whole)), ["Thumb::URI": "file:///a%0Ab.jpg", "Thumb::MTime": "1700000000"])
    let count = try results(Array(whole), offset: 0) { bytes in
      guard !bytes.isEmpty else { return false }
      let texts = try read(bytes)
      XCTAssertLessThanOrEqual(texts.reduce(0) { $0 + $1.key.unicodeScalars.count }, bytes.count)
      return !texts.isEmpty
    }
    XCTAssertGreaterThanOrEqual(count, Self.leastResults, "some changes leave texts")
    // A size that does not fit, and chunks without an end.
    XCTAssertEqual(try read(header + [0xFF, 0xFF, 0xFF, 0xFF] + Array("tEXt".utf8) + [65, 0, 66]), [:])
    XCTAssertEqual(try read(header + [UInt8](repeating: 0, count: 12 * 5000)), [:])
  }

  func testDescriptionsInTheTrash() {
    let whole = Array("[Trash Info]\nPath=/home/me/Bilder/%C3%A4%0A%FF.jpg\nDeletionDate=2024-05-01T12:30:00\n".utf8)
    let top = FilePath("/media/disk")
    let path = TrashInformation(whole, topFolder: top)?.original
    XCTAssertEqual(path, FilePath(bytes: Array("/home/me/Bilder/ä\n".utf8) + [0xFF] + Array(".jpg".utf8)))
    let count = results(whole, offset: 1) { bytes in
      guard let original = TrashInformation(bytes, topFolder: top)?.original else { return false }
      XCTAssertFalse(original.bytes.contains(0), "the path would end there: \(original)")
      XCTAssertEqual(original.bytes.first, UInt8(ascii: "/"), "\(original)")
      return true
    }
    XCTAssertGreaterThanOrEqual(count, Self.leastResults)
  }

  func testTheTableOfMounts() {
    let whole = Array(
      """
      36 35 8:17 / /media/me/My\\040Disk rw,noatime shared:1 - vfat /dev/sdb1 rw
      37 35 4095:1048575 / /media/\\303\\244 rw - ext4 /dev/sdc1 rw

      """.utf8)
    XCTAssertEqual(MountTable(whole).mounts.count, 2)
    let count = results(whole, offset: 2) { bytes in
      let mounts = MountTable(bytes).mounts
      XCTAssertLessThanOrEqual(mounts.count, bytes.count)
      return !mounts.isEmpty
    }
    XCTAssertGreaterThanOrEqual(count, Self.leastResults)
  }

  func testCompressedBlocks() throws {
    // Three bytes that are not compressed, and the last part, which is empty.
    let whole: [UInt8] = [0x20, 0x00, 0x10, 1, 2, 3, 3]
    XCTAssertEqual(Brotli.decompressed(whole, limit: 3), [1, 2, 3])
    XCTAssertNil(Brotli.decompressed(whole, limit: 2))
    XCTAssertNil(Brotli.decompressed([], limit: 8))
    _ = results(whole + whole, offset: 3) { (Brotli.decompressed($0, limit: 64)?.count ?? 0) > 64 ? fail() : true }
  }

  private func fail() -> Bool {
    XCTFail("more bytes than the limit")
    return false
  }
}
