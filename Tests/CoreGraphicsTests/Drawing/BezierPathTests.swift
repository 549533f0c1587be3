import UIKit
import XCTest

final class BezierPathTests: XCTestCase {
  private func draw(_ width: Int = 40, _ height: Int = 40, _ body: () -> Void) -> Canvas {
    let canvas = Canvas(width, height)
    UIGraphicsPushContext(canvas.context)
    body()
    UIGraphicsPopContext()
    return canvas
  }

  /// SwifterSwift/SwifterSwift (on GitHub, UIBezierPathExtensionsTests.swift) compares paths that were created separately.
  func testPathsWithTheSameElementsAreEqual() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    XCTAssertEqual(UIBezierPath(ovalIn: rect), UIBezierPath(ovalIn: rect))
    XCTAssertEqual(UIBezierPath(rect: rect).hash, UIBezierPath(rect: rect).hash)
    XCTAssertEqual(UIBezierPath(), UIBezierPath())
    XCTAssertNotEqual(UIBezierPath(ovalIn: rect), UIBezierPath(rect: rect))
    XCTAssertFalse(UIBezierPath(rect: rect).isEqual("path"))
    let wide = UIBezierPath(rect: rect)
    XCTAssertEqual(wide.copy() as? UIBezierPath, wide)
    wide.lineWidth = 3
    XCTAssertNotEqual(wide, UIBezierPath(rect: rect))
    let dashed = UIBezierPath(rect: rect)
    dashed.setLineDash([1, 2], count: 2, phase: 0)
    XCTAssertNotEqual(dashed, UIBezierPath(rect: rect))
  }

  func testContextStack() {
    XCTAssertNil(UIGraphicsGetCurrentContext())
    let (one, two) = (Canvas(1, 1), Canvas(1, 1))
    UIGraphicsPushContext(one.context)
    UIGraphicsPushContext(two.context)
    XCTAssertTrue(UIGraphicsGetCurrentContext() === two.context)
    UIGraphicsPopContext()
    XCTAssertTrue(UIGraphicsGetCurrentContext() === one.context)
    UIGraphicsPopContext()
    XCTAssertNil(UIGraphicsGetCurrentContext())
    UIColor.red.set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIGraphicsPopContext()
  }

  func testArc_isClockwiseAsPeopleSeeIt() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    XCTAssertEqual(path.currentPoint.y, 15, accuracy: 1e-9)
    XCTAssertEqual(path.bounds.minX, 10, accuracy: 0.01)
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    XCTAssertEqual(other.bounds.minX, 5, accuracy: 0.01)
  }

  func testRoundedCorners_onlyThoseAskedFor() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    XCTAssertFalse(path.contains(CGPoint(x: 39, y: 39)))
    XCTAssertTrue(path.contains(CGPoint(x: 39, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 1, y: 39)))
    XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 40, height: 40))
    // At 45° UIKit's corner is close to the circle with the same radius.
    let all = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 10)
    let depth = 10 - 10 / 2.0.squareRoot()
    XCTAssertFalse(all.contains(CGPoint(x: depth - 0.3, y: depth - 0.3)))
    XCTAssertTrue(all.contains(CGPoint(x: depth + 0.3, y: depth + 0.3)))
    let pill = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 100)
    XCTAssertFalse(pill.contains(CGPoint(x: 2, y: 2)))
    XCTAssertTrue(pill.contains(CGPoint(x: 0.5, y: 10)))
    XCTAssertEqual(
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 0).cgPath,
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath)
  }

  func testFillAndStroke_useTheCurrentColours_andPutTheLineBack() {
    let canvas = draw {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
      path.lineWidth = 4
      path.fill()
      path.stroke()
      XCTAssertEqual(UIGraphicsGetCurrentContext()?.state.lineStyle.width, 1)
    }
    XCTAssertEqual(canvas[20, 20], 0xFFFF_0000)
    XCTAssertEqual(canvas[9, 20], 0xFF00_00FF)
    XCTAssertEqual(canvas.extent, PixelRect(x: 8, y: 8, width: 24, height: 24))
  }

  func testBlendModeAndAlpha_areItsOwn() {
    let canvas = draw {
      UIColor.black.setFill()
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.fill(with: .normal, alpha: 0.5)
      XCTAssertEqual(UIGraphicsGetCurrentContext()?.state.alpha, 1)
    }
    XCTAssertEqual(canvas.alpha(5, 5), 128, accuracy: 1)
  }

  func testEvenOdd_andClip() {
    let canvas = draw {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
      path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
      path.usesEvenOddFillRule = true
      XCTAssertFalse(path.contains(CGPoint(x: 20, y: 20)))
      path.addClip()
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    XCTAssertEqual(canvas[20, 20], 0)
    XCTAssertEqual(canvas[2, 2], 0xFF00_FF00)
  }

  func testDashes_areReadBack() {
    let path = UIBezierPath()
    path.setLineDash([3, 4, 5], count: 3, phase: 2)
    var lengths = [CGFloat](repeating: 0, count: 3)
    var (count, phase) = (0, CGFloat(0))
    path.getLineDash(&lengths, count: &count, phase: &phase)
    XCTAssertEqual(lengths, [3, 4, 5])
    XCTAssertEqual(count, 3)
    XCTAssertEqual(phase, 2)
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    XCTAssertEqual(count, 0)
  }

  func testReversing_drawsTheSameShapeBackwards() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addCurve(to: CGPoint(x: 0, y: 30), controlPoint1: CGPoint(x: 30, y: 20), controlPoint2: CGPoint(x: 20, y: 30))
    path.close()
    let back = path.reversing()
    XCTAssertEqual(back.bounds, path.bounds)
    XCTAssertEqual(back.reversing().reversing().cgPath, back.cgPath)
    // Two subpaths in the same direction have winding number 2; opposite directions cancel each other.
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).reversing())
    XCTAssertFalse(ring.contains(CGPoint(x: 20, y: 20)))
    XCTAssertTrue(ring.contains(CGPoint(x: 5, y: 5)))
  }

  func testCopyAndApply() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 7
    let copy = try XCTUnwrap(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    XCTAssertEqual(copy.bounds.minX, 0, accuracy: 1e-9)
    XCTAssertEqual(path.bounds.minX, 100, accuracy: 1e-9)
    XCTAssertEqual(copy.lineWidth, 7)
    path.removeAllPoints()
    XCTAssertTrue(path.isEmpty)
    XCTAssertEqual(path.lineWidth, 7)
  }
}
