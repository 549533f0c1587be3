import Foundation
import GalleryLibrary

/// The settings of the Gallery. The command line sets them before the application starts.
public struct GalleryConfiguration: Sendable {
  /// The folders to show. If the array is empty, the Gallery shows the first of the default folders (`places`) with
  /// photos.
  public var folders: [URL] = []

  /// The default folders, which are searched for photos if `folders` is empty.
  public var places = PhotoPlaces()

  /// The database file of the photo index, or `nil` for no index.
  public var indexFile: URL?

  /// The thumbnails that the Gallery shares with other programs, or `nil` to decode all photos at every start.
  package var thumbnails: ThumbnailStore?

  /// Creates settings for the default folders without an index.
  public init() {}
}
