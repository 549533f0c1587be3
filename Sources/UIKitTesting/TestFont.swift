/// The font with which a `TestApplication` draws text.
public enum TestFont: Sendable {
  /// A font that is the same on every machine: DejaVu 2.37, scaled to the height and width of the system font. No other
  /// fonts are used. Emoji and scripts that DejaVu does not contain are therefore drawn as boxes.
  case portable
  /// The fonts that are installed on the machine, as in an application.
  case system
}
