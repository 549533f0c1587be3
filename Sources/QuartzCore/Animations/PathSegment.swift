import CoreGraphics
import Foundation

/// An element of a path, represented as a cubic Bézier curve with its length.
struct PathSegment {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  let length: Double
  /// The length from the start of the curve to each of several points. The points have evenly spaced values of the
  /// curve's parameter.
  private let lengths: [Double]

  private init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    let stepCount = 64
    var coveredLength = 0.0
    var lengths = [0.0]
    var last = start
    for step in 1...stepCount {
      let point = Self.point(start, control1, control2, end, Double(step) / Double(stepCount))
      coveredLength += Double(hypot(point.x - last.x, point.y - last.y))
      lengths.append(coveredLength)
      last = point
    }
    self.lengths = lengths
    length = coveredLength
  }

  /// Returns the elements of `path` that draw a line or a curve. The gaps between subpaths are not included.
  static func segments(of path: CGPath) -> [PathSegment] {
    var segments: [PathSegment] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    let points = path.storage.points
    var index = 0
    func addLine(to end: CGPoint) {
      func pointAlongLine(_ f: CGFloat) -> CGPoint {
        CGPoint(x: current.x + (end.x - current.x) * f, y: current.y + (end.y - current.y) * f)
      }
      segments.append(PathSegment(current, pointAlongLine(1.0 / 3), pointAlongLine(2.0 / 3), end))
      current = end
    }
    for verb in path.storage.verbs {
      switch verb {
      case .moveToPoint:
        current = points[index]
        start = current
        index += 1
      case .addLineToPoint:
        addLine(to: points[index])
        index += 1
      case .addQuadCurveToPoint:
        let (control, end) = (points[index], points[index + 1])
        func controlPoint(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
          CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3)
        }
        segments.append(PathSegment(current, controlPoint(current, control), controlPoint(end, control), end))
        current = end
        index += 2
      case .addCurveToPoint:
        segments.append(PathSegment(current, points[index], points[index + 1], points[index + 2]))
        current = points[index + 2]
        index += 3
      case .closeSubpath:
        if current != start { addLine(to: start) }
      }
    }
    return segments
  }

  private static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: Double) -> CGPoint {
    let u = 1 - t
    let (f, g, h, i) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(x: a.x * f + b.x * g + c.x * h + d.x * i, y: a.y * f + b.y * g + c.y * h + d.y * i)
  }

  func point(at t: Double) -> CGPoint { Self.point(start, control1, control2, end, t) }

  /// Returns the parameter at which the length of the curve is the fraction `f` of the total length.
  func parameter(atLength f: Double) -> Double {
    guard length > 0 else { return f }
    let targetLength = f * length
    guard targetLength > 0 else { return 0 }
    guard targetLength < length else { return 1 }
    var (lowerIndex, upperIndex) = (0, lengths.count - 1)
    while upperIndex - lowerIndex > 1 {
      let midpoint = (lowerIndex + upperIndex) / 2
      if lengths[midpoint] <= targetLength { lowerIndex = midpoint } else { upperIndex = midpoint }
    }
    let intervalLength = lengths[upperIndex] - lengths[lowerIndex]
    return (Double(lowerIndex) + (intervalLength > 0 ? (targetLength - lengths[lowerIndex]) / intervalLength : 0))
      / Double(lengths.count - 1)
  }

  func point(atLength f: Double) -> CGPoint { point(at: parameter(atLength: f)) }

  /// Returns the direction of the curve at parameter `t`, in radians.
  func direction(at t: Double) -> CGFloat {
    let tolerance = 1e-4
    let a = point(at: max(0, min(1, t) - tolerance))
    let b = point(at: min(1, max(0, t) + tolerance))
    return atan2(b.y - a.y, b.x - a.x)
  }

  /// Returns the part of the curve between two parameters, as its start point, its two control points and its end
  /// point.
  func subsegment(from startParameter: Double, to endParameter: Double) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    func derivative(_ t: Double) -> CGPoint {
      let u = 1 - t
      let (f, g, h) = (3 * u * u, 6 * u * t, 3 * t * t)
      return CGPoint(
        x: (control1.x - start.x) * f + (control2.x - control1.x) * g + (end.x - control2.x) * h,
        y: (control1.y - start.y) * f + (control2.y - control1.y) * g + (end.y - control2.y) * h)
    }
    let (a, d) = (point(at: startParameter), point(at: endParameter))
    let third = CGFloat(endParameter - startParameter) / 3
    let (e, f) = (derivative(startParameter), derivative(endParameter))
    return (
      a, CGPoint(x: a.x + e.x * third, y: a.y + e.y * third), CGPoint(x: d.x - f.x * third, y: d.y - f.y * third), d
    )
  }
}
