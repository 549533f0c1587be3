import CoreLocation
import Foundation

/// A value in GeoJSON with its place, for messages.
struct GeoJSONValue {
  let value: Any?
  /// The way from the root, such as `features[3].geometry`.
  private let path: String

  init(_ value: Any?, path: String = "") {
    self.value = value
    self.path = path
  }

  /// The member of an object, whose value is nil if there is none.
  subscript(name: String) -> GeoJSONValue {
    GeoJSONValue((value as? [String: Any])?[name], path: path.isEmpty ? name : "\(path).\(name)")
  }

  /// A Boolean value that indicates whether there is no value.
  var isNull: Bool { value == nil || value is NSNull }

  /// Returns the values of an array.
  func elements() throws -> [GeoJSONValue] {
    guard let array = value as? [Any] else { throw error("is no array") }
    return array.enumerated().map { GeoJSONValue($0.element, path: "\(path)[\($0.offset)]") }
  }

  /// Returns the text of a value.
  func text() throws -> String {
    guard let text = value as? String else { throw error("is no text") }
    return text
  }

  /// Returns the position that an array of a longitude, a latitude and further numbers describes.
  func position() throws -> CLLocationCoordinate2D {
    guard let array = value as? [Any], array.count >= 2, let longitude = Self.number(array[0]),
      let latitude = Self.number(array[1])
    else { throw error("is no position, which is an array of a longitude and a latitude") }
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Returns the positions in an array.
  func positions() throws -> [CLLocationCoordinate2D] {
    guard let array = value as? [Any] else { throw error("is no array") }
    // The path of each position is only needed for an error.
    return try array.indices.map { index in
      try GeoJSONValue(array[index], path: path).position(at: index)
    }
  }

  /// Returns the error of a value that is not valid.
  func error(_ problem: String) -> MKError {
    MKError(.decodingFailed, "The GeoJSON is not valid: \(path.isEmpty ? "the root" : "“\(path)”") \(problem).")
  }

  private func position(at index: Int) throws -> CLLocationCoordinate2D {
    do {
      return try position()
    } catch {
      return try GeoJSONValue(value, path: "\(path)[\(index)]").position()
    }
  }

  private static func number(_ value: Any) -> Double? {
    guard let number = (value as? NSNumber)?.doubleValue, number.isFinite else { return nil }
    return number
  }
}
