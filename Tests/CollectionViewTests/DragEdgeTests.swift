import UIKit
import UIKitTesting
import XCTest

/// Edge cases of drags: ends of sections, empty sections, the edge of the view, changing data, removed views.
@preconcurrency @MainActor
final class DragEdgeTests: DragTestCase {
  /// "When the drop is at the end of a section, the destination index path passed will be for a item that does not yet
  /// exist (equal to the number of items in that section)"; `nil` "when dragging over empty space where there are no
  /// cells" (UICollectionView.h, `dropSessionDidUpdate`).
  func testTheDestination_atTheEndOfASection() throws {
    try show([["a"]], sections: [["p", "q", "r"], [], ["x"]])
    let layout = try XCTUnwrap(right.view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.headerReferenceSize = CGSize(width: 100, height: 16)
    layout.sectionInset.bottom = 10
    try app.waitUntilIdle()
    // Headers at 0, 126 and 152; items at 16 (two), 66 (one) and 168.
    let finger = lift(25, 25)
    func destination(_ x: CGFloat, _ y: CGFloat) -> [Int]? {
      finger.move(to: CGPoint(x: 100 + x, y: y))
      return right.destination.map { Array($0) }
    }
    XCTAssertEqual(destination(20, 30), [0, 0])
    XCTAssertEqual(destination(70, 90), [0, 3], "beside the last item")
    XCTAssertEqual(destination(20, 122), [0, 3], "below it")
    XCTAssertNil(destination(20, 10), "over the first header")
    XCTAssertEqual(destination(20, 148), [1, 0], "an empty section begins below its header")
    XCTAssertEqual(destination(20, 130), [0, 3], "over the header of the next section")
    XCTAssertEqual(destination(70, 180), [2, 1])
    finger.cancel()
    try app.waitUntilIdle()
  }

  func testADrop_atTheEnd_andIntoAnEmptySection() throws {
    try show([["a", "b"]], sections: [["x"], []])
    let layout = try XCTUnwrap(right.view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.headerReferenceSize = CGSize(width: 100, height: 16)
    right.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    insertDrops(on: right)
    try app.waitUntilIdle()
    for (x, y) in [(170, 40), (150, 150)] {
      let finger = lift(25, 25)
      finger.drag(to: CGPoint(x: x, y: y), duration: 0.2)
      app.advance(by: 0.5)
      XCTAssertTrue(right.view.hasUncommittedUpdates, "the gap is open")
      finger.lift()
      try app.waitUntilIdle()
    }
    XCTAssertEqual(right.sections, [["x", "a"], ["a"]])
    XCTAssertEqual(right.names(0) + right.names(1), ["x", "a", "a"])
  }

  /// If the only item of a drag moves to the end of its own section, the destination is the index of the last item.
  func testTheOnlyItemOfADrag_goesToTheEndOfItsSection() throws {
    try show(["a", "b", "c"], [])
    left.proposal = { _ in UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    left.perform = { [unowned left = left!] coordinator in
      guard let path = coordinator.destinationIndexPath, let source = coordinator.items[0].sourceIndexPath else {
        return XCTFail("no places")
      }
      XCTAssertEqual(path, [0, 2])
      left.view.performBatchUpdates {
        left.items.insert(left.items.remove(at: source.item), at: path.item)
        left.view.moveItem(at: source, to: path)
      }
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: path)
    }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 75, y: 150), duration: 0.3)
    app.advance(by: 0.5)
    XCTAssertEqual(left.names, ["b", "c", "a"])
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(left.items, ["b", "c", "a"])
    XCTAssertEqual(left.names, left.items)
  }

