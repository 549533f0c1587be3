import Foundation

/// A rule that determines whether the size of a view includes glyphs that extend beyond their lines.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// The size depends on the metrics of the font. Glyphs that extend beyond their lines can be clipped.
  case typographic = 0
  /// The size includes all glyphs.
  case oversize = 1
}
