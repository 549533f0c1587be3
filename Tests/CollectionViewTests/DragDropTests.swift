import UIKit
import UIKitTesting
import XCTest

/// Drag and drop between collection views. The calls follow the comments in UICollectionView.h
/// (`UICollectionViewDragDelegate`, `UICollectionViewDropDelegate`), and their order is that of `DragCallTests`.
@preconcurrency @MainActor
final class DragDropTests: DragTestCase {
  func testTheCalls_comeInUIKitsOrder() throws {
    try show(["a", "b", "c"], ["x", "y"])
    right.perform = { [unowned right = right!] coordinator in
      let path = coordinator.destinationIndexPath ?? IndexPath(item: right.items.count, section: 0)
      for item in coordinator.items {
        XCTAssertNil(item.sourceIndexPath)
        right.items.insert((item.dragItem.localObject as? String) ?? "?", at: path.item)
        right.view.insertItems(at: [path])
        coordinator.drop(item.dragItem, toItemAt: path).addCompletion { _ in right.log.add("settled") }
      }
    }
    let cell = try XCTUnwrap(left.view.cellForItem(at: [0, 1]) as? NamedCell)
    let finger = lift(75, 25)
    XCTAssertEqual(log.take(), ["left itemsForBeginning 1", "left dragPreviewParameters 1"])
    XCTAssertEqual(cell.states, [1])
    XCTAssertTrue(left.view.hasActiveDrag)
    finger.move(to: CGPoint(x: 75, y: 35))
    XCTAssertEqual(log.take(), ["left dragSessionWillBegin", "left canHandle", "left didEnter"])
    XCTAssertEqual(cell.states, [1, 2])
    finger.drag(to: CGPoint(x: 125, y: 30), duration: 0.2)
    XCTAssertEqual(log.take(), ["right canHandle", "left didExit", "right didEnter"])
    XCTAssertTrue(right.view.hasActiveDrop)
    XCTAssertFalse(left.view.hasActiveDrop)
    right.logsUpdates = true
    finger.move(to: CGPoint(x: 175, y: 30))
    XCTAssertEqual(log.take(), ["right didUpdate 1"])
    finger.move(to: CGPoint(x: 125, y: 150))
    XCTAssertEqual(log.take(), ["right didUpdate 2"], "behind the last item")
    finger.move(to: CGPoint(x: 125, y: 30))
    _ = log.take()
    finger.lift()
    XCTAssertEqual(log.take(), ["right performDrop 0", "right dropPreviewParameters 0"])
    try app.waitUntilIdle()
    XCTAssertEqual(
      log.take(), ["settled", "left dropSessionDidEnd", "right dropSessionDidEnd", "left dragSessionDidEnd"])
    XCTAssertEqual(right.items, ["b", "x", "y"])
    XCTAssertEqual(right.names, ["b", "x", "y"])
    XCTAssertEqual(right.view.cellForItem(at: [0, 0])?.isHidden, false)
    XCTAssertEqual(cell.states, [1, 2, 0])
    XCTAssertFalse(left.view.hasActiveDrag)
    XCTAssertFalse(right.view.hasActiveDrop)
    XCTAssertEqual(UIScreen.main.windows.count, 1, "the window of the previews is gone")
  }

