import Foundation

/// A protocol for views whose size can include glyphs that extend beyond their lines.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// The rule that determines whether the size includes glyphs that extend beyond their lines.
  var sizingRule: UILetterformAwareSizingRule { get set }
}
