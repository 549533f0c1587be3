import CoreGraphics
import Foundation

/// Two fingers that run over items select them, or deselect them where the first one was selected: UIKit's multiple
/// selection interaction. It begins where the delegate allows it
/// (`collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`).
@MainActor final class SelectionPan: StepGestureRecognizer {
  /// Points that the fingers move before it begins: less than a scroll needs.
  static let slop: CGFloat = 8

  private var start = CGPoint.zero
  private var anchor: IndexPath?
  private var current: IndexPath?
  private var selects = true
  private var isAllowed: Bool?
  private let autoscroll = EdgeAutoscroll()

  private var collectionView: UICollectionView? { view as? UICollectionView }

  init() {
    super.init(.direct)
    autoscroll.onStep = { [weak self] in self?.follow() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 {
      if state == .possible { state = .failed } else { for touch in touches { ignore(touch, for: event) } }
      return
    }
    guard numberOfTouches == 2, state == .possible, let view = collectionView else { return }
    start = windowLocation
    anchor = view.findItem(at: location(ofTouch: 0, in: view)) ?? view.findItem(at: location(in: view))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    guard numberOfTouches == 2, let view = collectionView else { return }
    let travel = hypot(windowLocation.x - start.x, windowLocation.y - start.y)
    guard travel >= Self.slop else { return }
    guard view.allowsAny || view.allowsMultipleSelectionDuringEditing, let anchor, isAllowed(at: anchor, in: view)
    else {
      state = .failed
      return
    }
    state = .began
  }

  private func isAllowed(at path: IndexPath, in view: UICollectionView) -> Bool {
    if let isAllowed { return isAllowed }
    // What scrolls both ways does not know the gesture (documentation of `shouldBeginMultipleSelectionInteractionAt`).
    if view.overflowsX, view.overflowsY { return false }
    let answer =
      view.delegate?.collectionView(view, shouldBeginMultipleSelectionInteractionAt: view.dataPath(path))
      ?? view.allowsMultipleSelectionDuringEditing
    isAllowed = answer
    return answer
  }

  /// Scrolling waits while two fingers may come to select.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard let view = collectionView, other === view.panGestureRecognizer, numberOfTouches == 2, state == .possible,
      let anchor
    else { return false }
    return isAllowed(at: anchor, in: view)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      state = .failed
    } else if trackedTouches.allSatisfy({ touches.contains($0) }) {
      state = .ended
    }
  }

  /// The data has changed under the fingers: the items go to their new places, or are nobody's any more.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    anchor = anchor.flatMap(newPath)
    current = current.flatMap(newPath)
  }

  override func begin() {
    guard let view = collectionView, let anchor else { return }
    // The view begins to edit by itself (the same documentation), where that is what allows several.
    if view.allowsMultipleSelectionDuringEditing { view.isEditing = true }
    view.delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: view.dataPath(anchor))
    // The delegate may have begun to edit, so that several can be selected.
    guard view.allowsAny, view.allowsSeveral, view.counts.contains(anchor) else { return }
    selects = !view.selection.contains(anchor)
    view.selection.beginBand()
    current = anchor
    set(anchor, isInside: true, in: view)
  }

  override func follow() {
    guard let view = collectionView, view.selection.isBanding, let anchor, let current else { return }
    let point = location(in: view)
    autoscroll.follow(point, in: view)
    guard let path = view.findItem(at: point), path != current, view.counts.contains(anchor) else { return }
    // What lies between the old end and the new one comes in or goes out.
    let (low, high) = current < path ? (current, path) : (path, current)
    let inside = anchor < path ? anchor...path : path...anchor
    view.forEachItem(from: low, through: high) { set($0, isInside: inside.contains($0), in: view) }
    self.current = path
  }

  private func set(_ path: IndexPath, isInside: Bool, in view: UICollectionView) {
    guard view.selection.setBanded(path, isInside) else { return }
    let wanted = isInside ? selects : view.selection.wasSelectedBeforeBand(path)
    guard wanted != view.selection.contains(path) else { return }
    if wanted { view.selectAsUser(path) } else { view.toggleAsUser(path) }
  }

  override func finish() {
    autoscroll.stop()
    guard let view = collectionView else { return }
    view.selection.endBand()
    view.delegate?.collectionViewDidEndMultipleSelectionInteraction(view)
  }

  override func reset() {
    autoscroll.stop()
    anchor = nil
    current = nil
    isAllowed = nil
  }
}
