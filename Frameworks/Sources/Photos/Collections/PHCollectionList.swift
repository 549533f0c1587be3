import Foundation

/// A list of collections. The library of Tessera contains none, because each subfolder is an album of its own.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  /// The kind.
  open var collectionListType: PHCollectionListType { .folder }
  /// The exact kind.
  open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
  /// The date of the first asset, or nil.
  open var startDate: Date? { nil }
  /// The date of the last asset, or nil.
  open var endDate: Date? { nil }
  /// The names of the places.
  open var localizedLocationNames: [String] { [] }
  open override var canContainCollections: Bool { true }

  /// Fetches lists of a kind.
  ///
  /// - Parameters:
  ///   - collectionListType: The kind.
  ///   - subtype: The exact kind.
  ///   - options: Not used.
  /// - Returns: An empty result.
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  /// Fetches lists by their identifiers.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - options: Not used.
  /// - Returns: An empty result.
  open class func fetchCollectionLists(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  /// Fetches the lists that contain a collection.
  ///
  /// - Parameters:
  ///   - collection: The collection.
  ///   - options: Not used.
  /// - Returns: An empty result.
  open class func fetchCollectionListsContaining(
    _ collection: PHCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
