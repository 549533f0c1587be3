import CairoDrawing
import CoreGraphics
import QuartzCore
import XCTest

@testable import SoftwareCompositor

/// Letters in one color are stored as coverage, and the compositor colors them. There must be no visible difference.
@preconcurrency @MainActor
final class LetterTests: XCTestCase {
  override func setUp() async throws {
    await MainActor.run {
      CATransaction.setDisableActions(true)
      SoftwareCompositing.register()
    }
  }

  private let ink = CGColor(red: 0.9, green: 0.2, blue: 0.4, alpha: 0.8)

  /// Returns the buffer into which letters were drawn as coverage, and the result of drawing the same letters as
  /// pixels.
  private func both(_ seed: Int, lines: Int, colors: Int, ink: CGColor) -> (deferred: PixelBuffer, plain: PixelBuffer) {
    let layer = LetterLayer()
    layer.lines = lines
    layer.colors = colors
    layer.bounds = CGRect(x: 0, y: 0, width: 37, height: 21)
    layer.write(seed, color: ink, scale: 1)
    let plain = PixelBuffer(width: 37, height: 21)
    layer.draw(in: CGContext(pixels: plain, scale: 1))
    return (layer.renderBacking?.pixels ?? PixelBuffer(width: 1, height: 1), plain)
  }

  private func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> Int {
    XCTAssertEqual(one.width, other.width)
    var most = 0
    for y in 0..<one.height {
      for x in 0..<one.width {
        for shift in [0, 8, 16, 24] as [UInt32] {
          most = max(most, abs(Int(one[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255)))
        }
      }
    }
    return most
  }

  func testOneColour_isKeptWithoutPixels_andGivesTheSameOnesWhenAsked() {
    for seed in 1...50 {
      let (deferred, plain) = both(seed, lines: 1, colors: 1, ink: ink)
      XCTAssertTrue(deferred.isDeferred)
      XCTAssertNotNil(deferred.letters)
      XCTAssertEqual(difference(deferred, plain), 0, "seed \(seed)")
      XCTAssertFalse(deferred.isDeferred)
      XCTAssertNil(deferred.letters)
    }
  }

  /// The coverage of overlapping lines is added before it is colored, which causes one rounding step for each line. In
  /// a translucent color, two overlapping letters are darker than one.
  func testSeveralLines_areKeptTogether_whereTheyMay() {
    var kept = 0
    for seed in 1...50 {
      let opaque = both(seed, lines: 3, colors: 1, ink: CGColor(red: 0.9, green: 0.2, blue: 0.4, alpha: 1))
      XCTAssertTrue(opaque.deferred.isDeferred)
      XCTAssertLessThanOrEqual(difference(opaque.deferred, opaque.plain), 3, "seed \(seed)")
      let (deferred, plain) = both(seed, lines: 3, colors: 1, ink: ink)
      if deferred.isDeferred { kept += 1 }
      XCTAssertEqual(difference(deferred, plain), 0, "seed \(seed)")
    }
    XCTAssertTrue((5...45).contains(kept), "\(kept)")
  }

  func testASecondColour_makesPixels() {
    for seed in 1...50 {
      let (deferred, plain) = both(seed, lines: 1, colors: 2, ink: ink)
      XCTAssertFalse(deferred.isDeferred)
      XCTAssertEqual(difference(deferred, plain), 0, "seed \(seed)")
    }
  }

  func testWhateverElseIsDrawn_findsTheLettersBelowIt() {
    let buffer = PixelBuffer(deferredWidth: 4, height: 2)
    let context = CGContext(pixels: buffer, scale: 1)
    context.fillMask(
      PixelRect(x: 1, y: 0, width: 2, height: 1), [255, 51, 0, 0], stride: 4,
      color: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertTrue(buffer.isDeferred)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 3, y: 1, width: 1, height: 1))
    context.flush()
    XCTAssertEqual((0..<4).map { buffer[$0, 0] }, [0, 0xFFFF_FFFF, 0x3333_3333, 0])
    XCTAssertEqual((0..<4).map { buffer[$0, 1] }, [0, 0, 0, 0xFF00_00FF])
  }

  /// Compares frames of the same layer trees, drawn from coverage and from pixels.
  func testTreesWithLetters_thatTheyLookAsWithPixels() {
    var shown = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      func render(asPixels: Bool) -> [UInt32] {
        var tree = RandomTree(seed: seed, width: 96, height: 72)
        tree.allowsLetters = true
        tree.allowsTransforms = seed % 2 == 0
        tree.grow(12)
        for layer in tree.layers {
          guard let pixels = layer.renderBacking?.pixels else { continue }
          if asPixels { _ = pixels.base } else if pixels.isDeferred { shown += 1 }
        }
        let scale: CGFloat = [1, 2, 1.5][Int(seed % 3)]
        let (width, height) = (Int(96 * scale), Int(72 * scale))
        let surface = TestSurface(width: width, height: height)
        let server = SoftwareRenderServer()
        server.render(tree.root, scale: scale, to: surface)
        return surface.shown
      }
      let off = Pixels.difference(render(asPixels: false), render(asPixels: true))
      // The color is multiplied by the opacity, instead of each pixel.
      XCTAssertLessThanOrEqual(off.largest, 4, "seed \(seed): \(off)")
    }
    XCTAssertGreaterThan(shown, 100)
  }

  /// Letters without a transform are drawn directly from their coverage, even if half of the layer is clipped.
  func testUprightLetters_needNoPixels() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let clip = CALayer()
    clip.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
    clip.masksToBounds = true
    root.addSublayer(clip)
    let letters = LetterLayer()
    letters.frame = CGRect(x: -10, y: -6, width: 37, height: 21)
    letters.write(7, color: ink, scale: 1)
    clip.addSublayer(letters)
    let surface = TestSurface(width: 60, height: 40)
    SoftwareRenderServer().render(root, scale: 1, to: surface)
    XCTAssertEqual(letters.renderBacking?.pixels.isDeferred, true)
    let shown = surface.shown
    _ = letters.renderBacking?.pixels.base
    letters.renderBacking?.pixels.attachment = nil
    letters.opacity = 0.5
    letters.opacity = 1
    let other = TestSurface(width: 60, height: 40)
    SoftwareRenderServer().render(root, scale: 1, to: other)
    XCTAssertEqual(Pixels.difference(shown, other.shown).count, 0)
    XCTAssertGreaterThan(shown.filter { $0 != 0xFFFF_FFFF }.count, 20)
  }
}
