import CoreGraphics
import QuartzCore
import UIKit

/// Draws an overlay.
///
/// A renderer has a coordinate system of its own: one unit is one map point, and the origin is the corner of the overlay's rectangle.
/// Subclasses override `draw(_:zoomScale:in:)`.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// The opacity, from 0 to 1. The default is 1.
  open var alpha: CGFloat = 1 {
    didSet { setNeedsDisplay() }
  }
  /// The way in which the drawing is mixed with the map below. The default is `normal`.
  open var blendMode: CGBlendMode = .normal {
    didSet { setNeedsDisplay() }
  }
  /// The number of pixels for each point.
  open internal(set) var contentScaleFactor: CGFloat = 1
  /// The map view that draws the overlay.
  weak var map: MKMapView?

  /// Creates a renderer.
  ///
  /// - Parameter overlay: The overlay.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  private var origin: MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return origin.x.isFinite && origin.y.isFinite ? origin : MKMapPoint(x: 0, y: 0)
  }

  /// Returns the point of the renderer for a map point.
  ///
  /// - Parameter mapPoint: The map point.
  /// - Returns: The point.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }
  /// Returns the map point for a point of the renderer.
  ///
  /// - Parameter point: The point.
  /// - Returns: The map point.
  open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x + origin.x, y: point.y + origin.y) }
  /// Returns the rectangle of the renderer for a rectangle of the map.
  ///
  /// - Parameter mapRect: The rectangle of the map.
  /// - Returns: The rectangle.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  /// Returns the rectangle of the map for a rectangle of the renderer.
  ///
  /// - Parameter rect: The rectangle.
  /// - Returns: The rectangle of the map.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  /// Returns whether the renderer can draw a part of the map. The default is `true`. A renderer that has to load something returns
  /// `false`, and calls `setNeedsDisplay()` later.
  ///
  /// - Parameters:
  ///   - mapRect: The part of the map.
  ///   - zoomScale: The number of screen points for each map point.
  /// - Returns: Whether it can be drawn.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the overlay. The default draws nothing.
  ///
  /// - Parameters:
  ///   - mapRect: The part of the map.
  ///   - zoomScale: The number of screen points for each map point. A line of a width in screen points is this width divided by it.
  ///   - context: The context, in the renderer's coordinate system.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Draws the overlay again.
  open func setNeedsDisplay() { map?.overlaysNeedDisplay() }
  /// Draws a part of the overlay again.
  ///
  /// - Parameter mapRect: The part of the map.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { map?.overlaysNeedDisplay() }
  /// Draws a part of the overlay again.
  ///
  /// - Parameters:
  ///   - mapRect: The part of the map.
  ///   - zoomScale: The scale. It is not used.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { map?.overlaysNeedDisplay() }
}

/// Returns the width of a road at a scale, for lines that follow roads.
///
/// - Parameter zoomScale: The number of screen points for each map point.
/// - Returns: The width, in map points: about 5 screen points.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 5 / max(zoomScale, .leastNonzeroMagnitude) }
