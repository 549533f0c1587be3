/// A file or folder that is copied into a bundle.
package struct BundleResource: Hashable, Sendable {
  /// The path from which the file or folder is copied.
  package var source: String
  /// The path in the bundle, such as `Base.lproj/Main.storyboard`.
  package var destination: String

  package init(source: String, destination: String) {
    self.source = source
    self.destination = destination
  }
}
