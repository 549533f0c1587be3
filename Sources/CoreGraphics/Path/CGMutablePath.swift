import Foundation

/// A path that can be added to. Not to be changed on one thread while another one uses it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() { super.init(storage: PathStorage()) }

  package override init(storage: PathStorage) { super.init(storage: storage) }

  /// Begins a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: point.applying(transform))
  }

  /// Adds a line. Without a current point it only begins a subpath, where Core Graphics would report an error.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.line(to: point.applying(transform))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    storage.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    storage.curve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Draws a line back to where the subpath began, and ends it.
  public func closeSubpath() { storage.close() }

  /// Adds a closed rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { storage.addRect(rect, transform) }

  /// Adds closed rectangles, a subpath each.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { storage.addRect(rect, transform) }
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the ellipse that fits into `rect` as a closed subpath, from its rightmost point on.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.addEllipse(rect, transform)
  }

  /// Adds a rectangle with elliptic corners as a closed subpath; corners are at most half a side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
  }

  /// Adds an arc, and a line to its start if there is a current point. Angles in radians from the positive x axis.
  /// `clockwise` is meant where y points up: where y points down, as in views, true looks counter-clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathStorage.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    storage.addArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform)
  }

  /// Adds an arc of `delta` radians from `startAngle`, and a line to its start if there is a current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Rounds the corner between the lines from the current point to `tangent1End` and on to `tangent2End`: adds a line to
  /// where the arc begins, and the arc. Without a current point, or without a corner, it adds a line to `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = storage.current else { return addLine(to: tangent1End, transform: transform) }
    let from = transform.isIdentity ? current : current.applying(transform.inverted())
    storage.addArc(from: from, corner: tangent1End, end: tangent2End, radius: radius, transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform: transform)
  }
}
