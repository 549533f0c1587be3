import Foundation

/// The location of the device. A computer has none here: the permission is denied as soon as it is requested, and every
/// request fails with the error `denied`, as on a device whose location services are switched off.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The permission, which belongs to the application and not to one manager.
  private static let permission = Permission()
  private let lock = NSLock()
  private weak var target: (any CLLocationManagerDelegate)?

  /// Creates a location manager. It notifies its delegate of the permission.
  public override init() {
    super.init()
    Self.permission.add(self)
  }

  /// The object that the manager notifies of locations. It is not retained. As on iOS, it is notified of the permission when it
  /// is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    get { lock.withLock { target } }
    set {
      lock.withLock { target = newValue }
      if newValue != nil { tell { $0.locationManagerDidChangeAuthorization($1) } }
    }
  }
  /// The permission of the application: `denied` after one of its managers has requested it.
  open var authorizationStatus: CLAuthorizationStatus { Self.permission.status }
  /// The accuracy that the application may use.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// The last location. It is nil.
  open var location: CLLocation? { nil }
  /// The last heading. It is nil.
  open var heading: CLHeading? { nil }
  /// The accuracy that the application wants. It is stored and has no effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance after which the manager notifies the delegate, in meters. The value is stored but has no effect.
  open var distanceFilter = kCLDistanceFilterNone
  /// The angle after which the manager notifies the delegate, in degrees. The value is stored but has no effect.
  open var headingFilter: CLLocationDegrees = 1
  /// The activity of the user. It is stored and has no effect.
  open var activityType = CLActivityType.other
  /// A Boolean value that determines whether updates may pause. The default is `true`. The value is stored but has no effect.
  open var pausesLocationUpdatesAutomatically = true
  /// A Boolean value that determines whether the application receives updates in the background. The default is `false`. The
  /// value is stored but has no effect.
  open var allowsBackgroundLocationUpdates = false
  /// A Boolean value that determines whether the system shows that the location is used. The default is `false`. The value is
  /// stored but has no effect.
  open var showsBackgroundLocationIndicator = false
  /// The regions that are monitored. There are none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// The largest distance of a region's border.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  /// Returns whether location services are switched on.
  ///
  /// - Returns: `false`, because there is no location service here.
  open class func locationServicesEnabled() -> Bool { false }
  /// Returns whether headings are available.
  ///
  /// - Returns: `false`, because there is no compass here.
  open class func headingAvailable() -> Bool { false }
  /// Returns whether large movements are reported.
  ///
  /// - Returns: `false`, because there is no location service here.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Returns whether regions of a class can be monitored.
  ///
  /// - Parameter regionClass: The class of the regions.
  /// - Returns: `false` for every class, because there is no location service here.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns whether distances to beacons can be measured.
  ///
  /// - Returns: `false`, because there is no receiver for beacons here.
  open class func isRangingAvailable() -> Bool { false }
  /// Returns the permission of the application.
  ///
  /// - Returns: `denied` after one of the managers has requested it.
  open class func authorizationStatus() -> CLAuthorizationStatus { permission.status }

  /// Requests permission to use the location while the application is in use. It is denied.
  open func requestWhenInUseAuthorization() { deny() }
  /// Requests permission to use the location at any time. It is denied.
  open func requestAlwaysAuthorization() { deny() }
  /// Requests the location once. It fails with the error `denied`.
  open func requestLocation() { fail() }
  /// Begins to report locations. It fails with the error `denied`.
  open func startUpdatingLocation() { fail() }
  /// Ends reporting locations.
  open func stopUpdatingLocation() {}
  /// Begins to report headings. It fails with the error `headingFailure`.
  open func startUpdatingHeading() {
    tell { $0.locationManager($1, didFailWithError: CLError(.headingFailure)) }
  }
  /// Ends reporting headings.
  open func stopUpdatingHeading() {}
  /// The direction of the device that counts as its top.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// Does nothing, because no calibration is shown.
  open func dismissHeadingCalibrationDisplay() {}
  /// Begins to report visits. It fails with the error `denied`.
  open func startMonitoringVisits() { fail() }
  /// Does nothing, because visits are not reported.
  open func stopMonitoringVisits() {}
  /// Requests permission to use exact locations. It fails with the error `denied`.
  ///
  /// - Parameters:
  ///   - purposeKey: The key of the reason in the information property list. It is ignored.
  ///   - completion: A closure that receives the error, on the main thread.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(CLError(.denied)) } }
  /// Begins to report large movements. It fails with the error `denied`.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Ends reporting large movements.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Begins to monitor a region. It fails with the error `regionMonitoringDenied`.
  ///
  /// - Parameter region: The region.
  open func startMonitoring(for region: CLRegion) {
    tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
  }
  /// Ends monitoring a region.
  ///
  /// - Parameter region: The region.
  open func stopMonitoring(for region: CLRegion) {}

  private func fail() { tell { $0.locationManager($1, didFailWithError: CLError(.denied)) } }

  private func deny() {
    for manager in Self.permission.deny() {
      manager.tell {
        $0.locationManagerDidChangeAuthorization($1)
        $0.locationManager($1, didChangeAuthorization: .denied)
      }
    }
  }

  /// Calls methods of the delegate on the main thread, after the caller has returned.
  private func tell(_ body: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
    DispatchQueue.main.async {
      if let delegate = self.delegate { body(delegate, self) }
    }
  }
}

/// The permission of the application to use the location.
private final class Permission: @unchecked Sendable {
  private let lock = NSLock()
  private var value = CLAuthorizationStatus.notDetermined
  private var managers: [Listener] = []

  /// A manager, which is not retained.
  private struct Listener {
    weak var manager: CLLocationManager?
  }

  var status: CLAuthorizationStatus { lock.withLock { value } }

  func add(_ manager: CLLocationManager) {
    // A manager whose last owner lets it go meanwhile is released behind the lock, because its class may then use the permission.
    let others = lock.withLock {
      let others = managers.compactMap(\.manager)
      managers = (others + [manager]).map(Listener.init)
      return others
    }
    withExtendedLifetime(others) {}
  }

  /// Denies the permission, and returns the managers whose delegates do not know it yet.
  func deny() -> [CLLocationManager] {
    lock.withLock {
      guard value != .denied else { return [] }
      value = .denied
      return managers.compactMap(\.manager)
    }
  }
}
