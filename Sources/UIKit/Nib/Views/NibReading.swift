/// A view of another module that reads its properties and outlets from a nib or storyboard file, such as a map view. It is specific
/// to Tessera.
@MainActor public protocol _NibReading {
  /// Sets the view's own properties. It is called after the properties that all views have are set.
  ///
  /// - Parameter attributes: The attributes of the element by name, as they are written in the file.
  func _readNibAttributes(_ attributes: [String: String])

  /// Sets an outlet, such as the delegate.
  ///
  /// - Parameters:
  ///   - name: The name of the outlet.
  ///   - value: The object that the file connects to it.
  /// - Returns: `false` if the view has no such outlet, or the object has another type.
  func _setNibOutlet(_ name: String, to value: Any) -> Bool
}
