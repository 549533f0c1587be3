/// The objects that take part in a restoration, by restoration path.
final class RestoredObjects {
  private var objects: [[String]: AnyObject] = [:]

  /// Returns the object with a restoration path, or nil if it was not restored.
  subscript(path: [String]) -> AnyObject? {
    get { objects[path] }
    set { objects[path] = newValue }
  }
}
