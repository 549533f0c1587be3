import CoreGraphics
import Foundation
import XCTest

@testable import SoftwareCompositor

/// Parts of the compositor that do not require layers: regions, corners, bands and threads.
final class PartsTests: XCTestCase {
  func testRandomRegions_thatTheyCoverWhatWasAddedAndNeverOverlap() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededRandom(seed)
      var region = Region(capacity: 10)
      var bits = [Bool](repeating: false, count: 64 * 64)
      for _ in 0..<30 {
        let x = Int32.random(in: 0..<60, using: &random)
        let y = Int32.random(in: 0..<60, using: &random)
        let box = Box(
          x0: x, y0: y, x1: x + Int32.random(in: 1...(64 - x), using: &random) / 3 + 1,
          y1: y + Int32.random(in: 1...(64 - y), using: &random) / 3 + 1)
        region.add(box)
        for py in box.y0..<min(64, box.y1) { for px in box.x0..<min(64, box.x1) { bits[Int(py * 64 + px)] = true } }
        XCTAssertLessThanOrEqual(region.boxes.count, 10, "seed \(seed)")
      }
      for (index, box) in region.boxes.enumerated() {
        for other in region.boxes[(index + 1)...] { XCTAssertFalse(box.intersects(other), "seed \(seed)") }
      }
      for y in 0..<64 {
        for x in 0..<64 where bits[y * 64 + x] {
          let point = Box(x0: Int32(x), y0: Int32(y), x1: Int32(x + 1), y1: Int32(y + 1))
          XCTAssertTrue(region.intersects(point), "seed \(seed): (\(x), \(y)) is missing")
        }
      }
    }
  }

  func testCornerMask_thatItsAreaIsThatOfAQuarterCircle() {
    for radius in [1.0, 2.5, 8, 20, 33.3] {
      let mask = CornerMask(radii: SIMD4(repeating: radius), isContinuous: false, border: 0, limit: 1000)
      var sum = 0.0
      for index in 0..<Int(mask.size * mask.size) { sum += Double(mask.tile(0)[index]) / 255 }
      let side = Double(mask.size)
      let expected = side * side - radius * radius * (1 - .pi / 4)
      XCTAssertEqual(sum, expected, accuracy: 0.02 * side + 0.02)
      for y in 0..<Int(mask.size) {
        for x in 0..<Int(mask.size) {
          let value = mask.tile(0)[y * Int(mask.size) + x]
          XCTAssertEqual(value, mask.tile(3)[(Int(mask.size) - 1 - y) * Int(mask.size) + Int(mask.size) - 1 - x])
        }
      }
    }
  }

  func testContinuousCorner_thatItReachesFartherAndStaysConvex() {
    let shape = CornerShape(radius: 20, isContinuous: true, limit: 1000)
    XCTAssertEqual(shape.extent, 30.57, accuracy: 0.01)
    var last = shape.edge(0)
    var lastStep = Double.infinity
    for y in 1...30 {
      let edge = shape.edge(Double(y))
      XCTAssertLessThanOrEqual(edge, last + 1e-9)
      XCTAssertLessThanOrEqual(last - edge, lastStep + 1e-6)
      lastStep = last - edge
      last = edge
    }
    XCTAssertEqual(shape.edge(31), 0)
    // Without additional space it is the circle.
    let tight = CornerShape(radius: 20, isContinuous: true, limit: 20)
    let circle = CornerShape(radius: 20, isContinuous: false, limit: 20)
    for y in 0..<20 { XCTAssertEqual(tight.edge(Double(y) + 0.5), circle.edge(Double(y) + 0.5), accuracy: 0.05) }
  }

  func testQuadThatMovesByWholePixels_thatItsNumbersAreTheSame() {
    let turn = Homography(0.98, -0.17, 40.3, 0.17, 0.98, 20.7, 0, 0, 1)
    let limits = Box(x0: Int32(-5_000_000), y0: -5_000_000, x1: 50_000_000, y1: 50_000_000)
    let one = Quad(map: turn, width: 50, height: 30, limits: limits)
    for (dx, dy) in [(1.0, 0.0), (0.0, -24.0), (20_000_000.0, 3.0)] {
      let other = Quad(map: turn.translated(dx, dy), width: 50, height: 30, limits: limits)
      XCTAssertTrue(one!.hasSamePixels(as: other!))
      XCTAssertEqual(other!.anchorX - one!.anchorX, Int32(dx))
      XCTAssertEqual(other!.bounds, one!.bounds.offset(Int32(dx), Int32(dy)))
    }
    XCTAssertFalse(one!.hasSamePixels(as: Quad(map: turn.translated(0.25, 0), width: 50, height: 30, limits: limits)!))
  }

  func testWorkOnThreads_thatEachPieceIsDoneOnce() {
    let lock = NSLock()
    nonisolated(unsafe) var done: [Int: Int] = [:]
    for _ in 0..<50 {
      done.removeAll()
      PaintPool.shared.run(37) { piece, worker in
        lock.lock()
        done[piece, default: 0] += 1
        lock.unlock()
        XCTAssertLessThan(worker, PaintPool.shared.maximumThreadCount)
      }
      XCTAssertEqual(done, Dictionary(uniqueKeysWithValues: (0..<37).map { ($0, 1) }))
    }
  }
}
