import CoreGraphics

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus at the moment.
  var canBecomeFocused: Bool { get }
  /// Where it lies, in the coordinates of its container.
  var frame: CGRect { get }
  /// Whether it has the focus. Optional: the focus system knows.
  var isFocused: Bool { get }
  /// How the focus is shown; nil: not at all. Optional.
  var focusEffect: UIFocusEffect? { get }
  /// Which item of a group gets the focus first. Optional, `ignored`.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether the focus can be here and in an item behind this one, too. Optional, false.
  var isTransparentFocusItem: Bool { get }
  /// A movement towards this item that has not moved the focus yet; only devices with touch surfaces make them. Optional.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
