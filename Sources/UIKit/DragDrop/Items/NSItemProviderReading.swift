import Foundation

/// A class whose objects can be made from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that it can be made from, best first (uniform type identifiers).
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object made from data of one of those types. Throws where the data is none.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects an item provider can carry.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that its objects can be written as, best first (uniform type identifiers).
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of one of those types and hands it to `completionHandler`, at once or later and on any
  /// thread. Answers the progress of the work, nil where there is none to speak of.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
