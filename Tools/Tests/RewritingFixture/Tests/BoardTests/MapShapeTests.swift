import CoreLocation
import Foundation
import MapKit
import XCTest

/// Annotations, lines, areas, tiles and GeoJSON.
final class MapShapeTests: XCTestCase {
  func testTextsOfAnnotations() {
    let capital = Capital(name: "Oslo", coordinate: CLLocationCoordinate2D(latitude: 60, longitude: 11))
    let pin = MKPointAnnotation(coordinate: capital.coordinate, title: "Pin", subtitle: "Here")
    let annotations: [MKAnnotation] = [capital, pin, Buoy()]
    // On iOS, the texts of the protocol are optional members, so that they are optional twice.
    XCTAssertEqual(annotations.map { $0.title ?? nil }, ["Oslo", "Pin", nil])
    XCTAssertEqual(annotations.map { $0.subtitle ?? nil }, [nil, "Here", nil])
    if let title = annotations[0].title, let text = title { XCTAssertEqual(text.count, 4) } else { XCTFail("no title") }
    XCTAssertEqual(annotations[1].title!!, "Pin")
    XCTAssertTrue(annotations[1].title! == "Pin")
    XCTAssertEqual(annotations[0].title??.count, 4)
    XCTAssertEqual(annotations[0].title as? String, "Oslo")
    XCTAssertEqual(pin.title?.count, 3)
    XCTAssertEqual(capital.title, "Oslo")
    pin.coordinate.latitude = 5
    XCTAssertEqual((annotations[1] as? MKPointAnnotation)?.coordinate.latitude, 5)
  }

