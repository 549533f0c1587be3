import CoreGraphics
import Foundation
import RuntimeInterface
import TestSupport
import XCTest

@testable import WebHost

/// Frames with random changed areas, which are drawn by a model of the canvas that is independent of the encoder.
@preconcurrency @MainActor
final class FrameEncoderTests: XCTestCase {
  /// The pixels of a window, the encoder, and the canvas of the page.
  private struct Stage {
    var pixels: PixelBuffer
    var canvas = CanvasModel()
    let encoder: FrameEncoder
    var number: UInt32 = 0

    init(_ width: Int, _ height: Int, compress: ((PixelBuffer) -> Data?)? = nil) {
      pixels = PixelBuffer(width: width, height: height, hasAlpha: false)
      encoder = FrameEncoder(compress: compress)
    }

    var target: PixelTarget {
      PixelTarget(base: pixels.base, bytesPerRow: pixels.bytesPerRow, width: pixels.width, height: pixels.height)
    }

    mutating func send(copies: [(source: PixelRect, dx: Int, dy: Int)] = [], _ rects: [PixelRect]) throws {
      number += 1
      encoder.begin(number: number, width: pixels.width, height: pixels.height)
      encoder.append(copies: copies)
      encoder.append(rects: rects, of: target)
      try canvas.apply(Array(encoder.bytes))
    }

    func fill(_ rect: PixelRect, _ color: (Int, Int) -> UInt32) {
      for y in rect.y..<rect.maxY {
        let row = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in rect.x..<rect.maxX { row[x] = color(x, y) }
      }
    }

    /// A description of the first pixel in which the canvas differs from the window, or nil.
    var difference: String? {
      for y in 0..<pixels.height {
        let row = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<pixels.width {
          let shown = canvas.pixels[y * pixels.width + x]
          let own = (row[x] & 0xff) << 16 | (row[x] & 0xff00) | (row[x] >> 16 & 0xff) | 0xff00_0000
          if shown != own { return "\(x), \(y): \(String(shown, radix: 16)) instead of \(String(own, radix: 16))" }
        }
      }
      return nil
    }
  }

  private static func rect(in width: Int, _ height: Int, _ random: inout SeededRandom) -> PixelRect {
    let x = Int.random(in: 0..<width, using: &random)
    let y = Int.random(in: 0..<height, using: &random)
    return PixelRect(
      x: x, y: y, width: Int.random(in: 1...width - x, using: &random),
      height: Int.random(in: 1...height - y, using: &random))
  }

  /// Draws content that resembles user interfaces and photographs.
  private static func paint(_ stage: Stage, _ rect: PixelRect, _ random: inout SeededRandom) {
    let color = UInt32.random(in: 0...0xffff_ffff, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: stage.fill(rect) { _, _ in color }
    case 1: stage.fill(rect) { x, _ in (x / 7) % 2 == 0 ? color : ~color }
    case 2: stage.fill(rect) { x, y in (x * y / 3) % 5 == 0 ? color : color &+ UInt32(y) }
    case 3:
      var noise = random
      stage.fill(rect) { _, _ in UInt32.random(in: 0...0xffff_ffff, using: &noise) }
      random = noise
    default:
      var noise = random
      stage.fill(rect) { _, _ in UInt32.random(in: 0...1, using: &noise) == 0 ? color : 0xff00_00ff }
      random = noise
    }
  }

  func testRandomFrames_areShownAsTheyAre() throws {
    try SeedRun(release: 400, debug: 25).check("frames of a browser", in: self) { seed in
      var random = SeededRandom(seed: seed)
      let (width, height) = (Int.random(in: 1...70, using: &random), Int.random(in: 1...50, using: &random))
      var stage = Stage(width, height)
      let whole = PixelRect(x: 0, y: 0, width: width, height: height)
      Self.paint(stage, whole, &random)
      try stage.send([whole])
      for _ in 0..<8 {
        var copies: [(source: PixelRect, dx: Int, dy: Int)] = []
        if Bool.random(using: &random) {
          let source = Self.rect(in: width, height, &random)
          let dx = Int.random(in: -source.x...width - source.maxX, using: &random)
          let dy = Int.random(in: -source.y...height - source.maxY, using: &random)
          copies.append((source, dx, dy))
          let before = stage.pixels
          let after = Stage(width, height)
          after.fill(whole) { x, y in before[x, y] }
          after.fill(source.offsetBy(dx: dx, dy: dy)) { x, y in before[x - dx, y - dy] }
          stage.pixels = after.pixels
        }
        let rects = (0..<Int.random(in: 0...3, using: &random)).map { _ in Self.rect(in: width, height, &random) }
        for rect in rects { Self.paint(stage, rect, &random) }
        try stage.send(copies: copies, rects)
        if let difference = stage.difference { return difference }
      }
      return nil
    }
  }

  func testAFlatWindow_isAFewWords() throws {
    var stage = Stage(640, 480)
    stage.fill(PixelRect(x: 0, y: 0, width: 640, height: 480)) { _, _ in 0x0030_4050 }
    try stage.send([PixelRect(x: 0, y: 0, width: 640, height: 480)])
    XCTAssertLessThan(stage.encoder.bytes.count, 64)
    XCTAssertNil(stage.difference)
  }

