import Foundation

extension PathStorage {
  /// The distance of a control point from the end of a quarter circle, as a multiple of the radius.
  static let quarterArcFactor: CGFloat = 0.552_284_749_830_793_4

  package mutating func addRect(_ rect: CGRect, _ transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (minX, minY) = (rect.origin.x, rect.origin.y)
    let (maxX, maxY) = (minX + rect.size.width, minY + rect.size.height)
    move(to: CGPoint(x: minX, y: minY).applying(transform))
    addLine(to: CGPoint(x: maxX, y: minY).applying(transform))
    addLine(to: CGPoint(x: maxX, y: maxY).applying(transform))
    addLine(to: CGPoint(x: minX, y: maxY).applying(transform))
    close()
  }

  /// Adds an ellipse as a closed subpath that begins at its rightmost point and continues towards greater angles.
  package mutating func addEllipse(_ rect: CGRect, _ transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    let (x, y, rx, ry) = (box.midX, box.midY, box.width / 2, box.height / 2)
    let (kx, ky) = (rx * Self.quarterArcFactor, ry * Self.quarterArcFactor)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy).applying(transform) }
    move(to: point(rx, 0))
    addCurve(to: point(0, ry), control1: point(rx, ky), control2: point(kx, ry))
    addCurve(to: point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky))
    addCurve(to: point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry))
    addCurve(to: point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky))
    close()
  }

  /// Adds a rectangle with elliptical corners as a closed subpath. Each radius is clamped to the range from 0 to half
  /// of the side.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, _ transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    let rx = min(max(0, cornerWidth), box.width / 2)
    let ry = min(max(0, cornerHeight), box.height / 2)
    if rx <= 0 || ry <= 0 { return addRect(rect, transform) }
    let (kx, ky) = (rx * (1 - Self.quarterArcFactor), ry * (1 - Self.quarterArcFactor))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    let (x0, y0, x1, y1) = (box.minX, box.minY, box.maxX, box.maxY)
    move(to: point(x1, box.midY))
    addLine(to: point(x1, y1 - ry))
    addCurve(to: point(x1 - rx, y1), control1: point(x1, y1 - ky), control2: point(x1 - kx, y1))
    addLine(to: point(x0 + rx, y1))
    addCurve(to: point(x0, y1 - ry), control1: point(x0 + kx, y1), control2: point(x0, y1 - ky))
    addLine(to: point(x0, y0 + ry))
    addCurve(to: point(x0 + rx, y0), control1: point(x0, y0 + ky), control2: point(x0 + kx, y0))
    addLine(to: point(x1 - rx, y0))
    addCurve(to: point(x1, y0 + ry), control1: point(x1 - kx, y0), control2: point(x1, y0 + ky))
    close()
  }

  /// Adds an arc of `delta` radians (positive or negative), and a line from the current point to the start of the arc.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, _ transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
      let (sine, cosine) = (sin(angle), cos(angle))
      return CGPoint(
        x: center.x + radius * (cosine - tangent * sine), y: center.y + radius * (sine + tangent * cosine)
      ).applying(transform)
    }
    let first = point(startAngle, 0)
    if current == nil { move(to: first) } else if current != first { addLine(to: first) }
    guard delta != 0, delta.isFinite, radius != 0 else { return }
    // An arc of more than a full turn is drawn repeatedly, as in Core Graphics, but with at most 32 turns.
    let sweep = max(-64 * CGFloat.pi, min(64 * CGFloat.pi, delta))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let tangent = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let angle = startAngle + step * CGFloat(piece)
      addCurve(to: point(angle + step, 0), control1: point(angle, tangent), control2: point(angle + step, -tangent))
    }
  }

  /// Returns the signed angle from `startAngle` to `endAngle`. The result is positive (towards greater angles) unless
  /// `clockwise` is true. In Core Graphics' default coordinate system, clockwise is the direction of smaller angles.
  package static func sweepAngle(from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool) -> CGFloat {
    let fullTurn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    guard delta.isFinite else { return 0 }
    if clockwise {
      if delta <= -fullTurn { return -fullTurn }
      if delta > 0 {
        delta = delta.truncatingRemainder(dividingBy: fullTurn)
        if delta > 0 { delta -= fullTurn }
      }
    } else {
      if delta >= fullTurn { return fullTurn }
      if delta < 0 {
        delta = delta.truncatingRemainder(dividingBy: fullTurn)
        if delta < 0 { delta += fullTurn }
      }
    }
    return delta
  }

  /// Adds an arc that touches the line from the current point to `corner` and the line from `corner` to `end`.
  /// `transform` is not yet applied to the current point.
  package mutating func addArc(
    from current: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat, _ transform: CGAffineTransform = .identity
  ) {
    let firstVector = CGVector(dx: current.x - corner.x, dy: current.y - corner.y)
    let secondVector = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = (hypot(firstVector.dx, firstVector.dy), hypot(secondVector.dx, secondVector.dy))
    let crossProduct = firstVector.dx * secondVector.dy - firstVector.dy * secondVector.dx
    // The two lines form no corner that an arc could round.
    guard lengths.0 > 0, lengths.1 > 0, radius > 0, abs(crossProduct) > 1e-9 * lengths.0 * lengths.1 else {
      return addLine(to: corner.applying(transform))
    }
    let cosine = (firstVector.dx * secondVector.dx + firstVector.dy * secondVector.dy) / (lengths.0 * lengths.1)
    let halfAngle = acos(max(-1, min(1, cosine))) / 2
    let distance = radius / tan(halfAngle)
    let tangentPoint = CGPoint(
      x: corner.x + firstVector.dx / lengths.0 * distance, y: corner.y + firstVector.dy / lengths.0 * distance)
    let directionSum = CGVector(
      dx: firstVector.dx / lengths.0 + secondVector.dx / lengths.1,
      dy: firstVector.dy / lengths.0 + secondVector.dy / lengths.1)
    let centerFactor = radius / sin(halfAngle) / hypot(directionSum.dx, directionSum.dy)
    let center = CGPoint(x: corner.x + directionSum.dx * centerFactor, y: corner.y + directionSum.dy * centerFactor)
    let start = atan2(tangentPoint.y - center.y, tangentPoint.x - center.x)
    let angle = CGFloat.pi - 2 * halfAngle
    addArc(center: center, radius: radius, startAngle: start, delta: crossProduct < 0 ? angle : -angle, transform)
  }
}
