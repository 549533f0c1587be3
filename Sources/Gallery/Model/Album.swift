/// Photos that belong together and are shown as one stack: a folder, or a month.
public struct Album: Hashable, Sendable {
  /// What is written below the stack and over the grid.
  public var name: String

  /// In the order in which they are shown; the first lies on top of the stack.
  public var photos: [Photo]

  /// An album; it may be empty.
  public init(name: String, photos: [Photo]) {
    self.name = name
    self.photos = photos
  }
}
