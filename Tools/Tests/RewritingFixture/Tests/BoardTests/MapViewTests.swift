import MapKit
import XCTest

@testable import Board

/// Map views, which have no map data: annotations, overlays, regions, and the order of the delegate's messages.
@MainActor final class MapViewTests: XCTestCase {
  /// Logs the messages of a map view.
  private final class Delegate: NSObject, MKMapViewDelegate {
    var log: [String] = []
    var asked = 0
    var renderer: ((MKOverlay) -> MKOverlayRenderer)?
    var view: ((MKMapView, MKAnnotation) -> MKAnnotationView?)?
    var didChange: ((Bool) -> Void)?
    var didFail: (() -> Void)?
    var didSelect: (() -> Void)?

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { log.append("will \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      log.append("did \(animated)")
      didChange?(animated)
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
      asked += 1
      return view?(mapView, annotation)
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      log.append("select \((view.annotation?.title ?? nil) ?? "-")")
      didSelect?()
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      log.append("deselect \((view.annotation?.title ?? nil) ?? "-")")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      renderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
    }
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: Error) { didFail?() }
  }

  /// An annotation of a program.
  private final class Place: NSObject, MKAnnotation {
    @objc dynamic var coordinate: CLLocationCoordinate2D
    var title: String?
    init(_ latitude: Double, _ longitude: Double, _ title: String? = nil) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      self.title = title
    }
  }

  /// A view that reads its annotation when it is created, as programs do.
  private final class PlaceView: MKAnnotationView {
    let titleAtCreation: String?
    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
      titleAtCreation = annotation?.title ?? nil
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      frame.size = CGSize(width: 20, height: 20)
      canShowCallout = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private var window: UIWindow!
  private var map: MKMapView!
  private var delegate: Delegate!

  override func setUp() async throws {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    map = MKMapView(frame: window.bounds)
    delegate = Delegate()
    map.delegate = delegate
    let controller = UIViewController()
    controller.view.addSubview(map)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    delegate.log = []
  }

  override func tearDown() async throws {
    window.isHidden = true
    (window, map, delegate) = (nil, nil, nil)
  }

  private func region(_ latitude: Double, _ longitude: Double, _ span: Double) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
  }

  func testARegionIsShownWhole() {
    for (latitude, longitude, span) in [
      (48.85, 2.35, 0.1), (-33.9, 151.2, 2), (0, 179.9, 1), (64, -22, 5), (1, 2, 0.001),
    ] {
      let wanted = region(latitude, longitude, span)
      map.setRegion(wanted, animated: false)
      XCTAssertEqual(map.region.center.latitude, latitude, accuracy: span / 50)
      XCTAssertEqual(map.region.center.longitude, longitude, accuracy: span / 1000)
      XCTAssertGreaterThanOrEqual(map.region.span.latitudeDelta, span * 0.999)
      XCTAssertGreaterThanOrEqual(map.region.span.longitudeDelta, span * 0.999)
      let fitting = map.regionThatFits(wanted)
      XCTAssertEqual(fitting.span.longitudeDelta, map.region.span.longitudeDelta, accuracy: 1e-9)
    }
  }

  func testMessagesAboutRegions() {
    map.setRegion(region(10, 20, 1), animated: false)
    XCTAssertEqual(delegate.log, ["will false", "did false"])
    delegate.log = []
    let changed = expectation(description: "changed")
    delegate.didChange = { if $0 { changed.fulfill() } }
    map.setCenter(CLLocationCoordinate2D(latitude: 11, longitude: 20), animated: true)
    XCTAssertEqual(delegate.log, ["will true"])
    wait(for: [changed], timeout: 60)
    XCTAssertEqual(delegate.log, ["will true", "did true"])
    XCTAssertEqual(map.centerCoordinate.latitude, 11, accuracy: 1e-6)
    XCTAssertEqual(map.region.span.longitudeDelta, 1, accuracy: 0.05)
  }

  func testARegionThatIsSetBeforeTheLayout() {
    let early = MKMapView()
    early.setRegion(region(52.5, 13.4, 0.2), animated: false)
    early.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    window.rootViewController!.view.addSubview(early)
    window.layoutIfNeeded()
    XCTAssertEqual(early.region.center.latitude, 52.5, accuracy: 0.01)
    XCTAssertEqual(early.region.span.latitudeDelta, 0.2, accuracy: 0.01)
    // A view of another size shows the same part.
    early.frame.size = CGSize(width: 600, height: 400)
    early.layoutIfNeeded()
    XCTAssertEqual(early.region.span.latitudeDelta, 0.2, accuracy: 0.01)
  }

  func testInvalidRegionsChangeNothing() {
    map.setRegion(region(10, 20, 1), animated: false)
    let before = map.region
    for wrong in [region(.nan, 0, 1), region(0, .infinity, 1), region(91, 0, 1), region(0, 0, .nan), region(0, 181, 1)]
    {
      map.setRegion(wrong, animated: false)
      if !CLLocationCoordinate2DIsValid(wrong.center) { map.setCenter(wrong.center, animated: false) }
    }
    map.setVisibleMapRect(.null, animated: false)
    map.setCamera(
      MKMapCamera(lookingAtCenter: before.center, fromDistance: .nan, pitch: 0, heading: 0), animated: false)
    XCTAssertEqual(map.region.span.latitudeDelta, before.span.latitudeDelta)
    map.setRegion(region(0, 0, -5), animated: false)
    map.setRegion(region(0, 0, 0), animated: false)
    XCTAssertTrue(map.region.span.latitudeDelta > 0)
  }

  /// Points and places come back, also on a turned map.
  func testConversionsComeBack() {
    var numbers = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      map.setRegion(
        region(
          .random(in: -70...70, using: &numbers), .random(in: -180...180, using: &numbers), pow(10, .random(in: -3...1))
        ),
        animated: false)
      let camera = map.camera
      camera.heading = .random(in: 0..<360, using: &numbers)
      map.setCamera(camera, animated: false)
      XCTAssertEqual(map.camera.heading, camera.heading, accuracy: 1e-9)
      let point = CGPoint(x: .random(in: 0...400, using: &numbers), y: .random(in: 0...400, using: &numbers))
      let place = map.convert(point, toCoordinateFrom: map)
      XCTAssertTrue(CLLocationCoordinate2DIsValid(place), "\(place)")
      let again = map.convert(place, toPointTo: map)
      XCTAssertEqual(again.x, point.x, accuracy: 0.001)
      XCTAssertEqual(again.y, point.y, accuracy: 0.001)
      let rect = map.convert(map.convert(map.bounds, toRegionFrom: map), toRectTo: map)
      XCTAssertTrue(rect.insetBy(dx: -1, dy: -1).contains(map.bounds), "\(rect) \(map.bounds) \(camera.heading)")
    }
  }

  /// The formula by which programs choose an altitude: half of the visible height divided by the tangent of 15 degrees.
  func testTheDistanceOfACamera() {
    let center = CLLocationCoordinate2D(latitude: 45, longitude: 7)
    map.setRegion(MKCoordinateRegion(center: center, latitudinalMeters: 2_000, longitudinalMeters: 10), animated: false)
    let distance = map.camera.centerCoordinateDistance
    XCTAssertEqual(distance, 1_000 / tan(15 * .pi / 180), accuracy: 30)
    map.setRegion(region(0, 0, 10), animated: false)
    map.setCamera(MKMapCamera(lookingAtCenter: center, fromDistance: distance, pitch: 0, heading: 0), animated: false)
    let height = MKMapPoint(map.convert(CGPoint(x: 200, y: 0), toCoordinateFrom: map))
      .distance(to: MKMapPoint(map.convert(CGPoint(x: 200, y: 400), toCoordinateFrom: map)))
    XCTAssertEqual(height, 2_000, accuracy: 20)
  }

  // MARK: Annotations

  func testOnlyVisibleAnnotationsHaveViews() {
    map.setRegion(region(50, 10, 1), animated: false)
    let near = Place(50, 10, "near")
    map.addAnnotation(near)
    map.addAnnotations((0..<2_000).map { Place(-50 + Double($0) / 100, Double($0 % 360) - 180) })
    map.layoutIfNeeded()
    XCTAssertEqual(map.annotations.count, 2_001)
    XCTAssertTrue(map.annotations.first === near)
    XCTAssertEqual(delegate.asked, 1)
    let view = map.view(for: near)
    XCTAssertTrue(view is MKMarkerAnnotationView)
    // The tip of the balloon is at the place.
    XCTAssertEqual(map.convert(CGPoint(x: 14, y: 36), from: view).x, 200, accuracy: 0.5)
    XCTAssertEqual(map.convert(CGPoint(x: 14, y: 36), from: view).y, 200, accuracy: 0.5)
    map.removeAnnotations(map.annotations)
    XCTAssertEqual(map.annotations.count, 0)
    XCTAssertNil(map.view(for: near))
  }

  func testViewsFollowTheirAnnotations() throws {
    map.setRegion(region(50, 10, 1), animated: false)
    let (own, point) = (
      Place(50, 10), MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 50, longitude: 10))
    )
    delegate.view = { map, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.frame.size = CGSize(width: 10, height: 10)
      return view
    }
    map.addAnnotations([own, point])
    map.layoutIfNeeded()
    let target = CLLocationCoordinate2D(latitude: 50.1, longitude: 10.2)
    own.coordinate = target
    point.coordinate = target
    map.setNeedsLayout()
    map.layoutIfNeeded()
    let place = map.convert(target, toPointTo: map)
    for annotation in [own, point] as [MKAnnotation] {
      let center = try XCTUnwrap(map.view(for: annotation)).center
      XCTAssertEqual(center.x, place.x, accuracy: 0.01)
      XCTAssertEqual(center.y, place.y, accuracy: 0.01)
    }
    // One that moves into the visible part gets a view.
    let far = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: -10, longitude: 10))
    map.addAnnotation(far)
    map.layoutIfNeeded()
    XCTAssertNil(map.view(for: far))
    far.coordinate = target
    map.layoutIfNeeded()
    XCTAssertNotNil(map.view(for: far))
  }

  func testRegisteredClassesAndReuse() throws {
    map.register(PlaceView.self, forAnnotationViewWithReuseIdentifier: "place")
    delegate.view = { $0.dequeueReusableAnnotationView(withIdentifier: "place", for: $1) }
    map.setRegion(region(50, 10, 1), animated: false)
    let first = Place(50, 10, "first")
    map.addAnnotation(first)
    map.layoutIfNeeded()
    let view = try XCTUnwrap(map.view(for: first) as? PlaceView)
    XCTAssertEqual(view.titleAtCreation, "first")
    XCTAssertEqual(view.reuseIdentifier, "place")
    map.removeAnnotation(first)
    let second = Place(50, 10, "second")
    map.addAnnotation(second)
    map.layoutIfNeeded()
    XCTAssertTrue(map.view(for: second) === view)
    XCTAssertTrue(view.annotation === second)
    XCTAssertNil(map.dequeueReusableAnnotationView(withIdentifier: "other"))
  }

  /// The annotations in a rectangle are those that a look at all of them finds.
  func testAnnotationsInARectangle() {
    let places = (0..<500).map { _ in Place(.random(in: -80...80), .random(in: -180...179.9)) }
    map.addAnnotations(places)
    for place in places.prefix(100) { map.removeAnnotation(place) }
    let world = MKMapSize.world.width
    for _ in 0..<100 {
      let rect = MKMapRect(
        x: .random(in: -world / 2...world), y: .random(in: 0...world), width: .random(in: 0...world / 2),
        height: .random(in: 0...world / 2))
      let expected = places.dropFirst(100).filter { place in
        let point = MKMapPoint(place.coordinate)
        return [-world, 0, world].contains { turn in
          (rect.minX...rect.maxX).contains(point.x + turn) && (rect.minY...rect.maxY).contains(point.y)
        }
      }
      XCTAssertEqual(map.annotations(in: rect), Set(expected.map { $0 as AnyHashable }))
    }
  }

  func testSelection() throws {
    map.setRegion(region(50, 10, 1), animated: false)
    let (one, other) = (Place(50, 10, "one"), Place(50.2, 10.1, "other"))
    map.addAnnotations([one, other])
    map.layoutIfNeeded()
    delegate.log = []
    map.selectAnnotation(one, animated: false)
    XCTAssertTrue(map.view(for: one)?.isSelected == true)
    map.selectAnnotation(other, animated: false)
    XCTAssertEqual(map.selectedAnnotations.count, 1)
    map.selectAnnotation(Place(0, 0), animated: false)
    map.deselectAnnotation(other, animated: false)
    map.deselectAnnotation(nil, animated: false)
    XCTAssertEqual(delegate.log, ["select one", "deselect one", "select other", "deselect other"])
    XCTAssertEqual(map.selectedAnnotations.count, 0)
  }

  func testADelegateThatDeselects_leavesNoCallout() {
    func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
    let place = Place(0, 0)
    place.title = "one"
    delegate.view = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.frame.size = CGSize(width: 20, height: 20)
      view.canShowCallout = true
      return view
    }
    map.setCenter(place.coordinate, animated: false)
    map.addAnnotation(place)
    map.layoutIfNeeded()
    let before = count(map)
    map.selectAnnotation(place, animated: false)
    XCTAssertGreaterThan(count(map), before, "the callout")
    map.deselectAnnotation(place, animated: false)
    XCTAssertEqual(count(map), before)
    delegate.log = []
    delegate.didSelect = { self.map.deselectAnnotation(place, animated: false) }
    map.selectAnnotation(place, animated: false)
    XCTAssertEqual(count(map), before)
    XCTAssertEqual(delegate.log, ["select one", "deselect one"])
  }

  func testShowingAnnotations() {
    let places = [Place(48, 2), Place(52, 13), Place(41, 12)]
    map.showAnnotations(places, animated: false)
    map.layoutIfNeeded()
    XCTAssertEqual(map.annotations.count, 3)
    for place in places { XCTAssertTrue(map.bounds.contains(map.convert(place.coordinate, toPointTo: map))) }
  }

  func testClusters() throws {
    delegate.view = { map, annotation in
      if annotation is MKClusterAnnotation { return nil }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.clusteringIdentifier = "places"
      return view
    }
    map.setRegion(region(50, 10, 10), animated: false)
    let places = (0..<5).map { Place(50 + Double($0) / 1000, 10, "\($0)") } + [Place(52, 12, "far")]
    map.addAnnotations(places)
    map.layoutIfNeeded()
    XCTAssertEqual(map.annotations.count, 6)
    let cluster = try XCTUnwrap(map.view(for: places[0])?.cluster?.annotation as? MKClusterAnnotation)
    XCTAssertEqual(cluster.memberAnnotations.count, 5)
    XCTAssertEqual(map.view(for: places[0])?.alpha, 0)
    XCTAssertNil(map.view(for: places[5])?.cluster)
    // Apart, they are seen alone again.
    map.setRegion(region(50.002, 10, 0.01), animated: false)
    map.layoutIfNeeded()
    XCTAssertNil(map.view(for: places[0])?.cluster)
    XCTAssertEqual(map.view(for: places[0])?.alpha, 1)
  }

  // MARK: Overlays

  private func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
    map.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: map.bounds.size, format: format).image { _ in
      map.drawHierarchy(in: map.bounds, afterScreenUpdates: true)
    }
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(
      try XCTUnwrap(image.cgImage?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))),
      in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try XCTUnwrap(context.data)
    return (0..<3).map { bytes.load(fromByteOffset: $0, as: UInt8.self) }
  }

  func testAnOverlayIsDrawnAtItsPlace() throws {
    delegate.renderer = {
      let renderer = MKPolygonRenderer(overlay: $0)
      renderer.fillColor = .red
      return renderer
    }
    map.setRegion(region(0, 0, 2), animated: false)
    // A square from the middle to the northeast, with a hole in its middle.
    func square(_ low: Double, _ high: Double) -> [CLLocationCoordinate2D] {
      [(low, low), (low, high), (high, high), (high, low)].map {
        CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
      }
    }
    let hole = MKPolygon(coordinates: square(0.4, 0.6), count: 4)
    let polygon = MKPolygon(coordinates: square(0, 1), count: 4, interiorPolygons: [hole])
    map.addOverlay(polygon)
    XCTAssertEqual(map.overlays.count, 1)
    XCTAssertTrue(map.renderer(for: polygon) is MKPolygonRenderer)
    XCTAssertEqual(try pixel(240, 160), [255, 0, 0])
    XCTAssertEqual(try pixel(380, 20), [255, 0, 0])
    XCTAssertNotEqual(try pixel(300, 100), [255, 0, 0])
    XCTAssertNotEqual(try pixel(160, 160), [255, 0, 0])
    // Turned by 90 degrees, east is up: the square is in the northwest of the screen.
    let camera = map.camera
    camera.heading = 90
    map.setCamera(camera, animated: false)
    XCTAssertEqual(try pixel(160, 160), [255, 0, 0])
    XCTAssertNotEqual(try pixel(240, 160), [255, 0, 0])
    map.removeOverlay(polygon)
    XCTAssertNotEqual(try pixel(160, 160), [255, 0, 0])
  }

  /// At a large scale, the ends of a long line are far outside of the screen.
  func testALongLineAtALargeScale() throws {
    delegate.renderer = {
      let renderer = MKPolylineRenderer(overlay: $0)
      renderer.strokeColor = .red
      renderer.lineWidth = 6
      return renderer
    }
    let ends = [
      CLLocationCoordinate2D(latitude: 0, longitude: -120), CLLocationCoordinate2D(latitude: 0, longitude: 120),
    ]
    map.addOverlay(MKPolyline(coordinates: ends, count: 2))
    for span in [100, 1, 0.01, 0.0005] {
      map.setRegion(region(0, 30, span), animated: false)
      XCTAssertEqual(try pixel(100, 200), [255, 0, 0], "\(span)")
      XCTAssertNotEqual(try pixel(100, 190), [255, 0, 0], "\(span)")
    }
  }

  func testTheOrderOfOverlays() {
    let circles = (0..<4).map { MKCircle(center: CLLocationCoordinate2D(), radius: Double($0)) }
    map.addOverlays([circles[0], circles[1]])
    map.insertOverlay(circles[2], at: 0)
    map.insertOverlay(circles[3], belowOverlay: circles[1])
    map.addOverlay(circles[0])
    XCTAssertEqual(map.overlays.map { ($0 as! MKCircle).radius }, [2, 0, 3, 1])
    map.exchangeOverlay(circles[2], with: circles[1])
    XCTAssertEqual(map.overlays.map { ($0 as! MKCircle).radius }, [1, 0, 3, 2])
    XCTAssertTrue(map.overlays(in: .aboveRoads).isEmpty)
    map.removeOverlays(circles)
    XCTAssertTrue(map.overlays.isEmpty)
  }

  /// An overlay that counts how often the map asks for its place.
  private final class CountingOverlay: NSObject, MKOverlay {
    nonisolated(unsafe) static var count = 0
    let coordinate: CLLocationCoordinate2D
    let rect: MKMapRect
    init(_ latitude: Double, _ longitude: Double) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      let middle = MKMapPoint(coordinate)
      rect = MKMapRect(x: middle.x - 50, y: middle.y - 50, width: 100, height: 100)
    }
    var boundingMapRect: MKMapRect {
      Self.count += 1
      return rect
    }
  }

  func testDrawingAsksOnlyTheOverlaysThatAreSeen() throws {
    map.setRegion(region(50, 10, 0.01), animated: false)
    map.addOverlay(CountingOverlay(50, 10))
    var counts: [Int] = []
    for number in [200, 2_000] {
      map.addOverlays((0..<number).map { CountingOverlay(-40 + Double($0) / 100, Double($0 % 300) - 150) })
      _ = try pixel(200, 200)
      CountingOverlay.count = 0
      map.setCenter(CLLocationCoordinate2D(latitude: 50.0001, longitude: 10), animated: false)
      _ = try pixel(200, 200)
      counts.append(CountingOverlay.count)
    }
    XCTAssertGreaterThan(counts[0], 0)
    XCTAssertEqual(counts[0], counts[1])
  }

  /// The overlays have the order of an array to which the same changes are made.
  func testTheOrderOfOverlaysAfterRandomChanges() {
    var model: [MKCircle] = []
    for step in 0..<600 {
      let circle = MKCircle(center: CLLocationCoordinate2D(latitude: .random(in: -60...60), longitude: 0), radius: 10)
      switch Int.random(in: 0..<5) {
      case 0:
        map.insertOverlay(circle, at: 0)
        model.insert(circle, at: 0)
      case 1 where !model.isEmpty:
        // Always at the same place, so that the numbers of the order run out.
        let sibling = model[model.count / 2]
        map.insertOverlay(circle, belowOverlay: sibling)
        model.insert(circle, at: model.count / 2)
      case 2 where model.count > 1:
        let (one, other) = (Int.random(in: model.indices), Int.random(in: model.indices))
        map.exchangeOverlay(model[one], with: model[other])
        model.swapAt(one, other)
      case 3 where !model.isEmpty:
        map.removeOverlay(model.remove(at: .random(in: model.indices)))
      default:
        map.addOverlay(circle)
        model.append(circle)
      }
      if step % 20 == 0 { XCTAssertTrue(map.overlays.elementsEqual(model) { $0 === $1 }, "\(step)") }
    }
    XCTAssertTrue(map.overlays.elementsEqual(model) { $0 === $1 })
  }

  // MARK: Others

  func testPinsDropWhenTheyAreAdded() throws {
    delegate.view = { _, annotation in
      let pin = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      pin.animatesDrop = true
      return pin
    }
    map.setRegion(region(50, 10, 1), animated: false)
    map.layoutIfNeeded()
    let (near, far) = (Place(50, 10), Place(50, 14))
    map.addAnnotations([near, far])
    map.layoutIfNeeded()
    XCTAssertEqual(map.view(for: near)?.layer.animationKeys()?.contains("transform"), true)
    // One that comes into view by moving the map is there already.
    map.setRegion(region(50, 14, 1), animated: false)
    map.layoutIfNeeded()
    XCTAssertNil(try XCTUnwrap(map.view(for: far)).layer.animationKeys())
  }

  func testTheTrackingButton() {
    XCTAssertFalse(map.subviews.contains { $0 is MKUserTrackingButton })
    map.showsUserTrackingButton = true
    map.layoutIfNeeded()
    XCTAssertTrue(map.subviews.contains { $0 is MKUserTrackingButton })
    map.showsUserTrackingButton = false
    map.layoutIfNeeded()
    XCTAssertFalse(map.subviews.contains { $0 is MKUserTrackingButton })
  }

  func testTheUserIsNotFound() {
    let failed = expectation(description: "failed")
    delegate.didFail = { failed.fulfill() }
    map.showsUserLocation = true
    wait(for: [failed], timeout: 60)
    XCTAssertNil(map.userLocation.location)
    XCTAssertEqual(map.userTrackingMode, .none)
  }

  func testAMapAndAWebViewOfAStoryboard() throws {
    let controller = MapPageController.make()
    controller.loadViewIfNeeded()
    let map = try XCTUnwrap(controller.mapView)
    XCTAssertEqual(map.mapType, .satellite)
    XCTAssertFalse(map.isZoomEnabled)
    XCTAssertTrue(map.isScrollEnabled)
    XCTAssertTrue(map.showsScale)
    XCTAssertTrue(map.delegate === controller)
    XCTAssertTrue(controller.webView?.navigationDelegate === controller)
  }

  func testASnapshot() throws {
    let options = MKMapSnapshotter.Options()
    options.region = region(50, 10, 1)
    options.size = CGSize(width: 120, height: 80)
    options.scale = 2
    let taken = expectation(description: "taken")
    MKMapSnapshotter(options: options).start { snapshot, error in
      XCTAssertNil(error)
      XCTAssertEqual(snapshot?.image.size, CGSize(width: 120, height: 80))
      XCTAssertEqual(snapshot?.image.cgImage?.width, 240)
      let point = snapshot?.point(for: CLLocationCoordinate2D(latitude: 50, longitude: 10))
      XCTAssertEqual(point?.x ?? 0, 60, accuracy: 0.5)
      XCTAssertEqual(point?.y ?? 0, 40, accuracy: 0.5)
      taken.fulfill()
    }
    wait(for: [taken], timeout: 60)
  }
}
