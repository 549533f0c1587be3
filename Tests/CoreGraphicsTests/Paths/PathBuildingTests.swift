import CoreGraphics
import XCTest

final class PathBuildingTests: XCTestCase {
  private func elements(_ path: CGPath) -> [(CGPathElementType, [CGPoint])] {
    var list: [(CGPathElementType, [CGPoint])] = []
    path.applyWithBlock { element in
      let count = element.pointee.type.pointCount
      list.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
    }
    return list
  }

  func testEmptyPath() {
    let path = CGMutablePath()
    XCTAssertTrue(path.isEmpty)
    XCTAssertTrue(path.boundingBox.isNull)
    XCTAssertTrue(path.boundingBoxOfPath.isNull)
    XCTAssertEqual(path.currentPoint, .zero)
    XCTAssertFalse(path.contains(.zero))
    XCTAssertFalse(path.isRect(nil))
  }

  func testRect_hasFiveElements_andIsKnownAgain() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let path = CGPath(rect: rect, transform: nil)
    XCTAssertEqual(
      elements(path).map(\.0), [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    var found = CGRect.zero
    XCTAssertTrue(path.isRect(&found))
    XCTAssertEqual(found, rect)
    var turn = CGAffineTransform(rotationAngle: 0.3)
    XCTAssertFalse(CGPath(rect: rect, transform: &turn).isRect(nil))
    XCTAssertFalse(CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  func testClose_goesBackToTheSubpathsStart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 0, y: 9))
    XCTAssertEqual(
      elements(path).map(\.0),
      [.moveToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath, .moveToPoint, .addLineToPoint])
  }

  func testArc_directionAndPlace() {
    let quarter = CGMutablePath()
    quarter.addArc(center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    XCTAssertEqual(quarter.currentPoint.x, 10, accuracy: 1e-9)
    XCTAssertEqual(quarter.currentPoint.y, 15, accuracy: 1e-9)
    let box = quarter.boundingBoxOfPath
    XCTAssertEqual(box.minX, 10, accuracy: 1e-3)
    XCTAssertEqual(box.maxX, 15, accuracy: 1e-3)

    let threeQuarters = CGMutablePath()
    threeQuarters.addArc(center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let wide = threeQuarters.boundingBoxOfPath
    XCTAssertEqual(wide.minX, 5, accuracy: 2e-3)
    XCTAssertEqual(wide.minY, 5, accuracy: 2e-3)
    XCTAssertEqual(wide.maxX, 15, accuracy: 2e-3)

    let turn = CGMutablePath()
    turn.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    XCTAssertEqual(turn.boundingBoxOfPath.width, 2, accuracy: 1e-3)
    XCTAssertEqual(turn.boundingBoxOfPath.height, 2, accuracy: 1e-3)
  }

  func testArc_staysOnItsCircle() {
    let path = CGMutablePath()
    path.addRelativeArc(center: CGPoint(x: 3, y: 4), radius: 100, startAngle: 0.3, delta: -4)
    path.flattened(threshold: 0.001).applyWithBlock { element in
      let point = element.pointee.points[0]
      XCTAssertEqual(hypot(point.x - 3, point.y - 4), 100, accuracy: 0.03)
    }
  }

  func testArcByTangents_roundsACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    XCTAssertEqual(path.currentPoint.x, 10, accuracy: 1e-9)
    XCTAssertEqual(path.currentPoint.y, 4, accuracy: 1e-9)
    XCTAssertEqual(elements(path)[1].0, .addLineToPoint)
    XCTAssertEqual(elements(path)[1].1[0].x, 6, accuracy: 1e-9)
    // Around the inner corner on the short side.
    XCTAssertEqual(path.boundingBoxOfPath.maxX, 10, accuracy: 1e-6)
    XCTAssertEqual(path.boundingBoxOfPath.minY, 0, accuracy: 1e-6)
    // Without a corner, a line.
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
    XCTAssertEqual(straight.currentPoint, CGPoint(x: 5, y: 0))
  }

  func testRoundedRect_staysInsideAndLosesItsCorners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 5, transform: nil)
    XCTAssertEqual(path.boundingBoxOfPath, rect)
    XCTAssertFalse(path.contains(CGPoint(x: 0.5, y: 0.5)))
    XCTAssertFalse(path.contains(CGPoint(x: 39.5, y: 19.5)))
    XCTAssertTrue(path.contains(CGPoint(x: 8, y: 0.5)))
    XCTAssertTrue(path.contains(CGPoint(x: 0.5, y: 10)))
    let pill = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil)
    XCTAssertTrue(pill.contains(CGPoint(x: 20, y: 10)))
    XCTAssertEqual(pill.boundingBoxOfPath, rect)
  }

  func testEquality_isThatOfElements_andCopiesStandAlone() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let copy = path.copy()
    XCTAssertEqual(path, copy)
    XCTAssertEqual(path.hashValue, copy?.hashValue)
    path.addLine(to: CGPoint(x: 9, y: 9))
    XCTAssertNotEqual(path, copy)
    XCTAssertEqual(copy, CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil))
  }

  func testDashes_haveTheRightLengths() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    let dashed = path.copy(dashingWithPhase: 5, lengths: [10, 5])
    let spans = stride(from: 0, to: elements(dashed).count - 1, by: 2).map { index in
      (elements(dashed)[index].1[0].x, elements(dashed)[index + 1].1[0].x)
    }
    XCTAssertEqual(spans.first?.0, 0)
    XCTAssertEqual(spans.first?.1, 5)
    XCTAssertEqual(spans.dropFirst().first?.0, 10)
    XCTAssertEqual(spans.dropFirst().first?.1, 20)
    XCTAssertEqual(spans.map { $0.1 - $0.0 }.reduce(0, +), 65, accuracy: 1e-9)
    XCTAssertEqual(path.copy(dashingWithPhase: 0, lengths: [0, 0]), path)
  }

  func testAddPath_takesItThroughTheTransform() {
    let path = CGMutablePath()
    path.addPath(
      CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil),
      transform: CGAffineTransform(translationX: 10, y: 0))
    XCTAssertEqual(path.boundingBox, CGRect(x: 10, y: 0, width: 2, height: 2))
    XCTAssertEqual(path.currentPoint, CGPoint(x: 10, y: 0))
  }

  func testAddLine_withoutACurrentPoint_beginsASubpath() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 3, y: 3))
    XCTAssertEqual(elements(path).map(\.0), [.moveToPoint])
  }
}