  func testALiftThatDoesNotMove_isNoDrag_andSomeItemsStay() throws {
    try show(["a", "fixed"], [])
    let finger = lift(25, 25)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["left itemsForBeginning 0", "left dragPreviewParameters 0"])
    XCTAssertFalse(left.view.hasActiveDrag)
    app.longPress(at: CGPoint(x: 75, y: 25))
    XCTAssertEqual(log.take(), ["left itemsForBeginning 1", "left select 1"], "without items the press stays a press")
    left.view.dragInteractionEnabled = false
    app.longPress(at: CGPoint(x: 25, y: 25))
    XCTAssertEqual(log.take(), ["left select 0"])
    try app.waitUntilIdle()
  }

  func testACancelledOrRefusedDrop_goesHome() throws {
    try show(["a", "b"], ["x"])
    right.proposal = { _ in UICollectionViewDropProposal(operation: .forbidden) }
    var finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(log.events.contains { $0.contains("perform") })
    XCTAssertEqual(log.take().last, "left dragSessionDidEnd")
    right.proposal = { _ in UICollectionViewDropProposal(operation: .move) }
    left.allowsMove = false
    finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(log.take().contains { $0.contains("perform") }, "the source does not let its items be moved")
    left.allowsMove = true
    finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    finger.cancel()
    try app.waitUntilIdle()
    XCTAssertFalse(log.take().contains { $0.contains("perform") })
    XCTAssertEqual(UIScreen.main.windows.count, 1)
  }

  func testTheItemsMakeRoom_whereADropWouldInsert() throws {
    try show(["a", "b"], ["w", "x", "y", "z"])
    right.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 175, y: 25), duration: 0.2)
    app.advance(by: 0.6)
    XCTAssertEqual(right.view.numberOfItems(inSection: 0), 5, "what is shown")
    XCTAssertTrue(right.view.hasUncommittedUpdates)
    XCTAssertEqual(right.names, ["w", nil, "x", "y", "z"])
    finger.drag(to: CGPoint(x: 125, y: 75), duration: 0.2)
    app.advance(by: 0.6)
    XCTAssertEqual(right.names, ["w", "x", nil, "y", "z"])
    finger.drag(to: CGPoint(x: 25, y: 150), duration: 0.2)
    app.advance(by: 0.6)
    XCTAssertEqual(right.names, ["w", "x", "y", "z"], "closed when the finger leaves")
    XCTAssertFalse(right.view.hasUncommittedUpdates)
    right.perform = { [unowned right = right!] coordinator in
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return XCTFail() }
      right.view.performBatchUpdates {
        right.items.insert("a", at: path.item)
        right.view.insertItems(at: [path])
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
    finger.drag(to: CGPoint(x: 125, y: 75), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.items, ["w", "x", "a", "y", "z"])
    XCTAssertEqual(right.names, ["w", "x", "a", "y", "z"])
  }

  func testReordering_throughTheDropDelegate() throws {
    try show(["a", "b", "c", "d"], [])
    left.proposal = { _ in UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    left.perform = { [unowned left = left!] coordinator in
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let source = item.sourceIndexPath
      else { return XCTFail("no source") }
      XCTAssertEqual(item.previewSize, CGSize(width: 50, height: 50))
      left.view.performBatchUpdates {
        left.items.insert(left.items.remove(at: source.item), at: path.item)
        left.view.deleteItems(at: [source])
        left.view.insertItems(at: [path])
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 75, y: 75), duration: 0.3)
    app.advance(by: 0.6)
    XCTAssertEqual(left.names, ["b", "c", "d", "a"], "the moved item is the gap")
    XCTAssertEqual(left.view.cellForItem(at: [0, 3])?.alpha, 0)
    XCTAssertEqual(left.items, ["a", "b", "c", "d"])
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(left.items, ["b", "c", "d", "a"])
    XCTAssertEqual(left.names, ["b", "c", "d", "a"])
    XCTAssertEqual(left.view.cellForItem(at: [0, 3])?.alpha, 1)
    XCTAssertEqual(left.view.cellForItem(at: [0, 3])?.isHidden, false)
  }

  func testPlaceholders_areReplacedOrDeleted() throws {
    try show(["a", "b"], ["x", "y"])
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    right.perform = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: [0, 1], reuseIdentifier: "waiting")
      placeholder.cellUpdateHandler = { ($0 as? NamedCell)?.name = "waiting" }
      contexts = coordinator.items.map { coordinator.drop($0.dragItem, to: placeholder) }
    }
    for isCommitted in [true, false] {
      let finger = lift(25, 25)
      finger.drag(to: CGPoint(x: 175, y: 25), duration: 0.2)
      finger.lift()
      try app.waitUntilIdle()
      XCTAssertEqual(right.names[1], "waiting")
      XCTAssertTrue(right.view.hasUncommittedUpdates)
      let count = right.items.count
      let context = try XCTUnwrap(contexts.first)
      if isCommitted {
        XCTAssertTrue(context.commitInsertion { self.right.items.insert("new", at: $0.item) })
      } else {
        XCTAssertTrue(context.deletePlaceholder())
      }
      try app.waitUntilIdle()
      XCTAssertEqual(right.names, right.items)
      XCTAssertEqual(right.items.count, count + (isCommitted ? 1 : 0))
      XCTAssertFalse(right.view.hasUncommittedUpdates)
      XCTAssertFalse(context.deletePlaceholder(), "gone")
    }
    XCTAssertEqual(right.items, ["x", "new", "y"])
  }

  /// A batch update in a callback is shown by a reload. The placeholders remain, because the application still inserts their items.
  func testPlaceholders_remainAfterAnUpdateInACallback() throws {
    try show(["a", "b"], ["x", "y"])
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    right.perform = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: [0, 1], reuseIdentifier: "waiting")
      placeholder.cellUpdateHandler = { ($0 as? NamedCell)?.name = "waiting" }
      contexts = coordinator.items.map { coordinator.drop($0.dragItem, to: placeholder) }
    }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 175, y: 25), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["x", "waiting", "y"])
    let context = try XCTUnwrap(contexts.first)
    let layout = CallingFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    right.view.collectionViewLayout = layout
    right.view.layoutIfNeeded()
    XCTAssertEqual(right.names, ["x", "waiting", "y"])
    layout.call = { [right = right!] in
      right.items.insert("first", at: 0)
      right.view.insertItems(at: [[0, 0]])
    }
    layout.invalidateLayout()
    try app.waitUntilIdle()
    XCTAssertNil(layout.call)
    XCTAssertEqual(right.names, ["first", "x", "waiting", "y"])
    XCTAssertTrue(right.view.hasUncommittedUpdates)
    XCTAssertTrue(context.commitInsertion { self.right.items.insert("new", at: $0.item) })
    try app.waitUntilIdle()
    XCTAssertEqual(right.items, ["first", "x", "new", "y"])
    XCTAssertEqual(right.names, right.items)
  }

  func testADragThatRests_activatesWhatIsSpringLoaded() throws {
    try show(["a"], ["x", "y"])
    right.view.isSpringLoaded = true
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 175, y: 25), duration: 0.2)
    app.advance(by: 0.8)
    XCTAssertFalse(log.events.contains("right select 1"))
    app.advance(by: 0.6)
    XCTAssertTrue(log.events.contains("right select 1"))
    finger.cancel()
    try app.waitUntilIdle()
  }

  func testATapOfAnotherFinger_addsItems() throws {
    try show(["a", "b", "c"], [])
    right.perform = { coordinator in XCTAssertEqual(coordinator.items.count, 2) }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 125), duration: 0.2)
    let other = app.touch(at: CGPoint(x: 75, y: 25), finger: 2)
    app.advance(by: 0.05)
    other.lift()
    app.frame()
    XCTAssertTrue(log.events.contains("left itemsForAdding 1"))
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertTrue(log.events.contains("right performDrop nil"))
  }

  func testFilesOfTheDesktop_areADropOfAddresses() throws {
    try show([], ["x", "y"])
    var found: [UIDragItem] = []
    right.perform = { coordinator in
      XCTAssertNil(coordinator.session.localDragSession)
      XCTAssertEqual(coordinator.proposal.operation, .copy)
      found = coordinator.items.map(\.dragItem)
    }
    let file = URL(fileURLWithPath: "/tmp/picture.png")
    app.send(.filesDropped([file], at: CGPoint(x: 175, y: 25)))
    app.frame()
    XCTAssertEqual(log.take(), ["right canHandle"], "these views want text")
    XCTAssertEqual(found.count, 0)
    right.wanted = NSURL.self
    app.send(.filesDropped([file], at: CGPoint(x: 175, y: 25)))
    app.frame()
    XCTAssertEqual(log.take(), ["right canHandle", "right didEnter", "right performDrop 1", "right dropSessionDidEnd"])
    XCTAssertTrue(found.first?.itemProvider.canLoadObject(ofClass: URL.self) ?? false)
    try app.waitUntilIdle()
  }

  func testObjectsAreLoaded() throws {
    try show([], [])
    let text = NSItemProvider(object: NSString(string: "text"))
    XCTAssertTrue(text.canLoadObject(ofClass: String.self))
    XCTAssertFalse(text.canLoadObject(ofClass: UIImage.self))
    XCTAssertTrue(text.hasItemConformingToTypeIdentifier("public.text"))
    let loaded = Loaded()
    text.loadObject(ofClass: String.self) { value, _ in loaded.set(value) }
    let file = URL(fileURLWithPath: "/tmp/some file.png")
    let address = try XCTUnwrap(NSItemProvider(contentsOf: file))
    XCTAssertEqual(address.suggestedName, "some file.png")
    XCTAssertTrue(address.canLoadObject(ofClass: UIImage.self))
    let other = Loaded()
    address.loadObject(ofClass: URL.self) { value, _ in other.set(value?.path) }
    let third = Loaded()
    text.loadObject(ofClass: URL.self) { value, error in third.set(error == nil ? "none" : "error") }
    for _ in 0..<400 where loaded.value == nil || other.value == nil || third.value == nil { usleep(5000) }
    XCTAssertEqual(loaded.value, "text")
    XCTAssertEqual(other.value, "/tmp/some file.png")
    XCTAssertEqual(third.value, "error")
  }

  /// The data that another thread has loaded from a dropped item.
  private final class Loaded: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: String?
    var value: String? { lock.withLock { storage } }
    func set(_ new: String?) { lock.withLock { storage = new } }
  }
}

/// A flow layout that calls a closure once while it is prepared.
private final class CallingFlowLayout: UICollectionViewFlowLayout {
  var call: (() -> Void)?
  override func prepare() {
    super.prepare()
    let call = call
    self.call = nil
    call?()
  }
}
