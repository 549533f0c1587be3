import CoreGraphics

/// The outline of an area that text leaves out, as straight edges.
struct ExclusionOutline: Equatable {
  private struct Edge: Equatable {
    var start: CGPoint
    var end: CGPoint
    func x(at y: CGFloat) -> CGFloat {
      // The general formula is not a number for an edge that is almost as high as the largest number.
      start.x == end.x ? start.x : start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))
    }
  }
  private var edges: [Edge] = []
  private let usesEvenOddRule: Bool
  private(set) var minY = CGFloat.infinity
  private(set) var maxY = -CGFloat.infinity

  /// The heights at which edges begin and end, without an order.
  var levels: [CGFloat] { edges.flatMap { [$0.start.y, $0.end.y] } }

  static func == (one: ExclusionOutline, other: ExclusionOutline) -> Bool {
    one.usesEvenOddRule == other.usesEvenOddRule && one.edges == other.edges
  }

  /// The number of edges that replace a curve.
  private static let stepCount = 16

  init(_ path: UIBezierPath) {
    usesEvenOddRule = path.usesEvenOddFillRule
    var start = CGPoint.zero
    var current = CGPoint.zero
    path.cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        add(from: current, to: start)
        start = points[0]
        current = start
      case .addLineToPoint:
        add(from: current, to: points[0])
        current = points[0]
      case .addQuadCurveToPoint:
        for step in 1...Self.stepCount {
          let t = CGFloat(step) / CGFloat(Self.stepCount)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(
            from: current, at: step, control: [current, points[0], points[1]], weights: [a, b, c])
        }
        current = points[1]
      case .addCurveToPoint:
        for step in 1...Self.stepCount {
          let t = CGFloat(step) / CGFloat(Self.stepCount)
          let s = 1 - t
          add(
            from: current, at: step, control: [current, points[0], points[1], points[2]],
            weights: [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t])
        }
        current = points[2]
      case .closeSubpath:
        add(from: current, to: start)
        current = start
      }
    }
    add(from: current, to: start)
  }

  private var lastCurvePoint = CGPoint.zero

  private mutating func add(from start: CGPoint, at step: Int, control: [CGPoint], weights: [CGFloat]) {
    var point = CGPoint.zero
    for (corner, weight) in zip(control, weights) {
      point.x += corner.x * weight
      point.y += corner.y * weight
    }
    add(from: step == 1 ? start : lastCurvePoint, to: point)
    lastCurvePoint = point
  }

  private mutating func add(from start: CGPoint, to end: CGPoint) {
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite, start.y != end.y else { return }
    edges.append(Edge(start: start, end: end))
    minY = min(minY, start.y, end.y)
    maxY = max(maxY, start.y, end.y)
  }

  /// Returns the horizontal ranges that the area covers anywhere between two heights, which can overlap.
  func coveredRanges(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    let (top, bottom) = (max(top, minY), min(bottom, maxY))
    guard bottom > top else { return [] }
    let crossing = edges.filter { min($0.start.y, $0.end.y) < bottom && max($0.start.y, $0.end.y) > top }
    // No edge begins or ends between two adjacent levels, so the area between them consists of trapezoids.
    var levels = [top, bottom]
    for edge in crossing { levels += [edge.start.y, edge.end.y].filter { $0 > top && $0 < bottom } }
    levels.sort()
    var ranges: [ClosedRange<CGFloat>] = []
    for (upper, lower) in zip(levels, levels.dropFirst()) where lower > upper {
      let middle = upper / 2 + lower / 2
      let sides = crossing.filter { min($0.start.y, $0.end.y) < middle && max($0.start.y, $0.end.y) > middle }
        .sorted { $0.x(at: middle) < $1.x(at: middle) }
      var winding = 0
      for (side, next) in zip(sides, sides.dropFirst()) {
        winding += usesEvenOddRule ? 1 : side.end.y > side.start.y ? 1 : -1
        guard usesEvenOddRule ? winding % 2 != 0 : winding != 0 else { continue }
        // Edges on top of each other enclose nothing, although their projections overlap.
        guard next.x(at: middle) - side.x(at: middle) > 1e-6 else { continue }
        let left = min(side.x(at: upper), side.x(at: lower))
        let right = max(next.x(at: upper), next.x(at: lower))
        if right > left { ranges.append(left...right) }
      }
    }
    return ranges
  }
}
