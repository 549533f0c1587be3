import CoreGraphics
import Foundation

/// The long press that lifts an item of a collection view, carries it and drops it: UIKit's standard gesture for interactive
/// movement (`UICollectionViewController.installsStandardGestureForInteractiveMovement`).
///
/// The item keeps its place under the finger. While it is carried it is a little larger and casts a shadow; near an edge the
/// content scrolls. With a mouse it is the primary button.
@MainActor class StandardMovementGesture: UILongPressGestureRecognizer {
  /// How much larger an item is while it is held.
  static let scale: CGFloat = 1.05
  /// Points that the finger must have moved before the content scrolls: an item that is lifted near an edge stays in sight.
  static let scrollSlop: CGFloat = 4

  /// From the finger to the centre of the item.
  private var grip = CGPoint.zero
  private var start = CGPoint.zero
  private var hasTravelled = false
  private var isHolding = false
  private let autoscroll = EdgeAutoscroll()
  private let look = LiftedLook()

  private var collectionView: UICollectionView? { view as? UICollectionView }

  init() {
    super.init(target: nil, action: nil)
    autoscroll.onStep = { [weak self] in self?.follow(scrolled: true) }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    // Another button of the mouse is for menus.
    event.buttonMask.isEmpty || event.buttonMask.contains(.primary)
  }

  /// A second finger does not carry.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isSecond = isHolding
    super.touchesBegan(touches, with: event)
    if isSecond { for touch in touches { ignore(touch, for: event) } }
  }

  /// Lifts the item under the finger. False where there is none, or none that may be moved: then the press is no movement.
  final func lift() -> Bool {
    guard let view = collectionView, view.movement == nil else { return false }
    let finger = location(in: view)
    guard let path = view.indexPathForItem(at: finger), view.mayMoveByGesture else { return false }
    guard view.beginMovement(path, isLifted: true), let held = view.movement else { return false }
    isHolding = true
    CarriedByHand.gesture = self
    hasTravelled = false
    start = windowLocation
    grip = CGPoint(x: held.position.x - finger.x, y: held.position.y - finger.y)
    if let cell = view.cellForItem(at: held.current) { look.lift(cell) }
    return true
  }

  override func sendActions() {
    switch state {
    case .began, .changed: follow()
    case .ended: finish(cancelled: false)
    default: finish(cancelled: true)
    }
    super.sendActions()
  }

  override func reset() {
    // The press was lifted, but another gesture came before it.
    finish(cancelled: true)
    super.reset()
  }

  private func follow(scrolled: Bool = false) {
    guard isHolding, let view = collectionView else { return }
    guard view.movement?.isLifted == true else {
      // A reload or an update has overtaken the movement.
      finish(cancelled: true)
      return
    }
    let finger = location(in: view)
    let travel = hypot(windowLocation.x - start.x, windowLocation.y - start.y)
    if travel >= Self.scrollSlop { hasTravelled = true }
    guard hasTravelled else { return }
    view.movementHold?.isScrolledUnder = scrolled
    view.updateMovement(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
    autoscroll.follow(finger, in: view)
  }

  private func finish(cancelled: Bool) {
    guard isHolding else { return }
    isHolding = false
    autoscroll.stop()
    look.drop()
    guard let view = collectionView, view.movement?.isLifted == true else { return }
    view.endMovement(cancelled: cancelled)
  }
}
