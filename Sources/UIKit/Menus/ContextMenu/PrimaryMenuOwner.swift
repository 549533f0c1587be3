import CoreGraphics

/// A view whose menu may be what a touch does: a control.
@MainActor protocol PrimaryMenuOwner: UIView {
  /// Whether a touch shows the menu at once, instead of sending the primary action.
  var showsMenuAsPrimaryAction: Bool { get }

  /// Where the menu of the primary action hangs, in the view's coordinates.
  func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint

  /// The menu of the primary action has come or gone.
  func primaryMenuShown(_ isShown: Bool)

  /// An element of the menu was chosen.
  func choose(_ leaf: UIMenuElement & UIMenuLeaf)
}
