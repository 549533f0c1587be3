/// What texts are drawn with: the font and the versions of the libraries that have a part in it.
package struct TextRendering: Hashable, Sendable {
  /// A font or a library.
  package struct Part: Hashable, Sendable {
    /// Such as "font" or "cairo".
    package var name: String
    /// Such as "DejaVu Sans 2.37" or "1.16.0".
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The font first, then the libraries.
  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }
}
