import CoreLocation
import Foundation

/// A collection of assets: an album, which is a subfolder of the pictures folder, a smart album, or the pictures of a day.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  let content: CollectionContent
  private let memberPaths: [String]?

  init(_ content: CollectionContent, in snapshot: LibrarySnapshot) {
    self.content = content
    if case .folder(let path) = content {
      memberPaths = (snapshot.folders.first { $0.path == path }?.files ?? []).map(\.path).sorted()
    } else {
      memberPaths = nil
    }
    super.init(localIdentifier: content.identifier)
  }

  /// The kind.
  open var assetCollectionType: PHAssetCollectionType {
    switch content {
    case .folder, .assets: .album
    case .smart: .smartAlbum
    case .day: .moment
    }
  }
  /// The exact kind.
  open var assetCollectionSubtype: PHAssetCollectionSubtype {
    if case .smart(let subtype) = content { return subtype }
    return assetCollectionType == .moment ? .smartAlbumGeneric : .albumRegular
  }
  /// The number of assets of an album, or `NSNotFound` for a smart album, whose assets would have to be read.
  open var estimatedAssetCount: Int {
    if case .assets(_, let paths, _) = content { return paths.count }
    return memberPaths?.count ?? NSNotFound
  }
  /// The date of the first asset, or nil.
  open var startDate: Date? { assets.first.flatMap(PhotoStore.shared.current().creationDate) }
  /// The date of the last asset, or nil.
  open var endDate: Date? { assets.last.flatMap(PhotoStore.shared.current().creationDate) }
  /// The position, which is nil.
  open var approximateLocation: CLLocation? { nil }
  /// The names of the places, which are empty.
  open var localizedLocationNames: [String] { [] }
  open override var canContainAssets: Bool { true }

  private var assets: [PhotoFile] { content.files(in: PhotoStore.shared.current()) }

  open override var localizedTitle: String? {
    switch content {
    case .folder(let path): return (path as NSString).lastPathComponent
    case .assets(_, _, let title): return title
    case .day: return nil
    case .smart(let subtype):
      switch subtype {
      case .smartAlbumUserLibrary: return "Recents"
      case .smartAlbumRecentlyAdded: return "Recently Added"
      case .smartAlbumFavorites: return "Favorites"
      case .smartAlbumScreenshots: return "Screenshots"
      case .smartAlbumAnimated: return "Animated"
      case .smartAlbumAllHidden: return "Hidden"
      default: return nil
      }
    }
  }

  /// Returns whether the collection supports a change.
  ///
  /// - Parameter anOperation: The kind of change.
  /// - Returns: `true` for the changes of an album except for its order, and for deleting assets.
  open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
    if anOperation == .deleteContent { return true }
    guard case .folder(let path) = content, anOperation != .rearrangeContent else { return false }
    return access(path, W_OK) == 0
  }

  override func object(in snapshot: LibrarySnapshot) -> PHObject? {
    if case .assets = content { return self }
    return CollectionContent(localIdentifier, in: snapshot).map { PHAssetCollection($0, in: snapshot) }
  }
  override func differs(from earlier: PHObject) -> Bool {
    (earlier as? PHAssetCollection)?.memberPaths != memberPaths
  }
  override func value(named key: String) -> Any? {
    switch key {
    case "estimatedAssetCount": estimatedAssetCount
    case "startDate": startDate
    case "endDate": endDate
    case "assetCollectionType": assetCollectionType.rawValue
    case "assetCollectionSubtype": assetCollectionSubtype.rawValue
    default: super.value(named: key)
    }
  }
}
