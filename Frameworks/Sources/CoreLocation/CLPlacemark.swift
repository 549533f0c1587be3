import Foundation

/// An address with its position.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The position, or nil if it is unknown.
  public let location: CLLocation?
  /// The name of the place.
  public let name: String? = nil
  /// The street.
  public let thoroughfare: String? = nil
  /// The number of the house.
  public let subThoroughfare: String? = nil
  /// The city.
  public let locality: String? = nil
  /// The part of the city.
  public let subLocality: String? = nil
  /// The state or province.
  public let administrativeArea: String? = nil
  /// The county.
  public let subAdministrativeArea: String? = nil
  /// The postal code.
  public let postalCode: String? = nil
  /// The code of the country.
  public let isoCountryCode: String? = nil
  /// The name of the country.
  public let country: String? = nil

  init(location: CLLocation?) {
    self.location = location
    super.init()
  }
}
