import CoreGraphics
import Foundation

/// UIKit's standard gesture for interactive movement. After a long press, it lifts an item, moves it and drops it.
///
/// See `UICollectionViewController.installsStandardGestureForInteractiveMovement`. While it is held, the item keeps its
/// position relative to the pointer, is slightly enlarged and has a shadow. The content scrolls if the pointer is near
/// an edge. With a mouse, the gesture uses the primary button.
@MainActor class StandardMovementGesture: UILongPressGestureRecognizer {
  /// The scale of an item while the user moves it.
  static let scale: CGFloat = 1.05
  /// The distance in points that the pointer must move before the content scrolls, so that an item lifted near an edge
  /// remains visible.
  static let minimumScrollDistance: CGFloat = 4

  /// The vector from the pointer to the center of the moved item.
  private var pointerOffset = CGPoint.zero
  private var startLocation = CGPoint.zero
  private var hasMoved = false
  private var isMovingItem = false
  private let autoscroll = EdgeAutoscroll()
  private let preview = LiftedPreview()

  private var collectionView: UICollectionView? { view as? UICollectionView }

  init() {
    super.init(target: nil, action: nil)
    autoscroll.onStep = { [weak self] in self?.moveItem(scrolled: true) }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    // The secondary mouse button opens menus and does not move items.
    event.buttonMask.isEmpty || event.buttonMask.contains(.primary)
  }

  /// Handles new touches. Only one finger can move an item. Further fingers are ignored.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isAdditionalTouch = isMovingItem
    super.touchesBegan(touches, with: event)
    if isAdditionalTouch { for touch in touches { ignore(touch, for: event) } }
  }

  /// Begins to move the item under the pointer. Returns `false`, so that the gesture fails, if there is no item that
  /// can be moved.
  final func lift() -> Bool {
    guard let view = collectionView, view.movement == nil else { return false }
    let position = location(in: view)
    guard let path = view.indexPathForItem(at: position), view.allowsMovementByGesture else { return false }
    guard view.beginMovement(path, isLifted: true), let startedMovement = view.movement else { return false }
    isMovingItem = true
    ActiveDragGesture.gesture = self
    hasMoved = false
    startLocation = windowLocation
    pointerOffset = CGPoint(x: startedMovement.position.x - position.x, y: startedMovement.position.y - position.y)
    if let cell = view.cellForItem(at: startedMovement.currentPath) { preview.lift(cell) }
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
    // If another gesture took precedence after the item was lifted, the item is still being moved.
    finish(cancelled: true)
    super.reset()
  }

  private func moveItem(scrolled: Bool = false) {
    guard isMovingItem, let view = collectionView else { return }
    guard view.movement?.isLifted == true else {
      // A reload or an update has ended the movement.
      finish(cancelled: true)
      return
    }
    let position = location(in: view)
    let distance = hypot(windowLocation.x - startLocation.x, windowLocation.y - startLocation.y)
    if distance >= Self.minimumScrollDistance { hasMoved = true }
    guard hasMoved else { return }
    view.movementState?.isAutoscrolling = scrolled
    view.updateMovement(CGPoint(x: position.x + pointerOffset.x, y: position.y + pointerOffset.y))
    autoscroll.update(position, in: view)
  }

  private func finish(cancelled: Bool) {
    guard isMovingItem else { return }
    isMovingItem = false
    autoscroll.stop()
    preview.drop()
    guard let view = collectionView, view.movement?.isLifted == true else { return }
    view.endMovement(cancelled: cancelled)
  }
}
