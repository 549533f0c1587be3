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
  }

  func testDamagedBlocks() throws {
    var random = SeededRandom(seed: 9)
    let jpeg = Self.jpeg
    for _ in 0..<300 {
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
