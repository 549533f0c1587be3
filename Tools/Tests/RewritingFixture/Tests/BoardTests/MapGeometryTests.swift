import CoreLocation
import Foundation
import MapKit
import XCTest

/// The flat map and regions on the globe.
final class MapGeometryTests: XCTestCase {
  private let world = 268_435_456.0

  // The measured values are those of two public projects: MKGeometryTest.m, a test that runs against the MapKit of iOS 6
  // (the points of the cities, points per meter, the region of a rectangle), and the tests of a MapKit for Linux that were
  // measured on macOS 26.1 (New York, the limit of latitudes, meters per point, regions in meters, geodesic lines).
  func testMeasuredPoints() {
    let cities = [
      (45.52, -122.681944, 42_739_440.27609316, 96_012_095.91233155),
      (-43.196389, -22.908333, 117_136_036.84706987, 169_999_587.9453675),
      (28.976018, 41.01224, 164_798_670.62772623, 111_626_999.71328115),
      (64.133333, -21.933333, 117_863_049.54040322, 71_362_638.15177667),
      (40.7128, -74.006, 79_034_854.78684445, 100_926_577.02763256),
      (0, 0, 134_217_728, 134_217_728),
      // iOS projects no latitude beyond 85 degrees, although the map ends at 85.0511.
      (85.05112878, 0, 134_217_728, 439_674.4024835974),
      (90, 180, 268_435_456, 439_674.4024835974),
    ]
    for (latitude, longitude, x, y) in cities {
      let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
      XCTAssertEqual(point.x, x, accuracy: 1e-6)
      XCTAssertEqual(point.y, y, accuracy: 1e-6)
    }
  }

  func testMeasuredScales() {
    XCTAssertEqual(MKMetersPerMapPointAtLatitude(0), 0.14828977333772544, accuracy: 1e-15)
    XCTAssertEqual(MKMetersPerMapPointAtLatitude(60), 0.07470109070817468, accuracy: 1e-14)
    XCTAssertEqual(MKMapPointsPerMeterAtLatitude(0), 6.74355336508965, accuracy: 1e-13)
    XCTAssertEqual(MKMapPointsPerMeterAtLatitude(37.3326), 8.449910702134479, accuracy: 1e-11)
    XCTAssertTrue(MKMetersPerMapPointAtLatitude(.nan).isNaN)
    XCTAssertGreaterThan(MKMetersPerMapPointAtLatitude(90), 0)
    XCTAssertGreaterThan(MKMetersPerMapPointAtLatitude(-1e300), 0)
  }

