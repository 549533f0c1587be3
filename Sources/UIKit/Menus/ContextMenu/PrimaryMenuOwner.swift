import CoreGraphics

/// A view that can show a menu as its primary action, such as a control.
@MainActor protocol PrimaryMenuOwner: UIView {
  /// Indicates whether a touch shows the menu instead of sending the primary action.
  var showsMenuAsPrimaryAction: Bool { get }

  /// Returns the point at which the menu of the primary action is attached, in the view's coordinates.
  func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint

  /// Updates the view after the menu of its primary action has appeared or disappeared.
  func primaryMenuShown(_ isShown: Bool)

  /// Performs the menu element that the user has chosen.
  func choose(_ leaf: UIMenuElement & UIMenuLeaf)
}
