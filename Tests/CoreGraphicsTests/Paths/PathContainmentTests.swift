import CoreGraphics
import XCTest

final class PathContainmentTests: XCTestCase {
  /// Returns a random path of lines and curves with up to three subpaths, some of them closed.
  private func randomPath(_ random: inout SeededGenerator) -> CGMutablePath {
    let path = CGMutablePath()
    func point() -> CGPoint { CGPoint(x: random.number(0...100), y: random.number(0...100)) }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 2...5, using: &random) {
        switch Int.random(in: 0...2, using: &random) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &random) { path.closeSubpath() }
    }
    return path
  }

  /// Returns the winding number as the sum of angles along a fine polygon. The tested code uses another method.
  private func winding(_ polygons: [[CGPoint]], _ point: CGPoint) -> Int {
    var angle = 0.0
    for polygon in polygons {
      for (from, to) in zip(polygon, polygon.dropFirst() + [polygon[0]]) {
        let (ax, ay) = (Double(from.x - point.x), Double(from.y - point.y))
        let (bx, by) = (Double(to.x - point.x), Double(to.y - point.y))
        angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
      }
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  private func polygons(_ path: CGPath) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    path.flattened(threshold: 0.001).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: result.append([element.pointee.points[0]])
      case .addLineToPoint: result[result.count - 1].append(element.pointee.points[0])
      default: break
      }
    }
    return result
  }

  private func distance(_ point: CGPoint, to polygons: [[CGPoint]]) -> CGFloat {
    var nearest = CGFloat.infinity
    for polygon in polygons {
      for (from, to) in zip(polygon, polygon.dropFirst() + [polygon[0]]) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        let part = length == 0 ? 0 : max(0, min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length))
        nearest = min(nearest, hypot(from.x + part * dx - point.x, from.y + part * dy - point.y))
      }
    }
    return nearest
  }

  func testContains_agreesWithSummedAngles_onRandomPaths() {
    var inside = 0
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let path = randomPath(&random)
      let outlines = polygons(path)
      for _ in 0..<40 {
        let point = CGPoint(x: random.number(-10...110), y: random.number(-10...110))
        guard distance(point, to: outlines) > 0.01 else { continue }
        let number = winding(outlines, point)
        XCTAssertEqual(path.contains(point), number != 0, "seed \(seed) \(point)")
        XCTAssertEqual(path.contains(point, using: .evenOdd), number % 2 != 0, "seed \(seed) \(point)")
        inside += number != 0 ? 1 : 0
      }
    }
    XCTAssertGreaterThan(inside, 200)
  }

  func testBoundingBoxOfPath_isThatOfManyPoints_andInsideOfTheBoxOfControlPoints() {
    for seed in UInt64(1)...100 {
      var random = SeededGenerator(seed: seed)
      let path = randomPath(&random)
      let points = polygons(path).flatMap { $0 }
      let box = path.boundingBoxOfPath
      XCTAssertEqual(box.minX, points.map(\.x).min() ?? 0, accuracy: 0.01, "seed \(seed)")
      XCTAssertEqual(box.maxX, points.map(\.x).max() ?? 0, accuracy: 0.01, "seed \(seed)")
      XCTAssertEqual(box.minY, points.map(\.y).min() ?? 0, accuracy: 0.01, "seed \(seed)")
      XCTAssertEqual(box.maxY, points.map(\.y).max() ?? 0, accuracy: 0.01, "seed \(seed)")
      let outer = path.boundingBox
      XCTAssertLessThanOrEqual(outer.minX, box.minX + 1e-9, "seed \(seed)")
      XCTAssertLessThanOrEqual(outer.minY, box.minY + 1e-9, "seed \(seed)")
      XCTAssertGreaterThanOrEqual(outer.maxX, box.maxX - 1e-9, "seed \(seed)")
      XCTAssertGreaterThanOrEqual(outer.maxY, box.maxY - 1e-9, "seed \(seed)")
    }
  }

  func testContains_withPointsThatAreNoNumbers() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      XCTAssertFalse(path.contains(CGPoint(x: value, y: 5)))
      path.addLine(to: CGPoint(x: value, y: value))
      path.addCurve(
        to: CGPoint(x: 0, y: 10), control1: CGPoint(x: value, y: 1), control2: CGPoint(x: 1, y: value))
      _ = path.contains(CGPoint(x: 5, y: 5))
      _ = path.contains(CGPoint(x: value, y: value), using: .evenOdd)
    }
  }

  /// Core Graphics treats the whole outline as inside, according to public tests that run on iOS.
  func testContains_countsTheOutline() {
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      for x in [0.0, 5, 10] {
        for y in [0.0, 5, 10] { XCTAssertTrue(rect.contains(CGPoint(x: x, y: y), using: rule), "\(x) \(y)") }
      }
      for outside in [-0.001, 10.001] {
        XCTAssertFalse(rect.contains(CGPoint(x: outside, y: 5), using: rule))
        XCTAssertFalse(rect.contains(CGPoint(x: 5, y: outside), using: rule))
        XCTAssertFalse(rect.contains(CGPoint(x: outside, y: 0), using: rule))
        XCTAssertFalse(rect.contains(CGPoint(x: outside, y: 10), using: rule))
      }
    }
    // A slanted mask: all corners and points on slanted edges are inside, but not points one point away.
    let mask = CGMutablePath()
    mask.addLines(between: [
      CGPoint(x: 0, y: 50), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200),
    ])
    for point in [(0, 50), (200, 0), (200, 150), (0, 200), (100, 25), (100, 175), (40, 40), (0, 100), (200, 75)] {
      XCTAssertTrue(mask.contains(CGPoint(x: point.0, y: point.1)), "\(point)")
    }
    for point in [(0, 49), (199, 0), (200, 151), (1, 200), (100, 24), (100, 176), (300, 0), (-1, 50)] {
      XCTAssertFalse(mask.contains(CGPoint(x: point.0, y: point.1)), "\(point)")
    }
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    for point in [(0, 10), (20, 10), (10, 0), (10, 20)] {
      XCTAssertTrue(circle.contains(CGPoint(x: point.0, y: point.1)), "\(point)")
    }
  }

  func testStrokedOutline_containsPointsWithinHalfTheWidth() {
    for seed in UInt64(1)...15 {
      var random = SeededGenerator(seed: seed)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: random.number(0...100), y: random.number(0...100)))
      for _ in 0..<4 {
        path.addCurve(
          to: CGPoint(x: random.number(0...100), y: random.number(0...100)),
          control1: CGPoint(x: random.number(0...100), y: random.number(0...100)),
          control2: CGPoint(x: random.number(0...100), y: random.number(0...100)))
      }
      // With round caps and joins, the stroke consists of all points within half the width.
      let outline = path.copy(strokingWithWidth: 8, lineCap: .round, lineJoin: .round, miterLimit: 10)
      let center = lines(path)
      for _ in 0..<60 {
        let point = CGPoint(x: random.number(-10...110), y: random.number(-10...110))
        let away = distance(point, to: center)
        guard abs(away - 4) > 0.06 else { continue }
        XCTAssertEqual(outline.contains(point), away < 4, "seed \(seed) \(point) \(away)")
      }
    }
  }

  /// Returns sequences of points as closed polygons that return along the same points, for `distance`.
  private func lines(_ path: CGPath) -> [[CGPoint]] { polygons(path).map { $0 + $0.reversed() } }
}