  func testPolyline() {
    var coordinates = [
      CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 0, longitude: 30),
      CLLocationCoordinate2D(latitude: 0, longitude: 40),
    ]
    let line = MKPolyline(coordinates: &coordinates, count: 3)
    coordinates[0].longitude = 99
    XCTAssertEqual(line.pointCount, 3)
    XCTAssertEqual(line.points()[1].coordinate.longitude, 30, accuracy: 1e-9)
    XCTAssertEqual(line.coordinate.longitude, 20, accuracy: 1e-9)
    XCTAssertEqual(line.locations(atPointIndexes: [0, 1, 2]).map { Double($0) }, [0, 0.75, 1])
    XCTAssertEqual(line.location(atPointIndex: 100), 1)
    XCTAssertEqual(line.location(atPointIndex: NSNotFound), 1)
    XCTAssertEqual(line.location(atPointIndex: -1), 0)
    var read = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&read, range: NSRange(location: 1, length: 2))
    XCTAssertEqual(read.map { $0.longitude.rounded() }, [30, 40])
    // A range that is not in the line writes what there is, with a message.
    line.getCoordinates(&read, range: NSRange(location: 2, length: .max))
    XCTAssertEqual(read.map { $0.longitude.rounded() }, [40, 40])
    line.getCoordinates(&read, range: NSRange(location: NSNotFound, length: 1))
    line.getCoordinates(&read, range: NSRange(location: -5, length: 0))
    XCTAssertTrue(line.intersects(.world))
    let colored = ColoredLine(coordinates: coordinates, count: 2)
    colored.width = 3
    XCTAssertEqual(colored.pointCount, 2)
    let empty = MKPolyline(coordinates: coordinates, count: 0)
    XCTAssertTrue(empty.boundingMapRect.isNull)
    XCTAssertFalse(CLLocationCoordinate2DIsValid(empty.coordinate) || empty.intersects(.world))
    XCTAssertEqual(empty.location(atPointIndex: 0), 0)
    XCTAssertEqual(MKPolyline(coordinates: coordinates, count: -3).pointCount, 0)
  }

  func testGeodesicLines() {
    func line(_ positions: (Double, Double)...) -> MKGeodesicPolyline {
      let coordinates = positions.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
      return MKGeodesicPolyline(coordinates: coordinates, count: coordinates.count)
    }
    // Measured on macOS 26.1, see MapGeometryTests.
    XCTAssertEqual(line((0, 0), (0, 1)).pointCount, 113)
    XCTAssertEqual(line((0, 0), (0, 90)).pointCount, 10_020)
    // From Tokyo to San Francisco, over the meridian of 180 degrees.
    let pacific = line((35.68, 139.69), (37.77, -122.42))
    XCTAssertTrue(pacific.boundingMapRect.spans180thMeridian)
    let points = (0..<pacific.pointCount).map { pacific.points()[$0] }
    XCTAssertEqual(points.last?.coordinate.longitude ?? 0, -122.42 + 360, accuracy: 1e-9)
    // All points are on the plane of the great circle, and equally far from each other.
    func vector(_ point: MKMapPoint) -> SIMD3<Double> {
      let (latitude, longitude) = (point.coordinate.latitude * .pi / 180, point.coordinate.longitude * .pi / 180)
      return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
    }
    let (start, end) = (vector(points[0]), vector(points[points.count - 1]))
    let normal: SIMD3<Double> = [
      start.y * end.z - start.z * end.y, start.z * end.x - start.x * end.z, start.x * end.y - start.y * end.x,
    ]
    for (point, next) in zip(points, points.dropFirst()) {
      XCTAssertEqual((vector(point) * normal).sum(), 0, accuracy: 1e-12)
      let step = vector(next) - vector(point)
      XCTAssertEqual((step * step).sum().squareRoot() * 6_378_137, 1000, accuracy: 0.5)
      XCTAssertLessThan(abs(next.x - point.x), 1_000_000)
    }
    XCTAssertEqual(line((10, 20), (10, 20)).pointCount, 2)
    XCTAssertEqual(line((10, 20)).pointCount, 1)
    XCTAssertEqual(line().pointCount, 0)
    // Opposite positions have no shortest way. Numbers that are none end the program on no machine.
    XCTAssertEqual(line((0, 0), (0, 180)).pointCount, 20_039)
    XCTAssertEqual(line((90, 0), (-90, 0)).pointCount, 20_039)
    XCTAssertEqual(line((.nan, 0), (0, .infinity), (1, 1)).pointCount, 3)
  }

  func testAreas() {
    let corners = [(0.0, 0.0), (30, 0), (30, 10), (10, 10), (10, 20), (0, 20)].map { MKMapPoint(x: $0.0, y: $0.1) }
    let hole = MKPolygon(points: corners, count: 3)
    let area = MKPolygon(points: corners, count: corners.count, interiorPolygons: [hole])
    XCTAssertEqual(area.interiorPolygons, [hole])
    XCTAssertNil(hole.interiorPolygons)
    // Two rectangles of 30 by 10 and of 10 by 10.
    let center = MKMapPoint(x: (300.0 * 15 + 100 * 5) / 400, y: (300.0 * 5 + 100 * 15) / 400)
    XCTAssertEqual(area.coordinate.longitude, center.coordinate.longitude, accuracy: 1e-9)
    // No latitude is projected back exactly so near to the pole.
    XCTAssertEqual(area.coordinate.latitude, center.coordinate.latitude, accuracy: 1e-9)
    XCTAssertTrue(MKMapRectEqualToRect(area.boundingMapRect, MKMapRect(x: 0, y: 0, width: 30, height: 20)))
    let flat = MKPolygon(points: [MKMapPoint(x: 2, y: 2), MKMapPoint(x: 6, y: 2)], count: 2)
    XCTAssertEqual(flat.coordinate.longitude, MKMapPoint(x: 4, y: 2).coordinate.longitude, accuracy: 1e-9)
    XCTAssertFalse(CLLocationCoordinate2DIsValid(MKPolygon().coordinate))
    let several = MKMultiPolygon([area, MKPolygon(points: [MKMapPoint(x: 90, y: 90)], count: 1), MKPolygon()])
    XCTAssertEqual(several.boundingMapRect.maxX, 90)
    XCTAssertTrue(MKMultiPolyline([]).boundingMapRect.isNull)
  }

  func testCircles() {
    let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    let circle = MKCircle(center: center, radius: 5000)
    XCTAssertEqual(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(48), 10_000, accuracy: 1e-6)
    XCTAssertEqual(circle.boundingMapRect.midX, MKMapPoint(center).x, accuracy: 1e-6)
    let copy = MKCircle(mapRect: circle.boundingMapRect)
    XCTAssertEqual(copy.radius, 5000, accuracy: 1e-6)
    XCTAssertEqual(copy.coordinate.latitude, 48, accuracy: 1e-9)
    XCTAssertEqual(MKCircle(center: center, radius: -1).radius, 0)
    XCTAssertTrue(
      MKCircle(center: CLLocationCoordinate2D(latitude: .nan, longitude: 0), radius: 1).boundingMapRect.isNull)
    XCTAssertTrue(MKCircle(center: center, radius: .infinity).boundingMapRect.isNull)
    XCTAssertEqual(MKCircle(mapRect: .null).radius, 0)
  }

  /// The member is a method of overlays and a property of tile overlays. Sources: Apple's example Footprint
  /// (HideBackgroundOverlay.swift) and CycleMaps (OverlayTile.swift).
  func testOverlaysThatReplaceTheMap() {
    let tiles = MKTileOverlay(urlTemplate: nil)
    XCTAssertFalse(tiles.canReplaceMapContent)
    tiles.canReplaceMapContent = true
    let overlays: [MKOverlay] = [
      tiles, OverlayTile(urlTemplate: nil), Background(), MKCircle(), MKMultiPolygon([]), Sea(),
    ]
    XCTAssertEqual(overlays.map { $0.canReplaceMapContent() }, [true, true, true, false, false, false])
    XCTAssertEqual(overlays.map { $0.intersects(.world) }, [true, true, false, false, false, true])
  }

  func testClusters() {
    let pins = [10.0, 20].map { MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: $0)) }
    let cluster = MKClusterAnnotation(memberAnnotations: pins)
    XCTAssertEqual(cluster.coordinate.longitude, 15, accuracy: 1e-9)
    XCTAssertEqual(cluster.memberAnnotations.count, 2)
    cluster.title = "2"
    XCTAssertEqual((cluster as MKAnnotation).title!!, "2")
    XCTAssertFalse(CLLocationCoordinate2DIsValid(MKClusterAnnotation(memberAnnotations: []).coordinate))
  }

  func testAddressesOfTiles() {
    let tiles = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}x.png?z={z}")
    let path = MKTileOverlayPath(x: 3, y: 5, z: 4, contentScaleFactor: 2)
    XCTAssertEqual(tiles.url(forTilePath: path).absoluteString, "https://tiles.example/4/3/5@2x.png?z=4")
    tiles.isGeometryFlipped = true
    XCTAssertEqual(tiles.url(forTilePath: path).absoluteString, "https://tiles.example/4/3/10@2x.png?z=4")
    _ = tiles.url(forTilePath: MKTileOverlayPath(x: .min, y: .min, z: .max, contentScaleFactor: .nan))
    XCTAssertEqual(MKTileOverlay().url(forTilePath: path).scheme, "about")
    XCTAssertTrue(MKMapRectEqualToRect(tiles.boundingMapRect, .world))
    XCTAssertEqual((tiles as MKAnnotation).title ?? nil, nil)
    XCTAssertEqual([tiles.minimumZ, tiles.maximumZ, Int(tiles.tileSize.width)], [0, 21, 256])
  }

  func testTilesOfFiles() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("tile".utf8).write(to: folder.appendingPathComponent("2-1-0"))
    let tiles = MKTileOverlay(urlTemplate: folder.absoluteString + "/{z}-{x}-{y}")
    let data = try await tiles.loadTile(at: MKTileOverlayPath(x: 1, y: 0, z: 2, contentScaleFactor: 1))
    XCTAssertEqual(data, Data("tile".utf8))
    for overlay in [tiles, MKTileOverlay(urlTemplate: nil)] {
      do {
        _ = try await overlay.loadTile(at: MKTileOverlayPath(x: 9, y: 9, z: 9, contentScaleFactor: 1))
        XCTFail("a tile that does not exist")
      } catch {}
    }
  }
}

private final class Capital: NSObject, MKAnnotation {
  var title: String?
  let coordinate: CLLocationCoordinate2D

  init(name: String, coordinate: CLLocationCoordinate2D) {
    title = name
    self.coordinate = coordinate
  }
}

private final class Buoy: NSObject, MKAnnotation {
  var coordinate = CLLocationCoordinate2D()
}

private final class ColoredLine: MKPolyline {
  var width = 1
}

private final class OverlayTile: MKTileOverlay {
  override var canReplaceMapContent: Bool {
    get { true }
    set {}
  }
}

private final class Background: MKPolygon {
  override func canReplaceMapContent() -> Bool { true }
}

private final class Sea: NSObject, MKOverlay {
  let coordinate = CLLocationCoordinate2D()
  let boundingMapRect = MKMapRect.world
}
