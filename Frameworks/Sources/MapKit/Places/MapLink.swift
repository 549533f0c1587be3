import CoreLocation
import Foundation

/// The page on the web that shows places.
struct MapLink {
  private let places: [CLLocationCoordinate2D]
  private let mode: String?

  /// Creates the link to places. Those without a position are left out.
  init(_ items: [MKMapItem], _ options: [String: Any]) {
    var places = items.map { $0.placemark.coordinate }.filter { CLLocationCoordinate2DIsValid($0) }
    if places.isEmpty, let center = (options[MKLaunchOptionsMapCenterKey] as? NSValue)?.mkCoordinateValue {
      places = [center].filter { CLLocationCoordinate2DIsValid($0) }
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
      let start = places.count > 1 ? Self.text(first, ",") : ""
      page?.path = "/directions"
      page?.queryItems = [
        URLQueryItem(name: "engine", value: "fossgis_osrm_\(means)"),
        URLQueryItem(name: "route", value: "\(start);\(Self.text(last, ","))"),
      ]
    } else {
      page?.queryItems = [
        URLQueryItem(name: "mlat", value: Self.text(first.latitude)),
        URLQueryItem(name: "mlon", value: Self.text(first.longitude)),
      ]
      page?.fragment = "map=16/\(Self.text(first, "/"))"
    }
    return page?.url
  }

  private static func text(_ coordinate: CLLocationCoordinate2D, _ separator: String) -> String {
    text(coordinate.latitude) + separator + text(coordinate.longitude)
  }

  private static func text(_ degrees: CLLocationDegrees) -> String { String(format: "%.6f", degrees) }
}
