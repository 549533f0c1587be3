import Foundation

/// How a view's size follows letters that reach beyond their lines.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// By the font's metrics: such letters may be cut.
  case typographic = 0
  /// There is room for all ink.
  case oversize = 1
}
