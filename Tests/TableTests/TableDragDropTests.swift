import UIKit
import UIKitTesting
import XCTest

/// Drag and drop between table views. The calls follow the comments in UITableView.h (`UITableViewDragDelegate`,
/// `UITableViewDropDelegate`). Their order is that of collection views (`DragDropTests`), because both use the same
/// implementation.
@preconcurrency @MainActor
final class TableDragDropTests: TableDragTestCase {
  func testTheCalls_comeInUIKitsOrder() throws {
    try show(["a", "b", "c"], ["x", "y"])
    right.perform = { [unowned right = right!] coordinator in
      let path = coordinator.destinationIndexPath ?? IndexPath(row: right.rows.count, section: 0)
      for item in coordinator.items {
        XCTAssertNil(item.sourceIndexPath)
        XCTAssertEqual(item.previewSize, CGSize(width: 100, height: 50))
        right.rows.insert((item.dragItem.localObject as? String) ?? "?", at: path.row)
        right.view.insertRows(at: [path], with: .automatic)
        coordinator.drop(item.dragItem, toRowAt: path).addCompletion { _ in right.note("settled") }
      }
    }
    let cell = try XCTUnwrap(left.cell([0, 1]))
    let finger = lift(50, 75)
    XCTAssertEqual(takeLog(), ["left itemsForBeginning 1", "left dragPreviewParameters 1"])
    XCTAssertEqual(cell.states, [1])
    XCTAssertTrue(left.view.hasActiveDrag)
    finger.move(to: CGPoint(x: 50, y: 85))
    XCTAssertEqual(takeLog(), ["left dragSessionWillBegin", "left canHandle", "left didEnter"])
    XCTAssertEqual(cell.states, [1, 2])
    XCTAssertEqual(cell.configurationState.cellDragState, .dragging)
    finger.drag(to: CGPoint(x: 150, y: 30), duration: 0.2)
    XCTAssertEqual(takeLog(), ["right canHandle", "left didExit", "right didEnter"])
    XCTAssertTrue(right.view.hasActiveDrop)
    XCTAssertFalse(left.view.hasActiveDrop)
    XCTAssertEqual(right.cell([0, 0])?.configurationState.cellDropState, .notTargeted)
    right.logsUpdates = true
    finger.move(to: CGPoint(x: 150, y: 80))
    XCTAssertEqual(takeLog(), ["right didUpdate 1"])
    finger.move(to: CGPoint(x: 150, y: 150))
    XCTAssertEqual(takeLog(), ["right didUpdate 2"], "behind the last row")
    finger.move(to: CGPoint(x: 150, y: 30))
    _ = takeLog()
    finger.lift()
    XCTAssertEqual(takeLog(), ["right performDrop 0", "right dropPreviewParameters 0"])
    XCTAssertEqual(right.cell([0, 0])?.isHidden, true, "until the preview has arrived")
    try app.waitUntilIdle()
    XCTAssertEqual(
      takeLog(), ["right settled", "left dropSessionDidEnd", "right dropSessionDidEnd", "left dragSessionDidEnd"])
    XCTAssertEqual(right.rows, ["b", "x", "y"])
    XCTAssertEqual(right.names, ["b", "x", "y"])
    XCTAssertEqual(right.cell([0, 0])?.isHidden, false)
    XCTAssertEqual(cell.states, [1, 2, 0])
    XCTAssertFalse(left.view.hasActiveDrag)
    XCTAssertFalse(right.view.hasActiveDrop)
    XCTAssertEqual(right.cell([0, 0])?.configurationState.cellDropState, UICellConfigurationState.DropState.none)
    XCTAssertEqual(UIScreen.main.windows.count, 1, "the window of the previews is gone")
  }

