/// Everything that the Gallery shows, and what it could not read on the way.
public struct PhotoLibrary: Sendable, Equatable {
  /// In the order in which they are shown.
  public var albums: [Album]
  /// A line for people for each folder that could not be read, one that was named or one below it, and for each that was
  /// named and held no photos.
  public var problems: [String]

  /// A library; without albums the Gallery says that there are no photos.
  public init(albums: [Album] = [], problems: [String] = []) {
    self.albums = albums
    self.problems = problems
  }

  /// How many photos all albums have.
  public var photoCount: Int { albums.reduce(0) { $0 + $1.photos.count } }
}
