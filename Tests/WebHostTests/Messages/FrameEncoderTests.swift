import CoreGraphics
import RuntimeInterface
import TestSupport
import XCTest

@testable import WebHost

/// Frames with random damage, drawn by a canvas model that is independent of the encoder.
@preconcurrency @MainActor
final class FrameEncoderTests: XCTestCase {
  /// The pixels of a window, and the page's canvas.
  private struct Stage {
    var pixels: PixelBuffer
    var canvas = CanvasModel()
    let encoder = FrameEncoder()
    var number: UInt32 = 0

    init(_ width: Int, _ height: Int) { pixels = PixelBuffer(width: width, height: height, hasAlpha: false) }

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

    /// A description of the first pixel that differs.
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

  /// Draws content that resembles user interfaces and photos.
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

  /// Content that cannot be compressed hardly grows.
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
}
