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
  /// The default: what the focus system says.
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  /// The default: none.
  public var focusEffect: UIFocusEffect? { nil }
  /// The default: ignored.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// The default: no.
  public var isTransparentFocusItem: Bool { false }
  /// The default: does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
