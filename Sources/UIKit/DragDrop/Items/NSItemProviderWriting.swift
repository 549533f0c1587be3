import Foundation

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
