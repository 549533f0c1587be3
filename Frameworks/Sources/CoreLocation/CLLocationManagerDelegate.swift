import Foundation

/// Methods that a location manager calls, on the main thread. All have a default implementation.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Tells the delegate that the permission has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Tells the delegate that the permission has changed.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Tells the delegate that the location could not be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Tells the delegate about new locations. It is never called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Tells the delegate about a new heading. It is never called.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Tells the delegate about a visit. It is never called.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Tells the delegate that the user has entered a region. It is never called.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Tells the delegate that the user has left a region. It is never called.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Tells the delegate whether the user is in a region. It is never called.
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Tells the delegate that monitoring a region has begun. It is never called.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Tells the delegate that a region cannot be monitored.
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
}
