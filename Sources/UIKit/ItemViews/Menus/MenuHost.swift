import CoreGraphics
import Foundation

/// What the menus ask of an item view. All index paths are those that are shown.
@MainActor
protocol MenuHost: ItemFocusHost {
  /// Asks the delegate for the context menu of an item, or of the place beside the items.
  ///
  /// - Parameters:
  ///   - pressed: The item that was pressed, or nil.
  ///   - point: Where, in the content.
  func delegateMenu(for pressed: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
  func delegateHighlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview?
  func delegateDismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview?
  func delegateWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func delegateWillDisplayMenu(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func delegateWillEndMenu(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)

  /// Asks the delegate whether an item has an edit menu.
  func delegateShowsEditMenu(at path: IndexPath) -> Bool
  /// Returns how the delegate is asked and told about the actions of an item's edit menu; the item is the same one however
  /// the data changes meanwhile.
  func editMenuActions(at path: IndexPath) -> EditMenuActions
}
