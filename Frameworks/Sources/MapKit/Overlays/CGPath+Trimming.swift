import CoreGraphics
import Foundation

extension CGPath {
  /// Returns a part of the path, whose curves become lines.
  ///
  /// - Parameters:
  ///   - start: The part of the length at which it begins, from 0 to 1.
  ///   - end: The part of the length at which it ends, from 0 to 1.
  /// - Returns: The part. It is empty if the end is not after the start.
  func trimmedForMap(from start: CGFloat, to end: CGFloat) -> CGPath {
    var lines: [(from: CGPoint, to: CGPoint)] = []
    var current = CGPoint.zero
    var first = CGPoint.zero
    func add(_ point: CGPoint) {
      lines.append((current, point))
      current = point
    }
    applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint:
        current = element.points[0]
        first = current
      case .addLineToPoint: add(element.points[0])
      case .addQuadCurveToPoint:
        let (a, b, c) = (current, element.points[0], element.points[1])
        for step in 1...32 {
          let t = CGFloat(step) / 32
          let u = 1 - t
          add(CGPoint(x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y))
        }
      case .addCurveToPoint:
        let (a, b, c, d) = (current, element.points[0], element.points[1], element.points[2])
        for step in 1...32 {
          let t = CGFloat(step) / 32
          let u = 1 - t
          let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          add(CGPoint(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y))
        }
      case .closeSubpath: add(first)
      @unknown default: break
      }
    }
    let total = lines.reduce(0) { $0 + hypot($1.to.x - $1.from.x, $1.to.y - $1.from.y) }
    let result = CGMutablePath()
    let (low, high) = (total * max(start, 0), total * min(end, 1))
    var way: CGFloat = 0
    var last: CGPoint?
    for line in lines {
      let length = hypot(line.to.x - line.from.x, line.to.y - line.from.y)
      defer { way += length }
      guard length > 0, way < high, way + length > low else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        let part = min(max((distance - way) / length, 0), 1)
        return CGPoint(
          x: line.from.x + (line.to.x - line.from.x) * part, y: line.from.y + (line.to.y - line.from.y) * part)
      }
      let begin = point(low)
      if last != begin { result.move(to: begin) }
      result.addLine(to: point(high))
      last = point(high)
    }
    return result
  }
}
