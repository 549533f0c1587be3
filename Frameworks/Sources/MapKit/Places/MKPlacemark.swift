import CoreLocation
import Foundation

/// An address with its position, which can be shown on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// Creates the place of a position.
  ///
  /// - Parameter coordinate: The position.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Creates the place of a position with an address.
  ///
  /// - Parameters:
  ///   - coordinate: The position.
  ///   - addressDictionary: The parts of the address, or nil. The keys are those of the Address Book framework, such as
  ///     `Street`, `City`, `State`, `ZIP`, `Country` and `CountryCode`. Values that are no texts are left out.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      addressDictionary: addressDictionary)
  }

  /// Creates a place that is equal to an address.
  ///
  /// - Parameter placemark: The address.
  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

  /// The position. It is not valid if it is unknown.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// The code of the country.
  open var countryCode: String? { isoCountryCode }
  /// The address in a line, or nil if there is none.
  open var title: String? {
    let street = addressDictionary?["Street"] as? String ?? addressDictionary?["street"] as? String
    let house = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let city = [administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
    let parts = [name, street ?? house, locality, city, country].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  /// The subtitle, which is nil.
  open var subtitle: String? { nil }
}
