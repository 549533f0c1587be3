import CoreGraphics
import Foundation

/// The methods that accept or refuse drags over a view, and receive the dropped items. All methods are optional, but
/// drops are refused if `dropInteraction(_:sessionDidUpdate:)` is not implemented.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate whether the view can handle a drag. The method is called once for each drag. The default is
  /// `true`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  /// - Returns: `true` to be notified of the drag.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Tells the delegate that the drag entered the view. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Asks the delegate for the effect of a drop at the current position. The method is called when the drag enters the
  /// view and when it moves.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  /// - Returns: The proposal. The default has the operation `cancel`.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Tells the delegate that the drag exited the view. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Tells the delegate to load the dropped items. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Tells the delegate that all animations of the drop have ended. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Tells the delegate that the drag has ended, with or without a drop on this view. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Asks the delegate for the preview to which a dropped item is animated. The default is `nil`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: A preview of the item at its current position.
  /// - Returns: The preview, or `nil` to fade the item out where it was dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Tells the delegate that a dropped item is about to be animated to its destination. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - animator: An object that you use to run animations alongside the animation of the item.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

// The default implementations, which make the methods optional.
extension UIDropInteractionDelegate {
  /// Asks the delegate whether the view can handle a drag. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  /// - Returns: `true` to be notified of the drag.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Tells the delegate that the drag entered the view. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Asks the delegate for the effect of a drop at the current position. The default implementation returns a proposal
  /// with the operation `cancel`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  /// - Returns: The proposal.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Tells the delegate that the drag exited the view. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Tells the delegate to load the dropped items. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Tells the delegate that all animations of the drop have ended. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Tells the delegate that the drag has ended, with or without a drop on this view. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// Asks the delegate for the preview to which a dropped item is animated. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: A preview of the item at its current position.
  /// - Returns: The preview, or `nil` to fade the item out where it was dropped.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  /// Tells the delegate that a dropped item is about to be animated to its destination. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - animator: An object that you use to run animations alongside the animation of the item.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
