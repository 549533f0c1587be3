import CoreGraphics
import XCTest

final class PaintTests: XCTestCase {
  func testEvenOdd_leavesTheHole_windingFillsIt() {
    for (rule, isFilled) in [(CGPathFillRule.winding, true), (.evenOdd, false)] {
      let canvas = Canvas(30, 30)
      canvas.context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      canvas.context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      canvas.context.fillPath(using: rule)
      XCTAssertEqual(canvas.alpha(15, 15) == 255, isFilled)
      XCTAssertEqual(canvas.alpha(5, 5), 255)
    }
  }

  func testStroke_liesOnBothSides() {
    let canvas = Canvas(20, 20)
    canvas.context.setStrokeColor(blue)
    canvas.context.setLineWidth(2)
    canvas.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
    XCTAssertEqual(canvas.extent, PixelRect(x: 4, y: 4, width: 12, height: 12))
    XCTAssertEqual(canvas.area, 12 * 12 - 8 * 8, accuracy: 0.5)
    canvas.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 4)
    XCTAssertEqual(canvas.extent, PixelRect(x: 3, y: 3, width: 14, height: 14))
  }

  func testCapsAndDashes() {
    func area(_ style: (CGContext) -> Void) -> Double {
      let canvas = Canvas(60, 20)
      canvas.context.setLineWidth(8)
      style(canvas.context)
      canvas.context.move(to: CGPoint(x: 10, y: 10))
      canvas.context.addLine(to: CGPoint(x: 50, y: 10))
      canvas.context.strokePath()
      return canvas.area
    }
    XCTAssertEqual(area { _ in }, 320, accuracy: 1)
    XCTAssertEqual(area { $0.setLineCap(.square) }, 384, accuracy: 1)
    XCTAssertEqual(area { $0.setLineCap(.round) }, 320 + .pi * 16, accuracy: 2)
    XCTAssertEqual(area { $0.setLineDash(phase: 0, lengths: [10, 10]) }, 160, accuracy: 1)
    XCTAssertEqual(area { $0.setLineDash(phase: 5, lengths: [10, 30]) }, 8 * 10, accuracy: 1)
    XCTAssertEqual(area { $0.setLineDash(phase: 0, lengths: [-1, 10]) }, 320, accuracy: 1)
  }

  func testStrokedOutline_coversWhatStrokingCovers() {
    func draw(_ outline: Bool, _ join: CGLineJoin, _ cap: CGLineCap) -> Canvas {
      let canvas = Canvas(100, 100)
      let context = canvas.context
      context.setLineWidth(9)
      context.setLineJoin(join)
      context.setLineCap(cap)
      context.move(to: CGPoint(x: 15, y: 80))
      context.addLine(to: CGPoint(x: 40, y: 20))
      context.addLine(to: CGPoint(x: 60, y: 70))
      context.addCurve(
        to: CGPoint(x: 85, y: 60), control1: CGPoint(x: 70, y: 0), control2: CGPoint(x: 95, y: 10))
      context.move(to: CGPoint(x: 20, y: 88))
      context.addLine(to: CGPoint(x: 80, y: 88))
      context.addLine(to: CGPoint(x: 80, y: 94))
      context.closePath()
      if outline {
        context.replacePathWithStrokedPath()
        context.fillPath()
      } else {
        context.strokePath()
      }
      return canvas
    }
    for join in [CGLineJoin.miter, .round, .bevel] {
      for cap in [CGLineCap.butt, .round, .square] {
        let (one, two) = (draw(false, join, cap), draw(true, join, cap))
        var worst = 0
        for y in 0..<100 { for x in 0..<100 { worst = max(worst, abs(one.alpha(x, y) - two.alpha(x, y))) } }
        XCTAssertLessThan(worst, 48, "\(join) \(cap)")
        XCTAssertEqual(one.area, two.area, accuracy: one.area * 0.005, "\(join) \(cap)")
      }
    }
  }

  func testClip_intersects() {
    let canvas = Canvas(20, 20)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
    canvas.context.clip(to: CGRect(x: 5, y: 5, width: 15, height: 5))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    XCTAssertEqual(canvas.extent, PixelRect(x: 5, y: 5, width: 5, height: 5))
    XCTAssertEqual(canvas.context.boundingBoxOfClipPath, CGRect(x: 5, y: 5, width: 5, height: 5))
    canvas.context.clip(to: CGRect(x: 15, y: 15, width: 1, height: 1))
    XCTAssertTrue(canvas.context.boundingBoxOfClipPath.isNull)
    canvas.context.resetClip()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    XCTAssertEqual(canvas.area, 400)
  }

  func testClip_toAnEmptyPath_letsNothingThrough() {
    let canvas = Canvas(10, 10)
    canvas.context.clip()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(canvas.area, 0)
  }

  func testClear_makesTransparent_whateverAlphaSays() {
    let canvas = Canvas(4, 4, background: 0xFFFF_FFFF)
    canvas.context.setAlpha(0.1)
    canvas.context.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
    XCTAssertEqual(canvas[1, 1], 0)
    XCTAssertEqual(canvas[0, 0], 0xFFFF_FFFF)
  }

  func testPathContains_byMode() {
    let canvas = Canvas(40, 40)
    canvas.context.setLineWidth(4)
    canvas.context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    XCTAssertTrue(canvas.context.pathContains(CGPoint(x: 20, y: 20), mode: .fill))
    XCTAssertFalse(canvas.context.pathContains(CGPoint(x: 20, y: 20), mode: .stroke))
    XCTAssertTrue(canvas.context.pathContains(CGPoint(x: 9, y: 20), mode: .stroke))
    XCTAssertFalse(canvas.context.pathContains(CGPoint(x: 9, y: 20), mode: .eoFill))
    XCTAssertFalse(canvas.context.isPathEmpty)
  }
}
