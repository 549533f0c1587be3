import Foundation

/// A region without a view that redirects the focus. An arrow key towards the region moves the focus to a preferred
/// environment.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// A Boolean value that determines whether the guide redirects the focus. The default is `true`.
  open var isEnabled = true
  /// The environments to focus, in order of preference. The default is an empty array, with which the guide has no
  /// effect.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The first view among the preferred environments. Setting this property replaces `preferredFocusEnvironments` with
  /// this view.
  open weak var preferredFocusedView: UIView? {
    didSet { preferredFocusEnvironments = preferredFocusedView.map { [$0] } ?? [] }
  }
}
