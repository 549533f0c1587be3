import Foundation

/// The rule that determines the assets of a collection.
enum CollectionContent: Hashable, Sendable {
  /// A subfolder with a path.
  case folder(String)
  /// A smart album.
  case smart(PHAssetCollectionSubtype)
  /// A day, which begins at a date.
  case day(Date)
  /// Given assets, by their paths, with an identifier and a title.
  case assets(String, [String], title: String?)

  /// The smart albums that the library has, in their order.
  static let smartAlbums: [PHAssetCollectionSubtype] = [
    .smartAlbumUserLibrary, .smartAlbumRecentlyAdded, .smartAlbumFavorites, .smartAlbumScreenshots, .smartAlbumAnimated,
    .smartAlbumAllHidden,
  ]
  /// The number of days for which a picture is recent.
  private static let recentDays = 30.0

  var identifier: String {
    switch self {
    case .folder(let path): path
    case .smart(let subtype): "smart-album-\(subtype.rawValue)"
    case .day(let date): "moment-\(Int(date.timeIntervalSince1970))"
    case .assets(let identifier, _, _): identifier
    }
  }

  /// Returns the content with an identifier, or nil if there is none.
  init?(_ identifier: String, in snapshot: LibrarySnapshot) {
    if snapshot.folders.contains(where: { $0.path == identifier }) {
      self = .folder(identifier)
    } else if let subtype = Self.smartAlbums.first(where: { CollectionContent.smart($0).identifier == identifier }) {
      self = .smart(subtype)
    } else if identifier.hasPrefix("moment-"), let seconds = Double(identifier.dropFirst(7)) {
      self = .day(Date(timeIntervalSince1970: seconds))
    } else {
      return nil
    }
  }

  /// Returns the files, the oldest first.
  func files(in snapshot: LibrarySnapshot) -> [PhotoFile] {
    switch self {
    case .folder(let path):
      return snapshot.sorted(snapshot.folders.first { $0.path == path }?.files ?? [])
    case .assets(_, let paths, _): return paths.compactMap { snapshot.files[$0] }
    case .day(let start):
      let end = Calendar.current.date(byAdding: .day, value: 1, to: start) ?? start
      return snapshot.orderedFiles.filter { (start..<end).contains(snapshot.creationDate(of: $0)) }
    case .smart(let subtype):
      let files = snapshot.orderedFiles
      switch subtype {
      case .smartAlbumUserLibrary: return files
      case .smartAlbumRecentlyAdded:
        return files.filter { $0.modified.timeIntervalSinceNow > -Self.recentDays * 86_400 }
      case .smartAlbumFavorites: return files.filter { snapshot.notes.entries[$0.path]?.isFavorite == true }
      case .smartAlbumScreenshots: return files.filter { $0.name.hasPrefix("Screenshot") }
      case .smartAlbumAnimated: return files.filter(\.header.isAnimated)
      case .smartAlbumAllHidden: return files.filter(snapshot.isHidden)
      default: return []
      }
    }
  }
}
