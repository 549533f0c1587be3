/// The fonts among which a text engine looks.
package enum FontSet: Hashable, Sendable {
  /// Those of the machine, as the user has set them up.
  case system
  /// Those alone whose letters are the same on every machine, and what the program itself has registered.
  ///
  /// Pictures and measures of tests use it: nothing of them depends on which fonts, and which versions and settings of
  /// fonts, a machine has.
  case portable
}
