import Foundation

/// A view whose size can follow letters that reach beyond their lines.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// How it does.
  var sizingRule: UILetterformAwareSizingRule { get set }
}
