import CoreLocation
import MapKit
import XCTest

/// Places, and searches without a service.
@MainActor
final class MapPlaceTests: XCTestCase {
  private let oslo = CLLocationCoordinate2D(latitude: 59.9139, longitude: 10.7522)
  private let rome = CLLocationCoordinate2D(latitude: 41.9028, longitude: 12.4964)

  func testPlacemarks() {
    let place = MKPlacemark(
      coordinate: oslo,
      addressDictionary: [
        "Name": "Palace", "Thoroughfare": "Slottsplassen", "SubThoroughfare": "1", "City": "Oslo", "ZIP": "0010",
        "Country": "Norway", "CountryCode": "NO", "State": 5,
      ])
    XCTAssertEqual(place.coordinate.latitude, 59.9139)
    XCTAssertEqual(place.location?.coordinate.longitude, 10.7522)
    XCTAssertEqual(
      [place.name, place.thoroughfare, place.locality, place.postalCode, place.country, place.isoCountryCode],
      ["Palace", "Slottsplassen", "Oslo", "0010", "Norway", "NO"])
    XCTAssertEqual(place.countryCode, "NO")
    XCTAssertNil(place.administrativeArea, "a value that is no text")
    XCTAssertEqual(place.title, "Palace, 1 Slottsplassen, Oslo, 0010, Norway")
    let annotation: MKAnnotation = place
    XCTAssertEqual(annotation.title!!, place.title)
    let core: CLPlacemark = place
    XCTAssertEqual(MKPlacemark(placemark: core).locality, "Oslo")
    XCTAssertNil(MKPlacemark(coordinate: rome).title)
    XCTAssertNil(MKPlacemark(coordinate: rome).addressDictionary)
  }

