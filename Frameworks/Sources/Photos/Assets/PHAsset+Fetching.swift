import Foundation

extension PHAsset {
  /// Fetches assets of the library.
  ///
  /// - Parameter options: The condition, the order and the number. Without an order, the oldest asset is first.
  /// - Returns: The assets.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    result(options) { $0.orderedFiles }
  }

  /// Fetches assets of a kind.
  ///
  /// - Parameters:
  ///   - mediaType: The kind.
  ///   - options: The condition, the order and the number.
  /// - Returns: The assets. The result is empty for kinds other than pictures.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    result(options) { mediaType == .image ? $0.orderedFiles : [] }
  }

  /// Fetches the assets of a collection.
  ///
  /// - Parameters:
  ///   - assetCollection: The collection.
  ///   - options: The condition, the order and the number.
  /// - Returns: The assets. The result is empty if the collection does not exist any more.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let content = assetCollection.content
    return result(options, includesHidden: assetCollection.assetCollectionSubtype == .smartAlbumAllHidden) {
      content.files(in: $0)
    }
  }

  /// Fetches assets by their identifiers.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers. Unknown ones are ignored.
  ///   - options: The condition, the order and the number.
  /// - Returns: The assets.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    result(options, includesHidden: true) { snapshot in
      var seen: Set<String> = []
      return identifiers.compactMap { seen.insert($0).inserted ? snapshot.files[$0] : nil }
    }
  }

  /// Fetches the assets that represent a collection: the newest ones.
  ///
  /// - Parameters:
  ///   - assetCollection: The collection.
  ///   - options: The condition and the number.
  /// - Returns: At most three assets, or nil if the collection is empty.
  public class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? {
    let content = assetCollection.content
    let found = result(options) { Array(content.files(in: $0).suffix(3).reversed()) }
    return found.count == 0 ? nil : found
  }

  /// Fetches the assets of a burst. There are none.
  ///
  /// - Parameters:
  ///   - burstIdentifier: The identifier of the burst.
  ///   - options: Not used.
  /// - Returns: An empty result.
  public class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { result(options) { _ in [] } }

  /// Fetches assets by the URLs of the library of iOS 7. There are none.
  ///
  /// - Parameters:
  ///   - assetURLs: The URLs. The URLs of files in the library denote their assets.
  ///   - options: The condition, the order and the number.
  /// - Returns: The assets.
  public class func fetchAssets(
    withALAssetURLs assetURLs: [URL], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetchAssets(withLocalIdentifiers: assetURLs.filter(\.isFileURL).map(\.path), options: options)
  }

  private static func result(
    _ options: PHFetchOptions?, includesHidden: Bool = false,
    _ files: @escaping @Sendable (LibrarySnapshot) -> [PhotoFile]
  ) -> PHFetchResult<PHAsset> {
    let options = options?.copied ?? PHFetchOptions()
    return PHFetchResult { snapshot in
      let shown = files(snapshot).filter { includesHidden || options.includeHiddenAssets || !snapshot.isHidden($0) }
      return options.apply(to: shown.map { PHAsset($0, in: snapshot) })
    }
  }
}
