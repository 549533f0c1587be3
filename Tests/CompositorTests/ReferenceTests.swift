import CoreGraphics
import QuartzCore
import XCTest

@testable import SoftwareCompositor

/// Compares the compositor with the naive renderer.
@preconcurrency @MainActor
final class ReferenceTests: XCTestCase {
  override func setUp() async throws { await MainActor.run { CATransaction.setDisableActions(true) } }

  /// Returns the share of pixels that differ by more than `tolerance`, and the mean error.
  private func errors(_ a: [UInt32], _ b: [UInt32], tolerance: Int) -> (share: Double, mean: Double) {
    var far = 0
    var sum = 0
    for index in a.indices {
      var worst = 0
      for shift in [0, 8, 16] as [UInt32] {
        let off = abs(Int(a[index] >> shift & 255) - Int(b[index] >> shift & 255))
        worst = max(worst, off)
        sum += off
      }
      if worst > tolerance { far += 1 }
    }
    return (Double(far) / Double(a.count), Double(sum) / Double(a.count * 3))
  }

  private func check(seed: UInt64, far: Double, mean: Double, _ configure: (inout RandomTree) -> Void) {
    var tree = RandomTree(seed: seed, width: 96, height: 72)
    tree.allowsShadows = false
    tree.allowsFractions = false
    configure(&tree)
    tree.grow(10)
    // Whole pixels, because the compositor rounds positions between pixels and the reference does not.
    for layer in tree.layers {
      layer.bounds.size.width = (layer.bounds.width / 2).rounded() * 2
      layer.bounds.size.height = (layer.bounds.height / 2).rounded() * 2
    }
    let surface = TestSurface(width: 96, height: 72)
    SoftwareRenderServer().render(tree.root, scale: 1, to: surface)
    // The reference is slow, so every third row is compared, and different ones for each seed.
    let rows = Array(stride(from: Int(seed % 3), to: 72, by: 3))
    let expected = NaiveRenderer(samples: 3).render(tree.root, width: 96, height: 72, scale: 1, rows: rows)
    let shown = rows.flatMap { surface.shown[$0 * 96..<($0 + 1) * 96] }
    let result = errors(shown, expected, tolerance: 24)
    if result.share > far || result.mean > mean {
      Pixels.write(shown, width: 96, to: "/tmp/compositor-reference-\(seed)-actual.ppm")
      Pixels.write(expected, width: 96, to: "/tmp/compositor-reference-\(seed)-expected.ppm")
      XCTFail("seed \(seed): \(result.share * 100) % of the pixels are far off, mean error \(result.mean)")
    }
  }

  func testUprightTrees_thatPixelsAreThoseOfTheReference() {
    for seed in 1...6 as ClosedRange<UInt64> {
      check(seed: seed, far: 0.012, mean: 1.0) { $0.allowsTransforms = false }
    }
  }

  func testTreesWithLetters_thatPixelsAreThoseOfTheReference() {
    for seed in 401...412 as ClosedRange<UInt64> {
      check(seed: seed, far: 0.03, mean: 1.8) {
        $0.allowsLetters = true
        $0.allowsTransforms = false
      }
    }
  }

  func testTreesWithSilhouettes_thatPixelsAreThoseOfTheReference() {
    for seed in 501...516 as ClosedRange<UInt64> {
      check(seed: seed, far: 0.03, mean: 1.8) {
        $0.allowsSilhouettes = true
        $0.allowsLetters = seed % 2 == 0
        $0.allowsTransforms = seed % 4 < 2
      }
    }
  }

  func testTransformedTrees_thatPixelsAreThoseOfTheReference() {
    for seed in 201...207 as ClosedRange<UInt64> { check(seed: seed, far: 0.04, mean: 1.8) { _ in } }
  }
}
