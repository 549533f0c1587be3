import CollectionCore
import CoreGraphics
import Foundation

@testable import UIKit

/// A selection host that is not a view. It has counts and selection settings, and logs its calls.
@MainActor
class FakeSelectionHost: SelectionHost {
  class var endsHighlightBeforeSelecting: Bool { false }
  class var callsDelegateForEachDeselection: Bool { false }

  let selection = SelectionController()
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var isEditing = false
  var selectsWholeRanges = false
  var shownCounts: SectionCounts
  var backgroundView: UIView?
  /// The items that the delegate does not allow to be selected.
  var refused: Set<IndexPath> = []
  /// The items that the delegate returns instead of others, when they are to be selected.
  var redirected: [IndexPath: IndexPath] = [:]
  var placeholders: Set<IndexPath> = []
  private(set) var gestures: [UIGestureRecognizer] = []
  private var log: [String] = []

  init(_ counts: SectionCounts) {
    shownCounts = counts
    selection.host = self
  }

  /// Returns and clears the log.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func note(_ what: String, _ path: IndexPath) { log.append("\(what) \(path.section)-\(path.item)") }

  func isPlaceholder(at path: IndexPath) -> Bool { placeholders.contains(path) }
  func pressedItem(at point: CGPoint) -> IndexPath? { nil }
  func laidOutItem(at point: CGPoint) -> IndexPath? { nil }
  func forEachItem(in rect: CGRect, _ body: (IndexPath, CGRect) -> Void) {}
  var pathsOfCells: [IndexPath] { [] }
  func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {}
  func showHighlighted(_ isHighlighted: Bool, at path: IndexPath) {}
  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { gestures.append(gestureRecognizer) }
  func allowsHighlight(at path: IndexPath) -> Bool { true }
  func beginEditingToSelect() { isEditing = true }
  func focusClickedItem(at path: IndexPath) { note("focus", path) }

  func delegateAllowsHighlight(at path: IndexPath) -> Bool { !refused.contains(path) }
  func notifyDelegateDidHighlight(at path: IndexPath) { note("highlight", path) }
  func notifyDelegateDidUnhighlight(at path: IndexPath) { note("unhighlight", path) }
  func delegateItemToSelect(at path: IndexPath) -> IndexPath? {
    note("select?", path)
    return refused.contains(path) ? nil : redirected[path] ?? path
  }
  func delegateItemToDeselect(at path: IndexPath) -> IndexPath? {
    note("deselect?", path)
    return refused.contains(path) ? nil : path
  }
  func notifyDelegateDidSelect(at path: IndexPath) { note("+", path) }
  func notifyDelegateDidDeselect(at path: IndexPath) { note("-", path) }
  func performPrimaryAction(at path: IndexPath) { note("primary", path) }
  func delegateAllowsSelectionPan(at path: IndexPath) -> Bool { true }
  func notifyDelegateDidBeginSelectionPan(at path: IndexPath) {}
  func notifyDelegateDidEndSelectionPan() {}
  func selectionDidChange() { log.append("changed") }
}

/// A selection host that makes its calls in the order of a table view.
@MainActor
final class FakeTableHost: FakeSelectionHost {
  override class var endsHighlightBeforeSelecting: Bool { true }
  override class var callsDelegateForEachDeselection: Bool { true }
}
