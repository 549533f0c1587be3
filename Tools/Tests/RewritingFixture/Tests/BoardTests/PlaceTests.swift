import Board
import CoreLocation
import XCTest

/// A computer has no location: an application sees what it sees on a device whose location services are off.
final class PlaceTests: XCTestCase {
  func testErrorsHaveTheirDomain() {
    let error: Error = CLError(.denied)
    XCTAssertEqual((error as NSError).domain, kCLErrorDomain)
    XCTAssertEqual((error as NSError).code, CLError.denied.rawValue)
    XCTAssertEqual(kCLErrorDomain, "kCLErrorDomain")
    XCTAssertEqual(CLError.deferredFailed.rawValue, 11)
    XCTAssertEqual(CLError.Code.promptDeclined.rawValue, 18)
    XCTAssertEqual(CLError.historicalLocationError.rawValue, 19)
  }

  func testLocationIsDenied() {
    let finder = PlaceFinder()
    XCTAssertEqual(finder.manager.authorizationStatus, .notDetermined)
    XCTAssertEqual(CLLocationManager.authorizationStatus(), .notDetermined)
    let ended = expectation(description: "an error")
    finder.onEnd = { status, error in
      XCTAssertEqual(status, .denied)
      XCTAssertEqual((error as? CLError)?.code, .denied)
      ended.fulfill()
    }
    finder.find()
    wait(for: [ended], timeout: 20)
    XCTAssertEqual(CLLocationManager.authorizationStatus(), .denied)
    XCTAssertEqual(CLLocationManager().authorizationStatus, .denied, "the permission belongs to the application")
    XCTAssertFalse(CLLocationManager.locationServicesEnabled())
  }

  func testDistances() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    // 877 to 880 kilometers by other calculations.
    XCTAssertEqual(berlin.distance(from: paris), 878_000, accuracy: 4000)
    XCTAssertEqual(berlin.distance(from: berlin), 0)
    // SwifterSwift/SwifterSwift (on GitHub, CLLocationArrayExtensionsTests.swift).
    let west = CLLocation(latitude: 41, longitude: -112)
    XCTAssertEqual(CLLocation(latitude: 41, longitude: -111).distance(from: west), 84_135, accuracy: 5)
    // The published example of Vincenty's formula: Flinders Peak and Buninyong, Geocentric Datum of Australia Technical Manual.
    let peak = CLLocation(latitude: -(37 + 57 / 60 + 3.7203 / 3600), longitude: 144 + 25 / 60 + 29.5244 / 3600)
    let hill = CLLocation(latitude: -(37 + 39 / 60 + 10.1561 / 3600), longitude: 143 + 55 / 60 + 35.3839 / 3600)
    XCTAssertEqual(peak.distance(from: hill), 54_972.271, accuracy: 0.01)
    let here = CLLocation(latitude: 0, longitude: 0)
    XCTAssertEqual(here.distance(from: CLLocation(latitude: 0, longitude: 1)), 111_319.491, accuracy: 0.01)
    XCTAssertEqual(here.distance(from: CLLocation(latitude: 0, longitude: 180)), 20_004_000, accuracy: 40_000)
    XCTAssertEqual(here.distance(from: CLLocation(latitude: 90, longitude: 50)), 10_001_965.729, accuracy: 0.01)
    let (east, farEast) = (CLLocation(latitude: 10, longitude: -179.5), CLLocation(latitude: 10, longitude: 179.5))
    XCTAssertEqual(east.distance(from: farEast), 109_639.322, accuracy: 0.01)
    XCTAssertTrue(here.distance(from: CLLocation(latitude: .nan, longitude: 0)).isNaN)
    let region = CLCircularRegion(center: berlin.coordinate, radius: 900_000, identifier: "near")
    XCTAssertTrue(region.contains(paris.coordinate))
    XCTAssertFalse(region.contains(CLLocationCoordinate2D(latitude: 40, longitude: -74)))
    XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
