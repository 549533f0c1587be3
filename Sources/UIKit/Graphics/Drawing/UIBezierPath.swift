import Foundation

/// A path together with how its line looks. Points from the top left, y down: positive angles turn clockwise.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var mutablePath = CGMutablePath()
  private var dashPattern: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// The line's width in points; 1 at first.
  open var lineWidth: CGFloat = 1
  /// The ends of the line; `.butt` at first.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line; `.miter` at first.
  open var lineJoinStyle = CGLineJoin.miter
  /// How many line widths long a mitered corner may be; 10 at first.
  open var miterLimit: CGFloat = 10
  /// How far curves may be off in pixels; 0.6 at first.
  open var flatness: CGFloat = 0.6
  /// Whether `fill()`, `addClip()` and `contains(_:)` count by the even-odd rule; false at first.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes a closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    mutablePath.addRect(rect)
  }

  /// Makes the ellipse that fits into `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    mutablePath.addEllipse(in: rect)
  }

  /// Makes a rectangle with rounded corners, `cornerRadius` points; at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    RoundedCorners(rect, corners: .allCorners, radii: CGSize(width: cornerRadius, height: cornerRadius))
      .add(to: mutablePath)
  }

  /// Makes a rectangle of which some corners are rounded; radii are at most half a side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    RoundedCorners(rect, corners: corners, radii: cornerRadii).add(to: mutablePath)
  }

  /// Makes an arc from `startAngle` to `endAngle` (radians from the positive x axis), clockwise as people see it or not.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path with the elements of another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    mutablePath.addPath(cgPath)
  }

  // MARK: NSCoding, NSCopying

  /// Paths are not read from archives here; answers nil.
  public required init?(coder: NSCoder) { nil }
  /// Paths are not written to archives here.
  open func encode(with coder: NSCoder) {}
  /// True, as UIKit says.
  open class var supportsSecureCoding: Bool { true }

  /// A path of its own with the same elements and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = UIBezierPath(cgPath: mutablePath)
    other.takeStyle(of: self)
    return other
  }

  func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashPattern = other.dashPattern
    dashPhase = other.dashPhase
  }

  /// The elements. Reading makes a copy that does not change with this path; setting copies, too.
  open var cgPath: CGPath {
    get { CGPath(storage: mutablePath.storage) }
    set { mutablePath = CGMutablePath(storage: newValue.storage) }
  }

  /// True for a path without elements.
  open var isEmpty: Bool { mutablePath.isEmpty }
  /// Around the shape itself; null for an empty path.
  open var bounds: CGRect { mutablePath.boundingBoxOfPath }
  /// Where the last element ends; zero for an empty path.
  open var currentPoint: CGPoint { mutablePath.currentPoint }

  // MARK: Building

  /// Begins a subpath.
  open func move(to point: CGPoint) { mutablePath.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { mutablePath.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    mutablePath.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, and a line to its start if there is a current point. `clockwise` as people see it: y points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    mutablePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Draws a line back to where the subpath began, and ends it.
  open func close() { mutablePath.closeSubpath() }
  /// Forgets all elements; the style stays.
  open func removeAllPoints() { mutablePath = CGMutablePath() }
  /// Adds the elements of another path; its style plays no part.
  open func append(_ bezierPath: UIBezierPath) { mutablePath.addPath(bezierPath.cgPath) }
  /// Takes all points through `transform`.
  open func apply(_ transform: CGAffineTransform) {
    mutablePath = CGMutablePath(storage: mutablePath.storage.applying(transform))
  }
  /// The same shape drawn backwards, with the same style.
  open func reversing() -> UIBezierPath {
    let other = UIBezierPath(cgPath: CGPath(storage: mutablePath.storage.reversed()))
    other.takeStyle(of: self)
    return other
  }

  // MARK: Dashes

  /// Dashes: `pattern`'s `count` lengths (points) in turn are drawn and left out, beginning `phase` into them. Without a
  /// pattern the line has no gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes the dashes: their lengths, how many there are, and the phase.
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

  // MARK: Using

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// True when `point` lies inside. Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { mutablePath.contains(point, using: rule) }

  /// Fills the path in the current context's fill colour.
  open func fill() { fill(in: UIGraphicsGetCurrentContext()) }

  /// Fills the path with a blend mode and an opacity of its own.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withStyle(blendMode, alpha) { fill(in: $0) }
  }

  /// Draws the path's line in the current context's stroke colour.
  open func stroke() { stroke(in: UIGraphicsGetCurrentContext()) }

  /// Draws the path's line with a blend mode and an opacity of its own.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withStyle(blendMode, alpha) { stroke(in: $0) }
  }

  /// Lets what is drawn in the current context from here on only touch the inside of this path, too.
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
    let kept = context.state.line
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashPattern)
    context.beginPath()
    context.addPath(mutablePath)
    context.strokePath()
    context.state.line = kept
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
