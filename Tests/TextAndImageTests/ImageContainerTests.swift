import CoreGraphics
import Foundation
import RuntimeInterface
import UIKit
import XCTest

@testable import PixbufImages

/// TIFF, HEIC, AVIF and JPEG XL files: their sizes, and the errors if their loaders are not installed.
final class ImageContainerTests: XCTestCase {
  private func header(_ bytes: [UInt8]) throws -> ImageHeader { try ImageHeader(ByteReader(.data(Data(bytes)))) }

  private func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8) + Array(name.utf8) + content
  }

  /// Returns an HEIF file without pixels. It contains a thumbnail and an image, and possibly a rotation by quarter
  /// turns.
  private func heif(_ brand: String, _ width: Int, _ height: Int, turns: UInt8? = nil) -> [UInt8] {
    func size(_ width: Int, _ height: Int) -> [UInt8] { box("ispe", big(0) + big(width) + big(height)) }
    let properties = size(160, 120) + size(width, height) + (turns.map { box("irot", [$0]) } ?? [])
    return box("ftyp", Array(brand.utf8) + big(0) + Array("mif1".utf8))
      + box("meta", big(0) + box("hdlr", big(0)) + box("iprp", box("ipco", properties)))
  }

  /// Returns a TIFF file with one strip of colors (TIFF 6.0, section 6).
  private func tiff(_ width: Int, _ height: Int, _ pixels: [UInt8], extra: [(Int, Int)] = []) -> [UInt8] {
    let entries =
      [
        (256, width), (257, height), (258, 8), (259, 1), (262, 2), (273, 8), (277, 3), (278, height),
        (279, pixels.count),
      ]
      + extra
    var directory: [UInt8] = [0, UInt8(entries.count)]
    for (tag, value) in entries {
      directory += [UInt8(tag >> 8), UInt8(tag & 255), 0, 4] + big(1) + big(value)
    }
    return [0x4D, 0x4D, 0, 42] + big(8 + pixels.count) + pixels + directory + big(0)
  }

  func testSizes() throws {
    for (brand, type) in [("heic", "heif"), ("avif", "avif"), ("mif1", "heif")] {
      let info = try header(heif(brand, 4032, 3024)).info
      XCTAssertEqual([info.pixelWidth, info.pixelHeight], [4032, 3024], brand)
      XCTAssertEqual(info.type, type)
    }
    let turned = try header(heif("heic", 4032, 3024, turns: 3)).info
    XCTAssertEqual([turned.pixelWidth, turned.pixelHeight], [3024, 4032], "the loader turns it")
    let plain = try header(tiff(7, 5, [UInt8](repeating: 9, count: 105))).info
    XCTAssertEqual([plain.pixelWidth, plain.pixelHeight], [7, 5])
    // 8-pixel units: height 64 is 7 in five bits, and the ratio 4:3 is number 3: bits 1, 11100, 110, from the lowest.
    let small = try header([0xFF, 0x0A, 0b1100_1111, 0b0000_0000] + [UInt8](repeating: 0, count: 12)).info
    XCTAssertEqual([small.pixelWidth, small.pixelHeight], [85, 64])
  }

  func testATIFFIsDecoded() throws {
    let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
    let pixels = try PixbufImageCodec().decode(.data(Data(tiff(2, 2, colors))), fitting: nil)
    XCTAssertEqual(
      [pixels[0, 0], pixels[1, 0], pixels[0, 1], pixels[1, 1]].map { $0 & 0xff_ffff },
      [
        0xff_0000, 0x00_ff00, 0x00_00ff, 0xff_ffff,
      ])
  }

  /// A TIFF file is upright in all orientations, whatever part of them its loader applies.
  func testATIFFIsUpright() throws {
    // The rows 1 2 3 and 4 5 6, as they are shown.
    let expected: [Int: [[Int]]] = [
      1: [[1, 2, 3], [4, 5, 6]], 2: [[3, 2, 1], [6, 5, 4]], 3: [[6, 5, 4], [3, 2, 1]], 4: [[4, 5, 6], [1, 2, 3]],
      5: [[1, 4], [2, 5], [3, 6]], 6: [[4, 1], [5, 2], [6, 3]], 7: [[6, 3], [5, 2], [4, 1]],
      8: [[3, 6], [2, 5], [1, 4]],
    ]
    let folder = try PictureFolder()
    for orientation in 1...8 {
      let bytes = tiff(3, 2, (1...6).flatMap { [UInt8($0 * 40), 0, 0] }, extra: [(274, orientation)])
      let file = try folder.write(Data(bytes), to: "x.tif")
      let image = try UIImage.thumbnail(contentsOf: file, maximumPixelSize: 10)
      let rows = expected[orientation] ?? []
      XCTAssertEqual(image.size, CGSize(width: rows[0].count, height: rows.count), "\(orientation)")
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let drawn = UIGraphicsImageRenderer(size: image.size, format: format).pngData { _ in image.draw(at: .zero) }
      let pixels = try PixbufImageCodec().decode(.data(drawn), fitting: nil)
      let shown = (0..<pixels.height).map { y in
        (0..<pixels.width).map { x in (Int(pixels[x, y] >> 16 & 0xff) + 20) / 40 }
      }
      XCTAssertEqual(shown, rows, "\(orientation)")
    }
  }

  /// The orientation of a JPEG XL image is in its codestream, and its loader applies it.
  func testAJPEGXLThatIsShownOnItsSide() throws {
    // As in `testSizes`, followed by: not all fields are the default ones, there are extra fields, orientation 6.
    // The bits are 1 11100 110, then 0 1 101.
    let bytes: [UInt8] = [0xFF, 0x0A, 0b1100_1111, 0b0010_1100]
    let info = try header(bytes + [UInt8](repeating: 0, count: 12)).info
    XCTAssertEqual([info.pixelWidth, info.pixelHeight], [64, 85])
  }

  /// A size in the header that is beyond the limit is rejected before decoding. Before the size was checked, a file of
  /// 9 KB took 1.6 GB.
  func testSizesThatNoOneHas_areRefused() throws {
    for bytes in [tiff(60_000, 60_000, []), heif("avif", 60_000, 60_000)] {
      XCTAssertThrowsError(try PixbufImageCodec().decode(.data(Data(bytes)), fitting: 256)) { error in
        XCTAssertTrue("\(error)".contains("more than the limit"), "\(error)")
      }
    }
    let tiles = [(322, 1 << 20), (323, 1 << 20)]
    XCTAssertThrowsError(try header(tiff(8, 8, [UInt8](repeating: 0, count: 192), extra: tiles)))
    for length in 0..<heif("heic", 64, 48).count {
      _ = try? header(Array(heif("heic", 64, 48).prefix(length)))
    }
  }

  /// A box "meta" that ends before its version and flags (ISO/IEC 14496-12, 8.11.1), and every other length of each box.
  func testBoxesOfAnyLength_areRead() throws {
    let valid = heif("heic", 64, 48, turns: 1)
    XCTAssertThrowsError(try header(Array(valid.prefix(20)) + box("meta", []))) { error in
      XCTAssertTrue("\(error)".contains("HEIF header is damaged"), "\(error)")
    }
    for offset in 0..<valid.count - 4 {
      for length in 0...20 {
        var damaged = valid
        damaged.replaceSubrange(offset..<offset + 4, with: big(length))
        _ = try? header(damaged)
        _ = try? header(Array(damaged.prefix(offset + max(8, length))))
      }
    }
  }

  /// A side is a number of 32 bits in a TIFF and in an HEIF file, and up to 2 · 2³⁰ pixels in a JPEG XL file.
  func testSidesOfMoreThan31Bits_areRefused() throws {
    let large = Int(UInt32.max)
    // JPEG XL: not small, 30 bits of height, all of them 1, and the ratio 2:1: bits 0 11 1… 111.
    let wide = [0xFF, 0x0A, 0b1111_1110] + [UInt8](repeating: 0xFF, count: 13)
    for bytes in [
      tiff(large, 1, []), tiff(1, large, []), heif("avif", large, 1), heif("heic", large, 9, turns: 1), wide,
    ] {
      XCTAssertThrowsError(try header(bytes)) { error in
        XCTAssertTrue("\(error)".contains("invalid size"), "\(error)")
      }
    }
    XCTAssertEqual(try header(heif("avif", Int(Int32.max), 1)).pixelWidth, Int(Int32.max))
  }

  func testAMissingLoader_isNamedWithItsPackage() throws {
    for (brand, name, package) in [
      ("avif", "AVIF", "libavif-gdk-pixbuf"), ("heic", "HEIC", "heif-gdk-pixbuf"),
    ] {
      XCTAssertThrowsError(try PixbufImageCodec().decode(.data(Data(heif(brand, 64, 48))), fitting: nil)) { error in
        let isInstalled = !"\(error)".contains("not installed")
        if isInstalled { return }
        XCTAssertEqual("\(error)", "\(name) images need the package \(package), which is not installed")
      }
    }
  }
}
