import MapKit
import UIKit
import UIKitTesting
import XCTest

/// What the user does with a map: dragging annotations, and zooming within the limits of a program.
@MainActor final class MapInputTests: XCTestCase {
  /// An annotation whose coordinate has no attribute. In Objective-C it has one all the same, because the protocol has it.
  private final class Place: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D
    init(_ latitude: Double, _ longitude: Double) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
  }

  private final class Delegate: NSObject, MKMapViewDelegate {
    var log: [String] = []
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: "place")
        ?? MKAnnotationView(annotation: annotation, reuseIdentifier: "place")
      view.frame.size = CGSize(width: 30, height: 30)
      view.isDraggable = true
      return view
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { log.append("select") }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
      fromOldState oldState: MKAnnotationView.DragState
    ) { log.append("\(newState)") }
  }

  private var app: TestApplication!
  private let map = MKMapView()
  private let delegate = Delegate()
  private let middle = CGPoint(x: 200, y: 200)

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 400, height: 400))
    let controller = UIViewController()
    controller.view = map
    map.delegate = delegate
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 50, longitude: 10),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)), animated: false)
    app.show(controller)
    app.frame()
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  func testDraggingMovesTheAnnotationOfAProgram() throws {
    let place = Place(50, 10)
    map.addAnnotation(place)
    app.frame()
    let finger = app.touch(at: middle)
    app.advance(by: 1)
    finger.move(to: CGPoint(x: 260, y: 150))
    app.frame()
    // The map moves under the finger, so that the annotation's place is far outside.
    let view = try XCTUnwrap(map.view(for: place))
    map.setCenter(CLLocationCoordinate2D(latitude: -30, longitude: 120), animated: false)
    map.addAnnotation(Place(-30, 120))
    app.frame()
    XCTAssertTrue(map.view(for: place) === view, "the view that is dragged is used for another annotation")
    let wanted = map.convert(CGPoint(x: 260, y: 150), toCoordinateFrom: map)
    finger.lift()
    app.frame()
    XCTAssertEqual(place.coordinate.latitude, wanted.latitude, accuracy: 0.001)
    XCTAssertEqual(place.coordinate.longitude, wanted.longitude, accuracy: 0.001)
    XCTAssertEqual(delegate.log, ["starting", "dragging", "ending", "none"])
  }

  func testAnAnnotationThatIsRemovedIsNotDraggedFurther() {
    let place = Place(50, 10)
    map.addAnnotation(place)
    app.frame()
    let finger = app.touch(at: middle)
    app.advance(by: 1)
    map.removeAnnotation(place)
    finger.move(to: CGPoint(x: 260, y: 150))
    app.frame()
    finger.lift()
    app.frame()
    XCTAssertEqual(place.coordinate.latitude, 50)
  }

  func testPinchingAtALimitDoesNotMoveTheMap() {
    map.cameraZoomRange = MKMapView.CameraZoomRange(
      minCenterCoordinateDistance: map.camera.centerCoordinateDistance,
      maxCenterCoordinateDistance: map.camera.centerCoordinateDistance)
    let center = map.centerCoordinate
    app.pinch(at: CGPoint(x: 330, y: 100), from: 60, to: 160)
    app.advance(by: 1)
    XCTAssertEqual(map.centerCoordinate.latitude, center.latitude, accuracy: 0.001)
    XCTAssertEqual(map.centerCoordinate.longitude, center.longitude, accuracy: 0.001)
  }

  /// The view of an annotation that is selected before the map is visible is created when it is.
  func testASelectionBeforeTheFirstLayout() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let delegate = Delegate()
    map.delegate = delegate
    let place = Place(50, 10)
    map.setCenter(place.coordinate, animated: false)
    map.addAnnotation(place)
    map.selectAnnotation(place, animated: false)
    XCTAssertEqual(delegate.log, [])
    self.map.addSubview(map)
    map.layoutIfNeeded()
    XCTAssertEqual(map.view(for: place)?.isSelected, true)
    XCTAssertEqual(delegate.log, ["select"])
  }

  private final class Tiles: MKTileOverlay {
    var count = 0
    override func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, Error?) -> Void) {
      count += 1
      result(nil, URLError(.notConnectedToInternet))
    }
  }
  private final class TileDelegate: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      MKTileOverlayRenderer(overlay: overlay)
    }
  }

  func testTilesThatFailAreLoadedAgainAfterTheMapHasMoved() {
    let tiles = Tiles(urlTemplate: nil)
    let delegate = TileDelegate()
    map.delegate = delegate
    map.addOverlay(tiles)
    func settle() {
      for _ in 0..<5 {
        app.frame()
        RunLoop.main.run(until: Date())
      }
    }
    settle()
    let count = tiles.count
    XCTAssertGreaterThan(count, 0)
    map.setNeedsLayout()
    settle()
    XCTAssertEqual(tiles.count, count)
    map.setCenter(CLLocationCoordinate2D(latitude: 50.0001, longitude: 10), animated: false)
    settle()
    XCTAssertEqual(tiles.count, count * 2)
  }

  func testASnapshotterThatIsStartedTwiceAnswersTwice() {
    let snapshotter = MKMapSnapshotter()
    let taken = expectation(description: "taken")
    taken.expectedFulfillmentCount = 2
    for _ in 0..<2 { snapshotter.start { snapshot, _ in if snapshot != nil { taken.fulfill() } } }
    XCTAssertTrue(snapshotter.isLoading)
    wait(for: [taken], timeout: 60)
    XCTAssertFalse(snapshotter.isLoading)
    snapshotter.start { _, _ in XCTFail("called after cancel()") }
    snapshotter.cancel()
    XCTAssertFalse(snapshotter.isLoading)
    let last = expectation(description: "last")
    snapshotter.start { _, _ in last.fulfill() }
    wait(for: [last], timeout: 60)
  }
}
