import CoreGraphics
import Foundation

/// One drag, from the lift to its last animation: moves the previews, finds the destination under the pointer, and
/// calls the delegates of both ends.
///
/// The order of the calls is that of the comments in UIDragInteraction.h and UIDropInteraction.h: `performDrop`, a
/// preview of each visible item, `willAnimateDrop` of each, the animations, `concludeDrop`, then `sessionDidEnd` of
/// every destination that the drag has entered; `willEndWith` before the last animations and `didEndWith` after them.
@MainActor final class ActiveDrag {
  /// The distance in points that the pointer must move before a lift becomes a drag.
  static let slop: CGFloat = 5
  static let scale: CGFloat = 1.05
  static let liftDuration: TimeInterval = 0.25
  static let settleDuration: TimeInterval = 0.35

  private static var own: Registry { ApplicationContext.object(.drags, Registry()) }
  /// The current drag. There is one at a time.
  private(set) static var current: ActiveDrag? {
    get { own.current }
    set { own.current = newValue }
  }

  /// The storage of `current`, which does not retain the drag.
  @MainActor final class Registry {
    fileprivate weak var current: ActiveDrag?
  }

  let session = DragSession()
  private let interaction: UIDragInteraction
  private var carried: [CarriedItem] = []
  private var overlay: CarryWindow?
  private let start: CGPoint
  private(set) var isDragging = false
  private var isOver = false
  private let targeting: DropTargeting
  private let badge = DragBadge()

  /// Asks the delegate for the items, and fails if there are none.
  init?(_ interaction: UIDragInteraction, at place: CGPoint) {
    self.interaction = interaction
    start = place
    session.place = place
    let drop = DropSession()
    drop.drag = session
    targeting = DropTargeting(drop)
    guard let delegate = interaction.delegate else { return nil }
    session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    Self.current = self
  }

  // MARK: Lift

  func lift() {
    guard let delegate = interaction.delegate else { return }
    let overlay = CarryWindow()
    self.overlay = overlay
    carried = session.items.map { item in
      CarriedItem(
        item, interaction, delegate.dragInteraction(interaction, previewForLifting: item, session: session))
    }
    for one in carried.reversed() {
      overlay.view.addSubview(one.carrier)
      one.grip = CGPoint(x: one.carrier.center.x - start.x, y: one.carrier.center.y - start.y)
    }
    let animator = DragAnimator()
    delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    let carried = carried
    animator.run(duration: Self.liftDuration) { for one in carried { Self.raise(one) } }
  }

  private static func raise(_ one: CarriedItem) {
    one.carrier.transform = CGAffineTransform(scaleX: scale, y: scale)
    one.carrier.layer.shadowOpacity = 0.3
  }

  // MARK: Drag

  func move(to place: CGPoint) {
    guard !isOver else { return }
    session.place = place
    if !isDragging {
      guard hypot(place.x - start.x, place.y - start.y) >= Self.slop else { return }
      begin()
    }
    carry()
    for source in sources { source.delegate?.dragInteraction(source, sessionDidMove: session) }
    targeting.move(to: place)
    showBadge()
  }

  /// Shows the number of items and the effect of a drop at the current position.
  private func showBadge() {
    guard let overlay, let first = carried.first(where: { !$0.carrier.isHidden }) ?? carried.first else { return }
    badge.show(count: session.items.count, sign: targeting.sign)
    if badge.superview == nil { overlay.view.addSubview(badge) }
    overlay.view.bringSubviewToFront(badge)
    let size = first.carrier.isHidden ? .zero : first.carrier.bounds.size
    badge.center = CGPoint(
      x: session.place.x + first.grip.x + size.width / 2 * Self.scale,
      y: session.place.y + first.grip.y - size.height / 2 * Self.scale)
  }

  /// Called when the destination has changed its proposal without a movement of the pointer.
  func proposalChanged() { if isDragging, !isOver { showBadge() } }

