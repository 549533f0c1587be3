/// Photos that are shown as one stack: those of a folder or a month.
public struct Album: Hashable, Sendable {
  /// The name, which is shown below the stack and above the grid.
  public var name: String

  /// The photos in the order in which they are shown. The first one is on top of the stack.
  public var photos: [Photo]

  /// Creates an album.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - photos: The photos, of which there may be none.
  public init(name: String, photos: [Photo]) {
    self.name = name
    self.photos = photos
  }
}
