import CoreGraphics
import UIKit

/// Draws an overlay as a path, which subclasses create in `createPath()`.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the inside. The default, nil, leaves it empty.
  open var fillColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The color of the line. The default, nil, draws none.
  open var strokeColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The width of the line, in screen points. The default, 0, means the width of a road.
  open var lineWidth: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// The shape of the line at its corners. The default is round.
  open var lineJoin: CGLineJoin = .round {
    didSet { setNeedsDisplay() }
  }
  /// The shape of the line at its ends. The default is round.
  open var lineCap: CGLineCap = .round {
    didSet { setNeedsDisplay() }
  }
  /// The largest ratio of the length of a corner to the width of the line. The default is 10.
  open var miterLimit: CGFloat = 10 {
    didSet { setNeedsDisplay() }
  }
  /// The distance at which the pattern of dashes begins, in screen points. The default is 0.
  open var lineDashPhase: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// The lengths of dashes and of the gaps between them, in screen points. The default, nil, draws no gaps.
  open var lineDashPattern: [NSNumber]? {
    didSet { setNeedsDisplay() }
  }
  /// A Boolean value that determines whether the path is drawn as pixels instead of as vectors. It has no effect.
  open var shouldRasterize = false

  /// The parts of the line at which it begins and ends, from 0 to 1, which some subclasses let programs set.
  var strokePart: (start: CGFloat, end: CGFloat) = (0, 1) {
    didSet { setNeedsDisplay() }
  }

  private var createdPath: CGPath?
  private var hasCreatedPath = false

  /// The path, in the renderer's coordinate system. The first reading creates it.
  open var path: CGPath! {
    get {
      if !hasCreatedPath {
        hasCreatedPath = true
        createPath()
      }
      return createdPath
    }
    set {
      createdPath = newValue
      hasCreatedPath = true
      setNeedsDisplay()
    }
  }

  /// Creates the path. Overrides set `path`. The default does nothing.
  open func createPath() {}
  /// Forgets the path, so that it is created again.
  open func invalidatePath() {
    createdPath = nil
    hasCreatedPath = false
    setNeedsDisplay()
  }

  /// Sets the color, the width, and the shape of the line.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - zoomScale: The number of screen points for each map point.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    if let lineDashPattern, !lineDashPattern.isEmpty {
      context.setLineDash(
        phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
    }
  }

  /// Sets the color of the inside.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - zoomScale: The number of screen points for each map point.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  /// Draws the line of a path. Call `applyStrokeProperties(to:atZoomScale:)` first.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - context: The context.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeColor != nil else { return }
    context.addPath(
      strokePart.start > 0 || strokePart.end < 1
        ? path.trimmedForMap(from: strokePart.start, to: strokePart.end) : path)
    context.strokePath()
  }

  /// Fills the inside of a path. Call `applyFillProperties(to:atZoomScale:)` first.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - context: The context.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    guard fillColor != nil else { return }
    context.addPath(path)
    // The polygons inside of a polygon are holes.
    context.fillPath(using: .evenOdd)
  }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path = path else { return }
    applyFillProperties(to: context, atZoomScale: zoomScale)
    fillPath(path, in: context)
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }

  /// Adds the lines between points to a path.
  func addLines(between shape: MKMultiPoint, to path: CGMutablePath, closes: Bool) {
    let points = UnsafeBufferPointer(start: shape.points(), count: shape.pointCount)
    guard let first = points.first else { return }
    path.move(to: point(for: first))
    for next in points.dropFirst() { path.addLine(to: point(for: next)) }
    if closes { path.closeSubpath() }
  }

  /// Adds a polygon and the polygons inside of it to a path.
  func addPolygon(_ polygon: MKPolygon, to path: CGMutablePath) {
    addLines(between: polygon, to: path, closes: true)
    for inner in polygon.interiorPolygons ?? [] { addPolygon(inner, to: path) }
  }
}
