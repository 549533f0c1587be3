import Foundation

/// The settings of the Gallery, which the command line sets before the application starts.
public struct GalleryConfiguration: Sendable {
  /// The folders to show. If there are none, the Gallery shows the default places.
  public var folders: [URL] = []

  /// The default places, where photos are searched if there are no folders.
  public var places = PhotoPlaces()

  /// The database file of the photo index, or `nil` to use no index.
  public var indexFile: URL?

  /// Creates settings for the default places without an index.
  public init() {}
}
