/// What texts of a `TestApplication` are set in.
public enum TestFont: Sendable {
  /// A font that is the same on every machine: DejaVu 2.37, whose letters are scaled to the height and width of the system
  /// font's. There is no other one: emoji and scripts that it lacks show as boxes.
  case portable
  /// The machine's fonts, as an application has them.
  case system
}
