import UIKit

/// A bar button that lets the map follow the user.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map view.
  open weak var mapView: MKMapView?
  /// Creates a button.
  ///
  /// - Parameter mapView: The map view.
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    image = UIImage(systemName: "location")
    primaryAction = UIAction(image: image) { [weak self] _ in
      self?.mapView?.setUserTrackingMode(.follow, animated: true)
    }
  }
}
