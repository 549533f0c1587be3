import UIKit
import UIKitTesting
import XCTest

/// The order of callbacks from the lift to the last animation, with drag and drop interactions on plain views. It
/// follows the comments in UIDragInteraction.h and UIDropInteraction.h (iOS 11 to 17 SDKs):
/// - "Called when the lift animation is about to start", "when the items are in their fully lifted appearance, and the
///   user has started to drag the items away" (`sessionWillBegin`);
/// - `canHandle` before everything else, `sessionDidEnter`, then `sessionDidUpdate` "when the drag enters …, or when
///   the drag moves while inside the view, or if items are added to the drag while inside the view";
/// - "Called when the drop happens, after performDrop, once for each visible item" (`previewForDropping`), "once for
///   each item, whether it is visible or not" (`willAnimateDrop`), `concludeDrop` when "all resulting drop animations
///   have completed", `sessionDidEnd` "for *every* interaction that ever received sessionDidEnter …";
/// - `willEndWith`: "the user is done dragging, and the drag will finish", `didEndWith`: "all related animations are
///   completed", `sessionDidTransferItems` "after a drop happened and the handler … has received all of the data".
/// `concludeDrop` comes before `sessionDidEnd` (in a beta of iOS 11 the order was reversed: openradar 33111675).
@preconcurrency @MainActor
final class DragCallTests: XCTestCase {
  @MainActor
  private final class Box: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let name: String
    let log: EventLog
    var operation = UIDropOperation.copy
    var handles = true
    var showsItems = true
    var number = 1
    var restricts = false
    var dropPlace = CGPoint(x: 20, y: 20)
    weak var dropped: UIDragItem?
    var defaults: [CGPoint] = []

