/// The albums that the Gallery shows, and the problems that occurred while the folders were read.
public struct PhotoLibrary: Sendable, Equatable {
  /// The albums in the order in which they are shown.
  public var albums: [Album]
  /// Messages about problems: one for each folder that could not be read, and one for each specified folder without
  /// photos.
  public var problems: [String]

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - albums: The albums. If the array is empty, the Gallery shows the message that there are no photos.
  ///   - problems: Messages about folders that could not be read or contain no photos.
  public init(albums: [Album] = [], problems: [String] = []) {
    self.albums = albums
    self.problems = problems
  }

  /// The number of photos in all albums.
  public var photoCount: Int { albums.reduce(0) { $0 + $1.photos.count } }
}
