/// Photos that belong together and are shown as one stack: a folder, or a month.
public struct Album: Hashable, Sendable {
  public var name: String
  public var photos: [Photo]

  public init(name: String, photos: [Photo]) {
    self.name = name
    self.photos = photos
  }
}
