/// The set of fonts that a text engine uses.
package enum FontSet: Hashable, Sendable {
  /// The fonts that are installed on the machine, as the user has configured them.
  case system
  /// The fonts that are the same on every machine, and the fonts that the application has registered.
  case portable
}
