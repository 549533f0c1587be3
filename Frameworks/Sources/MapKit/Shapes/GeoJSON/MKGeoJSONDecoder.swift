import Foundation

/// Creates shapes and features from GeoJSON (RFC 7946).
open class MKGeoJSONDecoder: NSObject {
  /// Creates a decoder.
  public override init() { super.init() }

  /// Creates the objects that GeoJSON describes.
  ///
  /// - Parameter data: The text of the GeoJSON, in UTF-8.
  /// - Returns: The features of a collection, or one feature, or the shapes of a geometry: a point is an
  ///   `MKPointAnnotation`, a line an `MKPolyline`, an area an `MKPolygon`, and several of them are an `MKMultiPoint`,
  ///   `MKMultiPolyline` or `MKMultiPolygon`.
  /// - Throws: An `MKError` with the code `decodingFailed` if the data is not valid. Its description says where.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    let root: Any
    do {
      root = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw MKError(.decodingFailed, "The data is no JSON: \(error.localizedDescription)")
    }
    return try GeoJSONReader().objects(of: GeoJSONValue(root))
  }
}