  /// If the moved item's gap is in another section, the end of a section is computed from the data: "the destination
  /// index path passed will be for a item that does not yet exist (equal to the number of items in that section)"
  /// (UICollectionView.h).
  func testTheOnlyItemOfADrag_goesToTheEndOfAnotherSection_andBack() throws {
    try show([["a", "b"], ["p", "q", "r"]], sections: [[]])
    left.proposal = { _ in UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    left.perform = { [unowned left = left!] coordinator in
      guard let path = coordinator.destinationIndexPath, let source = coordinator.items[0].sourceIndexPath else {
        return XCTFail("no places")
      }
      left.view.performBatchUpdates {
        let name = left.sections[source.section].remove(at: source.item)
        left.sections[path.section].insert(name, at: path.item)
        left.view.moveItem(at: source, to: path)
      }
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: path)
    }
    let finger = lift(25, 75)
    finger.drag(to: CGPoint(x: 75, y: 25), duration: 0.3)
    app.advance(by: 0.5)
    XCTAssertEqual(left.destination, [0, 1])
    XCTAssertEqual(left.names(0), ["a", "p", "b"], "the moved item is the gap")
    XCTAssertEqual(left.names(1), ["q", "r"])
    finger.drag(to: CGPoint(x: 75, y: 75), duration: 0.1)
    XCTAssertEqual(left.destination, [0, 2], "behind both items of the data")
    app.advance(by: 0.5)
    XCTAssertEqual(left.names(0), ["a", "b", "p"])
    finger.drag(to: CGPoint(x: 75, y: 160), duration: 0.1)
    XCTAssertEqual(left.destination, [1, 2], "its own section has three")
    app.advance(by: 0.5)
    XCTAssertEqual(left.names(0), ["a", "b"])
    XCTAssertEqual(left.names(1), ["q", "r", "p"])
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(left.sections, [["a", "b"], ["q", "r", "p"]])
    XCTAssertEqual(left.names(0) + left.names(1), ["a", "b", "q", "r", "p"])
  }

