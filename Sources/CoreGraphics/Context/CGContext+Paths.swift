import Foundation

extension CGContext {
  /// Forgets the current path.
  public func beginPath() { currentPath = PathStorage() }

  /// Begins a subpath. Points are taken through the transform of now, not of when the path is drawn.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.transform)) }

  /// Adds a line; without a current point it begins a subpath.
  public func addLine(to point: CGPoint) { currentPath.line(to: point.applying(state.transform)) }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.curve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quad(to: end.applying(state.transform), control: control.applying(state.transform))
  }

  /// Draws a line back to where the subpath began, and ends it.
  public func closePath() { currentPath.close() }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, state.transform) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds the ellipse that fits into `rect`.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(rect, state.transform) }

  /// Adds an arc, and a line to its start if there is a current point. `clockwise` is meant where y points up: in UIKit's
  /// contexts true looks counter-clockwise.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let sweep = PathStorage.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    currentPath.addArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, state.transform)
  }

  /// Rounds the corner between the lines from the current point to `tangent1End` and on to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current = currentPath.current else { return addLine(to: tangent1End) }
    currentPath.addArc(
      from: current.applying(state.transform.inverted()), corner: tangent1End, end: tangent2End, radius: radius,
      state.transform)
  }

  /// Adds the elements of `path`.
  public func addPath(_ path: CGPath) { currentPath.append(path.storage, transform: state.transform) }

  /// Puts the outline of the current path's stroke in its place.
  public func replacePathWithStrokedPath() {
    let inverse = state.transform.inverted()
    let tolerance = 0.05 / max(state.transform.meanScale, 1e-6)
    var path = currentPath.applying(inverse)
    if !state.line.dashLengths.isEmpty {
      path = path.dashed(phase: state.line.dashPhase, lengths: state.line.dashLengths, tolerance: tolerance)
    }
    currentPath = path.stroked(state.line, tolerance: tolerance).applying(state.transform)
  }

  /// True when nothing was added to the current path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current path in user space; nil when it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(storage: currentPath.applying(state.transform.inverted()))
  }

  /// Where the current path ends, in user space; zero when it is empty.
  public var currentPointOfPath: CGPoint {
    currentPath.current.map { $0.applying(state.transform.inverted()) } ?? .zero
  }

  /// Around all points of the current path, in user space; null when it is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// True when drawing the current path by `mode` would touch `point` (user space).
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let place = point.applying(state.transform)
    let isInside: Bool =
      switch mode {
      case .fill, .fillStroke: currentPath.contains(place, rule: .winding)
      case .eoFill, .eoFillStroke: currentPath.contains(place, rule: .evenOdd)
      case .stroke: false
      }
    if isInside || mode == .fill || mode == .eoFill { return isInside }
    let kept = currentPath
    defer { currentPath = kept }
    replacePathWithStrokedPath()
    return currentPath.contains(place, rule: .winding)
  }
}
