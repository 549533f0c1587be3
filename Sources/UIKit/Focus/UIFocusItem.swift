import CoreGraphics

/// An object that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the item can currently be focused.
  var canBecomeFocused: Bool { get }
  /// The frame of the item, in the coordinates of its container.
  var frame: CGRect { get }
  /// A Boolean value that indicates whether the item is focused.
  var isFocused: Bool { get }
  /// The visual effect that the item has while it is focused, or `nil` for no effect.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item within its focus group. The default is `ignored`.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// A Boolean value that determines whether items behind this one can be focused as well. The default is `false`.
  var isTransparentFocusItem: Bool { get }
  /// The way in which the item gets the focus when it appears. The mode has no effect in Tessera, where no item is
  /// focused before the user moves the focus or the application requests it. The default is `automatic`.
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
  /// Called when the user begins a movement towards the item on a touch surface, before the focus moves. Tessera never
  /// calls this method, because it does not support touch surfaces.
  ///
  /// - Parameter hint: Information about the movement.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// A Boolean value that indicates whether the item is focused, according to its focus system.
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  /// The visual effect while the item is focused. The default implementation returns `nil`, which means no effect.
  public var focusEffect: UIFocusEffect? { nil }
  /// The priority of the item within its focus group. The default implementation returns `ignored`.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// A Boolean value that determines whether items behind this one can be focused as well. The default implementation
  /// returns `false`.
  public var isTransparentFocusItem: Bool { false }
  /// The way in which the item gets the focus when it appears. The default implementation returns `automatic`.
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  /// Called when the user begins a movement towards the item on a touch surface. The default implementation does
  /// nothing.
  ///
  /// - Parameter hint: Information about the movement.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
