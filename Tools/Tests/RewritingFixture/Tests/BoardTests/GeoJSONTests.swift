import CoreLocation
import Foundation
import MapKit
import XCTest

/// GeoJSON comes from others, so that any bytes have to end in objects or in an error.
final class GeoJSONTests: XCTestCase {
  private func decode(_ text: String) throws -> [MKGeoJSONObject] {
    try MKGeoJSONDecoder().decode(Data(text.utf8))
  }

  private func failure(_ text: String) -> String {
    do {
      _ = try decode(text)
      return "none"
    } catch let error as MKError {
      XCTAssertEqual(error.code, .decodingFailed)
      return error.localizedDescription
    } catch { return "another error: \(error)" }
  }

  // The examples of the appendix A of RFC 7946.
  func testGeometries() throws {
    let point = try XCTUnwrap(
      try decode(#"{"type": "Point", "coordinates": [100.5, 0.25, 7]}"#).first as? MKPointAnnotation)
    XCTAssertEqual(point.coordinate.longitude, 100.5)
    XCTAssertEqual(point.coordinate.latitude, 0.25)
    let line = try decode(#"{"type": "LineString", "coordinates": [[100.0, 0.0], [101.0, 1.0]]}"#).first
    XCTAssertEqual((line as? MKPolyline)?.points()[1].coordinate.latitude ?? 0, 1, accuracy: 1e-9)
    let polygon =
      try decode(
        """
        {"type": "Polygon", "coordinates": [
          [[100.0, 0.0], [101.0, 0.0], [101.0, 1.0], [100.0, 1.0], [100.0, 0.0]],
          [[100.8, 0.8], [100.8, 0.2], [100.2, 0.2], [100.2, 0.8], [100.8, 0.8]]]}
        """
      ).first as? MKPolygon
    XCTAssertEqual(polygon?.pointCount, 5)
    XCTAssertEqual(polygon?.interiorPolygons?.map { $0.pointCount }, [5])
    XCTAssertEqual(polygon?.coordinate.longitude ?? 0, 100.5, accuracy: 1e-9)
    let points = try decode(#"{"type": "MultiPoint", "coordinates": [[100.0, 0.0], [101.0, 1.0]]}"#).first
    XCTAssertEqual((points as? MKMultiPoint)?.pointCount, 2)
    let lines = try decode(#"{"type": "MultiLineString", "coordinates": [[[1, 0], [2, 1]], [[102.0, 2.0]]]}"#).first
    XCTAssertEqual((lines as? MKMultiPolyline)?.polylines.map { $0.pointCount }, [2, 1])
    let areas = try decode(#"{"type": "MultiPolygon", "coordinates": [[[[1, 2], [2, 3], [1, 2]]], [], [[]]]}"#).first
    XCTAssertEqual((areas as? MKMultiPolygon)?.polygons.map { $0.pointCount }, [3, 0, 0])
    let collection = try decode(
      """
      {"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [100.0, 0.0]},
        {"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [1, 2]}]},
        {"type": "LineString", "coordinates": []}]}
      """)
    XCTAssertEqual(collection.count, 3)
  }

  func testFeatures() throws {
    let objects = try decode(
      """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": "a", "geometry": {"type": "Point", "coordinates": [102.0, 0.5]},
         "properties": {"name": "Ünïcode", "level": 3}},
        {"type": "Feature", "id": 17, "geometry": null, "properties": null},
        {"type": "Feature", "geometry": {"type": "GeometryCollection", "geometries": [
          {"type": "Point", "coordinates": [1, 2]}, {"type": "LineString", "coordinates": [[3, 4], [5, 6]]}]}}]}
      """)
    let features = objects.compactMap { $0 as? MKGeoJSONFeature }
    XCTAssertEqual(features.map { $0.identifier }, ["a", "17", nil])
    XCTAssertEqual(features.map { $0.geometry.count }, [1, 0, 2])
    XCTAssertEqual(features.map { $0.properties == nil }, [false, true, true])
    struct Properties: Decodable, Equatable { let name: String, level: Int }
    let properties = try JSONDecoder().decode(Properties.self, from: try XCTUnwrap(features[0].properties))
    XCTAssertEqual(properties, Properties(name: "Ünïcode", level: 3))
    XCTAssertEqual(features[0].geometry.first?.coordinate.longitude, 102)
  }

  func testErrorsSayWhere() {
    XCTAssertTrue(failure("").contains("no JSON"))
    XCTAssertTrue(failure("[]").contains("the root is no object"))
    XCTAssertTrue(failure("{}").contains("“type” is no text"))
    XCTAssertTrue(failure(#"{"type": "Circle"}"#).contains("“type” is no type of GeoJSON"))
    XCTAssertTrue(failure(#"{"type": "Point", "coordinates": [1]}"#).contains("“coordinates” is no position"))
    XCTAssertTrue(failure(#"{"type": "Point", "coordinates": ["1", 2]}"#).contains("“coordinates” is no position"))
    XCTAssertTrue(
      failure(#"{"type": "LineString", "coordinates": [[1, 2], 3]}"#).contains("“coordinates[1]” is no position"))
    let ring =
      #"{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [[[0]]]}}]}"#
    XCTAssertTrue(failure(ring).contains("“features[0].geometry.coordinates[0][0]” is no position"))
    XCTAssertTrue(
      failure(#"{"type": "Feature", "geometry": null, "properties": 5}"#).contains("“properties” is no object"))
    let nested = String(repeating: #"{"type": "GeometryCollection", "geometries": ["#, count: 100)
    XCTAssertTrue(failure(nested + String(repeating: "]}", count: 100)).contains("nested"))
    XCTAssertNotEqual(failure(String(repeating: "[", count: 100_000)), "none")
  }

  func testAnyBytes() {
    let samples = [
      #"{"type":"Point","coordinates":[1.5,-2e1]}"#,
      #"{"type":"Feature","id":1,"geometry":{"type":"MultiPolygon","coordinates":[[[[1,2],[3,4],[5,6]]]]},"properties":{"a":[1]}}"#,
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"LineString","coordinates":[[1,2],[3,4]]}}]}"#,
      #"{"type":"GeometryCollection","geometries":[{"type":"MultiPoint","coordinates":[[1,2]]}]}"#,
      #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]],[[0.5,0.2]]]}"#,
    ]
    let pieces = [
      "null", "true", "-1", "1e999", "\"\"", "{}", "[]", "[[", "}", ",", ":", "\"type\"", "\"Point\"",
      "\"coordinates\"", "\u{0}", "[1,2]",
      "\"Feature\"", "\"GeometryCollection\"", "1e308", "-0", "\\u0000", "9223372036854775808",
    ]
    var state: UInt64 = 88_172_645_463_325_252
    func number(below count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    var (decoded, failed) = (0, 0)
    for _ in 0..<20_000 {
      var bytes = Array(samples[number(below: samples.count)].utf8)
      for _ in 0...number(below: 3) {
        let start = number(below: bytes.count + 1)
        let end = min(bytes.count, start + number(below: 6))
        switch number(below: 3) {
        case 0: bytes.replaceSubrange(start..<end, with: pieces[number(below: pieces.count)].utf8)
        case 1: bytes.removeSubrange(start..<end)
        default: if start < end { bytes[start] = UInt8(number(below: 256)) }
        }
      }
      do {
        let objects = try MKGeoJSONDecoder().decode(Data(bytes))
        for case let shape as MKShape in objects { _ = shape.coordinate }
        for case let overlay as MKOverlay in objects { _ = overlay.boundingMapRect.spans180thMeridian }
        decoded += 1
      } catch {
        XCTAssertEqual(
          (error as? MKError)?.code, .decodingFailed, "\(error) for \(String(decoding: bytes, as: UTF8.self))")
        failed += 1
      }
    }
    XCTAssertGreaterThan(decoded, 1000)
    XCTAssertGreaterThan(failed, 1000)
  }
}
