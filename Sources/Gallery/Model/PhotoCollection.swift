import GalleryLibrary
import UIKit

/// A part of the library that has a screen: all photos, the favourites, an album, a folder, or a year.
struct PhotoCollection: Hashable {
  /// The title of the screen and of the row in the sidebar.
  let title: String
  /// The name of the system image in the sidebar, and on the screen if there are no photos.
  let symbol: String
  /// The query for the photos of the collection.
  let scope: Timeline.Scope
  /// The title and the advice that are shown if there are no photos.
  let emptyTitle: String
  let emptyText: String

  static let library = PhotoCollection(
    title: "Library", symbol: "photo.on.rectangle", scope: .all, emptyTitle: "No Photos",
    emptyText: "Copy photos to your Pictures folder, or add another folder.")

  static let favourites = PhotoCollection(
    title: "Favourites", symbol: "heart", scope: .favourites, emptyTitle: "No Favourites",
    emptyText: "Open the menu of a photo and choose Favourite.")

  /// The overview of all albums and folders, which are shown as stacks.
  static let albums = PhotoCollection(
    title: "Albums", symbol: "square.stack", scope: .all, emptyTitle: "No Albums",
    emptyText: "Press + in the list of albums, or open the menu of a photo and choose Add to Album.")

  static let trash = PhotoCollection(
    title: "Trash", symbol: "trash", scope: .state(.trashed), emptyTitle: "The Trash Is Empty",
    emptyText: "Photos that you delete are moved here and to the desktop’s trash.")

  /// A Boolean value that indicates whether the collection is the overview of all albums and folders.
  var isOverview: Bool { self == .albums }

  /// A Boolean value that indicates whether the photos are those in the trash.
  var isTrash: Bool { scope == .state(.trashed) }

  static func album(_ album: LibraryDatabase.AlbumSummary) -> PhotoCollection { .album(album.id, named: album.name) }

  static func album(_ number: Int64, named name: String) -> PhotoCollection {
    PhotoCollection(
      title: name, symbol: "square.stack", scope: .album(number), emptyTitle: "Empty Album",
      emptyText: "Open the menu of a photo and choose Add to Album.")
  }

  static func year(_ year: Int) -> PhotoCollection {
    PhotoCollection(
      title: String(year), symbol: "calendar", scope: .year(year), emptyTitle: "No Photos",
      emptyText: "There are no photos of \(year).")
  }

  static func folder(_ path: FilePath) -> PhotoCollection {
    let texts = EmptyFolder.noPhotos.texts(path.description)
    return PhotoCollection(
      title: path.name.description, symbol: "folder", scope: .folder(path), emptyTitle: texts.title,
      emptyText: texts.advice)
  }

  /// Returns the title and the advice that are shown if there are no photos.
  ///
  /// - Parameters:
  ///   - reason: The reason why a folder shows no photos, or `nil` if it is not known yet.
  ///   - isBrief: A Boolean value that determines whether a folder is named without its path, which is too long for large text.
  func emptyTexts(_ reason: EmptyFolder?, isBrief: Bool = false) -> (title: String, advice: String) {
    guard case .folder(let path) = scope else { return (emptyTitle, emptyText) }
    return (reason ?? .noPhotos).texts(isBrief ? "“\(path.name)”" : path.description)
  }
}
