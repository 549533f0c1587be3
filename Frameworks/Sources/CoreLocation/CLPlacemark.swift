import Foundation

/// An address with its position.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  /// The position, or nil if it is unknown.
  public let location: CLLocation?
  /// The region of the place, or nil if it is unknown.
  public let region: CLRegion?
  /// The time zone of the place, or nil if it is unknown.
  public let timeZone: TimeZone?
  private let address: PlacemarkAddress

  /// Creates an address that is equal to another one.
  ///
  /// - Parameter placemark: The other address.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    address = placemark.address
    super.init()
  }

  /// Creates an address for another module.
  ///
  /// - Parameters:
  ///   - location: The position.
  ///   - addressDictionary: The parts of the address by the keys of `addressDictionary`.
  package init(location: CLLocation?, addressDictionary: [String: Any]?) {
    self.location = location
    region = nil
    timeZone = nil
    address = PlacemarkAddress(addressDictionary)
    super.init()
  }

  init(location: CLLocation?) {
    self.location = location
    region = nil
    timeZone = nil
    address = PlacemarkAddress(nil)
    super.init()
  }

  /// The name of the place.
  open var name: String? { address["Name"] }
  /// The street.
  open var thoroughfare: String? { address["Thoroughfare"] }
  /// The number of the house.
  open var subThoroughfare: String? { address["SubThoroughfare"] }
  /// The city.
  open var locality: String? { address["City", "city"] }
  /// The part of the city.
  open var subLocality: String? { address["SubLocality", "subLocality"] }
  /// The state or province.
  open var administrativeArea: String? { address["State", "state"] }
  /// The county.
  open var subAdministrativeArea: String? { address["SubAdministrativeArea", "subAdministrativeArea"] }
  /// The postal code.
  open var postalCode: String? { address["ZIP", "postalCode"] }
  /// The code of the country.
  open var isoCountryCode: String? { address["CountryCode", "ISOCountryCode"] }
  /// The name of the country.
  open var country: String? { address["Country", "country"] }
  /// The name of the lake or river at the place.
  open var inlandWater: String? { nil }
  /// The name of the ocean at the place.
  open var ocean: String? { nil }
  /// The names of sights at the place, or nil if they are unknown.
  open var areasOfInterest: [String]? { nil }
  /// The parts of the address, or nil if there are none. The keys are those of the Address Book framework, such as
  /// `Street` and `City`.
  open var addressDictionary: [AnyHashable: Any]? { address.values }

  /// Returns the address itself, because an address does not change.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: The address.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
