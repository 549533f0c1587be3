import Board
import CoreLocation
import XCTest

/// A computer has no location: an application sees what it sees on a device whose location services are off.
final class PlaceTests: XCTestCase {
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
    let region = CLCircularRegion(center: berlin.coordinate, radius: 900_000, identifier: "near")
    XCTAssertTrue(region.contains(paris.coordinate))
    XCTAssertFalse(region.contains(CLLocationCoordinate2D(latitude: 40, longitude: -74)))
    XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
