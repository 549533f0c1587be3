/// Everything that the Gallery shows, and what it could not read on the way.
public struct PhotoLibrary: Sendable, Equatable {
  public var albums: [Album]
  /// One line for people for each folder that could not be read or held no photos.
  public var problems: [String]

  public init(albums: [Album] = [], problems: [String] = []) {
    self.albums = albums
    self.problems = problems
  }

  public var photoCount: Int { albums.reduce(0) { $0 + $1.photos.count } }
}
