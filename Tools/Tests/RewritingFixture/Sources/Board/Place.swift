import CoreLocation

/// Finds the place of the board.
public class PlaceFinder: NSObject, CLLocationManagerDelegate {
  public let manager = CLLocationManager()
  public var onEnd: ((CLAuthorizationStatus, Error?) -> Void)?

  public func find() {
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
  }

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    onEnd?(manager.authorizationStatus, error)
  }

  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    onEnd?(manager.authorizationStatus, nil)
  }
}
