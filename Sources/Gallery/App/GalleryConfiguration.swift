import Foundation

/// What the command line says, before the application starts.
public struct GalleryConfiguration: Sendable {
  /// The folders to show; none means the usual places.
  public var folders: [URL] = []

  /// Where photos are looked for if no folders were named.
  public var places = PhotoPlaces()

  /// The database of what is known of photos from earlier starts; nil does without.
  public var indexFile: URL?

  /// The usual places, and no index.
  public init() {}
}