    init(_ name: String, _ log: EventLog, frame: CGRect, drags: Bool, drops: Bool) {
      self.name = name
      self.log = log
      super.init(frame: frame)
      if drags { addInteraction(UIDragInteraction(delegate: self)) }
      if drops { addInteraction(UIDropInteraction(delegate: self)) }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ call: String) { log.add("\(name) \(call)") }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      add("itemsForBeginning")
      return (0..<number).map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "\(name)\($0)"))) }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      add("previewForLifting")
      return showsItems ? UITargetedDragPreview(view: self, parameters: UIDragPreviewParameters()) : nil
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
      add("willAnimateLift")
      animator.addCompletion { [log, name] _ in log.add("\(name) lifted") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      add("sessionWillBegin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { add("willEndWith \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { add("didEndWith \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      add("sessionDidTransferItems")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
      add("itemsForAdding")
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
      add("sessionForAddingItems")
      return nil
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { add("willAdd \(items.count) for \((addingInteraction.delegate as? Box)?.name ?? "?")") }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      add("previewForCancelling")
      return defaultPreview
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { add("willAnimateCancel") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      add("canHandle \(session.items.count)")
      return handles
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      add("sessionDidEnter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      add("sessionDidUpdate")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      add("sessionDidExit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      add("performDrop")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      add("previewForDropping")
      dropped = item
      defaults.append(defaultPreview.target.center)
      return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: self, center: dropPlace))
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
      add("willAnimateDrop")
      animator.addCompletion { [log, name] _ in log.add("\(name) dropped") }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      add("concludeDrop")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      add("sessionDidEnd")
    }
  }

  private var app: TestApplication!
  private let log = EventLog()
  private var source: Box!
  private var first: Box!
  private var second: Box!

  /// Creates a drag source at the left and two destinations beside it, each 60 points wide.
  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 200, height: 100))
    app.onReport = { XCTFail($0) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    source = Box("source", log, frame: CGRect(x: 0, y: 20, width: 60, height: 60), drags: true, drops: false)
    first = Box("first", log, frame: CGRect(x: 70, y: 20, width: 60, height: 60), drags: true, drops: true)
    second = Box("second", log, frame: CGRect(x: 140, y: 20, width: 60, height: 60), drags: false, drops: true)
    for box in [source!, first!, second!] { root.addSubview(box) }
    app.show(root)
    try app.waitUntilIdle()
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  private func lift() -> TestFinger {
    let finger = app.touch(at: CGPoint(x: 30, y: 50))
    app.advance(by: 1)
    return finger
  }

  func testADrop() throws {
    let finger = lift()
    XCTAssertEqual(
      log.take(), ["source itemsForBeginning", "source previewForLifting", "source willAnimateLift", "source lifted"])
    finger.move(to: CGPoint(x: 40, y: 50))
    XCTAssertEqual(log.take(), ["source sessionWillBegin"], "nothing takes drops here")
    finger.move(to: CGPoint(x: 100, y: 50))
    XCTAssertEqual(log.take(), ["first canHandle 1", "first sessionDidEnter", "first sessionDidUpdate"])
    finger.move(to: CGPoint(x: 110, y: 50))
    XCTAssertEqual(log.take(), ["first sessionDidUpdate"])
    finger.move(to: CGPoint(x: 170, y: 50))
    XCTAssertEqual(
      log.take(),
      ["second canHandle 1", "first sessionDidExit", "second sessionDidEnter", "second sessionDidUpdate"])
    finger.lift()
    XCTAssertEqual(
      log.take(),
      ["source willEndWith copy", "second performDrop", "second previewForDropping", "second willAnimateDrop"])
    try app.waitUntilIdle()
    XCTAssertEqual(
      log.take(),
      [
        "second dropped", "second concludeDrop", "first sessionDidEnd", "second sessionDidEnd",
        "source didEndWith copy",
        "source sessionDidTransferItems",
      ])
  }

  /// "Call this method to provide an updated drop preview after UIKit has started the drop animation. If the drop
  /// animation is still ongoing, UIKit calls … passing the previous drop preview" (Apple's documentation of
  /// setNeedsDropPreviewUpdate).
  func testADropPreviewIsRenewedOnItsWay() throws {
    let finger = lift()
    finger.move(to: CGPoint(x: 40, y: 50))
    finger.move(to: CGPoint(x: 170, y: 50))
    finger.lift()
    let item = try XCTUnwrap(second.dropped)
    app.advance(by: 0.1)
    _ = log.take()
    second.dropPlace = CGPoint(x: 50, y: 10)
    item.setNeedsDropPreviewUpdate()
    XCTAssertEqual(log.take(), ["second previewForDropping"])
    XCTAssertEqual(second.defaults.last, CGPoint(x: 20, y: 20), "the one before")
    app.advance(by: 0.26)
    XCTAssertEqual(log.take(), [], "the way is longer now")
    try app.waitUntilIdle()
    XCTAssertEqual(log.take().prefix(2), ["second dropped", "second concludeDrop"])
    item.setNeedsDropPreviewUpdate()
    XCTAssertEqual(log.take(), [], "it has arrived")
    XCTAssertEqual(UIScreen.main.windows.count, 1)
  }

  func testWithoutAPreview_theItemIsStillAnimated() throws {
    source.showsItems = false
    let finger = lift()
    finger.move(to: CGPoint(x: 170, y: 50))
    _ = log.take()
    finger.lift()
    XCTAssertEqual(log.take(), ["source willEndWith copy", "second performDrop", "second willAnimateDrop"])
    try app.waitUntilIdle()
    XCTAssertEqual(log.take().last, "source sessionDidTransferItems")
  }

  /// If the finger is lifted over a destination that does not accept the drop, the only call of the destination is
  /// `sessionDidEnd`.
  func testARefusedDrop_goesHome() throws {
    second.operation = .forbidden
    let finger = lift()
    finger.move(to: CGPoint(x: 170, y: 50))
    _ = log.take()
    finger.lift()
    XCTAssertEqual(
      log.take(),
      ["source willEndWith cancel", "second sessionDidEnd", "source previewForCancelling", "source willAnimateCancel"])
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["source didEndWith cancel"])
  }

  /// If the system or the Escape key cancels a drag, the session exits the destination before it ends.
  func testADragThatIsBrokenOff_exits() throws {
    for breakOff in [false, true] {
      let finger = lift()
      finger.move(to: CGPoint(x: 170, y: 50))
      _ = log.take()
      if breakOff { app.key(.keyboardEscape) } else { finger.cancel() }
      XCTAssertEqual(
        log.take(),
        [
          "source willEndWith cancel", "second sessionDidExit", "second sessionDidEnd", "source previewForCancelling",
          "source willAnimateCancel",
        ], breakOff ? "Escape" : "cancelled touch")
      finger.move(to: CGPoint(x: 100, y: 50))
      finger.lift()
      try app.waitUntilIdle()
      XCTAssertEqual(log.take(), ["source didEndWith cancel"])
      XCTAssertEqual(UIScreen.main.windows.count, 1)
    }
  }

  /// "Afterwards, willAddItems will be sent to each interaction which has contributed items to the session, including
  /// this one"; "We may ask again [canHandle] if something significant about the session changes, like the items in
  /// it". The session is only requested "if there are two or more existing drag sessions".
  func testAddedItems_areReportedToEverySource_andDestinationsAreAskedAgain() throws {
    let finger = lift()
    finger.move(to: CGPoint(x: 170, y: 50))
    _ = log.take()
    func tap(_ x: CGFloat) {
      let other = app.touch(at: CGPoint(x: x, y: 50), finger: 2)
      app.advance(by: 0.05)
      other.lift()
    }
    tap(100)
    XCTAssertEqual(
      log.take(),
      [
        "first itemsForAdding", "source willAdd 1 for first", "first willAdd 1 for first", "first previewForLifting",
        "second canHandle 2", "second sessionDidUpdate",
      ])
    second.handles = false
    tap(30)
    XCTAssertEqual(
      log.take(),
      [
        "source itemsForAdding", "first willAdd 1 for source", "source willAdd 1 for source",
        "source previewForLifting",
        "second canHandle 3", "second sessionDidExit",
      ])
    finger.lift()
    try app.waitUntilIdle()
    let end = log.take()
    XCTAssertEqual(end.filter { $0.hasSuffix("willEndWith cancel") }.sorted().count, 2)
    XCTAssertEqual(end.filter { $0.hasSuffix("previewForCancelling") }.count, 3)
  }

  /// If the destination is removed while the finger rests on it, the session exits it. The drag is canceled because no
  /// other view accepts the drop.
  func testADestinationThatGoes_isLeft() throws {
    let finger = lift()
    finger.move(to: CGPoint(x: 170, y: 50))
    _ = log.take()
    second.removeFromSuperview()
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(log.take().prefix(2), ["second sessionDidExit", "source willEndWith cancel"])
  }

  /// A drag continues after the view of its source is removed, for example because a spring-loaded folder opens.
  func testASourceThatGoes_keepsItsDrag() throws {
    let finger = lift()
    finger.drag(to: CGPoint(x: 100, y: 50), duration: 0.05)
    source.removeFromSuperview()
    app.advance(by: 0.1)
    _ = log.take()
    finger.move(to: CGPoint(x: 170, y: 50))
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertTrue(log.events.contains("second performDrop"))
    XCTAssertTrue(log.take().contains("source didEndWith copy"))
  }

  func testTheBadge_tellsNumberAndOperation() throws {
    source.number = 3
    let finger = lift()
    finger.move(to: CGPoint(x: 45, y: 50))
    func badge() throws -> DragBadge {
      try XCTUnwrap(
        UIScreen.main.windows.flatMap(\.subviews).compactMap { $0 as? DragBadge }.first, "no badge is shown")
    }
    XCTAssertEqual(try badge().count, 3)
    XCTAssertEqual(try badge().sign, .none)
    XCTAssertFalse(try badge().isHidden)
    finger.move(to: CGPoint(x: 100, y: 50))
    XCTAssertEqual(try badge().sign, .copy)
    first.operation = .forbidden
    finger.move(to: CGPoint(x: 101, y: 50))
    XCTAssertEqual(try badge().sign, .forbidden)
    first.operation = .move
    finger.move(to: CGPoint(x: 100, y: 50))
    XCTAssertEqual(try badge().sign, .none)
    finger.lift()
    try app.waitUntilIdle()
    source.number = 1
    let other = lift()
    other.move(to: CGPoint(x: 45, y: 50))
    XCTAssertTrue(try badge().isHidden, "one item over nothing says nothing")
    other.cancel()
    try app.waitUntilIdle()
  }

  func testAMouseDrags_asSoonAsItMoves() throws {
    let mouse = app.press(at: CGPoint(x: 30, y: 50))
    mouse.move(to: CGPoint(x: 33, y: 50))
    XCTAssertEqual(log.take(), [])
    mouse.move(to: CGPoint(x: 36, y: 50))
    XCTAssertEqual(
      log.take(),
      ["source itemsForBeginning", "source previewForLifting", "source willAnimateLift", "source sessionWillBegin"])
    mouse.drag(to: CGPoint(x: 170, y: 50), duration: 0.1)
    mouse.lift()
    try app.waitUntilIdle()
    XCTAssertTrue(log.take().contains("second performDrop"))
  }
}