  /// UITableViewCell.h: "Default is NO. When set to YES, user interaction on the cell is enabled while it is dragging".
  func testARowThatIsDraggedIgnoresTouches() throws {
    try show(["a", "b"], [])
    let cell = try XCTUnwrap(left.cell([0, 1]))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    cell.contentView.addSubview(button)
    app.frame()
    let point = cell.convert(CGPoint(x: 20, y: 20), to: nil)
    XCTAssertTrue(app.window.hitTest(point, with: nil) === button)
    let finger = lift(50, 75)
    finger.move(to: CGPoint(x: 50, y: 85))
    XCTAssertEqual(cell.configurationState.cellDragState, .dragging)
    XCTAssertTrue(app.window.hitTest(point, with: nil) === cell)
    cell.userInteractionEnabledWhileDragging = true
    XCTAssertTrue(app.window.hitTest(point, with: nil) === button)
    cell.userInteractionEnabledWhileDragging = false
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertTrue(app.window.hitTest(point, with: nil) === button)
  }

  func testALiftThatDoesNotMove_isNoDrag_andSomeRowsStay() throws {
    try show(["a", "fixed"], [])
    let cell = try XCTUnwrap(left.cell([0, 0]))
    lift(50, 25).lift()
    try app.waitUntilIdle()
    XCTAssertEqual(takeLog(), ["left itemsForBeginning 0", "left dragPreviewParameters 0"])
    XCTAssertFalse(left.view.hasActiveDrag)
    XCTAssertEqual(cell.states, [1, 0])
    app.longPress(at: CGPoint(x: 50, y: 75))
    XCTAssertEqual(takeLog(), ["left itemsForBeginning 1", "left select 1"], "without items the press stays a press")
    left.view.dragInteractionEnabled = false
    app.longPress(at: CGPoint(x: 50, y: 25))
    XCTAssertEqual(takeLog(), ["left select 0"])
    try app.waitUntilIdle()
  }

