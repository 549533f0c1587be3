import CoreLocation
import Foundation

/// The addresses of places in other programs.
struct MapLink {
  private let places: [(coordinate: CLLocationCoordinate2D, name: String?)]
  private let mode: String?

  /// Creates the link to places. Those without a position are left out.
  init(_ items: [MKMapItem], _ options: [String: Any]) {
    var places = items.map { (coordinate: $0.placemark.coordinate, name: $0.name) }
      .filter { CLLocationCoordinate2DIsValid($0.coordinate) }
    if places.isEmpty, let center = (options[MKLaunchOptionsMapCenterKey] as? NSValue)?.mkCoordinateValue {
      places = [(center, nil)]
    }
    self.places = places
    mode = options[MKLaunchOptionsDirectionsModeKey] as? String
  }

  /// The page of OpenStreetMap, or nil if no place has a position.
  var webPage: URL? {
    guard let first = places.first, let last = places.last else { return nil }
    var page = URLComponents(string: "https://www.openstreetmap.org/")
    if let mode {
      let means =
        switch mode {
        case MKLaunchOptionsDirectionsModeWalking: "foot"
        case MKLaunchOptionsDirectionsModeCycling: "bike"
        default: "car"
        }
      // Without a start, the page asks for it.
      let start = places.count > 1 ? Self.text(first.coordinate, ",") : ""
      page?.path = "/directions"
      page?.queryItems = [
        URLQueryItem(name: "engine", value: "fossgis_osrm_\(means)"),
        URLQueryItem(name: "route", value: "\(start);\(Self.text(last.coordinate, ","))"),
      ]
    } else {
      page?.queryItems = [
        URLQueryItem(name: "mlat", value: Self.text(first.coordinate.latitude)),
        URLQueryItem(name: "mlon", value: Self.text(first.coordinate.longitude)),
      ]
      page?.fragment = "map=16/\(Self.text(first.coordinate, "/"))"
    }
    return page?.url
  }

  /// The address with the scheme `geo` (RFC 5870), or nil for a way.
  var geoAddress: URL? {
    guard mode == nil, let place = places.first else { return nil }
    let position = Self.text(place.coordinate, ",")
    guard let name = place.name?.addingPercentEncoding(withAllowedCharacters: .alphanumerics), !name.isEmpty else {
      return URL(string: "geo:\(position)")
    }
    return URL(string: "geo:\(position)?q=\(position)(\(name))")
  }

  private static func text(_ coordinate: CLLocationCoordinate2D, _ separator: String) -> String {
    text(coordinate.latitude) + separator + text(coordinate.longitude)
  }

  private static func text(_ degrees: CLLocationDegrees) -> String { String(format: "%.6f", degrees) }
}
