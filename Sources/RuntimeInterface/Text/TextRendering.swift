/// The environment in which texts are drawn: the font, and the versions of the libraries that draw.
package struct TextRendering: Hashable, Sendable {
  /// A font or a library, with its version.
  package struct Part: Hashable, Sendable {
    /// The name, such as "font" or "cairo".
    package var name: String
    /// The version, such as "DejaVu Sans 2.37" or "1.16.0".
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The font, then the libraries.
  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }
}
