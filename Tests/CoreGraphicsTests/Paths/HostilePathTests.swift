import CoreGraphics
import XCTest

/// Paths with numbers that are not finite or huge, as a division by zero or a damaged file produces them.
final class HostilePathTests: XCTestCase {
  private static let values: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e30, 1e19, -1e19, 1e9, 1e-300, .greatestFiniteMagnitude,
  ]

  private func paths(_ value: CGFloat) -> [CGPath] {
    let curve = CGMutablePath()
    curve.move(to: CGPoint(x: 1, y: 2))
    curve.addCurve(
      to: CGPoint(x: value, y: 10), control1: CGPoint(x: 50, y: value), control2: CGPoint(x: -value, y: 9))
    let quad = CGMutablePath()
    quad.move(to: CGPoint(x: value, y: 2))
    quad.addQuadCurve(to: CGPoint(x: 5, y: 10), control: CGPoint(x: 50, y: value))
    quad.closeSubpath()
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: value, y: value), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: value)])
    let arc = CGMutablePath()
    arc.addArc(center: CGPoint(x: 10, y: value), radius: value, startAngle: 0, endAngle: value, clockwise: false)
    let tangent = CGMutablePath()
    tangent.move(to: .zero)
    tangent.addArc(tangent1End: CGPoint(x: value, y: 0), tangent2End: CGPoint(x: 9, y: value), radius: value)
    return [
      curve, quad, line, arc, tangent, CGPath(rect: CGRect(x: 0, y: 0, width: value, height: 5), transform: nil),
      CGPath(ellipseIn: CGRect(x: value, y: 0, width: 20, height: value), transform: nil),
      CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 20, height: value), cornerWidth: 5, cornerHeight: 2, transform: nil),
    ]
  }

  /// Returns the number of subpaths and of all elements of a path.
  private func size(of path: CGPath) -> (subpaths: Int, elements: Int) {
    var result = (subpaths: 0, elements: 0)
    path.applyWithBlock { element in
      if element.pointee.type == .moveToPoint { result.subpaths += 1 }
      result.elements += 1
    }
    return result
  }

  func testFlattening() {
    for value in Self.values {
      for path in paths(value) {
        for threshold in [0.1, 0, -1, .nan, .infinity] as [CGFloat] {
          let flat = path.flattened(threshold: threshold)
          XCTAssertEqual(size(of: flat).subpaths, size(of: path).subpaths, "\(path)")
          XCTAssertLessThan(size(of: flat).elements, 10_000, "a curve consists of up to 1,000 lines")
        }
        if value.isNaN { XCTAssertFalse(path.contains(CGPoint(x: value, y: value))) }
      }
    }
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    for value in Self.values where value.isNaN || value.isInfinite || abs(value) > 20 {
      XCTAssertFalse(square.contains(CGPoint(x: value, y: value)))
    }
  }

  func testStrokes() {
    for value in Self.values {
      for path in paths(value) {
        for (cap, join) in zip([CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel]) {
          let outline = path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: 10)
          XCTAssertLessThan(size(of: outline).elements, 1_000_000)
        }
      }
      let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      for join in [CGLineJoin.miter, .round, .bevel] {
        let wide = square.copy(strokingWithWidth: value, lineCap: .round, lineJoin: join, miterLimit: 10)
        XCTAssertLessThan(size(of: wide).elements, 1_000_000)
        let mitered = square.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: join, miterLimit: value)
        XCTAssertTrue(mitered.contains(CGPoint(x: 0, y: 10)), "the stroke of an ordinary path")
      }
    }
  }

  /// The number of dashes is limited, so that a path of 1e9 points with dashes of a millionth does not exhaust the memory.
  func testDashes() {
    for value in Self.values {
      for path in paths(value) {
        for lengths in [[4, 2], [1e-6]] as [[CGFloat]] {
          let dashed = path.copy(dashingWithPhase: 0, lengths: lengths)
          XCTAssertLessThan(size(of: dashed).subpaths, 5_000_000)
        }
      }
    }
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    for value in Self.values where !value.isFinite {
      XCTAssertEqual(square.copy(dashingWithPhase: value, lengths: [4, 2]), square, "the phase is no number")
    }
    XCTAssertEqual(square.copy(dashingWithPhase: 1, lengths: [-1e300]), square)
    XCTAssertEqual(square.copy(dashingWithPhase: 0, lengths: [0, 0]), square)
    XCTAssertEqual(
      size(of: square.copy(dashingWithPhase: 1, lengths: [1e300])).subpaths, 1, "a dash longer than the path")
    XCTAssertEqual(size(of: square.copy(dashingWithPhase: 1e300, lengths: [4, 2])).subpaths, 14, accuracy: 1)
  }

  /// The limit of dashes applies to single lines, so that a chart with many dashed lines is dashed.
  func testManyDashedLines() {
    let chart = CGMutablePath()
    for y in 0..<300 {
      chart.move(to: CGPoint(x: 0, y: y))
      chart.addLine(to: CGPoint(x: 2000, y: y))
    }
    XCTAssertEqual(size(of: chart.copy(dashingWithPhase: 0, lengths: [2, 2])).subpaths, 300 * 500)
    // The dashes of the second line are too short. The other lines are dashed all the same.
    let mixed = CGMutablePath()
    for length in [100, 1e9, 100] as [CGFloat] {
      mixed.move(to: .zero)
      mixed.addLine(to: CGPoint(x: length, y: 0))
    }
    XCTAssertEqual(size(of: mixed.copy(dashingWithPhase: 0, lengths: [5, 5])).subpaths, 10 + 1 + 10)
  }

  func testDrawing() {
    let space = CGColorSpaceCreateDeviceRGB()
    guard
      let context = CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return XCTFail("there is no context") }
    for value in Self.values {
      for path in paths(value) {
        context.saveGState()
        context.addPath(path)
        context.drawPath(using: .eoFillStroke)
        context.setLineDash(phase: value, lengths: [3, 1])
        context.addPath(path)
        context.strokePath()
        context.setLineDash(phase: 0, lengths: [value, 1e-9])
        context.setLineWidth(value)
        context.addPath(path)
        context.strokePath()
        context.addPath(path)
        context.clip()
        context.fill(CGRect(x: 0, y: 0, width: value, height: 30))
        context.setShadow(offset: CGSize(width: value, height: 2), blur: value)
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        context.restoreGState()
      }
      context.saveGState()
      context.scaleBy(x: value, y: 1)
      context.translateBy(x: value, y: value)
      context.rotate(by: value)
      context.addPath(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 9), transform: nil))
      context.strokePath()
      context.restoreGState()
    }
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    let pixel = context.data?.load(as: UInt8.self)
    XCTAssertEqual(pixel, 255, "the context still draws")
  }
}
