import CoreGraphics
import Foundation

/// The interface of a table or collection view that its menus use. All index paths are presentation index paths.
@MainActor
protocol MenuHost: ItemFocusHost {
  /// Asks the delegate for the context menu of an item or of the area between the items.
  ///
  /// - Parameters:
  ///   - pressed: The index path of the pressed item, or `nil` if there is none.
  ///   - point: The location in content coordinates, in points.
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
  /// Returns closures that call the delegate for the commands in an item's edit menu. The closures apply to the same item even if
  /// its index path changes.
  func editMenuActions(at path: IndexPath) -> EditMenuActions
}