  func testACancelledOrRefusedDrop_goesHome() throws {
    try show(["a", "b"], ["x"])
    right.proposal = { _ in UITableViewDropProposal(operation: .forbidden) }
    var finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 25), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(log.contains { $0.contains("perform") })
    XCTAssertEqual(takeLog().last, "left dragSessionDidEnd")
    right.proposal = { _ in UITableViewDropProposal(operation: .move) }
    left.allowsMove = false
    finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 25), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(takeLog().contains { $0.contains("perform") }, "the source does not let its rows be moved")
    left.allowsMove = true
    finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 25), duration: 0.2)
    finger.cancel()
    try app.waitUntilIdle()
    XCTAssertFalse(takeLog().contains { $0.contains("perform") })
    XCTAssertEqual(UIScreen.main.windows.count, 1)
  }

  func testTheRowsMakeRoom_whereADropWouldInsert() throws {
    try show(["a", "b"], ["w", "x", "y"])
    right.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 75), duration: 0.2)
    app.advance(by: 0.6)
    XCTAssertEqual(right.view.numberOfRows(inSection: 0), 4, "what is shown")
    XCTAssertTrue(right.view.hasUncommittedUpdates)
    XCTAssertEqual(right.names, ["w", nil, "x", "y"])
    XCTAssertEqual(right.view.rectForRow(at: [0, 2]).minY, 100, "the gap is as high as a row")
    finger.drag(to: CGPoint(x: 150, y: 125), duration: 0.2)
    app.advance(by: 0.6)
    XCTAssertEqual(right.names, ["w", "x", nil, "y"])
    finger.drag(to: CGPoint(x: 50, y: 150), duration: 0.2)
    app.advance(by: 0.6)
    XCTAssertEqual(right.names, ["w", "x", "y"], "closed when the finger leaves")
    XCTAssertFalse(right.view.hasUncommittedUpdates)
    insertDrops(on: right)
    finger.drag(to: CGPoint(x: 150, y: 125), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.rows, ["w", "x", "a", "y"])
    XCTAssertEqual(right.names, ["w", "x", "a", "y"])
    XCTAssertFalse(right.view.hasUncommittedUpdates)
  }

  func testReordering_throughTheDropDelegate() throws {
    try show(["a", "b", "c"], [])
    left.proposal = { _ in UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    left.perform = { [unowned left = left!] coordinator in
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let source = item.sourceIndexPath
      else { return XCTFail("no source") }
      left.view.performBatchUpdates {
        left.rows.insert(left.rows.remove(at: source.row), at: path.row)
        left.view.deleteRows(at: [source], with: .automatic)
        left.view.insertRows(at: [path], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: path)
    }
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 50, y: 125), duration: 0.3)
    app.advance(by: 0.6)
    XCTAssertEqual(left.names, ["b", "c", "a"], "the moved row is the gap")
    XCTAssertEqual(left.cell([0, 2])?.isHidden, true)
    XCTAssertEqual(left.rows, ["a", "b", "c"])
    XCTAssertTrue(left.view.hasUncommittedUpdates)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(left.rows, ["b", "c", "a"])
    XCTAssertEqual(left.names, ["b", "c", "a"])
    XCTAssertEqual(left.cell([0, 2])?.isHidden, false)
    XCTAssertFalse(left.view.hasUncommittedUpdates)
    XCTAssertTrue(log.contains("left performDrop 2"), "the data source has no moveRowAt")
  }

  func testPlaceholders_areReplacedOrDeleted() throws {
    try show(["a", "b"], ["x", "y"])
    var contexts: [any UITableViewDropPlaceholderContext] = []
    right.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "waiting", rowHeight: 30)
      placeholder.cellUpdateHandler = { ($0 as? DragCell)?.name = "waiting" }
      contexts = coordinator.items.map { coordinator.drop($0.dragItem, to: placeholder) }
    }
    for isCommitted in [true, false] {
      let finger = lift(50, 25)
      finger.drag(to: CGPoint(x: 150, y: 75), duration: 0.2)
      finger.lift()
      try app.waitUntilIdle()
      XCTAssertEqual(right.names[1], "waiting")
      XCTAssertEqual(right.view.rectForRow(at: [0, 1]), CGRect(x: 0, y: 50, width: 100, height: 30))
      XCTAssertTrue(right.view.hasUncommittedUpdates)
      let count = right.rows.count
      let context = try XCTUnwrap(contexts.first)
      if isCommitted {
        XCTAssertTrue(context.commitInsertion { self.right.rows.insert("new", at: $0.row) })
      } else {
        XCTAssertTrue(context.deletePlaceholder())
      }
      try app.waitUntilIdle()
      XCTAssertEqual(right.names, right.rows)
      XCTAssertEqual(right.rows.count, count + (isCommitted ? 1 : 0))
      XCTAssertEqual(right.view.rectForRow(at: [0, 1]).height, 50)
      XCTAssertFalse(right.view.hasUncommittedUpdates)
      XCTAssertFalse(context.deletePlaceholder(), "gone")
    }
    XCTAssertEqual(right.rows, ["x", "new", "y"])
  }

  /// A drop into a row highlights the row and scales the preview: "Table view will highlight the row at the destination
  /// index path" (UITableView.h).
  func testADropIntoARow_highlightsAndFitsIt() throws {
    try show(["a"], ["x", "y"])
    right.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath) }
    right.perform = { coordinator in
      XCTAssertEqual(coordinator.proposal.intent, .insertIntoDestinationIndexPath)
      coordinator.drop(
        coordinator.items[0].dragItem, intoRowAt: [0, 1], rect: CGRect(x: 10, y: 0, width: 40, height: 40))
    }
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 75), duration: 0.2)
    let cell = try XCTUnwrap(right.cell([0, 1]))
    XCTAssertEqual(cell.configurationState.cellDropState, .targeted)
    XCTAssertTrue(cell.isHighlighted)
    XCTAssertFalse(right.view.hasUncommittedUpdates, "there is no gap")
    finger.move(to: CGPoint(x: 150, y: 25))
    XCTAssertFalse(cell.isHighlighted)
    XCTAssertEqual(cell.configurationState.cellDropState, .notTargeted)
    finger.move(to: CGPoint(x: 150, y: 75))
    finger.lift()
    XCTAssertFalse(cell.isHighlighted)
    let overlay = try XCTUnwrap(UIScreen.main.windows.max { $0.windowLevel.rawValue < $1.windowLevel.rawValue })
    let carrier = try XCTUnwrap(overlay.subviews.first?.subviews.first { $0.frame.width == 40 })
    XCTAssertEqual(carrier.frame, CGRect(x: 110, y: 60, width: 40, height: 20), "the row's proportions")
    try app.waitUntilIdle()
  }

  /// "The table view will automatically choose between .insertAtDestinationIndexPath and
  /// .insertIntoDestinationIndexPath depending on the position of the drop" (UITableView.h).
  func testAnAutomaticIntent_choosesByThePlaceInTheRow() throws {
    try show(["a"], ["x", "y"])
    right.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .automatic) }
    var chosen: [UITableViewDropProposal.Intent] = []
    right.perform = { chosen.append($0.proposal.intent) }
    for (y, isInto) in [(75, true), (55, false)] {
      let finger = lift(50, 25)
      // A jump: on the way to the middle a gap would open.
      finger.move(to: CGPoint(x: 150, y: CGFloat(y)))
      app.advance(by: 0.5)
      XCTAssertEqual(right.cell([0, 1])?.isHighlighted ?? false, isInto)
      XCTAssertEqual(right.view.hasUncommittedUpdates, !isInto, "a gap")
      finger.lift()
      try app.waitUntilIdle()
    }
    XCTAssertEqual(chosen, [.insertIntoDestinationIndexPath, .insertAtDestinationIndexPath])
  }

  func testADragThatRests_activatesWhatIsSpringLoaded() throws {
    try show(["a"], ["x", "y"])
    right.view.isSpringLoaded = true
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 75), duration: 0.2)
    app.advance(by: 0.8)
    XCTAssertFalse(log.contains("right select 1"))
    app.advance(by: 0.6)
    XCTAssertTrue(log.contains("right select 1"))
    finger.cancel()
    try app.waitUntilIdle()
  }

  func testATapOfAnotherFinger_addsRows() throws {
    try show(["a", "b", "c"], [])
    right.perform = { coordinator in XCTAssertEqual(coordinator.items.count, 2) }
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 125), duration: 0.2)
    let other = app.touch(at: CGPoint(x: 50, y: 75), finger: 2)
    app.advance(by: 0.05)
    other.lift()
    app.frame()
    XCTAssertTrue(log.contains("left itemsForAdding 1"))
    XCTAssertEqual(left.cell([0, 1])?.configurationState.cellDragState, .dragging)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertTrue(log.contains("right performDrop nil"))
  }

  func testAMouseDrags_asSoonAsItMoves() throws {
    try show(["a"], ["x"])
    insertDrops(on: right)
    let mouse = app.press(at: CGPoint(x: 50, y: 25))
    mouse.move(to: CGPoint(x: 56, y: 25))
    XCTAssertTrue(log.contains("left dragSessionWillBegin"))
    mouse.drag(to: CGPoint(x: 150, y: 25), duration: 0.1)
    mouse.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["a", "x"])
  }

  func testFilesOfTheDesktop_areADropOfAddresses() throws {
    try show([], ["x", "y"])
    var found: [UIDragItem] = []
    right.perform = { coordinator in
      XCTAssertNil(coordinator.session.localDragSession)
      found = coordinator.items.map(\.dragItem)
    }
    right.wanted = NSURL.self
    app.send(.filesDropped([URL(fileURLWithPath: "/tmp/picture.png")], at: CGPoint(x: 150, y: 75)))
    app.frame()
    XCTAssertEqual(takeLog(), ["right canHandle", "right didEnter", "right performDrop 1", "right dropSessionDidEnd"])
    XCTAssertTrue(found.first?.itemProvider.canLoadObject(ofClass: URL.self) ?? false)
    try app.waitUntilIdle()
  }
}
