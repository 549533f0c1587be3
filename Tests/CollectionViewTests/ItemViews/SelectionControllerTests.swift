import CollectionCore
import XCTest

@testable import UIKit

/// The selection of item views, without a view.
@preconcurrency @MainActor
final class SelectionControllerTests: XCTestCase {
  private let touch = NSObject()

  private func tap(_ path: IndexPath, _ host: FakeSelectionHost) {
    guard host.selection.beginHighlight(at: path, by: ObjectIdentifier(touch)) else { return }
    if type(of: host).endsHighlightBeforeSelecting { host.selection.endHighlight() }
    host.selection.tap(path)
    host.selection.endHighlight()
  }

  func testACollectionView_deselectsBeforeItTells() {
    let host = FakeSelectionHost([5])
    host.selection.select([0, 1], animated: false)
    XCTAssertEqual(host.takeLog(), ["changed"])
    tap([0, 2], host)
    XCTAssertEqual(
      host.takeLog(),
      ["highlight 0-2", "select? 0-2", "changed", "changed", "- 0-1", "+ 0-2", "primary 0-2", "unhighlight 0-2"])
    XCTAssertEqual(host.selection.paths, [[0, 2]])
  }

  func testATable_asksAboutEachDeselection() {
    let host = FakeTableHost([5])
    host.selection.select([0, 1], animated: false)
    _ = host.takeLog()
    tap([0, 2], host)
    XCTAssertEqual(
      host.takeLog(),
      [
        "highlight 0-2", "unhighlight 0-2", "select? 0-2", "deselect? 0-1", "changed", "- 0-1", "changed", "+ 0-2",
        "primary 0-2",
      ])
  }

  func testARefusedItem_leavesTheOthers() {
    for host in [FakeSelectionHost([5]), FakeTableHost([5])] {
      host.selection.select([0, 1], animated: false)
      host.refused = [[0, 2]]
      host.selection.tap([0, 2])
      XCTAssertEqual(host.selection.paths, [[0, 1]])
      host.allowsMultipleSelection = true
      host.selection.click([0, 2], [])
      XCTAssertEqual(host.selection.paths, [[0, 1]])
    }
  }

  func testADelegate_selectsAnotherItemOrNoneThatExists() {
    let host = FakeTableHost([5])
    host.redirected = [[0, 1]: [0, 4], [0, 2]: [0, 9]]
    host.selection.tap([0, 1])
    XCTAssertEqual(host.selection.paths, [[0, 4]])
    host.selection.tap([0, 2])
    XCTAssertEqual(host.selection.paths, [[0, 4]])
  }

  func testPlaceholders_cannotBeSelected() {
    let host = FakeSelectionHost([5])
    host.allowsMultipleSelection = true
    host.placeholders = [[0, 2]]
    host.selection.selectAll()
    XCTAssertEqual(host.selection.paths, [[0, 0], [0, 1], [0, 3], [0, 4]])
    XCTAssertFalse(host.takeLog().contains("select? 0-2"))
  }

  func testClicks_withModifiers() {
    let host = FakeSelectionHost([4, 0, 6])
    host.allowsMultipleSelection = true
    host.selection.click([0, 2], [])
    host.selection.click([2, 1], .shift)
    XCTAssertEqual(Set(host.selection.paths), [[0, 2], [0, 3], [2, 0], [2, 1]])
    host.selection.click([2, 5], .control)
    host.selection.click([0, 2], .control)
    XCTAssertEqual(Set(host.selection.paths), [[0, 3], [2, 0], [2, 1], [2, 5]])
    host.selection.click([2, 4], [])
    XCTAssertEqual(host.selection.paths, [[2, 4]])
    host.selection.clickBesideItems(.shift)
    XCTAssertEqual(host.selection.count, 1)
    host.selection.clickBesideItems([])
    XCTAssertTrue(host.selection.isEmpty)
  }

  func testRanges_areSelectedAsAWholeWhereNobodyIsAsked() {
    let host = FakeSelectionHost([1_000_000])
    host.allowsMultipleSelection = true
    host.selectsWholeRanges = true
    host.selection.selectAll()
    XCTAssertEqual(host.selection.count, 1_000_000)
    XCTAssertEqual(host.takeLog(), ["changed"])
    host.selection.selectAll()
    XCTAssertEqual(host.takeLog(), [])
  }

  func testStrictRules_keepOneItem() {
    let host = FakeSelectionHost([5])
    host.allowsMultipleSelection = true
    host.selection.selectionRulesDidChange()
    XCTAssertEqual(host.gestures.count, 2)
    host.selection.select([0, 3], animated: false)
    host.selection.select([0, 1], animated: false)
    host.allowsMultipleSelection = false
    host.selection.selectionRulesDidChange()
    XCTAssertEqual(host.selection.paths, [[0, 3]])
    host.isEditing = true
    XCTAssertFalse(host.selection.allowsAnySelection)
    host.allowsMultipleSelectionDuringEditing = true
    host.selection.selectionRulesDidChange()
    XCTAssertTrue(host.selection.allowsAnySelection && host.selection.allowsMultipleSelection)
    XCTAssertEqual(host.gestures.count, 2)
  }

  func testUpdates_carryWhatIsSelectedHighlightedAndFocused() throws {
    let host = FakeSelectionHost([5])
    host.selection.select([0, 1], animated: false)
    host.selection.focused = [0, 3]
    _ = host.selection.beginHighlight(at: [0, 4], by: ObjectIdentifier(touch))
    XCTAssertFalse(host.selection.hasSelectedAppearance([0, 1]))
    _ = host.takeLog()
    var operations = UpdateOperations()
    operations.deletedItems = [ItemIndex(0, 0), ItemIndex(0, 4)]
    host.shownCounts = [3]
    host.selection.apply(try UpdateMap(before: [5], after: [3], operations: operations))
    XCTAssertEqual(host.selection.paths, [[0, 0]])
    XCTAssertEqual(host.selection.focused, [0, 2])
    // The highlighted item was deleted, so the selected one looks selected again.
    XCTAssertNil(host.selection.highlightedPath)
    XCTAssertTrue(host.selection.hasSelectedAppearance([0, 0]))
    XCTAssertEqual(host.takeLog(), [])
    operations.deletedItems = [ItemIndex(0, 0)]
    host.selection.apply(try UpdateMap(before: [3], after: [2], operations: operations))
    XCTAssertEqual(host.takeLog(), ["changed"])
  }

  func testAReload_keepsWhatStillExistsIfItIsToBeKept() {
    let host = FakeSelectionHost([5])
    host.allowsMultipleSelection = true
    host.selection.select([0, 1], animated: false)
    host.selection.select([0, 4], animated: false)
    host.selection.preserveSelection {
      host.selection.reset()
      return [3]
    }
    XCTAssertEqual(host.selection.paths, [[0, 1]])
    host.selection.reset()
    XCTAssertTrue(host.selection.isEmpty)
  }

  func testAGesture_saysWhatIsNew() {
    let host = FakeSelectionHost([5])
    host.allowsMultipleSelection = true
    host.selection.select([0, 1], animated: false)
    host.selection.beginGesture()
    XCTAssertEqual(host.selection.updateGesture([0, 1], true), true)
    XCTAssertEqual(host.selection.updateGesture([0, 2], true), false)
    XCTAssertNil(host.selection.updateGesture([0, 2], true))
    XCTAssertEqual(host.selection.updateGesture([0, 2], false), false)
    host.selection.endGesture()
    XCTAssertFalse(host.selection.isGestureRunning)
  }
}
