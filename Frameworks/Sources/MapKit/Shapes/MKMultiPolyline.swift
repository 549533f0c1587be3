import CoreLocation
import Foundation

/// Several lines that are drawn as one overlay.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]

  /// Creates an overlay.
  ///
  /// - Parameter polylines: The lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    boundingMapRect = polylines.reduce(.null) { $0.union($1.boundingMapRect) }
    super.init()
  }

  /// The rectangle that contains all lines, or null without any.
  public let boundingMapRect: MKMapRect
  /// The center of the rectangle that contains all lines. It is not valid without any.
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.centerCoordinate }
  /// Returns whether the rectangle that contains the shapes intersects a rectangle.
  ///
  /// - Parameter mapRect: The rectangle.
  /// - Returns: `true` if they have a point in common.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Returns whether the overlay covers its area completely, so that the map below it is not needed.
  ///
  /// - Returns: `false`. Subclasses can return another value.
  open func canReplaceMapContent() -> Bool { false }
}
