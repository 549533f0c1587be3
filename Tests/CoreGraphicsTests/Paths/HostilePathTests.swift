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

  func testFlattening() {
    for value in Self.values {
      for path in paths(value) {
        for threshold in [0.1, 0, -1, .nan, .infinity] as [CGFloat] { _ = path.flattened(threshold: threshold) }
        _ = path.boundingBoxOfPath
        _ = path.contains(CGPoint(x: 3, y: 3))
        _ = path.contains(CGPoint(x: value, y: value))
      }
    }
  }

  func testStrokes() {
    for value in Self.values {
      for path in paths(value) {
        for (cap, join) in zip([CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel]) {
          _ = path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: 10)
        }
      }
      let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      for join in [CGLineJoin.miter, .round, .bevel] {
        _ = square.copy(strokingWithWidth: value, lineCap: .round, lineJoin: join, miterLimit: 10)
        _ = square.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: join, miterLimit: value)
      }
    }
  }

  /// The number of dashes is limited, so that a path of 1e9 points with dashes of a millionth does not exhaust the memory.
  func testDashes() {
    for value in Self.values {
      for path in paths(value) {
        _ = path.copy(dashingWithPhase: 0, lengths: [4, 2])
        _ = path.copy(dashingWithPhase: 0, lengths: [1e-6])
      }
      let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      _ = square.copy(dashingWithPhase: value, lengths: [4, 2])
      _ = square.copy(dashingWithPhase: 1, lengths: [value])
      _ = square.copy(dashingWithPhase: 1, lengths: [value, 3, 0])
      _ = square.copy(dashingWithPhase: value, lengths: [0, 0])
    }
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
