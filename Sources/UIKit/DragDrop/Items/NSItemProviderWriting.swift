import Foundation

/// A class whose objects can be transferred by an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform types in which an object can be represented, in the order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Converts the object to data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: A closure that receives the data or an error, before the method returns or later, on any
  ///     thread.
  /// - Returns: The progress of the conversion, or `nil`.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
