import CoreGraphics
import Foundation
import RuntimeInterface

/// An object that manages a drag, from the lift of its previews to the last animation. It moves the previews, finds the
/// destination under the pointer, and calls the delegates of the source and the destination.
///
/// The order of the calls follows the comments in UIDragInteraction.h and UIDropInteraction.h. The destination first
/// receives `performDrop`. Then the preview of each visible item is requested, `willAnimateDrop` is called for each
/// item, and the animations run. The destination receives `concludeDrop` at the end. Every destination that the drag
/// has entered then receives `sessionDidEnd`. The source receives `willEndWith` before the last animations and
/// `didEndWith` after them.
@MainActor final class ActiveDrag {
  /// The distance in points that the pointer must move after the items are lifted before the drag begins.
  static let slop: CGFloat = 5
  static let scale: CGFloat = 1.05
  static let liftDuration: TimeInterval = 0.25
  static let dropDuration: TimeInterval = 0.35

  private static var shared: Registry { ApplicationContext.object(.drags, Registry()) }
  /// The current drag, or `nil` if there is none. There is at most one drag at a time.
  private(set) static var current: ActiveDrag? {
    get { shared.current }
    set { shared.current = newValue }
  }

  /// A weak reference to the current drag. Each application has its own instance.
  @MainActor final class Registry {
    fileprivate weak var current: ActiveDrag?
  }

  let session = DragSession()
  private let interaction: UIDragInteraction
  private var draggedItems: [DraggedItem] = []
  private var overlay: DragOverlayWindow?
  private let startLocation: CGPoint
  private(set) var isDragging = false
  private var hasEnded = false
  private let targetTracker: DropTargetTracker
  private let badge = DragBadge()
  /// The object that offers the items to other programs, or `nil` if the items can be dropped only in this application.
  private var outgoingDrag: (any OutgoingDrag)?

  /// Creates a drag with the items that the delegate of an interaction returns. Returns `nil` if the delegate returns
  /// no items.
  init?(_ interaction: UIDragInteraction, at location: CGPoint) {
    self.interaction = interaction
    startLocation = location
    session.screenLocation = location
    let drop = DropSession()
    drop.drag = session
    targetTracker = DropTargetTracker(drop)
    guard let delegate = interaction.delegate else { return nil }
    session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    Self.current = self
  }

  // MARK: Lift

  func lift() {
    guard let delegate = interaction.delegate else { return }
    let overlay = DragOverlayWindow()
    self.overlay = overlay
    draggedItems = session.items.map { item in
      DraggedItem(
        item, interaction, delegate.dragInteraction(interaction, previewForLifting: item, session: session))
    }
    for draggedItem in draggedItems.reversed() {
      overlay.previewContainer.addSubview(draggedItem.previewView)
      draggedItem.grabOffset = CGPoint(
        x: draggedItem.previewView.center.x - startLocation.x, y: draggedItem.previewView.center.y - startLocation.y)
    }
    let animator = DragAnimator()
    delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    let draggedItems = draggedItems
    animator.run(duration: Self.liftDuration) { for draggedItem in draggedItems { Self.enlarge(draggedItem) } }
  }

  private static func enlarge(_ draggedItem: DraggedItem) {
    draggedItem.previewView.transform = CGAffineTransform(scaleX: scale, y: scale)
    draggedItem.previewView.layer.shadowOpacity = 0.3
  }

  // MARK: Drag

  func move(to location: CGPoint) {
    guard !hasEnded else { return }
    session.screenLocation = location
    if !isDragging {
      guard hypot(location.x - startLocation.x, location.y - startLocation.y) >= Self.slop else { return }
      begin()
    }
    positionPreviews()
    // The host shows the same previews.
    overlay?.previewContainer.isHidden = outgoingDrag?.showsPicture ?? false
    for source in sourceInteractions { source.delegate?.dragInteraction(source, sessionDidMove: session) }
    targetTracker.move(to: location)
    showBadge()
  }

