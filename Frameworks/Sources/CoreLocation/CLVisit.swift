import Foundation

/// A stay at a place. There are no objects of the class, because no location is known.
open class CLVisit: NSObject, @unchecked Sendable {
  public let arrivalDate = Date.distantPast
  public let departureDate = Date.distantFuture
  public let coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  public let horizontalAccuracy: CLLocationAccuracy = -1

  override init() { super.init() }
}

/// The orientation of a device.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
