/// A file or folder of a bundle.
package struct BundleResource: Hashable, Sendable {
  /// The path of the file or folder.
  package var source: String
  /// The path in the bundle, such as `Base.lproj/Main.storyboard`.
  package var destination: String

  package init(source: String, destination: String) {
    self.source = source
    self.destination = destination
  }
}