  /// Shows the badge beside the previews, with the number of items and the symbol of the drop operation at the current
  /// position.
  private func showBadge() {
    guard let overlay, let first = draggedItems.first(where: { !$0.previewView.isHidden }) ?? draggedItems.first else {
      return
    }
    badge.show(count: session.items.count, sign: targetTracker.sign)
    if badge.superview == nil { overlay.view.addSubview(badge) }
    overlay.view.bringSubviewToFront(badge)
    let size = first.previewView.isHidden ? .zero : first.previewView.bounds.size
    badge.center = CGPoint(
      x: session.screenLocation.x + first.grabOffset.x + size.width / 2 * Self.scale,
      y: session.screenLocation.y + first.grabOffset.y - size.height / 2 * Self.scale)
  }

  /// Updates the badge after the destination has changed its proposal without a movement of the pointer.
  func proposalDidChange() { if isDragging, !hasEnded { showBadge() } }

  private func begin() {
    isDragging = true
    if let delegate = interaction.delegate {
      session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
      session.isRestrictedToDraggingApplication = delegate.dragInteraction(
        interaction, sessionIsRestrictedToDraggingApplication: session)
      delegate.dragInteraction(interaction, sessionWillBegin: session)
    }
    for draggedItem in draggedItems { draggedItem.replacePreview() }
    storePreviewSizes()
    targetTracker.session.items = session.items
    targetTracker.session.allowsMoveOperation = session.allowsMoveOperation
    targetTracker.session.isRestrictedToDraggingApplication = session.isRestrictedToDraggingApplication
    if !session.isRestrictedToDraggingApplication {
      let representations = OutgoingItems.representations(of: session.items)
      outgoingDrag = UIScreen.main.hostWindow?.beginDrag(representations) { [weak self] in self?.makePicture() }
    }
    stackItems()
  }

  /// Draws the previews, for the host to show outside the application's windows.
  private func makePicture() -> DragPicture? {
    let previews = draggedItems.map(\.previewView).filter { !$0.isHidden }
    return overlay?.picture(of: previews, at: session.screenLocation)
  }

  private func storePreviewSizes() {
    for draggedItem in draggedItems where !draggedItem.previewView.isHidden {
      session.previewSizes[ObjectIdentifier(draggedItem.item)] = draggedItem.previewView.bounds.size
    }
  }

  /// Arranges the previews of the other items in a stack below the preview of the first item.
  private func stackItems() {
    guard let first = draggedItems.first else { return }
    for (index, draggedItem) in draggedItems.enumerated().dropFirst() {
      let step = CGFloat(min(index, 3)) * 6
      draggedItem.grabOffset = CGPoint(x: first.grabOffset.x + step, y: first.grabOffset.y + step)
    }
  }

  private func positionPreviews() {
    for (index, draggedItem) in draggedItems.enumerated() {
      let center = CGPoint(
        x: session.screenLocation.x + draggedItem.grabOffset.x, y: session.screenLocation.y + draggedItem.grabOffset.y)
      if index == 0 {
        draggedItem.previewView.center = center
      } else {
        UIView.animate(withDuration: 0.15, delay: 0, options: .beginFromCurrentState) {
          draggedItem.previewView.center = center
        }
      }
    }
  }

  func add(_ items: [UIDragItem], from source: UIDragInteraction) {
    guard isDragging, !hasEnded, let overlay else { return }
    // All interactions that have provided items are notified; the one that adds these items is the last
    // (UIDragInteraction.h).
    for interaction in sourceInteractions where interaction !== source {
      interaction.delegate?.dragInteraction(interaction, session: session, willAdd: items, for: source)
    }
    source.delegate?.dragInteraction(source, session: session, willAdd: items, for: source)
    session.items += items
    targetTracker.session.items = session.items
    for item in items {
      let preview = source.delegate?.dragInteraction(source, previewForLifting: item, session: session)
      let draggedItem = DraggedItem(item, source, preview)
      overlay.previewContainer.insertSubview(draggedItem.previewView, at: 0)
      draggedItems.append(draggedItem)
      UIView.animate(withDuration: Self.liftDuration) { Self.enlarge(draggedItem) }
    }
    storePreviewSizes()
    stackItems()
    positionPreviews()
    targetTracker.itemsDidChange()
    showBadge()
  }