  private func begin() {
    isDragging = true
    if let delegate = interaction.delegate {
      session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
      session.isRestrictedToDraggingApplication = delegate.dragInteraction(
        interaction, sessionIsRestrictedToDraggingApplication: session)
      delegate.dragInteraction(interaction, sessionWillBegin: session)
    }
    for one in carried { one.exchangePreview() }
    noteSizes()
    targeting.session.items = session.items
    targeting.session.allowsMoveOperation = session.allowsMoveOperation
    targeting.session.isRestrictedToDraggingApplication = session.isRestrictedToDraggingApplication
    gather()
  }

  private func noteSizes() {
    for one in carried where !one.carrier.isHidden {
      session.previewSizes[ObjectIdentifier(one.item)] = one.carrier.bounds.size
    }
  }

  /// Stacks several items below the first one.
  private func gather() {
    guard let first = carried.first else { return }
    for (index, one) in carried.enumerated().dropFirst() {
      let step = CGFloat(min(index, 3)) * 6
      one.grip = CGPoint(x: first.grip.x + step, y: first.grip.y + step)
    }
  }

  private func carry() {
    for (index, one) in carried.enumerated() {
      let center = CGPoint(x: session.place.x + one.grip.x, y: session.place.y + one.grip.y)
      if index == 0 {
        one.carrier.center = center
      } else {
        UIView.animate(withDuration: 0.15, delay: 0, options: .beginFromCurrentState) { one.carrier.center = center }
      }
    }
  }

  func add(_ items: [UIDragItem], from source: UIDragInteraction) {
    guard isDragging, !isOver, let overlay else { return }
    // All interactions that have provided items are notified, the one that adds these last (UIDragInteraction.h).
    for each in sources where each !== source {
      each.delegate?.dragInteraction(each, session: session, willAdd: items, for: source)
    }
    source.delegate?.dragInteraction(source, session: session, willAdd: items, for: source)
    session.items += items
    targeting.session.items = session.items
    for item in items {
      let preview = source.delegate?.dragInteraction(source, previewForLifting: item, session: session)
      let one = CarriedItem(item, source, preview)
      overlay.view.insertSubview(one.carrier, at: 0)
      carried.append(one)
      UIView.animate(withDuration: Self.liftDuration) { Self.raise(one) }
    }
    noteSizes()
    gather()
    carry()
    targeting.itemsChanged()
    showBadge()
  }

  // MARK: End

  /// Called when the pointer is released.
  func release() {
    guard !isOver else { return }
    guard isDragging else { return cancel() }
    targeting.refresh()
    guard let operation = targeting.acceptedOperation else { return cancel(isRefused: true) }
    close()
    for source in sources { source.delegate?.dragInteraction(source, session: session, willEndWith: operation) }
    let placements = targeting.perform()
    settle(placements) { [self] in
      targeting.conclude()
      for source in sources { source.delegate?.dragInteraction(source, session: session, didEndWith: operation) }
      for source in sources { source.delegate?.dragInteraction(source, sessionDidTransferItems: session) }
    }
  }

