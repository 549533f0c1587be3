/// A view of another module that reads attributes of its element in a nib or storyboard file, such as a map view. It is specific to
/// Tessera.
@MainActor public protocol _NibAttributeReading {
  /// Sets the view's own properties. It is called after the properties that all views have are set.
  ///
  /// - Parameter attributes: The attributes of the element by name, as they are written in the file.
  func _readNibAttributes(_ attributes: [String: String])
}
