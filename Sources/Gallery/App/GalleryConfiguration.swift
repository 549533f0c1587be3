import Foundation

/// What the command line says, before the application starts.
public struct GalleryConfiguration: Sendable {
  /// The folders to show; none means the usual places.
  public var folders: [URL] = []
  public var places = PhotoPlaces()

  public init() {}
}
