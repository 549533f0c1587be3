import CoreGraphics
import UIKit

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { overlay as! MKCircle }
  /// The part of the line at which it begins, from 0 to 1. The default is 0.
  open var strokeStart: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// The part of the line at which it ends, from 0 to 1. The default is 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { setNeedsDisplay() }
  }
  /// Creates a renderer.
  ///
  /// - Parameter circle: The circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
  }
  open override func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeStart > 0 || strokeEnd < 1 else { return super.strokePath(path, in: context) }
    super.strokePath(path.trimmedForMap(from: strokeStart, to: strokeEnd), in: context)
  }
}

/// Draws a line through several points.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { overlay as! MKPolyline }
  /// The part of the line at which it begins, from 0 to 1. The default is 0.
  open var strokeStart: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// The part of the line at which it ends, from 0 to 1. The default is 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { setNeedsDisplay() }
  }
  /// Creates a renderer.
  ///
  /// - Parameter polyline: The line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  open override func createPath() {
    let path = CGMutablePath()
    addLines(between: polyline, to: path, closes: false)
    self.path = path
  }
  // A line has no inside.
  open override func fillPath(_ path: CGPath, in context: CGContext) {}
  open override func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeStart > 0 || strokeEnd < 1 else { return super.strokePath(path, in: context) }
    super.strokePath(path.trimmedForMap(from: strokeStart, to: strokeEnd), in: context)
  }
}

/// Draws a line whose color changes along its length.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The parts of the length at which the colors are, from 0 to 1.
  open private(set) var locations: [CGFloat] = []
  /// The colors.
  open private(set) var colors: [UIColor] = []
  /// Sets the colors.
  ///
  /// - Parameters:
  ///   - colors: The colors.
  ///   - locations: The part of the length at which each color is, in ascending order. Colors without one are not used.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    let count = min(colors.count, locations.count)
    (self.colors, self.locations) = (Array(colors.prefix(count)), Array(locations.prefix(count)))
    setNeedsDisplay()
  }
  open override func strokePath(_ path: CGPath, in context: CGContext) {
    guard let first = colors.first else { return super.strokePath(path, in: context) }
    let points = UnsafeBufferPointer(start: polyline.points(), count: polyline.pointCount).map(point(for:))
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return }
    var way = 0.0
    for (index, length) in lengths.enumerated() {
      context.setStrokeColor((color(at: (way + length / 2) / total) ?? first).cgColor)
      context.move(to: points[index])
      context.addLine(to: points[index + 1])
      context.strokePath()
      way += length
    }
  }
  private func color(at part: Double) -> UIColor? {
    guard let index = locations.firstIndex(where: { $0 >= part }) else { return colors.last }
    guard index > 0, locations[index] > locations[index - 1] else { return colors[index] }
    let ratio = (part - locations[index - 1]) / (locations[index] - locations[index - 1])
    var (start, end) = ([CGFloat](repeating: 0, count: 4), [CGFloat](repeating: 0, count: 4))
    colors[index - 1].getRed(&start[0], green: &start[1], blue: &start[2], alpha: &start[3])
    colors[index].getRed(&end[0], green: &end[1], blue: &end[2], alpha: &end[3])
    let mixed = zip(start, end).map { $0 + ($1 - $0) * ratio }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}

/// Draws a polygon.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The polygon.
  open var polygon: MKPolygon { overlay as! MKPolygon }
  /// The part of the line at which it begins, from 0 to 1. The default is 0.
  open var strokeStart: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// The part of the line at which it ends, from 0 to 1. The default is 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { setNeedsDisplay() }
  }
  /// Creates a renderer.
  ///
  /// - Parameter polygon: The polygon.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  open override func createPath() {
    let path = CGMutablePath()
    addPolygon(polygon, to: path)
    self.path = path
  }
  open override func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeStart > 0 || strokeEnd < 1 else { return super.strokePath(path, in: context) }
    super.strokePath(path.trimmedForMap(from: strokeStart, to: strokeEnd), in: context)
  }
}

/// Draws several lines alike.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The lines.
  open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }
  /// Creates a renderer.
  ///
  /// - Parameter multiPolyline: The lines.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
  open override func createPath() {
    let path = CGMutablePath()
    for line in multiPolyline.polylines { addLines(between: line, to: path, closes: false) }
    self.path = path
  }
  open override func fillPath(_ path: CGPath, in context: CGContext) {}
}

/// Draws several polygons alike.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The polygons.
  open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }
  /// Creates a renderer.
  ///
  /// - Parameter multiPolygon: The polygons.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
  open override func createPath() {
    let path = CGMutablePath()
    for polygon in multiPolygon.polygons { addPolygon(polygon, to: path) }
    self.path = path
  }
}
