/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// An accuracy, in meters. A negative one says that the value it belongs to is not valid.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double
/// The accuracy of a speed, in meters per second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction, in degrees clockwise from north.
public typealias CLLocationDirection = Double
/// The accuracy of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A part of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The best accuracy, with the data of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an application without permission for a better one.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10_000
/// A distance filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A heading filter that reports every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The largest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time.
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude

/// The permission of an application to use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The application cannot get permission.
  case restricted = 1
  /// The user has denied it, or location services are unavailable.
  case denied = 2
  /// The application may use the location at any time.
  case authorizedAlways = 3
  /// The application may use the location while it is in use.
  case authorizedWhenInUse = 4
}

/// The accuracy that an application may use.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The exact location.
  case fullAccuracy = 0
  /// A region.
  case reducedAccuracy = 1
}

/// The activities for which an application uses the location.
public enum CLActivityType: Int, Sendable {
  /// An unknown activity.
  case other = 1
  /// Navigation with a car.
  case automotiveNavigation = 2
  /// Sport and walking.
  case fitness = 3
  /// Navigation with another vehicle.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}

/// The positions of an application with respect to a region.
public enum CLRegionState: Int, Sendable {
  /// The position is unknown.
  case unknown = 0
  /// The position is in the region.
  case inside = 1
  /// The position is not in the region.
  case outside = 2
}
