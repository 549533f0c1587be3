import UIKit
import UIKitTesting
import XCTest

/// Subclasses with a `deinit`, which is not isolated to an actor. A superclass with an isolated one would not allow them.
@preconcurrency @MainActor
final class SubclassDeinitTests: XCTestCase {
  nonisolated private final class Counter: @unchecked Sendable {
    var count = 0
  }
  private final class Animator: UIDynamicAnimator {
    var counter: Counter?
    deinit { counter?.count += 1 }
  }
  private final class Bar: UIProgressView {
    var counter: Counter?
    deinit { counter?.count += 1 }
  }
  private final class Document: UIDocument {
    var counter: Counter?
    var saves = 0
    override func contents(forType typeName: String) throws -> Any { Data("text".utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {}
    deinit { counter?.count += 1 }
  }

  private var app: TestApplication!
  private let counter = Counter()

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 200, height: 200))
    app.onReport = { XCTFail($0) }
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  /// The display link of an animator ends with it, although its items are in motion.
  func testAnAnimatorInMotion() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let item = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(item)
    app.show(view)
    var animator: Animator? = Animator(referenceView: view)
    animator?.counter = counter
    animator?.addBehavior(UIGravityBehavior(items: [item]))
    app.advance(by: 0.2)
    XCTAssertGreaterThan(item.center.y, 20)
    animator = nil
    XCTAssertEqual(counter.count, 1)
    try app.waitUntilIdle()
  }

  func testAProgressViewWithAProgress() throws {
    let progress = Progress(totalUnitCount: 10)
    var bar: Bar? = Bar(progressViewStyle: .default)
    bar?.counter = counter
    bar?.observedProgress = progress
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    bar.map(root.addSubview)
    app.show(root)
    try app.waitUntilIdle()
    bar?.removeFromSuperview()
    bar = nil
    try app.waitUntilIdle()
    XCTAssertEqual(counter.count, 1)
  }

  /// An open document observes the application, the undo manager and its file.
  func testAnOpenDocument() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("document-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      let document = Document(fileURL: url)
      document.counter = counter
      let isSaved = await document.save(to: url, for: .forCreating)
      XCTAssertTrue(isSaved)
      let isOpen = await document.open()
      XCTAssertTrue(isOpen)
      _ = document.undoManager
      document.updateChangeCount(.done)
    }
    try app.wait { self.counter.count == 1 }
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
  }
}
