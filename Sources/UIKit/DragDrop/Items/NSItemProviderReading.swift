import Foundation

/// The methods that a class implements so that its objects can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform type identifiers of the data from which an object can be created, in the order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: One of the readable types.
  /// - Returns: The object.
  /// - Throws: An error if the data is invalid.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
