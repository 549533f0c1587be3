import Foundation

/// Methods that a location manager calls, on the main thread. All have a default implementation.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Tells the delegate that the permission has changed. It is also called after the delegate was set.
  ///
  /// - Parameter manager: The location manager.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Tells the delegate that the permission has changed. It is called after `locationManagerDidChangeAuthorization(_:)`, only
  /// if the permission was denied after a request.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - status: The permission.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Tells the delegate that the location could not be determined.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - error: The error: `denied`, or `headingFailure` after a request for headings.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Tells the delegate about new locations. It is never called.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - locations: The locations, the oldest first.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Tells the delegate about a new heading. It is never called.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - newHeading: The heading.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Tells the delegate about a visit. It is never called.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - visit: The visit.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Tells the delegate that the user has entered a region. It is never called.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - region: The region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Tells the delegate that the user has left a region. It is never called.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - region: The region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Tells the delegate whether the user is in a region. It is never called.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - state: The position of the user relative to the region.
  ///   - region: The region.
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Tells the delegate that monitoring a region has begun. It is never called.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - region: The region.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Tells the delegate that a region cannot be monitored.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - region: The region.
  ///   - error: The error, which is `regionMonitoringDenied`.
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  ///
  /// - Parameter manager: The location manager.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - status: The permission.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - error: The error.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - locations: The locations, the oldest first.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - newHeading: The heading.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - visit: The visit.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - region: The region.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - region: The region.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - state: The position of the user relative to the region.
  ///   - region: The region.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - region: The region.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - region: The region.
  ///   - error: The error.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
}