  // MARK: End

  /// Performs the drop, or cancels the drag, after the pointer was released.
  func drop() {
    guard !hasEnded else { return }
    guard isDragging else { return cancel() }
    if let outgoingDrag, outgoingDrag.isAccepted { return drop(outside: outgoingDrag) }
    targetTracker.refresh()
    guard let operation = targetTracker.acceptedOperation else { return cancel(isRefused: true) }
    close()
    outgoingDrag?.cancel()
    overlay?.previewContainer.isHidden = false
    for source in sourceInteractions {
      source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    }
    let placements = targetTracker.perform()
    animateDrop(placements) { [self] in
      targetTracker.finishDrop()
      for source in sourceInteractions {
        source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
      }
      for source in sourceInteractions { source.delegate?.dragInteraction(source, sessionDidTransferItems: session) }
    }
  }

  /// Drops the items in another program, which copies them. The previews fade out.
  private func drop(outside outgoingDrag: any OutgoingDrag) {
    close()
    for source in sourceInteractions { source.delegate?.dragInteraction(source, session: session, willEndWith: .copy) }
    targetTracker.endWithoutDrop(isRefused: false)
    let isDropped = outgoingDrag.drop { [self] isReceived in
      let operation: UIDropOperation = isReceived ? .copy : .cancel
      for source in sourceInteractions {
        source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
      }
      guard isReceived else { return }
      for source in sourceInteractions { source.delegate?.dragInteraction(source, sessionDidTransferItems: session) }
    }
    let group = CompletionGroup(draggedItems.count) {}
    for draggedItem in draggedItems {
      let animator = DragAnimator()
      animator.addCompletion { _ in group.leave() }
      Self.animatePreview(animator, draggedItem, to: nil)
    }
    end(after: group)
    guard !isDropped else { return }
    for source in sourceInteractions { source.delegate?.dragInteraction(source, session: session, didEndWith: .cancel) }
  }

  /// Ends the drag without a drop, and animates the items back. `isRefused` is `true` if the pointer was released over
  /// a destination that does not accept the items.
  func cancel(isRefused: Bool = false) {
    guard !hasEnded else { return }
    close()
    outgoingDrag?.cancel()
    overlay?.previewContainer.isHidden = false
    let wasDragging = isDragging
    if wasDragging {
      for source in sourceInteractions {
        source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
      }
      targetTracker.endWithoutDrop(isRefused: isRefused)
    }
    returnToOrigin { [self] in
      guard wasDragging else {
        // The source undoes its preparations for a lift that did not become a drag.
        (interaction.delegate as? any DragLiftObserver)?.liftDidEnd(session)
        return
      }
      for source in sourceInteractions {
        source.delegate?.dragInteraction(source, session: session, didEndWith: .cancel)
      }
    }
  }

  private func close() {
    hasEnded = true
    badge.disappear()
    if Self.current === self { Self.current = nil }
  }

  /// The drag interactions that provided items, in the order of their first items.
  private var sourceInteractions: [UIDragInteraction] {
    var interactions = [interaction]
    for draggedItem in draggedItems where !interactions.contains(where: { $0 === draggedItem.interaction }) {
      interactions.append(draggedItem.interaction)
    }
    return interactions
  }

  private func returnToOrigin(_ completion: @escaping () -> Void) {
    let group = CompletionGroup(draggedItems.count, completion)
    for draggedItem in draggedItems {
      let animator = DragAnimator()
      animator.addCompletion { _ in group.leave() }
      var originTarget: UIPreviewTarget? = draggedItem.preview?.target
      if isDragging, let preview = draggedItem.preview, let delegate = draggedItem.interaction.delegate {
        originTarget =
          delegate.dragInteraction(
            draggedItem.interaction, previewForCancelling: draggedItem.item, withDefault: preview)?.target
        if let target = originTarget, !DraggedItem.isVisible(target) { originTarget = nil }
        delegate.dragInteraction(draggedItem.interaction, item: draggedItem.item, willAnimateCancelWith: animator)
      }
      Self.animatePreview(animator, draggedItem, to: originTarget.map { DropPlacement(target: $0) })
    }
    end(after: group)
  }

