import Foundation

extension PathStorage {
  /// Returns the outline of the path's stroke. Fill the outline by the winding rule.
  package func stroked(_ line: LineStyle, tolerance: CGFloat) -> PathStorage {
    guard line.width > 0 else { return PathStorage() }
    var outline = PathStorage()
    for (points, isClosed) in polylines(tolerance: tolerance) {
      var pen = StrokePen(line: line, tolerance: tolerance)
      if points.count == 1 {
        // A subpath without length draws only its caps. Core Graphics draws them only if the subpath is closed or
        // contains a line to its start.
        if line.cap != .butt { pen.addDot(at: points[0]) }
      } else if isClosed, points.count > 2 {
        pen.addClosedStroke(points)
      } else {
        pen.addOpenStroke(isClosed ? points + [points[0]] : points)
      }
      outline.append(pen.outline)
    }
    return outline
  }
}

/// Adds the outlines of lines to a path. The left side of a line is at +90° of its direction, towards greater angles.
private struct StrokePen {
  let line: LineStyle
  let tolerance: CGFloat
  var outline = PathStorage()

  private var halfWidth: CGFloat { line.width / 2 }

  init(line: LineStyle, tolerance: CGFloat) {
    self.line = line
    self.tolerance = tolerance
  }

  mutating func addDot(at point: CGPoint) {
    let box = CGRect(x: point.x - halfWidth, y: point.y - halfWidth, width: 2 * halfWidth, height: 2 * halfWidth)
    if line.cap == .round { outline.addEllipse(box) } else { outline.addRect(box) }
  }

  /// Adds the outline of the stroke of an open line through `points`. The outline consists of the left side, the cap at
  /// the end, the right side in reverse, and the cap at the start.
  mutating func addOpenStroke(_ points: [CGPoint]) {
    addSide(points)
    addCap(at: points[points.count - 1], direction: direction(points[points.count - 2], points[points.count - 1]))
    addSide(points.reversed())
    addCap(at: points[0], direction: direction(points[1], points[0]))
    outline.close()
  }

  /// Adds the outline of the stroke of a closed line through `points`. The outline has two subpaths: the left side, and
  /// the right side in reverse.
  mutating func addClosedStroke(_ points: [CGPoint]) {
    for list in [points, Array(points.reversed())] {
      let count = list.count
      for index in 0..<count {
        addCorner(list[(index + count - 1) % count], list[index], list[(index + 1) % count], isFirst: index == 0)
      }
      outline.close()
    }
  }

  private mutating func addSide(_ points: [CGPoint]) {
    let first = shifted(points[0], direction(points[0], points[1]))
    if outline.isEmpty { outline.move(to: first) } else { outline.addLine(to: first) }
    for index in 1..<(points.count - 1) where points.count > 2 {
      addCorner(points[index - 1], points[index], points[index + 1], isFirst: false)
    }
    let last = points.count - 1
    outline.addLine(to: shifted(points[last], direction(points[last - 1], points[last])))
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return length > 0 ? CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length) : CGVector(dx: 1, dy: 0)
  }

  /// Returns the point that is half a line width to the left of `point`, relative to the direction of the line.
  private func shifted(_ point: CGPoint, _ direction: CGVector) -> CGPoint {
    CGPoint(x: point.x - direction.dy * halfWidth, y: point.y + direction.dx * halfWidth)
  }

  private mutating func addPoint(to point: CGPoint, _ isFirst: Bool) {
    if isFirst { outline.move(to: point) } else { outline.addLine(to: point) }
  }

  private mutating func addCorner(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, isFirst: Bool) {
    let (firstDirection, secondDirection) = (direction(before, corner), direction(corner, after))
    let (cornerStart, cornerEnd) = (shifted(corner, firstDirection), shifted(corner, secondDirection))
    let crossProduct = firstDirection.dx * secondDirection.dy - firstDirection.dy * secondDirection.dx
    let dotProduct = firstDirection.dx * secondDirection.dx + firstDirection.dy * secondDirection.dy
    addPoint(to: cornerStart, isFirst)
    // The lines are almost parallel and need no join.
    if abs(crossProduct) < 1e-6 && dotProduct > 0 { return }
    if crossProduct > 0 {
      // On the inner side, the intersection of the two sides is added if it is on both of them. Otherwise the corner
      // itself is added, so that overlapping parts wind in the same direction.
      let innerDistance = halfWidth * ((1 - dotProduct) / max(1 + dotProduct, 1e-9)).squareRoot()
      let shorterEdge = min(
        hypot(corner.x - before.x, corner.y - before.y), hypot(after.x - corner.x, after.y - corner.y))
      if innerDistance <= shorterEdge, !isFirst {
        outline.replaceLastPoint(
          CGPoint(
            x: cornerStart.x - firstDirection.dx * innerDistance, y: cornerStart.y - firstDirection.dy * innerDistance))
      } else {
        outline.addLine(to: corner)
        outline.addLine(to: cornerEnd)
      }
      return
    }
    switch line.join {
    case .round: addArc(around: corner, from: cornerStart, to: cornerEnd)
    case .bevel: outline.addLine(to: cornerEnd)
    case .miter:
      // The ratio of miter length to line width is 1 / sin of half the angle between the lines.
      let sine = ((1 - dotProduct) / 2).squareRoot()
      let halfAngleSine = max(0, 1 - sine * sine).squareRoot()
      if halfAngleSine > 0, 1 / halfAngleSine <= line.miterLimit {
        let bisector = CGVector(
          dx: -(firstDirection.dy + secondDirection.dy), dy: firstDirection.dx + secondDirection.dx)
        let length = hypot(bisector.dx, bisector.dy)
        let miterLength = halfWidth / halfAngleSine
        outline.addLine(
          to: CGPoint(
            x: corner.x + bisector.dx / length * miterLength, y: corner.y + bisector.dy / length * miterLength))
      }
      outline.addLine(to: cornerEnd)
    }
  }

  private mutating func addCap(at point: CGPoint, direction: CGVector) {
    let start = shifted(point, direction)
    let to = CGPoint(x: 2 * point.x - start.x, y: 2 * point.y - start.y)
    switch line.cap {
    case .butt: break
    case .round: addArc(around: point, from: start, to: to)
    case .square:
      let (dx, dy) = (direction.dx * halfWidth, direction.dy * halfWidth)
      outline.addLine(to: CGPoint(x: start.x + dx, y: start.y + dy))
      outline.addLine(to: CGPoint(x: to.x + dx, y: to.y + dy))
    }
  }

  /// Adds an arc towards smaller angles. On the left side of a line, such an arc is outside the corner.
  private mutating func addArc(around center: CGPoint, from: CGPoint, to: CGPoint) {
    let start = atan2(from.y - center.y, from.x - center.x)
    let end = atan2(to.y - center.y, to.x - center.x)
    let sweepAngle = PathStorage.sweepAngle(from: start, to: end, clockwise: true)
    outline.addArc(center: center, radius: halfWidth, startAngle: start, delta: sweepAngle)
  }
}
