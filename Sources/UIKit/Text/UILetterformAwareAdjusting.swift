import Foundation

/// A protocol for views that can include glyphs beyond their lines in their size.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// The rule that determines whether the size includes glyphs that extend beyond their lines.
  var sizingRule: UILetterformAwareSizingRule { get set }
}
