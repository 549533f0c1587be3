import Foundation

/// The direction in which a device points. No computer measures it, so that there are no objects of the class.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The direction to the magnetic north, in degrees.
  public let magneticHeading: CLLocationDirection = 0
  /// The direction to the geographic north, in degrees, or -1 if it is unknown.
  public let trueHeading: CLLocationDirection = -1
  /// The accuracy, in degrees. A negative value means that the direction is not valid.
  public let headingAccuracy: CLLocationDirection = -1
  /// The time of the measurement.
  public let timestamp = Date()

  override init() { super.init() }
}