  func testMeasuredRegions() {
    let meters = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), latitudinalMeters: 1000, longitudinalMeters: 2000)
    XCTAssertEqual(meters.span.latitudeDelta, 0.009043695025814083, accuracy: 1e-17)
    XCTAssertEqual(meters.span.longitudeDelta, 0.017966310975031877, accuracy: 1e-17)
    let world = MKCoordinateRegion(.world)
    XCTAssertEqual(world.span.latitudeDelta, 170.10225755961318, accuracy: 1e-10)
    XCTAssertEqual(world.span.longitudeDelta, 360)
    let rect = MKMapRectMake(42_739_440, 96_012_095, 164_798_670 - 2_739_440, 111_626_999 - 96_012_095)
    let region = MKCoordinateRegionForMapRect(rect)
    XCTAssertEqual(region.center.latitude, 37.707426, accuracy: 1e-6)
    XCTAssertEqual(region.center.longitude, -14.012762, accuracy: 1e-6)
    XCTAssertEqual(region.span.latitudeDelta, 16.543982, accuracy: 1e-6)
    XCTAssertEqual(region.span.longitudeDelta, 217.338363, accuracy: 1e-6)
  }

  func testRegionsOfBadInput() {
    let pole = MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2DMake(90, 0), 1000, 1000)
    XCTAssertEqual(pole.span.longitudeDelta, 360)
    XCTAssertEqual(MKCoordinateRegion(.null).span.latitudeDelta, 0)
    XCTAssertTrue(MKMapPoint(CLLocationCoordinate2D(latitude: 1, longitude: .nan)).x.isNaN)
    // A region over the meridian of 180 degrees has its center on the globe.
    let pacific = MKCoordinateRegion(MKMapRect(x: world - 10, y: 0, width: 1_000_000, height: 1000))
    XCTAssertEqual(pacific.center.longitude, -180 + (500_000 - 10) / world * 360, accuracy: 1e-9)
  }

  /// The distance on a sphere by the cosine rule of the half angles.
  private func haversine(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D, radius: Double) -> Double {
    func half(_ degrees: Double) -> Double { pow(sin(degrees * .pi / 360), 2) }
    let cosines = cos(a.latitude * .pi / 180) * cos(b.latitude * .pi / 180)
    let sum = half(a.latitude - b.latitude) + cosines * half(a.longitude - b.longitude)
    return 2 * radius * asin(min(1, sum.squareRoot()))
  }

  func testRoundTripsAndDistances() {
    var numbers = Numbers(seed: 1)
    for _ in 0..<500 {
      let first = numbers.coordinate()
      let second = numbers.coordinate()
      let point = MKMapPoint(first)
      let back = point.coordinate
      XCTAssertEqual(back.latitude, first.latitude, accuracy: 1e-9)
      XCTAssertEqual(back.longitude, first.longitude, accuracy: 1e-9)
      // The textbook form of the projection, with the tangent of the half angle.
      let angle = first.latitude * .pi / 180
      XCTAssertEqual(point.y, (1 - log(tan(.pi / 4 + angle / 2)) / .pi) / 2 * world, accuracy: 1e-5)
      let distance = MKMetersBetweenMapPoints(point, MKMapPoint(second))
      // The ellipsoid is flatter than the sphere by a third of a percent; its lengths differ by up to 0.6 percent.
      let sphere = haversine(first, second, radius: 6_371_009)
      XCTAssertEqual(distance, sphere, accuracy: 0.006 * sphere + 1)
      XCTAssertEqual(distance, MKMapPoint(second).distance(to: point), accuracy: 1e-3)
    }
    XCTAssertTrue(MKMapPoint(x: .nan, y: 0).distance(to: MKMapPoint()).isNaN)
  }

  /// A map point at a latitude is as long as a short way along the meridian.
  func testScaleAgainstDistances() {
    for latitude in stride(from: -84.0, through: 84, by: 7) {
      let south = CLLocationCoordinate2D(latitude: latitude - 0.5, longitude: 10)
      let north = CLLocationCoordinate2D(latitude: latitude + 0.5, longitude: 10)
      let points = MKMapPoint(south).y - MKMapPoint(north).y
      let way = MKMapPoint(south).distance(to: MKMapPoint(north))
      XCTAssertEqual(MKMetersPerMapPointAtLatitude(latitude), way / points, accuracy: 1e-6)
    }
  }

  func testRectMembers() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    XCTAssertEqual([rect.minX, rect.midX, rect.maxX, rect.width], [10, 25, 40, 30])
    XCTAssertEqual([rect.minY, rect.midY, rect.maxY, rect.height], [20, 40, 60, 40])
    XCTAssertEqual(MKMapRectGetMidY(rect) + MKMapRectGetMaxX(rect) + MKMapRectGetWidth(rect), 110)
    XCTAssertTrue(MKMapRect.null.isNull && MKMapRect.null.isEmpty && !MKMapRect().isNull && MKMapRect().isEmpty)
    // The header of Apple: a rectangle is empty if both its width and its height are 0.
    XCTAssertFalse(MKMapRect(x: 0, y: 0, width: 0, height: 5).isEmpty)
    XCTAssertEqual(MKStringFromMapRect(rect), "{{10.0, 20.0}, {30.0, 40.0}}")
    XCTAssertTrue(MKMapRectEqualToRect(MKMapRectWorld, .world) && MKMapSizeEqualToSize(MKMapSizeWorld, .world))
  }

  func testDivision() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    var slice = MKMapRect()
    var remainder = MKMapRect()
    MKMapRectDivide(rect, &slice, &remainder, 10, .minXEdge)
    XCTAssertTrue(MKMapRectEqualToRect(slice, MKMapRect(x: 10, y: 20, width: 10, height: 40)))
    XCTAssertTrue(MKMapRectEqualToRect(remainder, MKMapRect(x: 20, y: 20, width: 20, height: 40)))
    for edge in [CGRectEdge.minXEdge, .maxXEdge, .minYEdge, .maxYEdge] {
      for distance in [-5, 0, 12.5, 100, Double.infinity] {
        let parts = rect.divided(atDistance: distance, from: edge)
        XCTAssertTrue(MKMapRectEqualToRect(parts.slice.union(parts.remainder), rect))
        let core = CGRect(x: 10, y: 20, width: 30, height: 40).divided(atDistance: CGFloat(distance), from: edge)
        XCTAssertEqual(parts.slice.minX, core.slice.minX)
        XCTAssertEqual(parts.slice.minY, core.slice.minY)
        XCTAssertEqual(parts.slice.width * parts.slice.height, core.slice.width * core.slice.height)
      }
    }
    XCTAssertTrue(MKMapRect.null.divided(atDistance: 1, from: .minXEdge).slice.isNull)
  }

  /// Unions and intersections against counting the points of a grid.
  func testOperationsOnGrid() {
    var numbers = Numbers(seed: 2)
    for _ in 0..<300 {
      let first = numbers.rect()
      let second = numbers.rect()
      let (union, common) = (first.union(second), first.intersection(second))
      XCTAssertTrue(union.contains(first) && union.contains(second))
      XCTAssertEqual(first.intersects(second), !common.isNull)
      for x in stride(from: -0.5, through: 12.5, by: 1) {
        for y in stride(from: -0.5, through: 12.5, by: 1) {
          let point = MKMapPoint(x: x, y: y)
          XCTAssertEqual(common.contains(point), first.contains(point) && second.contains(point))
          if first.contains(point) || second.contains(point) { XCTAssertTrue(union.contains(point)) }
        }
      }
      let back = first.insetBy(dx: -2, dy: -1).insetBy(dx: 2, dy: 1)
      XCTAssertTrue(MKMapRectEqualToRect(back, first))
      let there = first.offsetBy(dx: 3, dy: -4)
      XCTAssertTrue(MKMapRectEqualToRect(there.offsetBy(dx: -3, dy: 4), first))
    }
    let rect = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertTrue(rect.union(.null).width == 10 && MKMapRect.null.union(rect).width == 10)
    XCTAssertTrue(rect.intersection(.null).isNull && rect.insetBy(dx: 6, dy: 0).isNull)
    XCTAssertTrue(MKMapRect.null.offsetBy(dx: 1, dy: 1).isNull && !rect.contains(.null))
    // Rectangles without a size take part in unions: programs collect the points of annotations in this way.
    let points = [MKMapPoint(x: 1, y: 2), MKMapPoint(x: 5, y: 4)]
    let bounds = points.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    XCTAssertTrue(MKMapRectEqualToRect(bounds, MKMapRect(x: 1, y: 2, width: 4, height: 2)))
    let negative = MKMapRect(x: 10, y: 10, width: -10, height: -10)
    XCTAssertTrue(negative.contains(MKMapPoint(x: 5, y: 5)) && negative.intersects(rect))
    let none = MKMapRect(x: .nan, y: 0, width: 1, height: 1)
    XCTAssertTrue(none.intersection(rect).isNull && !none.contains(MKMapPoint(x: 0, y: 0)))
  }

  func testMeridian() {
    XCTAssertFalse(MKMapRect.world.spans180thMeridian || MKMapRect.null.spans180thMeridian)
    XCTAssertTrue(MKMapRect.world.remainder.isNull)
    let east = MKMapRect(x: world - 10, y: 3, width: 25, height: 7)
    XCTAssertTrue(east.spans180thMeridian)
    XCTAssertTrue(MKMapRectEqualToRect(east.remainder, MKMapRect(x: 0, y: 3, width: 15, height: 7)))
    let west = MKMapRect(x: -10, y: 3, width: 25, height: 7)
    XCTAssertTrue(MKMapRectEqualToRect(MKMapRectRemainder(west), MKMapRect(x: world - 10, y: 3, width: 10, height: 7)))
    // Both parts together are as wide as the rectangle.
    for rect in [east, west] {
      XCTAssertEqual(rect.intersection(.world).width + rect.remainder.width, rect.width)
    }
    let beside = MKMapRect(x: world * 1.25, y: 0, width: 10, height: 1)
    XCTAssertEqual(beside.remainder.minX, world / 4)
    XCTAssertTrue(MKMapRect(x: -.infinity, y: 0, width: 5, height: 1).remainder.isNull)
  }

  func testValueObjects() {
    let values: NSArray = [
      NSValue(mkCoordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: -2)),
      NSValue(mkCoordinateSpan: MKCoordinateSpanMake(3, 4)), NSNumber(value: 7),
    ]
    XCTAssertEqual((values[0] as? NSValue)?.mkCoordinateValue.longitude, -2)
    XCTAssertEqual((values[1] as? NSValue)?.mkCoordinateSpanValue.latitudeDelta, 3)
    XCTAssertEqual((values[2] as? NSValue)?.mkCoordinateValue.latitude, 0)
  }
}

/// Numbers that are the same in each run.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Double(state >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }

  mutating func coordinate() -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: next(-84.9...84.9), longitude: next(-180...180))
  }

  mutating func rect() -> MKMapRect {
    MKMapRect(
      x: next(0...6).rounded(), y: next(0...6).rounded(), width: next(1...6).rounded(), height: next(1...6).rounded())
  }
}