  /// Content that cannot be compressed becomes only slightly larger, by a word for each row.
  func testNoise_costsAWordARowMore() throws {
    var stage = Stage(101, 60)
    var random = SeededRandom(seed: 5)
    stage.fill(PixelRect(x: 0, y: 0, width: 101, height: 60)) { _, _ in
      UInt32.random(in: 0...0xff_ffff, using: &random)
    }
    try stage.send([PixelRect(x: 0, y: 0, width: 101, height: 60)])
    XCTAssertLessThanOrEqual(stage.encoder.bytes.count, (101 * 60 + 60 + 12) * 4)
    XCTAssertNil(stage.difference)
  }

  // MARK: Photographs

  /// Encodes a picture without loss, as the width and the pixels.
  private static func copy(_ picture: PixelBuffer) -> Data {
    var words = [UInt32(picture.width)]
    for y in 0..<picture.height {
      let row = (picture.base + y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<picture.width {
        words.append((row[x] & 0xff) << 16 | (row[x] & 0xff00) | (row[x] >> 16 & 0xff) | 0xff00_0000)
      }
    }
    return words.withUnsafeBytes { Data($0) }
  }

  private static func decode(_ bytes: [UInt8]) -> [[UInt32]] {
    let words = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    let width = Int(words[0])
    return stride(from: 1, to: words.count, by: width).map { Array(words[$0..<$0 + width]) }
  }

  /// With a lossless picture format, each part of each photograph must be at its position.
  func testPhotographsOfRandomFrames_areAtTheirPlaces() throws {
    var photoCount = 0
    try SeedRun(release: 200, debug: 12).check("photographs of a browser", in: self) { seed in
      var random = SeededRandom(seed: seed)
      let (width, height) = (Int.random(in: 150...400, using: &random), Int.random(in: 150...300, using: &random))
      var stage = Stage(width, height, compress: Self.copy)
      stage.canvas.decodePhotos = Self.decode
      let whole = PixelRect(x: 0, y: 0, width: width, height: height)
      for _ in 0..<6 {
        let rects = [whole] + (0..<4).map { _ in Self.rect(in: width, height, &random) }
        for rect in rects { Self.paint(stage, rect, &random) }
        try stage.send(Bool.random(using: &random) ? [whole] : rects)
        photoCount += stage.canvas.photoCount
        if let difference = stage.difference { return difference }
      }
      return nil
    }
    XCTAssertGreaterThan(photoCount, 100, "there were photographs")
  }

  /// Draws a photograph with a caption and a border. The photograph has gradients with noise, like those of cameras.
  private static func paintScreen(_ stage: Stage, photo: PixelRect) {
    var noise = SeededRandom(seed: 3)
    stage.fill(PixelRect(x: 0, y: 0, width: stage.pixels.width, height: stage.pixels.height)) { x, y in
      x % 37 == 0 || y % 41 == 0 ? 0x00c6_c6c8 : 0x00ff_ffff
    }
    stage.fill(photo) { x, y in
      let grain = UInt32.random(in: 0..<6, using: &noise)
      let (red, green, blue) = (UInt32(40 + x / 3), UInt32(60 + y / 3), UInt32(90 + (x + y) / 6))
      return min(255, red + grain) << 16 | min(255, green + grain) << 8 | min(255, blue + grain)
    }
  }

  func testAPhotograph_isCompressed_andTheRestIsExact() throws {
    let codec = try XCTUnwrap(Runtime.makeImageCodec)()
    let photo = PixelRect(x: 41, y: 59, width: 403, height: 297)
    let whole = PixelRect(x: 0, y: 0, width: 600, height: 450)
    var exact = Stage(600, 450)
    Self.paintScreen(exact, photo: photo)
    try exact.send([whole])
    var stage = Stage(600, 450) { try? codec.encodeJPEG($0, quality: 0.9, orientation: 1) }
    Self.paintScreen(stage, photo: photo)
    try stage.send([whole])
    XCTAssertLessThan(stage.encoder.bytes.count * 5, exact.encoder.bytes.count)
    var squares = 0.0
    for y in 0..<450 {
      for x in 0..<600 {
        let (shown, own) = (stage.canvas.pixels[y * 600 + x], exact.canvas.pixels[y * 600 + x])
        if x < photo.x || x >= photo.maxX || y < photo.y || y >= photo.maxY {
          guard shown == own else { return XCTFail("\(x), \(y) outside the photograph is not exact") }
        } else {
          for shift in [0, 8, 16] {
            let difference = Double(shown >> UInt32(shift) & 0xff) - Double(own >> UInt32(shift) & 0xff)
            squares += difference * difference
          }
        }
      }
    }
    let error = (squares / Double(photo.width * photo.height * 3)).squareRoot()
    XCTAssertLessThan(error, 3, "the mean difference of a component, of 255")
  }

  func testAPictureThatCannotBeCompressed_isSentExactly() throws {
    var stage = Stage(600, 450) { _ in nil }
    Self.paintScreen(stage, photo: PixelRect(x: 0, y: 0, width: 500, height: 400))
    try stage.send([PixelRect(x: 0, y: 0, width: 600, height: 450)])
    XCTAssertNil(stage.difference)
    XCTAssertEqual(stage.canvas.photoCount, 0)
  }
}
