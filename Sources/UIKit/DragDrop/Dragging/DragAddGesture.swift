import CoreGraphics
import Foundation

/// A gesture recognizer for a tap with another finger, which adds items to a drag in progress.
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
    // With several drags, the delegate would choose among their sessions (UIDragInteraction.h). Tessera has one drag at
    // a time.
    items = delegate.dragInteraction(interaction, itemsForAddingTo: drag.session, withTouchAt: point)
    return !items.isEmpty
  }

  override func sendActions() {
    if let interaction, state == .ended { ActiveDrag.current?.add(items, from: interaction) }
    items = []
    super.sendActions()
  }

  override func reset() {
    items = []
    super.reset()
  }
}
