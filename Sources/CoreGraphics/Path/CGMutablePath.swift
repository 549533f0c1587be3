import Foundation

/// A path to which elements can be added. One thread must not change the path while another thread uses it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(storage: PathStorage()) }

  package override init(storage: PathStorage) { super.init(storage: storage) }

  /// Begins a subpath at a point.
  ///
  /// - Parameters:
  ///   - point: The start of the subpath.
  ///   - transform: A transform that is applied to the point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: point.applying(transform))
  }

  /// Adds a line from the current point. If there is no current point, begins a subpath at the end of the line. In this
  /// case, Core Graphics reports an error.
  ///
  /// - Parameters:
  ///   - point: The end of the line.
  ///   - transform: A transform that is applied to the point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.addLine(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve that begins at the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control: The control point.
  ///   - transform: A transform that is applied to the points.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    storage.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve that begins at the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control1: The first control point.
  ///   - control2: The second control point.
  ///   - transform: A transform that is applied to the points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    storage.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a line to the start of the subpath, and ends the subpath.
  public func closeSubpath() { storage.close() }

  /// Adds a rectangle as a closed subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: A transform that is applied to the rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { storage.addRect(rect, transform) }

  /// Adds rectangles as closed subpaths.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - transform: A transform that is applied to the rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { storage.addRect(rect, transform) }
  }

  /// Begins a subpath and adds connected lines to it.
  ///
  /// - Parameters:
  ///   - points: The start of the first line, followed by the ends of the lines. An empty array adds no subpath.
  ///   - transform: A transform that is applied to the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the ellipse inside a rectangle as a closed subpath. The subpath begins at the rightmost point.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that encloses the ellipse.
  ///   - transform: A transform that is applied to the ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.addEllipse(rect, transform)
  }

  /// Adds a rectangle with elliptical corners as a closed subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The horizontal radius of the corners, at most half of the width. Larger values are reduced.
  ///   - cornerHeight: The vertical radius of the corners, at most half of the height. Larger values are reduced.
  ///   - transform: A transform that is applied to the rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
  }

  /// Adds an arc, and a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius.
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: The direction in a coordinate system whose y-axis points up. If y points down, as in views, `true`
  ///     results in a counterclockwise arc.
  ///   - transform: A transform that is applied to the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweepAngle = PathStorage.sweepAngle(from: startAngle, to: endAngle, clockwise: clockwise)
    storage.addArc(center: center, radius: radius, startAngle: startAngle, delta: sweepAngle, transform)
  }

  /// Adds an arc with a relative angle, and a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius.
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - delta: The angle of the arc, in radians, which may be negative.
  ///   - transform: A transform that is applied to the arc.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Adds an arc that rounds the corner between two lines, and a line to the start of the arc.
  ///
  /// If there is no current point, or if the lines form no corner, a line to `tangent1End` is added instead.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner. The first line is from the current point to this point.
  ///   - tangent2End: The end of the second line. The second line begins at the corner.
  ///   - radius: The radius of the arc.
  ///   - transform: A transform that is applied to the points and the arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = storage.current else { return addLine(to: tangent1End, transform: transform) }
    let start = transform.isIdentity ? current : current.applying(transform.inverted())
    storage.addArc(from: start, corner: tangent1End, end: tangent2End, radius: radius, transform)
  }

  /// Adds the elements of another path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: A transform that is applied to the path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform: transform)
  }
}
