import CoreGraphics

/// An object that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the item can be focused at present.
  var canBecomeFocused: Bool { get }
  /// The frame of the item, in the coordinates of its container.
  var frame: CGRect { get }
  /// A Boolean value that indicates whether the item is focused.
  var isFocused: Bool { get }
  /// The visual effect while the item is focused, or `nil` for none.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item within its focus group. The default is `ignored`.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// A Boolean value that determines whether items behind this one can be focused too. The default is `false`.
  var isTransparentFocusItem: Bool { get }
  /// Called when a movement towards the item has not moved the focus yet. Tessera never calls it, because only touch
  /// surfaces cause such movements.
  ///
  /// - Parameter hint: The movement.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// The default implementation, which asks the focus system.
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  /// The default implementation, which returns `nil`.
  public var focusEffect: UIFocusEffect? { nil }
  /// The default implementation, which returns `ignored`.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// The default implementation, which returns `false`.
  public var isTransparentFocusItem: Bool { false }
  /// The default implementation, which does nothing.
  ///
  /// - Parameter hint: The movement.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
