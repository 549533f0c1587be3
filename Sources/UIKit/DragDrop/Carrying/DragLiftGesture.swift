import CoreGraphics
import Foundation

/// The long press that lifts items and then drags them.
@MainActor final class DragLiftGesture: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIDragInteraction?
  private var drag: ActiveDrag?

  init() {
    super.init(target: nil, action: nil)
    delegate = self
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    event.buttonMask.isEmpty || event.buttonMask.contains(.primary)
  }

  /// While items are carried, other fingers are others' business.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { drag == nil }

  /// The items are asked for before the press may take the touch: without items it stays what it was.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard ActiveDrag.current == nil, let interaction, let window = interaction.view?.window else { return false }
    drag = ActiveDrag(interaction, at: window.backingLayer.toSuperspace(windowLocation))
    return drag != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { interaction?.allowsSimultaneousRecognitionDuringLift ?? false }

  override func sendActions() {
    guard let drag else { return }
    let window = interaction?.view?.window
    let place = window?.backingLayer.toSuperspace(windowLocation) ?? drag.session.place
    switch state {
    case .began: drag.lift()
    case .changed: drag.move(to: place)
    case .ended: finish { $0.release() }
    default: finish { $0.cancel() }
    }
    super.sendActions()
  }

  private func finish(_ end: (ActiveDrag) -> Void) {
    guard let drag else { return }
    self.drag = nil
    end(drag)
  }

  override func reset() {
    finish { $0.cancel() }
    super.reset()
  }
}

/// The tap of another finger that adds items to a drag under way.
@MainActor final class DragAddGesture: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIDragInteraction?
  private var items: [UIDragItem] = []

  init() {
    super.init(target: nil, action: nil)
    delegate = self
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    ActiveDrag.current?.isDragging ?? false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let drag = ActiveDrag.current, let interaction, let delegate = interaction.delegate else { return false }
    let point = location(in: interaction.view)
    guard let session = delegate.dragInteraction(interaction, sessionForAddingItems: [drag.session], withTouchAt: point)
    else { return false }
    items = delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
    return !items.isEmpty
  }

  override func sendActions() {
    if let interaction, state == .ended { ActiveDrag.current?.add(items, from: interaction) }
    items = []
    super.sendActions()
  }
}
