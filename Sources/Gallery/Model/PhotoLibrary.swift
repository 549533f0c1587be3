/// The albums that the Gallery shows, and the problems that occurred while they were read.
public struct PhotoLibrary: Sendable, Equatable {
  /// The albums in the order in which they are shown.
  public var albums: [Album]
  /// Messages for people: one for each folder that could not be read, and one for each named folder without photos.
  public var problems: [String]

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - albums: The albums. Without albums the Gallery says that there are no photos.
  ///   - problems: Messages for people.
  public init(albums: [Album] = [], problems: [String] = []) {
    self.albums = albums
    self.problems = problems
  }

  /// The number of photos in all albums.
  public var photoCount: Int { albums.reduce(0) { $0 + $1.photos.count } }
}
