import GalleryLibrary
import UIKit

/// The settings of the Gallery. The command line sets them before the application starts.
public struct GalleryConfiguration: Sendable {
  /// The folders to add to the library. If the array is empty, the Gallery shows the folders that the library has already
  /// and the default folders (`places`).
  public var folders: [URL] = []

  /// The default folders, in which the Gallery looks for photos if `folders` is empty.
  public var places = PhotoPlaces()

  /// The folders in which the library stores its files, or `nil` for a temporary library, which is deleted when the
  /// application ends.
  package var location: LibraryDatabase.Location?

  /// The thumbnails that the Gallery shares with other programs, or `nil` to decode all photos at every start.
  package var thumbnails: ThumbnailStore?

  /// The folder of the desktop's list of recent files, or `nil` to leave the list as it is.
  package var recentFiles: FilePath?

  /// The maximum time for which a frame waits for a read from the index, in seconds. A result that arrives
  /// later is shown in a later frame.
  package var readingLimit: TimeInterval = 0.004

  /// The maximum time for which the first frame of a collection waits for its photos, in seconds, so that they are not preceded by
  /// an empty screen. A `readingLimit` of zero makes every result late.
  package var openingLimit: TimeInterval { readingLimit > 0 ? max(readingLimit, 0.03) : 0 }

  /// The time after which the folders are compared with an index that contains photos already, in seconds. Until then, the
  /// processors belong to the first screen.
  package var indexingDelay: TimeInterval = 0

  /// The photo that is opened first: the file that was named instead of a folder, or `nil`.
  var firstPhoto: FilePath? {
    guard folders.count == 1, let path = FilePath(folders[0]).resolved, FileIdentity(path) != nil else { return nil }
    return path
  }

  /// The part of the library that is shown first: the folder that was opened, or all photos. A temporary library always shows
  /// all photos, because it contains only those of the opened folder.
  var firstCollection: PhotoCollection {
    guard location != nil, folders.count == 1, let path = FilePath(folders[0]).resolved else { return .library }
    return .folder(FileIdentity(path) == nil ? path : path.folder)
  }

  /// Creates settings for the default folders and a temporary library.
  public init() {}
}
