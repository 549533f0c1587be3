import CoreGraphics
import Foundation

/// Accepts or refuses a drag over a view, and receives the dropped items. All methods are optional, but no drop is
/// accepted without `dropInteraction(_:sessionDidUpdate:)`.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate whether the view can handle a drag. Called once for each drag. The default is `true`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  /// - Returns: `true` to be notified of the drag.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Tells the delegate that the drag entered the view. The default does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Asks the delegate for the effect of a drop at the current position. Called when the drag enters the view and when
  /// it moves.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  /// - Returns: The proposal. By default it is a cancel.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Tells the delegate that the drag exited the view. The default does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Tells the delegate to load the dropped items. The default does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Tells the delegate that all animations of the drop have ended. The default does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Tells the delegate that the drag has ended, with or without a drop on this view. The default does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Asks the delegate for the preview that a dropped item is animated to. The default is `nil`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: The preview at its current position.
  /// - Returns: The preview, or `nil` to fade the item out where it was dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Tells the delegate that a dropped item is about to be animated to its destination. The default does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - animator: Animates changes together with the item.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

// The behavior without a delegate method.
extension UIDropInteractionDelegate {
  /// Returns `true` by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  /// - Returns: `true` to be notified of the drag.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Returns a proposal that cancels the drop by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  /// - Returns: The proposal. By default it is a cancel.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// Returns `nil` by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: The preview at its current position.
  /// - Returns: The preview, or `nil` to fade the item out where it was dropped.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - animator: Animates changes together with the item.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