  func testMapItems() {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: oslo, addressDictionary: ["Name": "Palace"]))
    XCTAssertEqual(item.name, "Palace")
    item.pointOfInterestCategory = .museum
    XCTAssertEqual(item.pointOfInterestCategory?.rawValue, "MKPOICategoryMuseum")
    XCTAssertFalse(item.isCurrentLocation)
    let here = MKMapItem.forCurrentLocation()
    XCTAssertTrue(here.isCurrentLocation)
    XCTAssertFalse(CLLocationCoordinate2DIsValid(here.placemark.coordinate))
    XCTAssertFalse(here.openInMaps())
    XCTAssertFalse(MKMapItem.openMaps(with: [], launchOptions: nil))
  }

  func testPlacesOpenOnTheWeb() async throws {
    let program = try DesktopProgram("xdg-open")
    XCTAssertTrue(MKMapItem(placemark: MKPlacemark(coordinate: oslo)).openInMaps(launchOptions: nil))
    let arguments = try await program.waitForArguments()
    let page = try XCTUnwrap(URL(string: try XCTUnwrap(arguments?.last)))
    XCTAssertEqual(page.host, "www.openstreetmap.org")
    XCTAssertEqual(page.query, "mlat=59.913900&mlon=10.752200")
    XCTAssertEqual(page.fragment, "map=16/59.913900/10.752200")
  }

  func testWaysOpenOnTheWeb() async throws {
    let program = try DesktopProgram("xdg-open")
    let items = [oslo, rome].map { MKMapItem(placemark: MKPlacemark(coordinate: $0)) }
    let options = [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]
    XCTAssertTrue(MKMapItem.openMaps(with: items, launchOptions: options))
    let arguments = try await program.waitForArguments()
    let page = try XCTUnwrap(URLComponents(string: try XCTUnwrap(arguments?.last)))
    XCTAssertEqual(page.path, "/directions")
    XCTAssertEqual(page.queryItems?.first { $0.name == "engine" }?.value, "fossgis_osrm_foot")
    XCTAssertEqual(
      page.queryItems?.first { $0.name == "route" }?.value, "59.913900,10.752200;41.902800,12.496400")
  }

  func testFilters() {
    let food = MKPointOfInterestFilter(including: [.cafe, .restaurant])
    XCTAssertTrue(food.includes(.cafe) && food.excludes(.bank))
    let quiet = MKPointOfInterestFilter(excluding: [.nightlife])
    XCTAssertTrue(quiet.excludes(.nightlife) && quiet.includes(.bank))
    XCTAssertTrue(MKPointOfInterestFilter.includingAll.includes(.zoo))
    XCTAssertTrue(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
    XCTAssertEqual(food, MKPointOfInterestFilter(including: [.restaurant, .cafe]))
    XCTAssertNotEqual(food, quiet)
  }

  func testSearchesFail() async {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    request.region = MKCoordinateRegion(center: oslo, latitudinalMeters: 1000, longitudinalMeters: 1000)
    let search = MKLocalSearch(request: request)
    let failed = expectation(description: "failed")
    var isLater = false
    search.start { response, error in
      XCTAssertTrue(Thread.isMainThread && isLater)
      XCTAssertNil(response)
      XCTAssertEqual((error as? MKError)?.code, .serverFailure)
      XCTAssertTrue(error?.localizedDescription.contains("coffee") == true)
      XCTAssertTrue(error?.localizedDescription.contains("no map service") == true)
      failed.fulfill()
    }
    XCTAssertTrue(search.isSearching)
    isLater = true
    await fulfillment(of: [failed], timeout: 60)
    XCTAssertFalse(search.isSearching)
    do {
      _ = try await search.start()
      XCTFail("a search without a service")
    } catch { XCTAssertEqual((error as NSError).domain, MKErrorDomain) }
    let nearby = MKLocalPointsOfInterestRequest(center: oslo, radius: 1e9)
    XCTAssertEqual(nearby.radius, MKLocalPointsOfInterestRequest.maxRadius)
    let copy = request.copy() as? MKLocalSearchRequest
    XCTAssertEqual(copy?.naturalLanguageQuery, "coffee")
  }

  func testWaysFail() async {
    let request = MKDirectionsRequest()
    request.source = MKMapItem(placemark: MKPlacemark(coordinate: oslo))
    var codes: [MKError.Code?] = []
    for destination in [nil, MKMapItem(placemark: MKPlacemark(coordinate: rome))] {
      request.destination = destination
      request.transportType = [.automobile, .walking]
      let directions = MKDirections(request: request)
      let failed = expectation(description: "failed")
      failed.expectedFulfillmentCount = 2
      directions.calculate { response, error in
        XCTAssertNil(response?.routes.first)
        codes.append((error as? MKError)?.code)
        failed.fulfill()
      }
      directions.calculateETA { response, error in
        XCTAssertNil(response)
        XCTAssertNotNil(error as? MKError)
        failed.fulfill()
      }
      await fulfillment(of: [failed], timeout: 60)
      do {
        _ = try await directions.calculate()
        XCTFail("a way without a service")
      } catch { codes.append((error as? MKError)?.code) }
    }
    XCTAssertEqual(codes, [.directionsNotFound, .directionsNotFound, .serverFailure, .serverFailure])
  }

  func testCompleterFails() async {
    let completer = MKLocalSearchCompleter()
    let delegate = CompleterDelegate()
    completer.delegate = delegate
    delegate.failed = expectation(description: "failed")
    completer.queryFragment = "a"
    completer.queryFragment = "ab"
    XCTAssertTrue(completer.isSearching)
    XCTAssertEqual(delegate.errors.count, 0, "the delegate is called later")
    await fulfillment(of: [delegate.failed], timeout: 60)
    // Another text ends the search for the one before it.
    XCTAssertEqual(delegate.errors.count, 1)
    XCTAssertTrue(delegate.errors.first?.contains("“ab”") == true)
    XCTAssertTrue(completer.results.isEmpty && !completer.isSearching)
    completer.queryFragment = "abc"
    completer.cancel()
    completer.queryFragment = ""
    let turn = expectation(description: "a turn of the main queue")
    DispatchQueue.main.async { turn.fulfill() }
    await fulfillment(of: [turn], timeout: 60)
    XCTAssertEqual(delegate.errors.count, 1)
  }

  func testErrors() {
    let codes: [MKError.Code] = [
      .unknown, .serverFailure, .loadingThrottled, .placemarkNotFound, .directionsNotFound, .decodingFailed,
    ]
    XCTAssertEqual(codes.map { $0.rawValue }, [1, 2, 3, 4, 5, 6])
    let error: any Error = MKError(.placemarkNotFound)
    XCTAssertEqual((error as NSError).code, 4)
    XCTAssertEqual(MKError(_nsError: NSError(domain: MKErrorDomain, code: -7)).code, .unknown)
  }

  func testDistances() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    // Source: riptutorial.com, "MKDistanceFormatter".
    XCTAssertEqual(formatter.string(fromDistance: 42), "150 feet")
    formatter.unitStyle = .abbreviated
    XCTAssertEqual(
      [3, 500, 1609, 20_000].map { formatter.string(fromDistance: $0) }, ["10 ft", "0.3 mi", "1 mi", "12 mi"])
    formatter.units = .metric
    XCTAssertEqual(
      [0, 7, 42, 333, 999, 1540, 12_345].map { formatter.string(fromDistance: $0) },
      ["0 m", "7 m", "40 m", "350 m", "1 km", "1.5 km", "12 km"])
    formatter.units = .imperialWithYards
    XCTAssertEqual(formatter.string(fromDistance: 100), "100 yd")
    formatter.units = .default
    formatter.unitStyle = .full
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(formatter.string(fromDistance: 1540), "1,5 Kilometer")
    XCTAssertEqual(formatter.distance(from: "1,5 km"), 1500)
    formatter.locale = Locale(identifier: "en_GB")
    XCTAssertEqual(formatter.string(fromDistance: 100), "100 yards")
    XCTAssertEqual(formatter.distance(from: " 5 km "), 5000)
    XCTAssertEqual(formatter.distance(from: "200 m"), 200)
    XCTAssertEqual(formatter.distance(from: "2 miles"), 3218.688, accuracy: 0.1)
    for text in ["", "km", "5 apples", "5 x m", "-", "m m m"] {
      XCTAssertEqual(formatter.distance(from: text), -1, text)
    }
    for value in [Double.nan, .infinity, -.infinity, 1e300, -0.0] { _ = formatter.string(fromDistance: value) }
    XCTAssertEqual(formatter.string(for: 100), "100 yards")
  }
}

private final class CompleterDelegate: NSObject, MKLocalSearchCompleterDelegate {
  var failed: XCTestExpectation!
  var errors: [String] = []

  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: Error) {
    errors.append(error.localizedDescription)
    failed.fulfill()
  }
}
