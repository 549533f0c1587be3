import Foundation

/// A part of the user interface that can contain the focus: a view, a view controller or a window.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments to focus when the focus enters this environment, in order of preference. If the array is empty,
  /// the system chooses an item.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The parent of this focus environment, or `nil` for the root.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items in this environment, or `nil` if there is none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The identifier of the focus group of the items in this environment. The Tab key moves the focus between groups.
  /// The default is the identifier of the parent environment.
  var focusGroupIdentifier: String? { get }
  /// The first view among the preferred focus environments, or `nil` if there is none.
  var preferredFocusedView: UIView? { get }
  /// Requests an update of the focus in the next frame. This method has no effect if the focus is outside the
  /// environment.
  func setNeedsFocusUpdate()
  /// Updates the focus immediately if an update was requested.
  func updateFocusIfNeeded()
  /// Returns a Boolean value that determines whether the focus may move. This method is called on all environments that
  /// contain the previous or the next item.
  ///
  /// - Parameter context: Information about the movement of the focus.
  /// - Returns: `true` to allow the movement.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved from or to an item in this environment.
  ///
  /// - Parameters:
  ///   - context: Information about the movement of the focus.
  ///   - coordinator: An object to which animations can be added.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// The identifier of the focus group of the items in this environment. The default implementation returns the
  /// identifier of the parent environment.
  public var focusGroupIdentifier: String? { parentFocusEnvironment?.focusGroupIdentifier }
  /// The first view among the preferred focus environments, or `nil` if there is none.
  public var preferredFocusedView: UIView? { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }

  /// Returns a Boolean value that indicates whether this environment is, or contains, a given environment.
  ///
  /// - Parameter environment: The focus environment to find.
  /// - Returns: `true` if `environment` is this environment or one of its descendants.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var ancestor: (any UIFocusEnvironment)? = environment
    while let current = ancestor {
      if current === self { return true }
      ancestor = current.parentFocusEnvironment
    }
    return false
  }
}
