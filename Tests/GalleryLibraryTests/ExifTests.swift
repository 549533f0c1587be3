import CoreGraphics
import Foundation
import TestSupport
import XCTest

@testable import GalleryLibrary

/// EXIF data in the files of cameras and phones.
final class ExifTests: LibraryTestCase {
  /// Returns a TIFF block with a camera, a date and a position: 48° 51' 29.6" N, 2° 17' 40.2" W.
  private static func block() -> [UInt8] {
    func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> ($0 * 8) & 0xFF) } }
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      little(tag, 2) + little(type, 2) + little(count, 4) + little(value, 4)
    }
    func rationals(_ values: [(Int, Int)]) -> [UInt8] { values.flatMap { little($0.0, 4) + little($0.1, 4) } }
    let texts = Array("FUJIFILM\0".utf8) + Array("X100V\0".utf8) + Array("2024:05:01 12:30:00\0".utf8) + [0]
    let latitude = rationals([(48, 1), (51, 1), (296, 10)])
    let longitude = rationals([(2, 1), (17, 1), (402, 10)])
    // The header has 8 bytes, the directories 2 + n·12 + 4: of the image, of the details, of the position.
    let details = 8 + 54
    let position = details + 18
    let data = position + 54
    return Array("II".utf8) + little(42, 2) + little(8, 4)
      + little(4, 2) + entry(0x010F, 2, 9, data) + entry(0x0110, 2, 6, data + 9) + entry(0x8769, 4, 1, details)
      + entry(0x8825, 4, 1, position) + little(0, 4)
      + little(1, 2) + entry(0x9003, 2, 20, data + 15) + little(0, 4)
      + little(4, 2) + entry(1, 2, 2, Int(UInt8(ascii: "N"))) + entry(2, 5, 3, data + texts.count)
      + entry(3, 2, 2, Int(UInt8(ascii: "W"))) + entry(4, 5, 3, data + texts.count + 24) + little(0, 4)
      + texts + latitude + longitude
  }

  private func read(_ bytes: [UInt8]) throws -> PhotoMetadata {
    let file = photos.appendingPathComponent("exif.jpg")
    try Data(bytes).write(to: file)
    var metadata = PhotoMetadata()
    if let segment = ExifSegment.read(try RegularFile(FilePath(file))) { ExifMetadataReader.parse(segment, &metadata) }
    return metadata
  }

  private static let mark = Array("Exif".utf8) + [0, 0]

  private static var jpeg: [UInt8] {
    let body = mark + block()
    let size = body.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 0xFF)] + body
      + [0xFF, 0xDA, 0, 2]
  }

  private func check(_ metadata: PhotoMetadata, line: UInt = #line) throws {
    XCTAssertEqual(metadata.camera, "FUJIFILM X100V", line: line)
    XCTAssertEqual(metadata.taken, CivilTime(exif: "2024:05:01 12:30:00"), line: line)
    XCTAssertEqual(try XCTUnwrap(metadata.latitude), 48.858222, accuracy: 1e-5, line: line)
    XCTAssertEqual(try XCTUnwrap(metadata.longitude), -2.2945, accuracy: 1e-5, line: line)
  }

  func testBlocksInAllContainers() throws {
    try check(read(Self.jpeg))
    let block = Self.block()
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 0] + Array("tEXt".utf8) + [0, 0, 0, 0]
    try check(read(png + [0, 0, UInt8(block.count >> 8), UInt8(block.count & 0xFF)] + Array("eXIf".utf8) + block))
    let webp = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array("VP8X".utf8) + [1, 0, 0, 0, 7, 0]
    try check(
      read(webp + Array("EXIF".utf8) + [UInt8(block.count & 0xFF), UInt8(block.count >> 8), 0, 0] + block))
    XCTAssertEqual(try read(Array("no picture".utf8)), PhotoMetadata())
    for (name, bytes) in Self.containers { XCTAssertNoThrow(try check(read(bytes)), name) }
  }

  /// HEIC, AVIF, JPEG XL and TIFF files with the block.
  private static var containers: [(name: String, bytes: [UInt8])] {
    let item = big(6, 4) + mark + block()
    return [
      ("HEIC", heif("heic", item)), ("HEIC, in the header", heif("heic", item, isInHeader: true)),
      ("HEIC, in parts", heif("heic", item, parts: 3)), ("HEIC, long numbers", heif("heic", item, version: 2)),
      ("AVIF", heif("avif", big(0, 4) + block())), ("JPEG XL", jxl(big(0, 4) + block())), ("TIFF", tiff()),
      ("JPEG XL, compressed", compressedJXL(big(0, 4) + block())),
    ]
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8, 4) + Array(type.utf8) + content
  }

  /// Returns a HEIF file with an image and an EXIF item. Versions above 0 of the box `iloc` have numbers of 8 bytes.
  private static func heif(
    _ brand: String, _ item: [UInt8], isInHeader: Bool = false, parts: Int = 1, version: Int = 0
  ) -> [UInt8] {
    let version = isInHeader ? 1 : version
    let numberSize = version < 2 ? 2 : 4
    func header(_ start: Int) -> [UInt8] {
      let types = [(1, "hvc1"), (2, "Exif")].map { number, type in
        box("infe", [version < 2 ? 2 : 3, 0, 0, 0] + big(number, numberSize) + big(0, 2) + Array(type.utf8) + [0])
      }
      let size = version == 0 ? 4 : 8
      var locations: [UInt8] = [UInt8(version), 0, 0, 0, UInt8(size << 4 | size), 0] + big(2, numberSize)
      for (number, range) in [(1, 0..<4), (2, 0..<item.count)] {
        locations += big(number, numberSize) + (version == 0 ? [] : big(isInHeader ? 1 : 0, 2)) + big(0, 2)
        let count = number == 2 ? parts : 1
        locations += big(count, 2)
        for part in 0..<count {
          let (low, high) = (range.count * part / count, range.count * (part + 1) / count)
          locations += big((isInHeader ? 0 : start) + low, size) + big(high - low, size)
        }
      }
      let properties = box("iprp", box("ipco", box("ispe", big(0, 4) + big(40, 4) + big(30, 4))))
      let information = box("iinf", big(0, 4) + big(2, 2) + types.joined())
      return box("ftyp", Array("\(brand)0000mif1".utf8))
        + box(
          "meta",
          big(0, 4) + box("hdlr", big(0, 24)) + information + box("iloc", locations) + properties
            + (isInHeader ? box("idat", item) : []))
    }
    return header(header(0).count + 8) + box("mdat", item)
  }

  private static func jxl(_ item: [UInt8]) -> [UInt8] {
    box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]) + box("ftyp", Array("jxl 0000jxl ".utf8)) + box("jxlp", big(0, 30))
      + box("Exif", item) + box("jxlp", big(0, 10))
  }

  /// Returns a JPEG XL file with a compressed block (ISO/IEC 18181-2, box `brob`: the type of a box, and its content in a stream of
  /// RFC 7932). The stream contains the bytes as they are.
  private static func compressedJXL(_ item: [UInt8], repeated: Int = 1) -> [UInt8] {
    var stream: [UInt8] = []
    for part in 0..<repeated {
      // A window of 2^16 bytes in the first part, then: not the last part, a length of 16 bits, not compressed, bytes from here on.
      let bits = part == 0 ? 4 : 3
      stream += little((item.count - 1) << bits | 1 << (bits + 16), 3) + item
    }
    // The last part is empty.
    stream.append(3)
    return box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]) + box("ftyp", Array("jxl 0000jxl ".utf8))
      + box("brob", Array("xml ".utf8) + [3]) + box("brob", Array("Exif".utf8) + stream) + box("jxlp", big(0, 10))
  }

  /// Returns a TIFF file whose directories and values are behind its pixels.
  private static func tiff() -> [UInt8] {
    let block = block()
    let shift = 3000
    var bytes = Array(block[0..<4]) + Self.little(8 + shift, 4) + [UInt8](repeating: 7, count: shift) + block[8...]
    // The offsets of values and directories.
    func move(_ place: Int) {
      let value = bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
      bytes.replaceSubrange(place..<place + 4, with: Self.little(value + shift, 4))
    }
    for entry in 0..<4 { move(8 + shift + 2 + entry * 12 + 8) }
    move(8 + shift + 54 + 2 + 8)
    for entry in [1, 3] { move(8 + shift + 54 + 18 + 2 + entry * 12 + 8) }
    return bytes
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> ($0 * 8) & 0xFF) }
  }

  /// A block that is larger than the limit when it is decompressed has no data.
  func testALargeCompressedBlock_isNotRead() throws {
    let item = Self.big(0, 4) + Self.block()
    XCTAssertNotNil(try read(Self.compressedJXL(item, repeated: 2)).taken)
    XCTAssertNil(try read(Self.compressedJXL(item, repeated: (1 << 20) / item.count + 1)).taken)
  }

  func testTheDateOfTheLastChangeIsUsed_ifThereIsNoOther() throws {
    var bytes = Self.tiff()
    let place = try XCTUnwrap(bytes.indices.first { bytes[$0...].starts(with: [0x03, 0x90, 2, 0]) })
    bytes[place] = 0x04
    XCTAssertEqual(try read(bytes).taken, CivilTime(exif: "2024:05:01 12:30:00"))
  }

  /// Truncated and changed containers: nothing crashes, and no file is read beyond the limits.
  func testDamagedContainers() throws {
    let run = SeedRun(release: 300, debug: 100)
    var random = SeededRandom(seed: 30 &+ run.first)
    let file = photos.appendingPathComponent("damaged")
    for (name, whole) in Self.containers {
      for _ in 0..<run.count {
        var bytes = whole
        if Bool.random(using: &random) {
          for _ in 0..<Int.random(in: 1..<6, using: &random) {
            bytes[Int.random(in: 0..<min(bytes.count, 400), using: &random)] ^=
              1 << UInt8.random(in: 0..<8, using: &random)
          }
        }
        if Bool.random(using: &random) { bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))) }
        try Data(bytes).write(to: file)
        guard let block = ExifSegment.read(try RegularFile(FilePath(file))) else { continue }
        XCTAssertLessThanOrEqual(block.count, (1 << 20) + 6, name)
        var metadata = PhotoMetadata()
        ExifMetadataReader.parse(block, &metadata)
        XCTAssertTrue(metadata.latitude.map { abs($0) <= 90 } ?? true, name)
      }
    }
  }

  func testLargeNumbersInContainersAreBounded() throws {
    let file = photos.appendingPathComponent("large")
    func read(_ bytes: [UInt8], size: off_t = 0) throws -> [UInt8]? {
      try Data(bytes).write(to: file)
      if size > 0 { XCTAssertEqual(truncate(file.path, size), 0) }
      return ExifSegment.read(try RegularFile(FilePath(file)))
    }
    // A header of gigabytes, and an item of gigabytes, in a file without content.
    let long: [UInt8] = [0, 0, 0, 1] + Array("meta".utf8) + Self.big(1 << 40, 8)
    XCTAssertNil(try read(Self.box("ftyp", Array("heic0000mif1".utf8)) + long, size: 1 << 41))
    let jxl = Self.box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]) + [0, 0, 0, 1] + Array("Exif".utf8) + Self.big(1 << 40, 8)
    XCTAssertNil(try read(jxl, size: 1 << 41))
    // 65,535 parts that take no bytes, in each of many items.
    let entry = Self.big(1, 2) + Self.big(0, 2) + Self.big(0xFFFF, 2)
    let locations = [0, 0, 0, 0, 0, 0] + Self.big(0xFFFF, 2) + [[UInt8]](repeating: entry, count: 0xFFFF).joined()
    let types =
      Self.big(0, 4) + Self.big(1, 2)
      + Self.box("infe", [2, 0, 0, 0] + Self.big(2, 2) + Self.big(0, 2) + Array("Exif".utf8))
    XCTAssertNil(
      try read(
        Self.box("ftyp", Array("heic0000mif1".utf8))
          + Self.box("meta", Self.big(0, 4) + Self.box("iinf", types) + Self.box("iloc", locations))))
    // A TIFF directory of 65,535 entries with values of 4 GB.
    let value: [UInt8] = [0x0F, 0x01, 2, 0, 0xFF, 0xFF, 0xFF, 0xFF, 8, 0, 0, 0]
    let directory = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 0xFF, 0xFF] + [[UInt8]](repeating: value, count: 0xFFFF).joined()
    XCTAssertNil(try read(directory))
    // Boxes without content at the top level.
    XCTAssertNil(
      try read(
        Self.box("ftyp", Array("heic0000mif1".utf8)) + [[UInt8]](repeating: Self.box("free", []), count: 9000).joined())
    )
  }

  func testDamagedBlocks() throws {
    let run = SeedRun(release: 300, debug: 300)
    var random = SeededRandom(seed: 8 &+ run.first)
    let jpeg = Self.jpeg
    for _ in 0..<run.count {
      var bytes = jpeg
      for _ in 0..<Int.random(in: 1..<8, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let metadata = try read(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))))
      if let latitude = metadata.latitude { XCTAssertLessThanOrEqual(abs(latitude), 90) }
      if let longitude = metadata.longitude { XCTAssertLessThanOrEqual(abs(longitude), 180) }
      XCTAssertEqual(metadata.latitude == nil, metadata.longitude == nil)
    }
  }

  func testCamerasAreNamedOnce() {
    XCTAssertEqual(ExifMetadataReader.camera(maker: "Canon", model: "Canon EOS R5"), "Canon EOS R5")
    XCTAssertEqual(ExifMetadataReader.camera(maker: "NIKON CORPORATION", model: "NIKON Z 6"), "NIKON Z 6")
    XCTAssertEqual(ExifMetadataReader.camera(maker: "FUJIFILM", model: "X100V"), "FUJIFILM X100V")
    XCTAssertEqual(ExifMetadataReader.camera(maker: nil, model: nil), nil)
  }
}
