import CoreGraphics
import Foundation

/// The long press that lifts, moves and drops an item: UIKit's standard gesture for interactive movement.
///
/// See `UICollectionViewController.installsStandardGestureForInteractiveMovement`. While it is held, the item keeps its
/// position relative to the pointer, is slightly enlarged and has a shadow. The content scrolls if the pointer is near
/// an edge. With a mouse, the gesture uses the primary button.
@MainActor class StandardMovementGesture: UILongPressGestureRecognizer {
  /// The scale of an item while the user moves it.
  static let scale: CGFloat = 1.05
  /// The distance in points that the pointer must move before the content scrolls, so that an item lifted near an edge
  /// remains visible.
  static let scrollSlop: CGFloat = 4

  /// The vector from the pointer to the center of the moved item.
  private var holdOffset = CGPoint.zero
  private var start = CGPoint.zero
  private var hasMoved = false
  private var isHolding = false
  private let autoscroll = EdgeAutoscroll()
  private let preview = LiftedPreview()

  private var collectionView: UICollectionView? { view as? UICollectionView }

  init() {
    super.init(target: nil, action: nil)
    autoscroll.onStep = { [weak self] in self?.moveItem(scrolled: true) }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    // The secondary button opens menus.
    event.buttonMask.isEmpty || event.buttonMask.contains(.primary)
  }

  /// Handles new touches. Only one finger can hold an item; further fingers are ignored.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isSecond = isHolding
    super.touchesBegan(touches, with: event)
    if isSecond { for touch in touches { ignore(touch, for: event) } }
  }

  /// Begins to move the item under the pointer. Returns `false`, so that the gesture fails, if there is no item that
  /// can be moved.
  final func lift() -> Bool {
    guard let view = collectionView, view.movement == nil else { return false }
    let finger = location(in: view)
    guard let path = view.indexPathForItem(at: finger), view.allowsMovementByGesture else { return false }
    guard view.beginMovement(path, isLifted: true), let startedMovement = view.movement else { return false }
    isHolding = true
    ActiveDragGesture.gesture = self
    hasMoved = false
    start = windowLocation
    holdOffset = CGPoint(x: startedMovement.position.x - finger.x, y: startedMovement.position.y - finger.y)
    if let cell = view.cellForItem(at: startedMovement.current) { preview.lift(cell) }
    return true
  }

  override func sendActions() {
    switch state {
    case .began, .changed: moveItem()
    case .ended: finish(cancelled: false)
    default: finish(cancelled: true)
    }
    super.sendActions()
  }

  override func reset() {
    // The item was lifted, but another gesture took precedence.
    finish(cancelled: true)
    super.reset()
  }

  private func moveItem(scrolled: Bool = false) {
    guard isHolding, let view = collectionView else { return }
    guard view.movement?.isLifted == true else {
      // A reload or an update has ended the movement.
      finish(cancelled: true)
      return
    }
    let finger = location(in: view)
    let travel = hypot(windowLocation.x - start.x, windowLocation.y - start.y)
    if travel >= Self.scrollSlop { hasMoved = true }
    guard hasMoved else { return }
    view.movementState?.isScrolledUnder = scrolled
    view.updateMovement(CGPoint(x: finger.x + holdOffset.x, y: finger.y + holdOffset.y))
    autoscroll.update(finger, in: view)
  }

  private func finish(cancelled: Bool) {
    guard isHolding else { return }
    isHolding = false
    autoscroll.stop()
    preview.drop()
    guard let view = collectionView, view.movement?.isLifted == true else { return }
    view.endMovement(cancelled: cancelled)
  }
}
