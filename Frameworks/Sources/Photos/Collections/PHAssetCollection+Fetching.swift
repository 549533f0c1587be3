import Foundation

extension PHAssetCollection {
  /// Fetches collections of a kind.
  ///
  /// - Parameters:
  ///   - type: The kind.
  ///   - subtype: The exact kind. `any` returns all of the kind, and so does `albumRegular` for smart albums.
  ///   - options: The condition, the order and the number.
  /// - Returns: The collections.
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    result(options) { snapshot in
      switch type {
      case .album:
        return subtype == .any || subtype == .albumRegular ? snapshot.folders.map { .folder($0.path) } : []
      case .smartAlbum:
        let isAny = subtype == .any || subtype == .albumRegular
        return CollectionContent.smartAlbums.filter { isAny || $0 == subtype }.map { .smart($0) }
      case .moment:
        let days = snapshot.orderedFiles.map { Calendar.current.startOfDay(for: snapshot.creationDate(of: $0)) }
        return Set(days).sorted().map { .day($0) }
      }
    }
  }

  /// Fetches collections by their identifiers.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers. Unknown ones are ignored.
  ///   - options: The condition, the order and the number.
  /// - Returns: The collections.
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    result(options) { snapshot in identifiers.compactMap { CollectionContent($0, in: snapshot) } }
  }

  /// Fetches the collections that contain an asset.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - type: The kind of the collections.
  ///   - options: The condition, the order and the number.
  /// - Returns: The collections. As on iOS, smart albums are not searched.
  public class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let path = asset.localIdentifier
    return result(options) { snapshot in
      switch type {
      case .album:
        return snapshot.folders.filter { $0.files.contains { $0.path == path } }.map { .folder($0.path) }
      case .moment:
        return snapshot.files[path].map { [.day(Calendar.current.startOfDay(for: snapshot.creationDate(of: $0)))] }
          ?? []
      case .smartAlbum: return []
      }
    }
  }

  /// Fetches the moments, which are the days with pictures.
  ///
  /// - Parameter options: The condition, the order and the number.
  /// - Returns: The moments.
  public class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
    fetchAssetCollections(with: .moment, subtype: .any, options: options)
  }

  /// Returns a collection of given assets, which is not a part of the library.
  ///
  /// - Parameters:
  ///   - assets: The assets.
  ///   - title: The title, or nil.
  /// - Returns: The collection.
  public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
    let content = CollectionContent.assets(UUID().uuidString, assets.map(\.localIdentifier), title: title)
    return PHAssetCollection(content, in: PhotoStore.shared.current())
  }

  /// Returns a collection of the assets of a result, which is not a part of the library.
  ///
  /// - Parameters:
  ///   - fetchResult: The result.
  ///   - title: The title, or nil.
  /// - Returns: The collection.
  public class func transientAssetCollection(
    withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
  ) -> PHAssetCollection { transientAssetCollection(with: fetchResult.objects, title: title) }

  private static func result(
    _ options: PHFetchOptions?, _ contents: @escaping @Sendable (LibrarySnapshot) -> [CollectionContent]
  ) -> PHFetchResult<PHAssetCollection> {
    let options = options?.copied ?? PHFetchOptions()
    return PHFetchResult { snapshot in
      options.apply(to: contents(snapshot).map { PHAssetCollection($0, in: snapshot) })
    }
  }
}
