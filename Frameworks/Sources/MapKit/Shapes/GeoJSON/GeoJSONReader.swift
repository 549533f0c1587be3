import CoreLocation
import Foundation

/// Reads the objects of GeoJSON.
struct GeoJSONReader {
  /// The most collections of geometries inside each other. The standard advises against nested ones.
  private static let maximumDepth = 64

  /// Returns the objects that a value describes.
  func objects(of root: GeoJSONValue) throws -> [any MKGeoJSONObject] {
    guard root.value is [String: Any] else { throw root.error("is no object") }
    switch try root["type"].text() {
    case "FeatureCollection": return try root["features"].elements().map(feature)
    case "Feature": return [try feature(root)]
    default: return try shapes(of: root, depth: 0)
    }
  }

  private func feature(_ value: GeoJSONValue) throws -> MKGeoJSONFeature {
    guard try value["type"].text() == "Feature" else { throw value["type"].error("is not “Feature”") }
    let geometry = value["geometry"]
    return MKGeoJSONFeature(
      identifier: try identifier(value["id"]), properties: try properties(value["properties"]),
      geometry: geometry.isNull ? [] : try shapes(of: geometry, depth: 0))
  }

  private func identifier(_ value: GeoJSONValue) throws -> String? {
    if value.isNull { return nil }
    if let number = value.value as? NSNumber { return number.stringValue }
    return try value.text()
  }

  private func properties(_ value: GeoJSONValue) throws -> Data? {
    guard !value.isNull, let properties = value.value else { return nil }
    guard properties is [String: Any] else { throw value.error("is no object") }
    do {
      return try JSONSerialization.data(withJSONObject: properties)
    } catch { throw value.error("cannot be written as JSON") }
  }

  private func shapes(of value: GeoJSONValue, depth: Int) throws -> [any MKShape & MKGeoJSONObject] {
    let coordinates = value["coordinates"]
    switch try value["type"].text() {
    case "Point":
      // A point without numbers is no place.
      if let array = coordinates.value as? [Any], array.isEmpty { return [] }
      return [MKPointAnnotation(coordinate: try coordinates.position())]
    case "MultiPoint":
      let points = MKMultiPoint()
      points.setPoints(try coordinates.positions().map { MKMapPoint($0) })
      return [points]
    case "LineString": return [try line(coordinates)]
    case "MultiLineString": return [MKMultiPolyline(try coordinates.elements().map(line))]
    case "Polygon": return [try area(coordinates)]
    case "MultiPolygon": return [MKMultiPolygon(try coordinates.elements().map(area))]
    case "GeometryCollection":
      guard depth < Self.maximumDepth else { throw value.error("contains too many nested collections") }
      return try value["geometries"].elements().flatMap { try shapes(of: $0, depth: depth + 1) }
    default: throw value["type"].error("is no type of GeoJSON that can be read here")
    }
  }

  private func line(_ value: GeoJSONValue) throws -> MKPolyline {
    let positions = try value.positions()
    return MKPolyline(coordinates: positions, count: positions.count)
  }

  private func area(_ value: GeoJSONValue) throws -> MKPolygon {
    let rings = try value.elements().map { try $0.positions() }
    let interior = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    let boundary = rings.first ?? []
    return MKPolygon(
      coordinates: boundary, count: boundary.count, interiorPolygons: interior.isEmpty ? nil : Array(interior))
  }
}
