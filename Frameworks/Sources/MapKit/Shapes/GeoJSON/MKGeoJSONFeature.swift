import Foundation

/// A feature in GeoJSON: shapes with properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// The identifier, or nil if the feature has none. A number is the text of the number.
  public let identifier: String?
  /// The properties as JSON, or nil if the feature has none.
  public let properties: Data?
  /// The shapes. A collection of geometries has several, and a feature without a place has none.
  public let geometry: [any MKShape & MKGeoJSONObject]

  init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
    self.identifier = identifier
    self.properties = properties
    self.geometry = geometry
    super.init()
  }

  /// Creates a feature without shapes.
  public override convenience init() { self.init(identifier: nil, properties: nil, geometry: []) }
}
