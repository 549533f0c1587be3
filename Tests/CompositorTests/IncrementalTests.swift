import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@testable import SoftwareCompositor

/// Each incremental frame must equal a complete frame, bit by bit, after any change.
@preconcurrency @MainActor
final class IncrementalTests: XCTestCase {
  override func setUp() async throws {
    await MainActor.run {
      CATransaction.setDisableActions(true)
      SoftwareCompositing.register()
    }
  }

  private var copies = 0
  private var frames = 0
  private var composited = 0.0

  private func fresh(_ root: CALayer, _ width: Int, _ height: Int, _ scale: CGFloat) -> [UInt32] {
    let buffer = PixelBuffer(width: width, height: height, hasAlpha: false)
    let row = [UInt32](repeating: 0xFF00_0000, count: width)
    for y in 0..<height { memcpy(buffer.base + y * buffer.bytesPerRow, row, width * 4) }
    OffscreenRenderer.draw(root, buffer, .zero, scale)
    // Row by row, because copying single pixels took most of the time of these tests.
    return [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for y in 0..<height { memcpy(pixels.baseAddress! + y * width, buffer.base + y * buffer.bytesPerRow, width * 4) }
      count = width * height
    }
  }

  /// Renders random changes and compares every frame with a complete one. With `flattens`, frames may differ by a
  /// rounding step from those of a new server, but not from a complete frame of the same server.
  private func run(
    seed: UInt64, steps: Int, scale: CGFloat, flattens: Bool = false, grow: (inout RandomTree) -> Void,
    change: (inout RandomTree) -> Void
  ) -> Bool {
    let (width, height) = (Int(96 * scale), Int(72 * scale))
    var tree = RandomTree(seed: seed, width: 96, height: 72)
    grow(&tree)
    let server = SoftwareRenderServer()
    server.flattensAutomatically = flattens
    let surface = TestSurface(width: width, height: height)
    surface.canCopy = seed % 4 != 3
    for step in 0..<steps {
      if step > 0 { change(&tree) }
      let report = server.render(tree.root, scale: scale, to: surface)
      if step > 0 { composited += Double(report.compositedPixelCount) / Double(width * height) }
      let expected: [UInt32]
      if flattens {
        let shown = surface.shown
        server.invalidate()
        server.render(tree.root, scale: scale, to: surface)
        expected = surface.shown
        let off = Pixels.difference(shown, fresh(tree.root, width, height, scale))
        XCTAssertLessThanOrEqual(off.largest, 3, "seed \(seed) scale \(scale) step \(step): \(off)")
        surface.restore(shown)
      } else {
        expected = fresh(tree.root, width, height, scale)
      }
      let difference = Pixels.difference(surface.shown, expected)
      if difference.count > 0 || !surface.faults.isEmpty {
        let first = difference.first ?? 0
        XCTFail(
          "seed \(seed) scale \(scale) step \(step): \(difference.count) pixels differ by up to "
            + "\(difference.largest), first at (\(first % width), \(first / width)); \(surface.faults)")
        attach(surface.shown, expected, width: width)
        return false
      }
    }
    copies += surface.copies
    frames += steps - 1
    return true
  }

  /// Writes both pictures to a new folder and reports the path of the folder.
  private func attach(_ actual: [UInt32], _ expected: [UInt32], width: Int) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compositor-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    Pixels.write(actual, width: width, to: folder.appendingPathComponent("actual.ppm").path)
    Pixels.write(expected, width: width, to: folder.appendingPathComponent("expected.ppm").path)
    print("the pictures are in \(folder.path)")
  }

  private static let scales: [CGFloat] = [1, 2, 1.25, 1.5, 3]

  func testChangesOfUprightTrees_thatFramesEqualFreshOnes() {
    for seed in 1...24 as ClosedRange<UInt64> {
      guard
        run(
          seed: seed, steps: 40, scale: Self.scales[Int(seed) % 5],
          grow: {
            $0.allowsTransforms = false
            $0.grow(14)
          },
          change: { for _ in 0..<$0.int(1...2) { $0.change() } })
      else { return }
    }
    // Without these, the comparison would prove little.
    XCTAssertGreaterThan(copies, 3)
    XCTAssertLessThan(composited / Double(frames), 0.6)
  }

  func testChangesOfTransformedTrees_thatFramesEqualFreshOnes() {
    for seed in 100...130 as ClosedRange<UInt64> {
      guard
        run(
          seed: seed, steps: 40, scale: Self.scales[Int(seed) % 5], grow: { $0.grow(14) },
          change: { for _ in 0..<$0.int(1...2) { $0.change() } })
      else { return }
    }
  }

  func testChangesOfSilhouettes_thatFramesEqualFreshOnes() {
    for seed in 140...160 as ClosedRange<UInt64> {
      guard
        run(
          seed: seed, steps: 30, scale: Self.scales[Int(seed) % 5], flattens: seed % 3 == 0,
          grow: {
            $0.allowsSilhouettes = true
            $0.allowsLetters = true
            $0.grow(12)
          },
          change: { for _ in 0..<$0.int(1...2) { $0.change() } })
      else { return }
    }
  }

  func testScrolling_thatFramesEqualFreshOnes() {
    for seed in 200...225 as ClosedRange<UInt64> {
      guard
        run(
          seed: seed, steps: 40, scale: Self.scales[Int(seed) % 5],
          grow: {
            $0.allowsTransforms = seed % 2 == 0
            $0.growScrolling(18)
          },
          change: {
            $0.scroll()
            if $0.chance(1, in: 4) { $0.change() }
          })
      else { return }
    }
    XCTAssertGreaterThan(copies, 150)
  }

  func testTreesWithLetters_thatFramesEqualFreshOnes() {
    for seed in 400...424 as ClosedRange<UInt64> {
      guard
        run(
          seed: seed, steps: 40, scale: Self.scales[Int(seed) % 5],
          grow: {
            $0.allowsLetters = true
            $0.allowsTransforms = seed % 2 == 0
            if seed % 3 == 0 { $0.growScrolling(18) } else { $0.grow(14) }
          },
          change: {
            if seed % 3 == 0 { $0.scroll() }
            $0.change()
          })
      else { return }
    }
  }

  func testFlattening_thatFramesEqualFullOnesOfTheSameServer() {
    for seed in 300...312 as ClosedRange<UInt64> {
      guard
        run(
          seed: seed, steps: 40, scale: Self.scales[Int(seed) % 5], flattens: true, grow: { $0.grow(14) },
          change: { if $0.chance(1, in: 3) { $0.change() } })
      else { return }
    }
  }
}