  /// While a finger rests near the edge, the content scrolls and the destination is updated.
  func testADrop_whileTheContentScrolls() throws {
    try show(["a"], (0..<40).map { "\($0)" })
    right.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    insertDrops(on: right)
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 192), duration: 0.3)
    let first = right.view.contentOffset.y
    app.advance(by: 0.5)
    XCTAssertGreaterThan(right.view.contentOffset.y, first + 100)
    let place = try XCTUnwrap(right.destination)
    XCTAssertGreaterThan(place.item, 10)
    finger.lift()
    app.frame()
    let offset = right.view.contentOffset.y
    try app.waitUntilIdle()
    XCTAssertEqual(right.view.contentOffset.y, offset, accuracy: 0.5, "the drop stops the scroll")
    let index = try XCTUnwrap(right.items.firstIndex(of: "a"))
    XCTAssertEqual(right.cell([0, index])?.name, "a")
    XCTAssertEqual(right.cell([0, index])?.isHidden, false)
  }

  // MARK: Changing data

  /// Batch updates keep placeholders: "you can insert and delete while placeholders are there, by performBatchUpdates"
  /// (WWDC 2017, 223). A reload removes them: "If the placeholder is no longer available (e.g. reloadData has been
  /// called) … this will return NO" (UICollectionView.h).
  func testPlaceholders_surviveUpdates() throws {
    try show(["a", "b"], ["w", "x", "y", "z"])
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    right.perform = { coordinator in
      for (item, place) in zip(coordinator.items, [2, 2]) {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: place, section: 0), reuseIdentifier: "waiting")
        placeholder.cellUpdateHandler = { ($0 as? NamedCell)?.name = "wait" }
        contexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 125), duration: 0.2)
    let other = app.touch(at: CGPoint(x: 75, y: 25), finger: 2)
    app.advance(by: 0.05)
    other.lift()
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["w", "x", "wait", "wait", "y", "z"])
    XCTAssertEqual(contexts.count, 2)
    // Items before, after and around them are inserted, deleted and moved.
    right.view.performBatchUpdates {
      self.right.items = ["z", "new", "x", "late", "y"]
      self.right.view.deleteItems(at: [[0, 0]])
      self.right.view.insertItems(at: [[0, 1], [0, 3]])
      self.right.view.moveItem(at: [0, 3], to: [0, 0])
    }
    app.frame()
    XCTAssertEqual(right.view.numberOfItems(inSection: 0), 7)
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["z", "new", "x", "late", "wait", "wait", "y"])
    XCTAssertTrue(right.view.hasUncommittedUpdates)
    // The delegate gets index paths of the data.
    app.tap(try XCTUnwrap(right.cell([0, 6])))
    XCTAssertEqual(log.take().last, "right select 4")
    XCTAssertEqual(right.view.dataSourceIndexPath(forPresentationIndexPath: [0, 6]), [0, 4])
    XCTAssertEqual(right.view.presentationIndexPath(forDataSourceIndexPath: [0, 4]), [0, 6])
    XCTAssertNil(right.view.dataSourceIndexPath(forPresentationIndexPath: [0, 5]))
    app.tap(try XCTUnwrap(right.cell([0, 5])))
    XCTAssertEqual(log.take(), [], "placeholders cannot be selected")
    // Reconfiguring uses index paths of the data, too.
    right.items[4] = "Y"
    right.view.reconfigureItems(at: [[0, 4]])
    XCTAssertEqual(right.cell([0, 6])?.name, "Y")
    var path: IndexPath?
    XCTAssertTrue(
      contexts[1].commitInsertion {
        path = $0
        self.right.items.insert("second", at: $0.item)
      })
    XCTAssertEqual(path, [0, 4])
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["z", "new", "x", "late", "wait", "second", "Y"])
    right.view.reloadData()
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, right.items)
    XCTAssertFalse(right.view.hasUncommittedUpdates)
    XCTAssertFalse(contexts[0].commitInsertion { _ in XCTFail("the placeholder is gone") })
  }

  func testPlaceholders_goWithTheirSection_andMoveWithIt() throws {
    try show([["a"]], sections: [["p"], ["x"], ["y"]])
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    right.perform = { coordinator in
      for section in [0, 2] {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: 1, section: section), reuseIdentifier: "waiting")
        placeholder.cellUpdateHandler = { ($0 as? NamedCell)?.name = "wait" }
        contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
      }
    }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    right.view.performBatchUpdates {
      self.right.sections = [["y"], ["new"], ["x"]]
      self.right.view.deleteSections([0])
      self.right.view.moveSection(2, toSection: 0)
      self.right.view.insertSections([1])
    }
    try app.waitUntilIdle()
    XCTAssertEqual(right.names(0), ["y", "wait"])
    XCTAssertEqual(right.names(1) + right.names(2), ["new", "x"])
    XCTAssertFalse(contexts[0].deletePlaceholder())
    XCTAssertTrue(contexts[1].deletePlaceholder())
    try app.waitUntilIdle()
    XCTAssertEqual(right.names(0), ["y"])
  }

  /// The source index paths of dragged items follow batch updates. After a reload they are nil.
  func testTheSource_changesDuringTheDrag() throws {
    try show(["a", "b", "c"], [])
    var found: [IndexPath?] = []
    left.perform = { found.append($0.items.first?.sourceIndexPath) }
    let finger = lift(75, 25)
    finger.move(to: CGPoint(x: 75, y: 40))
    left.view.performBatchUpdates {
      self.left.items = ["new", "newer", "c", "b"]
      self.left.view.deleteItems(at: [[0, 0]])
      self.left.view.insertItems(at: [[0, 0], [0, 1]])
      self.left.view.moveItem(at: [0, 2], to: [0, 2])
    }
    try app.waitUntilIdle()
    XCTAssertEqual(left.names, ["new", "newer", "c", "b"])
    finger.drag(to: CGPoint(x: 75, y: 150), duration: 0.1)
    finger.lift()
    try app.waitUntilIdle()
    let second = lift(25, 25)
    second.move(to: CGPoint(x: 25, y: 40))
    left.view.reloadData()
    second.drag(to: CGPoint(x: 75, y: 150), duration: 0.1)
    second.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(found, [[0, 3], nil])
    XCTAssertEqual(left.cell([0, 0])?.states.last ?? 0, 0)
  }

  /// A batch update closes the drop gap. It opens again when the finger moves.
  func testTheTarget_changesDuringTheDrag() throws {
    try show(["a"], ["w", "x", "y"])
    right.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    insertDrops(on: right)
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 175, y: 25), duration: 0.2)
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["w", nil, "x", "y"])
    right.view.performBatchUpdates {
      self.right.items.removeLast()
      self.right.view.deleteItems(at: [[0, 2]])
    }
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["w", "x"])
    finger.move(to: CGPoint(x: 174, y: 25))
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["w", nil, "x"])
    right.view.reloadData()
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["w", "x"])
    finger.move(to: CGPoint(x: 175, y: 25))
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["w", nil, "x"])
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.items, ["w", "a", "x"])
    XCTAssertEqual(right.names, right.items)
  }

  // MARK: Removed views

  func testTheTarget_leavesTheWindow() throws {
    try show(["a"], ["x"])
    right.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    app.advance(by: 0.5)
    right.view.removeFromSuperview()
    app.advance(by: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(right.view.hasActiveDrop)
    XCTAssertFalse(log.events.contains("right performDrop 0"))
    XCTAssertEqual(log.take().last, "left dragSessionDidEnd")
    XCTAssertEqual(right.view.numberOfItems(inSection: 0), 1, "the gap has closed")
    XCTAssertEqual(UIScreen.main.windows.count, 1)
  }

  func testTheSource_leavesTheWindow() throws {
    try show(["a"], ["x"])
    insertDrops(on: right)
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 90, y: 25), duration: 0.1)
    left.view.removeFromSuperview()
    finger.drag(to: CGPoint(x: 125, y: 25), duration: 0.1)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.items, ["a", "x"])
    XCTAssertFalse(left.view.hasActiveDrag)
  }

  /// The Escape key returns the dragged item to its cell, which is no longer dimmed.
  func testEscape_cancelsTheDrag() throws {
    try show(["a", "b"], ["x"])
    insertDrops(on: right)
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    app.key(.keyboardEscape)
    app.frame()
    XCTAssertEqual(UIScreen.main.windows.count, 2, "the item is on its way back")
    finger.move(to: CGPoint(x: 126, y: 30))
    try app.waitUntilIdle()
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.items, ["x"])
    XCTAssertEqual(UIScreen.main.windows.count, 1)
    XCTAssertEqual(left.cell([0, 0])?.states, [1, 2, 0])
    XCTAssertFalse(left.view.hasActiveDrag)
    // The next drag works as the first one.
    let other = lift(25, 25)
    other.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    other.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.items, ["a", "x"])
  }

  /// A cell that scrolls out of the visible area and back still shows the drag state.
  func testTheDragState_comesBackWithTheCell() throws {
    try show((0..<60).map { "\($0)" }, [])
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 150, y: 100), duration: 0.1)
    left.view.contentOffset.y = 800
    left.view.layoutIfNeeded()
    left.view.contentOffset.y = 0
    left.view.layoutIfNeeded()
    XCTAssertEqual(left.cell([0, 0])?.configurationState.cellDragState, .dragging)
    XCTAssertEqual(left.view.visibleCells.count { $0.configurationState.cellDragState == .dragging }, 1)
    finger.cancel()
    try app.waitUntilIdle()
  }

  /// "Collection view will highlight the item at the destination index path" (`insertIntoDestinationIndexPath`,
  /// UICollectionView.h).
  func testADropIntoAnItem_highlightsIt() throws {
    try show(["a"], (0..<30).map { "\($0)" })
    right.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath) }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    XCTAssertEqual(right.cell([0, 0])?.isHighlighted, true)
    right.view.reconfigureItems(at: [[0, 0]])
    XCTAssertEqual(right.cell([0, 0])?.isHighlighted, true)
    finger.drag(to: CGPoint(x: 175, y: 25), duration: 0.2)
    XCTAssertEqual(right.cell([0, 0])?.isHighlighted, false)
    XCTAssertEqual(right.cell([0, 1])?.isHighlighted, true)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.view.visibleCells.count(where: \.isHighlighted), 0)
  }

  /// A drop into an item scales the preview to fit a rectangle: "The item will be animated with an aspect fit scale
  /// transform to fit inside the rect" (UICollectionView.h).
  func testADropIntoAnItem_fitsIt() throws {
    try show(["a"], ["x"])
    right.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath) }
    right.perform = { coordinator in
      XCTAssertEqual(coordinator.items[0].previewSize, CGSize(width: 50, height: 50))
      coordinator.drop(
        coordinator.items[0].dragItem, intoItemAt: [0, 0], rect: CGRect(x: 10, y: 0, width: 10, height: 40))
    }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    XCTAssertEqual(right.cell([0, 0])?.configurationState.cellDropState, .targeted)
    finger.lift()
    let overlay = try XCTUnwrap(UIScreen.main.windows.max { $0.windowLevel.rawValue < $1.windowLevel.rawValue })
    let carrier = try XCTUnwrap(overlay.subviews.first { !($0 is DragBadge) }?.subviews.first)
    XCTAssertEqual(carrier.frame, CGRect(x: 110, y: 15, width: 10, height: 10))
    try app.waitUntilIdle()
    XCTAssertEqual(right.cell([0, 0])?.configurationState.cellDropState, UICellConfigurationState.DropState.none)
  }
}
