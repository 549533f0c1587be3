import Foundation

extension UIViewController: UIFocusEnvironment {
  /// The environment around the controller's view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let around = viewIfLoaded?.superview { return around }
    return parent
  }

  /// The controller's view.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// Asks for the focus to be looked after in the next frame; does something only where the focus is.
  public func setNeedsFocusUpdate() { FocusRequests.needUpdate(self) }

  /// Looks after the focus now, if that was asked for.
  public func updateFocusIfNeeded() { UIFocusSystem.existing(for: viewIfLoaded?.window)?.updateFocusIfNeeded() }
}
