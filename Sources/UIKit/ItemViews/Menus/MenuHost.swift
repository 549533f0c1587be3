import CoreGraphics
import Foundation

/// The interface of an item view for its menus. All index paths are shown index paths.
@MainActor
protocol MenuHost: ItemFocusHost {
  /// Asks the delegate for the context menu of an item, or of the area beside the items.
  ///
  /// - Parameters:
  ///   - pressed: The index path of the pressed item, or `nil`.
  ///   - point: The location in the content, in points.
  func delegateMenu(for pressed: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
  func delegateHighlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview?
  func delegateDismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview?
  func delegateWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func notifyDelegateWillDisplayMenu(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func delegateWillEndMenu(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)

  /// Asks the delegate whether an item has an edit menu.
  func delegateShowsEditMenu(at path: IndexPath) -> Bool
  /// Returns closures that call the delegate for the actions of an item's edit menu. They refer to the same item even
  /// if the data changes in the meantime.
  func editMenuActions(at path: IndexPath) -> EditMenuActions
}
