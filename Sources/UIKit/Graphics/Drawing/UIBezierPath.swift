import Foundation

/// A path and the style of its stroke. Coordinates are in points with y pointing down, so positive angles are
/// clockwise.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var mutablePath = CGMutablePath()
  private(set) final var dashPattern: [CGFloat] = []
  private(set) final var dashPhase: CGFloat = 0

  /// The width of the stroke, in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the stroke. The default is `.butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of the stroke. The default is `.miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The largest ratio of miter length to line width. Corners with a larger ratio are beveled. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The largest distance between a curve and the lines that approximate it, in pixels. The default is 0.6.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that determines whether `fill()`, `addClip()` and `contains(_:)` use the even-odd rule. The
  /// default is `false`.
  open var usesEvenOddFillRule = false

  // MARK: NSObject

  /// Returns a Boolean value that indicates whether another object is a path with the same elements and the same stroke.
  ///
  /// - Parameter object: The other object.
  /// - Returns: `true` if the paths look the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other
      || (mutablePath as CGPath == other.mutablePath && lineWidth == other.lineWidth
        && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
        && flatness == other.flatness
        && usesEvenOddFillRule == other.usesEvenOddFillRule && dashPattern == other.dashPattern
        && dashPhase == other.dashPhase)
  }

  open override var hash: Int { (mutablePath as CGPath).hashValue }

  /// Creates an empty path. Begin the first subpath with `move(to:)`.
  public override init() { super.init() }

  /// Creates a path with a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public convenience init(rect: CGRect) {
    self.init()
    mutablePath.addRect(rect)
  }

  /// Creates a path with the ellipse inside a rectangle.
  ///
  /// - Parameter rect: The rectangle that encloses the ellipse, in points.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    mutablePath.addEllipse(in: rect)
  }

  /// Creates a path with a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of the corners, in points. The radius is limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    RoundedCorners(rect, corners: .allCorners, radii: CGSize(width: cornerRadius, height: cornerRadius))
      .add(to: mutablePath)
  }

  /// Creates a path with a rectangle, some of whose corners are rounded.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The rounded corners.
  ///   - cornerRadii: The horizontal and vertical radius of the corners, in points. Each radius is limited to half of the side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    RoundedCorners(rect, corners: corners, radii: cornerRadii).add(to: mutablePath)
  }

  /// Creates a path with an arc.
  ///
  /// - Parameters:
  ///   - center: The center, in points.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: `true` for an arc that is clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the elements of a Core Graphics path.
  ///
  /// - Parameter cgPath: The path.
  public convenience init(cgPath: CGPath) {
    self.init()
    mutablePath.addPath(cgPath)
  }

  // MARK: NSCoding, NSCopying

  /// Creates a path from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init()
    decodeValues(from: coder)
  }

  /// Encodes the elements of the path and its line style.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) { encodeValues(with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`, as in UIKit.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a copy of the path with the same elements and style.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: mutablePath)
    copy.copyStyle(from: self)
    return copy
  }

  func copyStyle(from other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashPattern = other.dashPattern
    dashPhase = other.dashPhase
  }

  /// The elements as a Core Graphics path. Changes to the returned path do not affect this path.
  open var cgPath: CGPath {
    get { CGPath(storage: mutablePath.storage) }
    set { mutablePath = CGMutablePath(storage: newValue.storage) }
  }

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { mutablePath.isEmpty }
  /// The smallest rectangle that encloses the path, or the null rectangle for an empty path.
  open var bounds: CGRect { mutablePath.boundingBoxOfPath }
  /// The end point of the last element, or zero for an empty path.
  open var currentPoint: CGPoint { mutablePath.currentPoint }

  // MARK: Building

  /// Begins a subpath at a point.
  ///
  /// - Parameter point: The start of the subpath.
  open func move(to point: CGPoint) { mutablePath.move(to: point) }
  /// Adds a line from the current point.
  ///
  /// - Parameter point: The end of the line.
  open func addLine(to point: CGPoint) { mutablePath.addLine(to: point) }
  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - endPoint: The end of the curve.
  ///   - controlPoint1: The first control point.
  ///   - controlPoint2: The second control point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - endPoint: The end of the curve.
  ///   - controlPoint: The control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    mutablePath.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc. If there is a current point, a line connects it with the start of the arc.
  ///
  /// - Parameters:
  ///   - center: The center, in points.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: `true` for an arc that is clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    mutablePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Closes the subpath with a line to its start.
  open func close() { mutablePath.closeSubpath() }
  /// Removes all elements from the path. The style of the stroke does not change.
  open func removeAllPoints() { mutablePath = CGMutablePath() }
  /// Adds the elements of another path. The stroke style of that path is ignored.
  ///
  /// - Parameter bezierPath: The path to add.
  open func append(_ bezierPath: UIBezierPath) { mutablePath.addPath(bezierPath.cgPath) }
  /// Applies a transform to all points of the path.
  ///
  /// - Parameter transform: The transform.
  open func apply(_ transform: CGAffineTransform) {
    mutablePath = CGMutablePath(storage: mutablePath.storage.applying(transform))
  }
  /// Returns a path with the same style whose elements are in the opposite direction.
  ///
  /// - Returns: The reversed path.
  open func reversing() -> UIBezierPath {
    let reversedPath = UIBezierPath(cgPath: CGPath(storage: mutablePath.storage.reversed()))
    reversedPath.copyStyle(from: self)
    return reversedPath
  }

  // MARK: Dashes

  /// Sets the dash pattern of the stroke.
  ///
  /// - Parameters:
  ///   - pattern: The alternating lengths of dashes and gaps, in points, or nil for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The offset into the pattern at which the stroke begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes the dash pattern of the stroke to memory. To determine the size of `pattern`, call the method with `count` only.
  ///
  /// - Parameters:
  ///   - pattern: A pointer to memory that receives the lengths, in points. May be nil.
  ///   - count: A pointer that receives the number of lengths. May be nil.
  ///   - phase: A pointer that receives the phase, in points. May be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dashPattern.enumerated() { pattern[index] = length }
    }
    count?.pointee = dashPattern.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Returns a Boolean value that indicates whether a point is inside the path. Open subpaths are treated as closed.
  ///
  /// - Parameter point: The point.
  /// - Returns: `true` if the point is inside.
  open func contains(_ point: CGPoint) -> Bool { mutablePath.contains(point, using: rule) }

  /// Fills the path with the fill color of the current context. Open subpaths are treated as closed.
  open func fill() { fill(in: UIGraphicsGetCurrentContext()) }

  /// Fills the path with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, 0...1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withStyle(blendMode, alpha) { fill(in: $0) }
  }

  /// Strokes the path with the stroke color of the current context, and with the path's own line width, line style and dash pattern. The
  /// stroke is centered on the path.
  open func stroke() { stroke(in: UIGraphicsGetCurrentContext()) }

  /// Strokes the path with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, 0...1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withStyle(blendMode, alpha) { stroke(in: $0) }
  }

  /// Intersects the clipping region of the current context with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(mutablePath)
    context.clip(using: rule)
  }

  private func fill(in context: CGContext?) {
    guard let context else { return }
    context.beginPath()
    context.addPath(mutablePath)
    context.fillPath(using: rule)
  }

  private func stroke(in context: CGContext?) {
    guard let context else { return }
    let savedLine = context.state.lineStyle
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashPattern)
    context.beginPath()
    context.addPath(mutablePath)
    context.strokePath()
    context.state.lineStyle = savedLine
  }

  private func withStyle(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body(context)
    context.restoreGState()
  }
}
