/// The environment in which text is drawn: the font, and the versions of the drawing libraries.
package struct TextRendering: Hashable, Sendable {
  /// A font or a library, with its version.
  package struct Part: Hashable, Sendable {
    /// The name of the component: "font" for the font, or the name of a library, such as "cairo".
    package var name: String
    /// The version of the font or library, such as "DejaVu Sans 2.37" or "1.16.0".
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The components that draw text: the font first, then the libraries.
  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }
}
