import UIKit

/// The layer of a map view that contains the annotation views. Touches between them reach the map.
final class MapAnnotationContainer: UIView {
  weak var map: MKMapView?
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.alpha > 0.01 && $0.point(inside: convert(point, to: $0), with: event) }
  }
}
