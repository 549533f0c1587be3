import Foundation

extension CGContext {
  /// Clears the current path, so that a new path can be added.
  public func beginPath() { currentPath = PathStorage() }

  /// Begins a subpath of the current path.
  ///
  /// - Parameter point: The start of the subpath, in user space. The current transform is applied when a point is
  ///   added, not when the path is drawn.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.transform)) }

  /// Adds a line from the current point. If there is no current point, begins a subpath at the end of the line.
  ///
  /// - Parameter point: The end of the line, in user space.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(state.transform)) }

  /// Adds a cubic Bézier curve that begins at the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in user space.
  ///   - control1: The first control point, in user space.
  ///   - control2: The second control point, in user space.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }

  /// Adds a quadratic Bézier curve that begins at the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in user space.
  ///   - control: The control point, in user space.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
  }

  /// Adds a line to the start of the subpath, and ends the subpath.
  public func closePath() { currentPath.close() }

  /// Adds a rectangle as a closed subpath.
  ///
  /// - Parameter rect: The rectangle, in user space.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, state.transform) }

  /// Adds rectangles as closed subpaths.
  ///
  /// - Parameter rects: The rectangles, in user space.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Begins a subpath and adds connected lines to it.
  ///
  /// - Parameter points: The start of the first line, followed by the ends of the lines, in user space. An empty array
  ///   adds no subpath.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds the ellipse inside a rectangle as a closed subpath.
  ///
  /// - Parameter rect: The rectangle that encloses the ellipse, in user space.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(rect, state.transform) }

  /// Adds an arc, and a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - center: The center, in user space.
  ///   - radius: The radius, in user space.
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: The direction in a coordinate system whose y-axis points up. In UIKit's contexts, `true` results in
  ///     a counterclockwise arc.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let sweepAngle = PathStorage.sweepAngle(from: startAngle, to: endAngle, clockwise: clockwise)
    currentPath.addArc(center: center, radius: radius, startAngle: startAngle, delta: sweepAngle, state.transform)
  }

  /// Adds an arc that rounds the corner between two lines, and a line to the start of the arc.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, in user space. The first line is from the current point to this point.
  ///   - tangent2End: The end of the second line, in user space. The second line begins at the corner.
  ///   - radius: The radius of the arc, in user space.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current = currentPath.current else { return addLine(to: tangent1End) }
    currentPath.addArc(
      from: current.applying(state.transform.inverted()), corner: tangent1End, end: tangent2End, radius: radius,
      state.transform)
  }

  /// Adds the elements of a path to the current path.
  ///
  /// - Parameter path: The path, in user space.
  public func addPath(_ path: CGPath) { currentPath.append(path.storage, transform: state.transform) }

  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let inverse = state.transform.inverted()
    let tolerance = 0.05 / max(state.transform.meanScale, 1e-6)
    var path = currentPath.applying(inverse)
    if !state.lineStyle.dashLengths.isEmpty {
      path = path.dashed(phase: state.lineStyle.dashPhase, lengths: state.lineStyle.dashLengths, tolerance: tolerance)
    }
    currentPath = path.stroked(state.lineStyle, tolerance: tolerance).applying(state.transform)
  }

  /// A Boolean value that indicates whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// A copy of the current path in user space, or nil if the path is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(storage: currentPath.applying(state.transform.inverted()))
  }

  /// The end of the current path in user space, or zero if it is empty.
  public var currentPointOfPath: CGPoint {
    currentPath.current.map { $0.applying(state.transform.inverted()) } ?? .zero
  }

  /// The bounding box of all points of the current path in user space, or null if it is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns a Boolean value that indicates whether drawing the current path would paint a point.
  ///
  /// - Parameters:
  ///   - point: A point in user space.
  ///   - mode: The drawing operation.
  /// - Returns: `true` if the point would be painted.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let transformedPoint = point.applying(state.transform)
    let isInside: Bool =
      switch mode {
      case .fill, .fillStroke: currentPath.contains(transformedPoint, rule: .winding)
      case .eoFill, .eoFillStroke: currentPath.contains(transformedPoint, rule: .evenOdd)
      case .stroke: false
      }
    if isInside || mode == .fill || mode == .eoFill { return isInside }
    let savedPath = currentPath
    defer { currentPath = savedPath }
    replacePathWithStrokedPath()
    return currentPath.contains(transformedPoint, rule: .winding)
  }
}