  private func animateDrop(_ placements: [ObjectIdentifier: DropPlacement], _ completion: @escaping () -> Void) {
    let group = CompletionGroup(draggedItems.count, completion)
    for draggedItem in draggedItems {
      let specifiedPlacement = placements[ObjectIdentifier(draggedItem.item)]
      let placement = specifiedPlacement ?? targetTracker.placement(of: draggedItem, in: overlay?.view)
      placement.animator.addCompletion { _ in
        draggedItem.item.renewDropPreview = nil
        group.leave()
      }
      Self.moveDraggedItem(draggedItem, to: placement)
      guard specifiedPlacement == nil else { continue }
      draggedItem.item.renewDropPreview = { [self] in
        if let newPlacement = targetTracker.renewedPlacement(of: draggedItem, placement.animator) {
          Self.moveDraggedItem(draggedItem, to: newPlacement)
        }
      }
    }
    end(after: group)
  }

  /// Animates a preview to its target. If the target's view is not visible, the preview fades out at its current
  /// position.
  private static func moveDraggedItem(_ draggedItem: DraggedItem, to placement: DropPlacement) {
    let isVisible = placement.target.map(DraggedItem.isVisible) ?? false
    animatePreview(placement.animator, draggedItem, to: isVisible ? placement : nil)
  }

  private func end(after group: CompletionGroup) {
    let overlay = overlay
    self.overlay = nil
    group.onEnd = { overlay?.close() }
    if draggedItems.isEmpty { group.end() }
  }

  /// Animates a preview to a placement, or fades it out at its current position if the placement is `nil`.
  private static func animatePreview(_ animator: DragAnimator, _ draggedItem: DraggedItem, to placement: DropPlacement?)
  {
    let previewView = draggedItem.previewView
    animator.addCompletion { _ in previewView.removeFromSuperview() }
    if let placement, let path = placement.visiblePath, let size = placement.size {
      draggedItem.clip(to: path, of: size)
    }
    animator.run(duration: dropDuration) {
      previewView.layer.shadowOpacity = 0
      if let placement, let target = placement.target {
        previewView.center = DraggedItem.center(of: target)
        var transform = target.transform
        if let size = placement.size, previewView.bounds.width > 0, previewView.bounds.height > 0 {
          var scale = CGPoint(x: size.width / previewView.bounds.width, y: size.height / previewView.bounds.height)
          if placement.preservesAspectRatio { scale = CGPoint(x: min(scale.x, scale.y), y: min(scale.x, scale.y)) }
          transform = transform.scaledBy(x: scale.x, y: scale.y)
        }
        previewView.transform = transform
        if placement.fadesOut { previewView.alpha = 0 }
      } else {
        previewView.alpha = 0
        previewView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      }
    }
  }
}

/// The final placement of a dropped item: the target to which its preview is animated, and the appearance there.
@MainActor struct DropPlacement {
  /// The target, or `nil` to fade the item out at its current position.
  var target: UIPreviewTarget?
  /// The size of the item at the target, or `nil` if its size does not change.
  var size: CGSize?
  /// Indicates whether the item is scaled to fit the size without changing its aspect ratio.
  var preservesAspectRatio = false
  /// The visible part of the view at the target, or `nil` if all of it is visible.
  var visiblePath: UIBezierPath?
  /// Indicates whether the item fades out during the animation.
  var fadesOut = false
  var animator = DragAnimator()
}

/// An object that calls a closure after several animations have ended.
@MainActor final class CompletionGroup {
  private var pendingCount: Int
  private let completion: () -> Void
  var onEnd: (() -> Void)?

  init(_ count: Int, _ completion: @escaping () -> Void) {
    pendingCount = count
    self.completion = completion
  }

  func leave() {
    pendingCount -= 1
    if pendingCount == 0 { end() }
  }

  func end() {
    completion()
    onEnd?()
    onEnd = nil
  }
}
