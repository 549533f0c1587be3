import Foundation

/// The methods that a class implements so that an item provider can transfer its objects.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform type identifiers of the representations that the class can provide, in order of preference, with the
  /// preferred one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Converts the object to data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: A closure that receives the data or an error, before the method returns or later, on any
  ///     thread.
  /// - Returns: The progress of the conversion, or `nil` if the method does not report progress.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
