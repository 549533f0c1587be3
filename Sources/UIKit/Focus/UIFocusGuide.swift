import Foundation

/// A region without a view that leads the focus on: an arrow that finds it brings the focus to what it prefers.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether it leads anywhere. Default true.
  open var isEnabled = true
  /// Where it leads, in order of preference. Default empty: it is passed by.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The first preferred view; setting makes it the only one.
  open weak var preferredFocusedView: UIView? {
    didSet { preferredFocusEnvironments = preferredFocusedView.map { [$0] } ?? [] }
  }
}
