import Foundation

/// A collection of the library.
open class PHCollection: PHObject, @unchecked Sendable {
  /// A Boolean value that indicates whether the collection can contain assets.
  open var canContainAssets: Bool { false }
  /// A Boolean value that indicates whether the collection can contain collections.
  open var canContainCollections: Bool { false }
  /// The title, or nil.
  open var localizedTitle: String? { nil }

  /// Returns whether the collection supports a change.
  ///
  /// - Parameter anOperation: The kind of change.
  /// - Returns: `true` if it supports the change.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  /// Fetches the albums of the user.
  ///
  /// - Parameter options: The condition, the order and the number. Without an order, they are in the order of their paths.
  /// - Returns: The albums.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    let options = options?.copied ?? PHFetchOptions()
    return PHFetchResult { snapshot in
      options.apply(to: snapshot.folders.map { PHAssetCollection(.folder($0.path), in: snapshot) as PHCollection })
    }
  }

  /// Fetches the collections of a list. Lists do not exist in Tessera.
  ///
  /// - Parameters:
  ///   - collectionList: The list.
  ///   - options: Not used.
  /// - Returns: An empty result.
  open class func fetchCollections(
    in collectionList: PHCollectionList, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }

  override func value(named key: String) -> Any? {
    key == "localizedTitle" || key == "title" ? localizedTitle : super.value(named: key)
  }
}
