import GalleryLibrary
import UIKit

/// The part of the library, the position in it and the photo that a window shows. They are saved as a user activity.
struct GalleryState: Equatable {
  /// The part of the library that the window shows.
  var collection = PhotoCollection.library
  /// The level of zoom through time, or `nil` for the default.
  var level: ZoomLevel?
  /// The position of the grid, or `nil` at its beginning.
  var position: GridPosition?
  /// The path of the photo that is shown by itself, or `nil`.
  var photo: FilePath?

  private static let type = "org.tessera.Gallery.browse"

  /// Creates the state of a window that shows all photos.
  init() {}

  /// Creates a state from the activity of an earlier start. The result is `nil` for an activity of another kind.
  init?(_ activity: NSUserActivity) {
    guard activity.activityType == Self.type, let info = activity.userInfo else { return nil }
    collection = PhotoCollection(named: info["collection"] as? String, title: info["title"] as? String, info["place"])
    level = (info["level"] as? Int).flatMap(ZoomLevel.init(number:))
    if let photo = info["topPhoto"] as? Int, let distance = info["distance"] as? Double, distance.isFinite {
      position = GridPosition(photo: Int64(photo), distance: distance)
    }
    photo = (info["photo"] as? Data).map { FilePath(bytes: $0) }
  }

  /// The state as a user activity, which `init(_:)` reads at the next start.
  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: Self.type)
    activity.title = collection.title
    var info: [AnyHashable: Any] = ["collection": collection.restorationName, "title": collection.title]
    info["place"] = collection.restorationPlace
    info["level"] = level?.number
    info["topPhoto"] = position.map { Int($0.photo) }
    info["distance"] = position.map { Double($0.distance) }
    info["photo"] = photo.map { Data($0.bytes) }
    activity.userInfo = info
    return activity
  }
}

/// A scroll position in a grid, relative to a photo. It remains valid if photos before this photo are added or removed.
struct GridPosition: Equatable {
  /// The number of the first visible photo in the database (`PhotoItem.id`).
  var photo: Int64
  /// The distance of the photo's top from the top of the visible bounds, in points.
  var distance: CGFloat
}

extension PhotoCollection {
  /// The kind of the collection in a saved state.
  fileprivate var restorationName: String {
    switch scope {
    case .all: "library"
    case .search: "year"
    case .favourites: "favourites"
    case .state: "trash"
    case .album: "album"
    case .folder: "folder"
    }
  }

  /// The number of an album, a year or the path of a folder, or `nil` for other collections. Paths may not be valid UTF-8.
  fileprivate var restorationPlace: Any? {
    switch scope {
    case .album(let album): Int(album)
    case .folder(let path): Data(path.bytes)
    case .search: Int(title)
    case .all, .favourites, .state: nil
    }
  }

  /// Creates the collection of a saved state. It contains all photos if the state is of another version.
  fileprivate init(named name: String?, title: String?, _ place: Any?) {
    switch (name, place) {
    case ("favourites", _): self = .favourites
    case ("trash", _): self = .trash
    case ("album", let album as Int): self = .album(Int64(album), named: title ?? "")
    case ("year", let year as Int): self = .year(year)
    case ("folder", let path as Data): self = .folder(FilePath(bytes: path))
    default: self = .library
    }
  }
}
