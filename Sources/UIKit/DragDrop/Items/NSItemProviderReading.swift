import Foundation

/// A class whose objects can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform types that an object can be created from, best first.
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

/// A class whose objects can be transferred by an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform types that an object can be written as, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: A closure that receives the data or an error, before the method returns or later, on any
  ///     thread.
  /// - Returns: The progress of the work, or `nil`.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
