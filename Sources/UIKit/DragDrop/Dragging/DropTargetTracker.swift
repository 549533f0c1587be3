import CoreGraphics
import Foundation

/// An object that finds the drop interaction under a drag, and notifies interactions when the drag enters and exits
/// their views.
@MainActor final class DropTargetTracker {
  let session: DropSession
  private(set) var target: UIDropInteraction?
  private(set) var proposal: UIDropProposal?
  /// The interactions whose delegates have decided whether they can handle the drag, and the decisions.
  private var canHandleResults: [(interaction: UIDropInteraction, canHandle: Bool)] = []
  private var enteredInteractions: [UIDropInteraction] = []
  private let springLoading = SpringLoading()
  /// The previews to which the dropped items are animated, by item.
  private var dropPreviews: [ObjectIdentifier: UITargetedDragPreview] = [:]

  init(_ session: DropSession) {
    self.session = session
    session.targetTracker = self
  }

  func move(to location: CGPoint) {
    session.screenLocation = location
    let hitView = UIScreen.main.hitTest(location, with: nil)
    let dropInteraction = interaction(above: hitView?.view)
    if dropInteraction !== target {
      exitTarget()
      target = dropInteraction
      if let dropInteraction {
        if !enteredInteractions.contains(where: { $0 === dropInteraction }) {
          enteredInteractions.append(dropInteraction)
        }
        dropInteraction.delegate?.dropInteraction(dropInteraction, sessionDidEnter: session)
      }
    }
    update()
    springLoading.move(over: hitView?.view, session)
  }

  /// Handles the addition of items to the drag. The delegate of every interaction determines again whether it can
  /// handle the drag (UIDropInteraction.h), and the delegate of the current target makes a new proposal.
  func itemsDidChange() {
    canHandleResults = []
    if let target, !canHandle(target) { exitTarget() }
    update()
  }

  /// Finds the target again if its view has been removed since the last movement of the pointer.
  func refresh() {
    if let target, target.view?.window == nil { move(to: session.screenLocation) }
  }

  /// The symbol of the drop operation that the drag's badge shows: copy, forbidden or none.
  var sign: DragBadge.Sign {
    guard target != nil, let operation = proposal?.operation else { return .none }
    switch operation {
    case .copy: return .copy
    case .forbidden: return .forbidden
    case .move, .cancel: return .none
    }
  }

  /// Requests a new proposal from the target after the pointer or the content below it has moved.
  func update() {
    guard let target else { return }
    proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session)
  }

  private func exitTarget() {
    guard let oldTarget = target else { return }
    target = nil
    proposal = nil
    oldTarget.delegate?.dropInteraction(oldTarget, sessionDidExit: session)
  }

  private func interaction(above view: UIView?) -> UIDropInteraction? {
    var view = view
    while let current = view {
      for interaction in current.interactions {
        if let dropInteraction = interaction as? UIDropInteraction, canHandle(dropInteraction) {
          return dropInteraction
        }
      }
      view = current.superview
    }
    return nil
  }

  private func canHandle(_ interaction: UIDropInteraction) -> Bool {
    if let result = canHandleResults.first(where: { $0.interaction === interaction }) { return result.canHandle }
    let canHandle = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    canHandleResults.append((interaction, canHandle))
    return canHandle
  }

  /// The operation that a drop at the current position would perform, or `nil` if the drop is not accepted.
  var acceptedOperation: UIDropOperation? {
    guard target?.view?.window != nil, let operation = proposal?.operation else { return nil }
    switch operation {
    case .copy: return .copy
    case .move: return session.allowsMoveOperation ? .move : nil
    case .cancel, .forbidden: return nil
    }
  }

  // MARK: End

  /// Performs the drop, and returns the placements of the items for which the destination has specified one.
  func perform() -> [ObjectIdentifier: DropPlacement] {
    springLoading.stop()
    guard let target else { return [:] }
    target.delegate?.dropInteraction(target, performDrop: session)
    return (target.delegate as? any DropPlacing)?.consumePlacements() ?? [:]
  }

  func placement(of draggedItem: DraggedItem, in overlay: UIView?) -> DropPlacement {
    var placement = DropPlacement()
    guard let target, let delegate = target.delegate else { return placement }
    // Items that are not visible have no preview.
    if let overlay, !draggedItem.previewView.isHidden {
      let preview = UITargetedDragPreview(
        view: draggedItem.previewView, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(container: overlay, center: draggedItem.previewView.center))
      updatePlacement(
        &placement, delegate.dropInteraction(target, previewForDropping: draggedItem.item, withDefault: preview),
        draggedItem)
    }
    delegate.dropInteraction(target, item: draggedItem.item, willAnimateDropWith: placement.animator)
    return placement
  }

  private func updatePlacement(
    _ placement: inout DropPlacement, _ preview: UITargetedDragPreview?, _ draggedItem: DraggedItem
  ) {
    dropPreviews[ObjectIdentifier(draggedItem.item)] = preview
    placement.target = preview?.target
    if let preview, preview.view !== draggedItem.previewView { placement.size = preview.size }
  }

  /// Returns a new placement of an item that is being animated to its destination. Returns `nil` if the item had no
  /// placement.
  ///
  /// The delegate is called again, "passing the previous drop preview as the defaultPreview" (Apple's documentation of
  /// `setNeedsDropPreviewUpdate`).
  func renewedPlacement(of draggedItem: DraggedItem, _ animator: DragAnimator) -> DropPlacement? {
    guard let target, let delegate = target.delegate,
      let previousPreview = dropPreviews[ObjectIdentifier(draggedItem.item)]
    else {
      return nil
    }
    var placement = DropPlacement(animator: animator)
    updatePlacement(
      &placement, delegate.dropInteraction(target, previewForDropping: draggedItem.item, withDefault: previousPreview),
      draggedItem)
    return placement
  }

  func finishDrop() {
    if let target { target.delegate?.dropInteraction(target, concludeDrop: session) }
    end()
  }

  /// Ends the drag without a drop. `isRefused` is `true` if the target has refused the drop, and `false` if the drag is cancelled.
  ///
  /// A target that has refused the drop receives only `sessionDidEnd`. If the drag is cancelled, the target receives
  /// `sessionDidExit` first.
  func endWithoutDrop(isRefused: Bool) {
    springLoading.stop()
    if !isRefused { exitTarget() }
    end()
  }

  private func end() {
    let interactions = enteredInteractions
    enteredInteractions = []
    target = nil
    for interaction in interactions { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
  }
}
