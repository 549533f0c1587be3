import CoreGraphics
import Foundation

/// Two fingers that run over rows select them, or deselect them where the first one was selected: UIKit's multiple
/// selection interaction. It begins where the delegate allows it
/// (`tableView(_:shouldBeginMultipleSelectionInteractionAt:)`).
@MainActor final class RowSelectionPan: StepGestureRecognizer {
  private var start = CGPoint.zero
  private var anchor: IndexPath?
  private var current: IndexPath?
  private var selects = true
  private var isAllowed: Bool?
  private let autoscroll = EdgeAutoscroll()

  private var table: UITableView? { view as? UITableView }

  init() {
    super.init(.direct)
    autoscroll.onStep = { [weak self] in self?.follow() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 {
      if state == .possible { state = .failed } else { for touch in touches { ignore(touch, for: event) } }
      return
    }
    guard numberOfTouches == 2, state == .possible, let table else { return }
    start = windowLocation
    anchor = table.shownRow(at: location(ofTouch: 0, in: table)) ?? table.shownRow(at: location(in: table))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    guard numberOfTouches == 2, let table else { return }
    guard hypot(windowLocation.x - start.x, windowLocation.y - start.y) >= SelectionPan.slop else { return }
    guard table.allowsAny || table.allowsMultipleSelectionDuringEditing, let anchor, isAllowed(at: anchor, in: table)
    else {
      state = .failed
      return
    }
    state = .began
  }

  private func isAllowed(at path: IndexPath, in table: UITableView) -> Bool {
    if let isAllowed { return isAllowed }
    let answer =
      table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
      ?? table.allowsMultipleSelectionDuringEditing
    isAllowed = answer
    return answer
  }

  /// Scrolling waits while two fingers may come to select.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard let table, other === table.panGestureRecognizer, numberOfTouches == 2, state == .possible, let anchor else {
      return false
    }
    return isAllowed(at: anchor, in: table)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      state = .failed
    } else if trackedTouches.allSatisfy({ touches.contains($0) }) {
      state = .ended
    }
  }

  /// The data has changed under the fingers: the rows go to their new places, or are nobody's any more.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    anchor = anchor.flatMap(newPath)
    current = current.flatMap(newPath)
  }

  override func begin() {
    guard let table, let anchor else { return }
    if table.allowsMultipleSelectionDuringEditing, !table.isEditing { table.setEditing(true, animated: true) }
    table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: anchor)
    // The delegate may have begun to edit, so that several can be selected.
    guard table.allowsAny, table.allowsSeveral, table.loadedHeights.contains(anchor) else { return }
    selects = !table.selection.contains(anchor)
    table.selection.beginBand()
    current = anchor
    set(anchor, isInside: true, in: table)
  }

  override func follow() {
    guard let table, table.selection.isBanding, let anchor, let current else { return }
    let point = location(in: table)
    autoscroll.follow(point, in: table)
    guard let path = table.findRow(at: point), path != current, table.loadedHeights.contains(anchor) else { return }
    // What lies between the old end and the new one comes in or goes out.
    let (low, high) = current < path ? (current, path) : (path, current)
    let inside = anchor < path ? anchor...path : path...anchor
    table.forEachItem(from: low, through: high) { set($0, isInside: inside.contains($0), in: table) }
    self.current = path
  }

  private func set(_ path: IndexPath, isInside: Bool, in table: UITableView) {
    guard table.selection.setBanded(path, isInside) else { return }
    let wanted = isInside ? selects : table.selection.wasSelectedBeforeBand(path)
    guard wanted != table.selection.contains(path) else { return }
    table.toggleAsUser(path)
  }

  override func finish() {
    autoscroll.stop()
    guard let table else { return }
    table.selection.endBand()
    table.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }

  override func reset() {
    autoscroll.stop()
    anchor = nil
    current = nil
    isAllowed = nil
  }
}
