/// A list of photos that are shown as one stack, such as the photos of a folder or a month.
public struct Album: Hashable, Sendable {
  /// The name of the album, which is shown below its stack and above its grid.
  public var name: String

  /// The photos in the order in which they are shown. The first one is on top of the stack.
  public var photos: [Photo]

  /// Creates an album.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - photos: The photos. The array may be empty.
  public init(name: String, photos: [Photo]) {
    self.name = name
    self.photos = photos
  }
}
