import Foundation

/// A stay at a place. There are no objects of the class, because no location is known.
open class CLVisit: NSObject, @unchecked Sendable {
  /// The time of the arrival.
  public let arrivalDate = Date.distantPast
  /// The time of the departure.
  public let departureDate = Date.distantFuture
  /// The center of the place.
  public let coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  /// The radius of the place, in meters. A negative value means that it is not known.
  public let horizontalAccuracy: CLLocationAccuracy = -1

  /// Creates a visit, which only this module can do.
  override init() { super.init() }
}

/// The orientation of a device.
public enum CLDeviceOrientation: Int32, Sendable {
  /// The orientation is not known.
  case unknown
  /// The device is upright.
  case portrait
  /// The device is upright, with its top at the bottom.
  case portraitUpsideDown
  /// The top of the device is at the left.
  case landscapeLeft
  /// The top of the device is at the right.
  case landscapeRight
  /// The display faces up.
  case faceUp
  /// The display faces down.
  case faceDown
}
