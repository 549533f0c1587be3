import CoreGraphics
import QuartzCore
import XCTest

@testable import PixmanCompositor

/// Whatever changes, a frame drawn from the last one is the frame drawn from nothing, to the last bit.
@preconcurrency @MainActor
final class IncrementalTests: XCTestCase {
  override func setUp() async throws {
    await MainActor.run {
      CATransaction.setDisableActions(true)
      PixmanCompositing.register()
    }
  }

  private var copies = 0
  private var frames = 0
  private var composited100 = 0

  private func fresh(_ root: CALayer, _ width: Int, _ height: Int, _ scale: CGFloat) -> [UInt32] {
    let buffer = PixelBuffer(width: width, height: height, hasAlpha: false)
    for y in 0..<height { for x in 0..<width { buffer[x, y] = 0xFF00_0000 } }
    Offscreen.draw(root, buffer, .zero, scale)
    var result: [UInt32] = []
    for y in 0..<height { for x in 0..<width { result.append(buffer[x, y]) } }
    return result
  }

  private func run(seed: UInt64, steps: Int, scale: CGFloat, configure: (inout RandomTree) -> Void) -> Bool {
    let (width, height) = (Int(96 * scale), Int(72 * scale))
    var tree = RandomTree(seed: seed, width: 96, height: 72)
    configure(&tree)
    tree.grow(14)
    let server = PixmanServer()
    server.flattensByItself = false
    let surface = TestSurface(width: width, height: height)
    surface.canCopy = seed % 4 != 3
    var composited = 0
    for step in 0..<steps {
      if step > 0 { for _ in 0..<tree.int(1...2) { tree.change() } }
      let report = server.render(tree.root, scale: scale, to: surface)
      if step > 0 { composited += report.compositedPixels }
      let expected = fresh(tree.root, width, height, scale)
      let difference = Pixels.difference(surface.shown, expected)
      if difference.count > 0 || !surface.faults.isEmpty {
        let first = difference.first ?? 0
        XCTFail(
          "seed \(seed) scale \(scale) step \(step): \(difference.count) pixels differ by up to \(difference.largest), first at "
            + "(\(first % width), \(first / width)); \(surface.faults)")
        Pixels.write(surface.shown, width: width, to: "/tmp/compositor-actual.ppm")
        Pixels.write(expected, width: width, to: "/tmp/compositor-expected.ppm")
        return false
      }
    }
    copies += surface.copies
    frames += steps - 1
    composited100 += composited * 100 / (width * height)
    return true
  }

  func testChangesOfUprightTrees_thatFramesEqualFreshOnes() {
    for seed in 1...24 as ClosedRange<UInt64> {
      let scale: [CGFloat] = [1, 2, 1.25, 1.5, 3]
      guard run(seed: seed, steps: 40, scale: scale[Int(seed) % 5], configure: { $0.allowsTransforms = false })
      else { return }
    }
    // Otherwise the above proves little.
    XCTAssertGreaterThan(copies, 20)
    XCTAssertLessThan(composited100 / frames, 60)
  }

  func testChangesOfTransformedTrees_thatFramesEqualFreshOnes() {
    for seed in 100...130 as ClosedRange<UInt64> {
      let scale: [CGFloat] = [1, 2, 1.25, 1.5, 3]
      guard run(seed: seed, steps: 40, scale: scale[Int(seed) % 5], configure: { _ in }) else { return }
    }
  }
}
