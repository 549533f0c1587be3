import Foundation

/// A part of the interface in which the focus can be: a view, a controller, a window.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes when it comes here, in order of preference; empty: where the engine finds an item.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one; nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What holds the items of this environment; nil where there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Names the group that the items here belong to: the Tab key goes from group to group. Optional, the parent's.
  var focusGroupIdentifier: String? { get }
  /// The first of the preferred environments that is a view. Optional.
  var preferredFocusedView: UIView? { get }
  /// Asks for the focus to be looked after in the next frame; does something only where the focus is.
  func setNeedsFocusUpdate()
  /// Looks after the focus now, if that was asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may move; asked of all environments around where it is and where it goes.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved from or to something here.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// Default: that of the environment around this one.
  public var focusGroupIdentifier: String? { parentFocusEnvironment?.focusGroupIdentifier }
  /// Default: the first view among `preferredFocusEnvironments`.
  public var preferredFocusedView: UIView? { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }

  /// Whether `environment` is this one or lies in it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var link: (any UIFocusEnvironment)? = environment
    while let current = link {
      if current === self { return true }
      link = current.parentFocusEnvironment
    }
    return false
  }
}
