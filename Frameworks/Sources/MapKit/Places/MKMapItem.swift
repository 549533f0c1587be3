import CoreLocation
import Foundation

/// A place that applications can exchange with others.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The address and the position.
  public let placemark: MKPlacemark
  /// A Boolean value that indicates whether the object stands for the location of the user.
  public let isCurrentLocation: Bool
  /// The name. The default is the name of the address.
  open var name: String?
  /// The telephone number. The default is nil.
  open var phoneNumber: String?
  /// The web site. The default is nil.
  open var url: URL?
  /// The time zone. The default is that of the address.
  open var timeZone: TimeZone?
  /// The kind of the place. The default is nil.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates a place.
  ///
  /// - Parameter placemark: The address and the position.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    isCurrentLocation = false
    name = placemark.name
    timeZone = placemark.timeZone
    super.init()
  }

  /// Creates a place without a position.
  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  private init(currentLocationNamed name: String) {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    isCurrentLocation = true
    self.name = name
    super.init()
  }

  /// Returns an object that stands for the location of the user.
  ///
  /// - Returns: The object. Its position is not valid, because a computer has no location.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(currentLocationNamed: "Current Location") }
}
