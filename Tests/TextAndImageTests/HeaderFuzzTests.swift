import CoreGraphics
import RuntimeInterface
import TestSupport
import UIKit
import XCTest

@testable import PixbufImages

/// Reads the headers of thousands of damaged files. The readers never crash, and the amount that they read is limited.
final class HeaderFuzzTests: XCTestCase {
  private static func exif(isBig: Bool) -> Data {
    func number(_ value: Int, _ count: Int) -> Data {
      let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 255) }
      return Data(isBig ? bytes.reversed() : bytes)
    }
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Data) -> Data {
      number(tag, 2) + number(type, 2) + number(count, 4) + value
    }
    var block = Data((isBig ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
    block += number(3, 2) + entry(0x0112, 3, 1, number(6, 2) + number(0, 2))
    block += entry(0x0132, 2, 20, number(80, 4)) + entry(0x8769, 4, 1, number(50, 4)) + number(0, 4)
    block += number(1, 2) + entry(0x9003, 2, 20, number(80, 4)) + number(0, 4)
    block += Data(count: 80 - block.count) + Data("2024:05:01 12:30:00\0".utf8)
    return block
  }

  /// Returns a valid file of each format.
  private func samples() throws -> [(name: String, data: Data)] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 16), format: format)
    let draw: (UIGraphicsImageRendererContext) -> Void = {
      UIColor.orange.setFill()
      $0.fill(CGRect(x: 3, y: 3, width: 15, height: 9))
    }
    let exif = Self.exif(isBig: true)
    let jpeg = renderer.jpegData(withCompressionQuality: 0.9, actions: draw)
    let block = HostilePictures.segment(0xE1, Data("Exif\0\0".utf8) + Self.exif(isBig: false))
    let png = renderer.pngData(actions: draw)
    return [
      ("JPEG", jpeg.prefix(2) + block + jpeg.dropFirst(2)),
      ("progressive JPEG", HostilePictures.jpeg(24, 16, components: 3, isProgressive: true, scanSize: 40)),
      ("PNG", png.prefix(33) + HostilePictures.chunk("eXIf", exif) + png.dropFirst(33)),
      ("GIF", GIFMaker.animation(width: 6, height: 4, colors: [1, 2, 3], delays: [4, 5, 6])),
      ("WebP", HostilePictures.webp(exif: exif)),
      ("TIFF", HostilePictures.tiff(side: 64)),
    ]
  }

  func testTheSamplesAreReadAsTheyAre() throws {
    for (name, data) in try samples() where name != "TIFF" {
      let info = try ImageHeader(ByteReader(.data(data))).info
      if ["JPEG", "PNG", "WebP"].contains(name) { XCTAssertEqual(info.captureDate, "2024:05:01 12:30:00", name) }
      XCTAssertEqual(info.isAnimated, ["GIF", "WebP"].contains(name), name)
    }
  }

  func testDamagedHeaders_areReadWithinBounds() throws {
    let folder = try PictureFolder()
    let samples = try samples()
    var refused = 0
    var read = 0
    for seed in 1...1000 as ClosedRange<UInt64> {
      for (name, data) in samples {
        var random = SeededRandom(seed: seed)
        let damaged = HostilePictures.damaged(data, &random)
        // Every tenth one is read from a file, to count the reads.
        let source: ImageSource
        if seed % 10 == 0 {
          source = .file(FilePath(try folder.write(damaged, to: "x")))
        } else {
          source = .data(damaged)
        }
        guard let reader = try? ByteReader(source) else { continue }
        do {
          let info = try ImageHeader(reader, isForDecoding: seed % 2 == 0).info
          read += 1
          XCTAssertTrue((1...8).contains(info.orientation), "\(name), seed \(seed)")
          // UIKit parses the date.
          if seed % 10 == 0, case .file(let path) = source { _ = try? UIImage.metadata(contentsOf: path.url) }
        } catch { refused += 1 }
        _ = AnimationFrames(gif: reader).count + AnimationFrames(webp: reader).count
        // Every block has at least one byte, and a few readers scan the file.
        XCTAssertLessThanOrEqual(reader.visitCount, damaged.count * 4 + 64, "\(name), seed \(seed)")
        XCTAssertLessThanOrEqual(reader.readCallCount, 16, "\(name), seed \(seed): \(damaged.count) bytes")
      }
    }
    XCTAssertGreaterThan(refused, 500)
    XCTAssertGreaterThan(read, 500)
  }

  func testDamagedEXIF_isLookedThroughWithinBounds() {
    for seed in 1...10_000 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let exif = Exif(Array(HostilePictures.damaged(Self.exif(isBig: seed % 2 == 0), &random)))
      XCTAssertLessThanOrEqual(exif.visitCount, Exif.maximumVisitCount, "seed \(seed)")
      XCTAssertTrue((1...8).contains(exif.orientation), "seed \(seed)")
    }
  }

  func testDamagedPictures_areDecodedWithinTheBudget() throws {
    let codec = PixbufImageCodec(memoryLimit: 16 << 20)
    let samples = try samples()
    var decoded = 0
    for seed in 1...400 as ClosedRange<UInt64> {
      for (_, data) in samples {
        var random = SeededRandom(seed: seed)
        let damaged = HostilePictures.damaged(data, &random)
        if let pixels = try? codec.decode(.data(damaged), fitting: seed % 2 == 0 ? 8 : nil) {
          decoded += 1
          XCTAssertLessThanOrEqual(pixels.bytesPerRow * pixels.height, 16 << 20, "seed \(seed)")
        }
        for frame in (try? codec.decodeFrames(.data(damaged))) ?? [] { XCTAssertGreaterThanOrEqual(frame.delay, 0) }
      }
    }
    XCTAssertGreaterThan(decoded, 100)
    XCTAssertLessThanOrEqual(codec.budget.peakUsage, 16 << 20)
  }
}