  /// Ends the drag without a drop, and animates the items back. `isRefused` is `true` if the pointer was released over
  /// a destination that does not accept the items.
  func cancel(isRefused: Bool = false) {
    guard !isOver else { return }
    close()
    let dragged = isDragging
    if dragged {
      for source in sources { source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel) }
      targeting.abandon(isRefused: isRefused)
    }
    goHome { [self] in
      guard dragged else {
        // A lift that was no drag: the source puts back what it changed for it.
        (interaction.delegate as? any DragLiftObserver)?.liftEnded(session)
        return
      }
      for source in sources { source.delegate?.dragInteraction(source, session: session, didEndWith: .cancel) }
    }
  }

  private func close() {
    isOver = true
    badge.vanish()
    if Self.current === self { Self.current = nil }
  }

  /// All interactions that provided items.
  private var sources: [UIDragInteraction] {
    var found = [interaction]
    for one in carried where !found.contains(where: { $0 === one.interaction }) { found.append(one.interaction) }
    return found
  }

  private func goHome(_ completion: @escaping () -> Void) {
    let group = EndGroup(carried.count, completion)
    for one in carried {
      let animator = DragAnimator()
      animator.addCompletion { _ in group.leave() }
      var home: UIPreviewTarget? = one.preview?.target
      if isDragging, let preview = one.preview, let delegate = one.interaction.delegate {
        home = delegate.dragInteraction(one.interaction, previewForCancelling: one.item, withDefault: preview)?.target
        if let place = home, !CarriedItem.isSeen(place) { home = nil }
        delegate.dragInteraction(one.interaction, item: one.item, willAnimateCancelWith: animator)
      }
      Self.run(animator, one, to: home.map { DropPlacement(target: $0) })
    }
    end(after: group)
  }

  private func settle(_ placements: [ObjectIdentifier: DropPlacement], _ completion: @escaping () -> Void) {
    let group = EndGroup(carried.count, completion)
    for one in carried {
      let given = placements[ObjectIdentifier(one.item)]
      let placement = given ?? targeting.placement(of: one, in: overlay?.view)
      placement.animator.addCompletion { _ in
        one.item.renewDropPreview = nil
        group.leave()
      }
      Self.bring(one, to: placement)
      guard given == nil else { continue }
      one.item.renewDropPreview = { [self] in
        if let renewed = targeting.renewedPlacement(of: one, placement.animator) { Self.bring(one, to: renewed) }
      }
    }
    end(after: group)
  }

  /// Animates a preview to its target, or fades it out where it is if the target's view is not visible.
  private static func bring(_ one: CarriedItem, to placement: DropPlacement) {
    let isSeen = placement.target.map(CarriedItem.isSeen) ?? false
    run(placement.animator, one, to: isSeen ? placement : nil)
  }

  private func end(after group: EndGroup) {
    let overlay = overlay
    self.overlay = nil
    group.onEnd = { overlay?.close() }
    if carried.isEmpty { group.end() }
  }

  /// Animates a preview to a placement, or fades it out where it is.
  private static func run(_ animator: DragAnimator, _ one: CarriedItem, to placement: DropPlacement?) {
    let carrier = one.carrier
    animator.addCompletion { _ in carrier.removeFromSuperview() }
    if let placement, let path = placement.visiblePath, let size = placement.size { one.clip(to: path, of: size) }
    animator.run(duration: settleDuration) {
      carrier.layer.shadowOpacity = 0
      if let placement, let target = placement.target {
        carrier.center = CarriedItem.center(of: target)
        var transform = target.transform
        if let size = placement.size, carrier.bounds.width > 0, carrier.bounds.height > 0 {
          var scale = CGPoint(x: size.width / carrier.bounds.width, y: size.height / carrier.bounds.height)
          if placement.keepsAspect { scale = CGPoint(x: min(scale.x, scale.y), y: min(scale.x, scale.y)) }
          transform = transform.scaledBy(x: scale.x, y: scale.y)
        }
        carrier.transform = transform
        if placement.fades { carrier.alpha = 0 }
      } else {
        carrier.alpha = 0
        carrier.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      }
    }
  }
}

/// The final placement of a dropped item.
@MainActor struct DropPlacement {
  /// The target, or `nil` to fade the item out where it is.
  var target: UIPreviewTarget?
  /// The size at the target, or `nil` for the item's own size.
  var size: CGSize?
  /// Indicates whether the item keeps its proportions within the size.
  var keepsAspect = false
  /// The visible part of the view at the target, or `nil` for all of it.
  var visiblePath: UIBezierPath?
  /// Indicates whether the item fades out on its way.
  var fades = false
  var animator = DragAnimator()
}

/// Calls a closure when several animations have ended.
@MainActor final class EndGroup {
  private var missing: Int
  private let completion: () -> Void
  var onEnd: (() -> Void)?

  init(_ count: Int, _ completion: @escaping () -> Void) {
    missing = count
    self.completion = completion
  }

  func leave() {
    missing -= 1
    if missing == 0 { end() }
  }

  func end() {
    completion()
    onEnd?()
    onEnd = nil
  }
}
