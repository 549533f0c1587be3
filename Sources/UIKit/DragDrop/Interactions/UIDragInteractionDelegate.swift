import CoreGraphics
import Foundation

/// The methods that provide the items of a drag and respond to its progress. All methods except
/// `dragInteraction(_:itemsForBeginning:)` are optional.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the items of a new drag.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  /// - Returns: The items. If the array is empty, the drag does not begin.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// Asks the delegate for the preview of an item that is being lifted. The default is the view of the interaction.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - session: The drag session.
  /// - Returns: The preview, or `nil` to show nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Tells the delegate that the items are about to be lifted. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - animator: An object that you use to run animations alongside the lift.
  ///   - session: The drag session.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// Tells the delegate that the drag begins, because the pointer has moved. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Asks the delegate whether a destination may move the items instead of copying them. The default is `true`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  /// - Returns: `true` to allow moves.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Asks the delegate whether only this application may accept the drag. The default is `false`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  /// - Returns: `true` to restrict the drag to this application.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Asks the delegate whether the previews remain at full size over a destination. Tessera never calls this method,
  /// because previews always keep their size. The default is `false`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  /// - Returns: `true` to prefer the full size.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// Tells the delegate that the pointer moved. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Tells the delegate that the drag has ended, before the last animation. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  ///   - operation: The operation of the drop, or `cancel`.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Tells the delegate that the drag has ended, after the last animation. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  ///   - operation: The operation of the drop, or `cancel`.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Tells the delegate that the destination has received the items. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Asks the delegate for items to add to a drag in progress after a tap. The default is an empty array.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  ///   - point: The location of the tap in the view's coordinate system, in points.
  /// - Returns: The items, or an empty array to handle the tap as usual.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Asks the delegate for the drag, among several, to which a tap adds items. The default is `nil`.
  ///
  /// Tessera never calls this method, because it supports only one drag at a time.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - sessions: The drag sessions.
  ///   - point: The location of the tap in the view's coordinate system, in points.
  /// - Returns: The session, or `nil` for none.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Tells the delegate that items are added to the drag. The default implementation does nothing.
  ///
  /// The method is called for all interactions that have provided items. The method is called last for the interaction that adds
  /// these items.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of this delegate.
  ///   - session: The drag session.
  ///   - items: The new items.
  ///   - addingInteraction: The interaction that adds the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Asks the delegate for the preview to which an item moves back when the drag is cancelled. The default is
  /// `defaultPreview`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: The preview that was lifted.
  /// - Returns: The preview, or `nil` to fade the item out.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Tells the delegate that an item is about to move back after a cancelled drag. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - animator: An object that you use to run animations alongside the animation of the item.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

// The default implementations, which make the methods optional.
extension UIDragInteractionDelegate {
  /// Asks the delegate for the preview of an item that is being lifted. The default implementation returns a preview of
  /// the interaction's view, or `nil` if the view has no superview.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - session: The drag session.
  /// - Returns: The preview, or `nil` to show nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view = interaction.view, view.superview != nil else { return nil }
    return UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
  }
  /// Tells the delegate that the items are about to be lifted. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - animator: An object that you use to run animations alongside the lift.
  ///   - session: The drag session.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  /// Tells the delegate that the drag begins, because the pointer has moved. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// Asks the delegate whether a destination may move the items instead of copying them. The default implementation
  /// returns `true`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  /// - Returns: `true` to allow moves.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Asks the delegate whether only this application may accept the drag. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  /// - Returns: `true` to restrict the drag to this application.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Asks the delegate whether the previews remain at full size over a destination. The default implementation returns
  /// `false`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  /// - Returns: `true` to prefer the full size.
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  /// Tells the delegate that the pointer moved. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  /// Tells the delegate that the drag has ended, before the last animation. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  ///   - operation: The operation of the drop, or `cancel`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Tells the delegate that the drag has ended, after the last animation. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  ///   - operation: The operation of the drop, or `cancel`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  /// Tells the delegate that the destination has received the items. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
  /// Asks the delegate for items to add to a drag in progress after a tap. The default implementation returns an empty array.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  ///   - point: The location of the tap in the view's coordinate system, in points.
  /// - Returns: The items, or an empty array to handle the tap as usual.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Asks the delegate for the drag, among several, to which a tap adds items. The default implementation returns
  /// `nil`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - sessions: The drag sessions.
  ///   - point: The location of the tap in the view's coordinate system, in points.
  /// - Returns: The session, or `nil` for none.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { nil }
  /// Tells the delegate that items are added to the drag. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of this delegate.
  ///   - session: The drag session.
  ///   - items: The new items.
  ///   - addingInteraction: The interaction that adds the items.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  /// Asks the delegate for the preview to which an item moves back when the drag is cancelled. The default
  /// implementation returns `defaultPreview`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: The preview that was lifted.
  /// - Returns: The preview, or `nil` to fade the item out.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Tells the delegate that an item is about to move back after a cancelled drag. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - animator: An object that you use to run animations alongside the animation of the item.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
