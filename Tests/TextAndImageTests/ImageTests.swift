import CoreGraphics
import RuntimeInterface
import TestSupport
import XCTest

@testable import UIKit

@preconcurrency @MainActor
final class ImageTests: XCTestCase {
  /// The colors of an image of 3 × 2 pixels, row by row.
  private let six: [UInt32] = [
    0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00, 0xFF00_FFFF, 0xFFFF_00FF,
  ]

  private func stored() -> CGImage {
    let pixels = PixelBuffer(width: 3, height: 2, hasAlpha: false)
    for (index, color) in six.enumerated() { pixels[index % 3, index / 3] = color }
    return CGImage(pixels: pixels)
  }

  private func values(_ pixels: PixelBuffer) -> [UInt32] {
    (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } }
  }

  /// Returns the pixels of the image as they are displayed with an EXIF orientation.
  private func expected(_ exif: Int) -> [UInt32] {
    let swaps = exif >= 5
    let (width, height) = swaps ? (2, 3) : (3, 2)
    var result = [UInt32](repeating: 0, count: 6)
    for y in 0..<2 {
      for x in 0..<3 {
        let seen: (Int, Int)
        switch exif {
        case 2: seen = (2 - x, y)
        case 3: seen = (2 - x, 1 - y)
        case 4: seen = (x, 1 - y)
        case 5: seen = (y, x)
        case 6: seen = (1 - y, x)
        case 7: seen = (1 - y, 2 - x)
        case 8: seen = (y, 2 - x)
        default: seen = (x, y)
        }
        result[seen.1 * width + seen.0] = six[y * 3 + x]
        XCTAssertLessThan(seen.1, height)
      }
    }
    return result
  }

  func testAllOrientations_drawnTurnedAndEncoded() throws {
    for exif in 1...8 {
      let image = UIImage(cgImage: stored(), scale: 1, orientation: UIImage.Orientation(exif: exif))
      XCTAssertEqual(image.imageOrientation.exif, exif)
      XCTAssertEqual(
        image.size, exif >= 5 ? CGSize(width: 2, height: 3) : CGSize(width: 3, height: 2))
      let want = expected(exif)
      let drawn = Drawn(width: image.size.width, height: image.size.height) {
        image.draw(at: .zero)
      }
      XCTAssertEqual(values(drawn.pixels), want, "drawn, EXIF \(exif)")
      XCTAssertEqual(
        values(try XCTUnwrap(image.renderedImage(scale: 1)).pixels), want, "turned, EXIF \(exif)")
      let png = try XCTUnwrap(UIImage(data: try XCTUnwrap(image.pngData())))
      XCTAssertEqual(values(try XCTUnwrap(png.cgImage).pixels), want, "PNG, EXIF \(exif)")
      let jpeg = try XCTUnwrap(UIImage(data: try XCTUnwrap(image.jpegData(compressionQuality: 1))))
      XCTAssertEqual(jpeg.imageOrientation.exif, exif)
      XCTAssertEqual(jpeg.size, image.size)
    }
  }

  func testMirroring_isWhatItSays() throws {
    for exif in 1...8 {
      let image = UIImage(cgImage: stored(), scale: 1, orientation: UIImage.Orientation(exif: exif))
      let width = Int(image.size.width)
      let plain = values(try XCTUnwrap(image.renderedImage(scale: 1)).pixels)
      let mirrored = values(
        try XCTUnwrap(image.withHorizontallyFlippedOrientation().renderedImage(scale: 1)).pixels)
      for index in 0..<6 {
        XCTAssertEqual(
          mirrored[index], plain[index / width * width + width - 1 - index % width], "EXIF \(exif)")
      }
    }
  }

  func testEncodings_comeBack() throws {
    let pixels = PixelBuffer(width: 16, height: 9)
    for y in 0..<9 { for x in 0..<16 { pixels[x, y] = x < 8 ? 0x8040_0020 : 0xFF12_3456 } }
    let image = UIImage(cgImage: CGImage(pixels: pixels), scale: 2, orientation: .up)
    let data = try XCTUnwrap(image.pngData())
    let back = try XCTUnwrap(UIImage(data: data, scale: 2))
    XCTAssertEqual(back.size, CGSize(width: 8, height: 4.5))
    let same = try XCTUnwrap(back.cgImage).pixels
    XCTAssertTrue(same.hasAlpha)
    for y in 0..<9 {
      for x in 0..<16 {
        let (one, other) = (parts(same[x, y]), parts(pixels[x, y]))
        XCTAssertEqual(same[x, y] >> 24, pixels[x, y] >> 24)
        XCTAssertLessThanOrEqual(abs(one.red - other.red), 1)
      }
    }
    let jpeg = try XCTUnwrap(
      UIImage(data: try XCTUnwrap(image.jpegData(compressionQuality: 0.9)))?.cgImage)
    XCTAssertFalse(jpeg.pixels.hasAlpha)
    XCTAssertEqual(parts(jpeg.pixels[14, 4]).blue, 0x56, accuracy: 6)
  }

  func testOpaquePNG_hasNoAlpha() throws {
    let data = try XCTUnwrap(UIImage(cgImage: stored()).pngData())
    XCTAssertFalse(try XCTUnwrap(UIImage(data: data)?.cgImage).pixels.hasAlpha)
  }

  func testTemplates_takeTheTint() throws {
    let pixels = PixelBuffer(width: 2, height: 1)
    pixels[0, 0] = 0xFF12_3456
    let image = UIImage(cgImage: CGImage(pixels: pixels)).withTintColor(.red)
    let drawn = Drawn(width: 2, height: 1) { image.draw(at: .zero) }
    XCTAssertEqual(values(drawn.pixels), [0xFFFF_0000, 0xFFFF_FFFF])

    let view = UIImageView(
      image: UIImage(cgImage: CGImage(pixels: pixels)).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    let shown = try XCTUnwrap(view.layer.renderValues.contents)
    XCTAssertEqual(shown.pixels[0, 0], 0xFF00_FF00)
    XCTAssertEqual(shown.pixels[1, 0], 0)
    view.tintColor = .blue
    XCTAssertEqual(try XCTUnwrap(view.layer.renderValues.contents).pixels[0, 0], 0xFF00_00FF)
  }

  func testResizableImages_keepTheirCorners() {
    let pixels = PixelBuffer(width: 6, height: 6, hasAlpha: false)
    for y in 0..<6 {
      for x in 0..<6 {
        let isEdgeX = x < 2 || x > 3
        let isEdgeY = y < 2 || y > 3
        pixels[x, y] =
          isEdgeX && isEdgeY ? 0xFFFF_0000 : isEdgeX || isEdgeY ? 0xFF00_FF00 : 0xFF00_00FF
      }
    }
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let image = UIImage(cgImage: CGImage(pixels: pixels)).resizableImage(
        withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: mode)
      let drawn = Drawn(width: 20, height: 12) {
        image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 12))
      }
      XCTAssertEqual(drawn.count { $0 == 0xFFFF_0000 }, 16, "\(mode)")
      XCTAssertEqual(drawn.count { $0 == 0xFF00_00FF }, 16 * 8, "\(mode)")
      XCTAssertEqual(drawn.pixels[19, 11], 0xFFFF_0000)
      XCTAssertEqual(drawn.pixels[10, 0], 0xFF00_FF00)
    }
  }

  func testThumbnails_areSmall_fromFilesAndBitmaps() throws {
    let drawn = Drawn(width: 800, height: 400, background: UIColor.red.cgColor) {}
    let image = UIImage(cgImage: CGImage(pixels: drawn.pixels))
    let small = try XCTUnwrap(image.preparingThumbnail(of: CGSize(width: 100, height: 100)))
    XCTAssertEqual(small.size, CGSize(width: 100, height: 50))
    let url = temporary("photo.jpg")
    let turned = UIImage(cgImage: CGImage(pixels: drawn.pixels), scale: 1, orientation: .right)
    try XCTUnwrap(turned.jpegData(compressionQuality: 0.8)).write(to: url)
    let thumbnail = try UIImage.thumbnail(contentsOf: url, maximumPixelSize: 64)
    XCTAssertEqual(thumbnail.size, CGSize(width: 32, height: 64))
    XCTAssertEqual(parts(try XCTUnwrap(thumbnail.cgImage).pixels[10, 10]).red, 254, accuracy: 2)
    let metadata = try UIImage.metadata(contentsOf: url)
    XCTAssertEqual(metadata.pixelSize, CGSize(width: 400, height: 800))
    XCTAssertEqual(metadata.orientation, .right)
    XCTAssertEqual(metadata.type, "jpeg")
    let lazy = try XCTUnwrap(UIImage(contentsOfFile: url.path))
    XCTAssertFalse(lazy.storage.isDecoded)
    XCTAssertEqual(lazy.size, CGSize(width: 400, height: 800))
    let prepared = try XCTUnwrap(lazy.preparingThumbnail(of: CGSize(width: 40, height: 40)))
    XCTAssertEqual(prepared.size, CGSize(width: 20, height: 40))
    XCTAssertFalse(lazy.storage.isDecoded)
    XCTAssertEqual(
      try UIImage.thumbnail(contentsOf: url, maximumPixelSize: 5000).size,
      CGSize(width: 400, height: 800))
  }

  /// Returns the URL of a file that is deleted after the test.
  private func temporary(_ name: String) -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)-\(name)")
    addTeardownBlock { try? FileManager.default.removeItem(at: url) }
    return url
  }

  func testDamagedFiles_giveReasons_andNeverCrash() throws {
    var seed = SeededRandom(seed: 20_260_101)
    let drawn = Drawn(width: 60, height: 40, background: UIColor.red.cgColor) {
      "text".draw(at: .zero, withAttributes: [:])
    }
    let image = UIImage(cgImage: CGImage(pixels: drawn.pixels))
    let files = [
      ("jpg", try XCTUnwrap(image.jpegData(compressionQuality: 0.8))),
      ("png", try XCTUnwrap(image.pngData())),
      ("gif", GIFMaker.animation(width: 8, height: 8, colors: [1, 2, 3], delays: [10, 20, 10])),
    ]
    let url = temporary("damaged")
    defer { try? FileManager.default.removeItem(at: url) }
    for (type, data) in files {
      for length in stride(from: 0, to: data.count - 1, by: max(1, data.count / 60)) {
        try data.prefix(length).write(to: url)
        if type == "gif" && length > data.count - 3 { continue }
        XCTAssertThrowsError(
          try UIImage.decoded(contentsOf: url), "\(type) cut at \(length) of \(data.count)"
        ) {
          XCTAssertGreaterThan("\($0)".count, 5)
        }
      }
      for _ in 0..<150 {
        var bytes = data
        for _ in 0..<3 {
          bytes[Int.random(in: 0..<bytes.count, using: &seed)] = UInt8.random(
            in: 0...255, using: &seed)
        }
        let made = UIImage(data: bytes)
        _ = made?.cgImage
        _ = try? UIImage.animated(data: bytes)
      }
    }
  }

  func testImpossibleFiles_giveReasons() throws {
    func reason(_ data: Data?) -> String {
      let url = temporary("impossible")
      defer { try? FileManager.default.removeItem(at: url) }
      if let data { try? data.write(to: url) }
      do {
        _ = try UIImage.thumbnail(contentsOf: url, maximumPixelSize: 100)
        return "no error"
      } catch {
        return "\(error)"
      }
    }
    XCTAssertTrue(reason(nil).contains("No such file"), reason(nil))
    XCTAssertTrue(reason(Data()).contains("empty"), reason(Data()))
    XCTAssertNotEqual(reason(Data("This is no picture at all, only words.".utf8)), "no error")
    // A PNG that claims to be 60,000 × 60,000.
    var bomb = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    bomb.append(contentsOf: Array("IHDR".utf8))
    bomb.append(contentsOf: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 6, 0, 0, 0, 0, 0, 0, 0])
    XCTAssertTrue(reason(bomb).contains("more than the limit"), reason(bomb))
    bomb.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 0])
    XCTAssertTrue(reason(bomb).contains("invalid size"), reason(bomb))
    XCTAssertNil(UIImage(contentsOfFile: "/"))
    XCTAssertNil(UIImage(data: Data()))
    XCTAssertNil(UIImage(named: "no such image"))
    XCTAssertNil(UIImage(systemName: "no.such.symbol"))
  }

  func testGIF_hasFramesAndTimes() throws {
    let data = GIFMaker.animation(width: 8, height: 8, colors: [1, 2, 3], delays: [10, 20, 10])
    let image = try UIImage.animated(data: data)
    XCTAssertEqual(image.images?.count, 4)
    XCTAssertEqual(image.duration, 0.4, accuracy: 0.001)
    let colors = image.images?.map { parts($0.cgImage!.pixels[4, 4]) }.map {
      [$0.red, $0.green, $0.blue]
    }
    XCTAssertEqual(colors, [[255, 0, 0], [0, 255, 0], [0, 255, 0], [0, 0, 255]])
    let still = try XCTUnwrap(UIImage(data: data))
    XCTAssertEqual(parts(try XCTUnwrap(still.cgImage).pixels[4, 4]).red, 255)
  }

  func testAnimatedImage_isAsLargeAsItsLargestFrame() throws {
    let frames = [2, 4, 3].map {
      UIGraphicsImageStandIn.filled(CGSize(width: $0, height: $0), .red)
    }
    let image = try XCTUnwrap(UIImage.animatedImage(with: frames, duration: 1))
    XCTAssertEqual(image.size, CGSize(width: 4, height: 4))
    XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
  }

  func testFourThreadsDecodeAtOnce() throws {
    let drawn = Drawn(width: 300, height: 200, background: UIColor.blue.cgColor) {}
    let image = UIImage(cgImage: CGImage(pixels: drawn.pixels))
    let files = try ["jpg", "png"].map { type -> URL in
      let url = temporary("thread.\(type)")
      try XCTUnwrap(type == "png" ? image.pngData() : image.jpegData(compressionQuality: 0.9))
        .write(to: url)
      return url
    }
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 40) { index in
      guard
        let made = try? UIImage.thumbnail(
          contentsOf: files[index % 2], maximumPixelSize: 50 + index % 3),
        let pixel = made.cgImage?.pixels[20, 20], pixel & 255 > 250
      else { return failures.add() }
    }
    XCTAssertEqual(failures.count, 0)
    let shared = try XCTUnwrap(UIImage(contentsOfFile: files[0].path))
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      if shared.cgImage?.width != 300 { failures.add() }
    }
    XCTAssertEqual(failures.count, 0)
  }

  func testFileScales_comeFromNames() throws {
    let folder = temporary("folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try XCTUnwrap(
      UIGraphicsImageStandIn.filled(CGSize(width: 6, height: 6), .red).pngData())
    try data.write(to: folder.appendingPathComponent("a@2x.png"))
    try data.write(to: folder.appendingPathComponent("b.png"))
    XCTAssertEqual(
      UIImage(contentsOfFile: folder.appendingPathComponent("a@2x.png").path)?.size.width, 3)
    XCTAssertEqual(
      UIImage(contentsOfFile: folder.appendingPathComponent("b.png").path)?.size.width, 6)
    XCTAssertNil(UIImage(contentsOfFile: folder.appendingPathComponent("c.png").path))
  }

  func testImageView_showsAndMeasures() throws {
    let image = UIGraphicsImageStandIn.filled(CGSize(width: 10, height: 6), .red, scale: 2)
    let view = UIImageView(image: image)
    XCTAssertEqual(view.frame.size, CGSize(width: 10, height: 6))
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 10, height: 6))
    XCTAssertTrue(view.layer.renderValues.contents === image.cgImage)
    XCTAssertEqual(view.layer.contentsScale, 2)
    view.image = nil
    XCTAssertNil(view.layer.renderValues.contents)
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    view.contentMode = .scaleAspectFill
    XCTAssertEqual(view.layer.contentsGravity, .resizeAspectFill)
    let other = UIGraphicsImageStandIn.filled(CGSize(width: 3, height: 3), .blue)
    view.image = image
    view.highlightedImage = other
    view.isHighlighted = true
    XCTAssertTrue(view.layer.renderValues.contents === other.cgImage)
    view.isHighlighted = false
    let capped = UIImageView(
      image: image.resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 2, right: 3), resizingMode: .stretch))
    XCTAssertEqual(capped.layer.contentsCenter.minX, 0.2, accuracy: 1e-9)
    XCTAssertEqual(capped.layer.contentsCenter.width, 0.5, accuracy: 1e-9)
    XCTAssertEqual(capped.layer.contentsCenter.height, 0.5, accuracy: 1e-9)
  }
}
