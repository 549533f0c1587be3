import CoreGraphics
import Foundation

/// A gesture that selects the items that two fingers pass over, or deselects them if the first item is selected. It
/// implements UIKit's multiple selection interaction.
///
/// The gesture begins if the delegate allows it (`shouldBeginMultipleSelectionInteractionAt`).
@MainActor final class SelectionPan: IncrementalGestureRecognizer {
  /// The distance that the fingers must move before the gesture begins, in points. It is less than the distance at
  /// which scrolling begins.
  private static let slop: CGFloat = 8

  private weak var selection: SelectionController?
  private weak var host: (any SelectionHost)?
  private var startLocation = CGPoint.zero
  private var anchor: IndexPath?
  private var currentPath: IndexPath?
  private var isSelecting = true
  private var isAllowed: Bool?
  private let autoscroll = EdgeAutoscroll()

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// Creates a gesture that selects items of a view.
  init(_ selection: SelectionController, _ host: any SelectionHost) {
    self.selection = selection
    self.host = host
    super.init(.direct)
    autoscroll.onStep = { [weak self] in self?.gestureDidChange() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 {
      if state == .possible { state = .failed } else { for touch in touches { ignore(touch, for: event) } }
      return
    }
    guard numberOfTouches == 2, state == .possible, let view, let host else { return }
    startLocation = windowLocation
    anchor = host.pressedItem(at: location(ofTouch: 0, in: view)) ?? host.pressedItem(at: location(in: view))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    guard numberOfTouches == 2, let host, let selection else { return }
    guard hypot(windowLocation.x - startLocation.x, windowLocation.y - startLocation.y) >= Self.slop else { return }
    guard selection.allowsAnySelection || host.allowsMultipleSelectionDuringEditing, let anchor, isAllowed(at: anchor)
    else {
      state = .failed
      return
    }
    state = .began
  }

  private func isAllowed(at path: IndexPath) -> Bool {
    if let isAllowed { return isAllowed }
    guard let view = scrollView, let host else { return false }
    // A view that scrolls in both directions does not support the gesture (documentation of
    // `shouldBeginMultipleSelectionInteractionAt`).
    if view.overflowsX, view.overflowsY { return false }
    let allowsPan = host.delegateAllowsSelectionPan(at: path)
    isAllowed = allowsPan
    return allowsPan
  }

  /// Returns whether another gesture must wait for this one. The scroll gesture must wait as long as two fingers may
  /// begin a selection.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard let view = scrollView, other === view.panGestureRecognizer, numberOfTouches == 2, state == .possible,
      let anchor
    else { return false }
    return isAllowed(at: anchor)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      state = .failed
    } else if trackedTouches.allSatisfy({ touches.contains($0) }) {
      state = .ended
    }
  }

  /// Updates the index paths of the range when the data changes during the gesture.
  func updatePaths(_ newPath: (IndexPath) -> IndexPath?) {
    anchor = anchor.flatMap(newPath)
    currentPath = currentPath.flatMap(newPath)
  }

  override func begin() {
    guard let host, let selection, let anchor else { return }
    // If several items can be selected in editing mode, the view enters that mode (documentation of
    // `shouldBeginMultipleSelectionInteractionAt`).
    if host.allowsMultipleSelectionDuringEditing { host.beginEditingToSelect() }
    host.notifyDelegateDidBeginSelectionPan(at: anchor)
    // The delegate may have entered editing mode, in which several items can be selected.
    guard selection.allowsAnySelection, selection.allowsMultipleSelection, host.shownCounts.contains(anchor) else {
      return
    }
    isSelecting = !selection.contains(anchor)
    selection.beginGesture()
    currentPath = anchor
    setSelection(anchor, isInside: true, selection)
  }

  override func gestureDidChange() {
    guard let view = scrollView, let host, let selection, selection.isGestureRunning, let anchor, let currentPath else {
      return
    }
    let point = location(in: view)
    autoscroll.update(point, in: view)
    let counts = host.shownCounts
    guard let path = host.laidOutItem(at: point), path != currentPath, counts.contains(anchor) else { return }
    // The items between the previous and the current end of the range enter or leave the range.
    let (first, last) = currentPath < path ? (currentPath, path) : (path, currentPath)
    let selectedRange = anchor < path ? anchor...path : path...anchor
    counts.forEachItem(from: first, through: last) { setSelection($0, isInside: selectedRange.contains($0), selection) }
    self.currentPath = path
  }

  private func setSelection(_ path: IndexPath, isInside: Bool, _ selection: SelectionController) {
    guard let wasSelected = selection.updateGesture(path, isInside) else { return }
    if (isInside ? isSelecting : wasSelected) != selection.contains(path) { selection.toggle(path) }
  }

  override func finish() {
    autoscroll.stop()
    guard let host else { return }
    selection?.endGesture()
    host.notifyDelegateDidEndSelectionPan()
  }

  override func reset() {
    autoscroll.stop()
    anchor = nil
    currentPath = nil
    isAllowed = nil
  }
}
