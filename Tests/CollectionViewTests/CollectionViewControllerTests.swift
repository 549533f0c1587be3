import UIKit
import UIKitTesting
import XCTest

/// Tests of `UICollectionViewController`: the family `controller` of `callback-orders.json` and the controller's rows
/// of `defaults.tsv`.
@preconcurrency @MainActor
final class CollectionViewControllerTests: XCTestCase {
  @MainActor
  private final class Controller: UICollectionViewController {
    var log: [String] = []
    private var selection: String { collectionView.indexPathsForSelectedItems.map { "\($0.map(\.item))" } ?? "none" }

    override func viewDidLoad() {
      super.viewDidLoad()
      TestDataSource.register(in: collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("willAppear \(selection)")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.append("isAppearing \(selection)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("didAppear \(selection)")
    }
  }

  private func makeSelected() -> Controller {
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    controller.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    return controller
  }

  func testFirstAppearance_clearsTheSelection_afterWillAppear() throws {
    // cb-cvc-clear-nonanimated
    let app = TestApplication()
    defer { app.close() }
    let controller = makeSelected()
    app.show(controller)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.log, ["willAppear [2]", "isAppearing none", "didAppear none"])
  }

  func testKeptSelection_staysInEveryStage() throws {
    // cb-cvc-retain-first-appearance
    let app = TestApplication()
    defer { app.close() }
    let controller = makeSelected()
    controller.clearsSelectionOnViewWillAppear = false
    app.show(controller)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.log, ["willAppear [2]", "isAppearing [2]", "didAppear [2]"])
  }

  func testCallingViewWillAppearDirectly_clearsNothing() {
    // cb-cvc-direct-call
    let controller = makeSelected()
    controller.viewWillAppear(false)
    XCTAssertEqual(controller.collectionView.indexPathsForSelectedItems, [[0, 2]])
  }

  /// Apple's class UICollectionViewController implements `setEditing:animated:` since iOS 14, when collection views got an editing
  /// mode (class dumps), like UITableViewController.
  func testEditing_reachesTheView() {
    let controller = makeSelected()
    controller.setEditing(true, animated: false)
    XCTAssertTrue(controller.collectionView.isEditing)
    controller.isEditing = false
    XCTAssertFalse(controller.collectionView.isEditing)
    let unloaded = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    unloaded.setEditing(true, animated: false)
    XCTAssertTrue(unloaded.isEditing)
  }

  func testEveryMethodOfTheProtocols_canBeOverridden() throws {
    // On iOS subclasses override optional methods, so the view controller must declare each of them as an open method.
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
    func methods(_ file: String, _ pattern: String) throws -> Set<String> {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      let found = try NSRegularExpression(pattern: pattern + #"func (\w+)\(([^{]*?)\)\s*(?:->|\n|\{)"#)
        .matches(in: text, range: NSRange(text.startIndex..., in: text))
      return Set(
        found.compactMap { match in
          guard let name = Range(match.range(at: 1), in: text), let list = Range(match.range(at: 2), in: text) else {
            return nil
          }
          let labels = list.isEmpty ? "" : String(text[list])
          let words = labels.components(separatedBy: ",").compactMap { part -> String? in
            let head = part.components(separatedBy: ":")
            guard head.count > 1 else { return nil }
            return head[0].trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: " ").first
          }
          return "\(text[name])(\(words.map { $0 + ":" }.joined()))"
        })
    }
    let controller = try methods("CollectionView/Controller/UICollectionViewController.swift", "open ")
    for file in [
      "CollectionView/UICollectionViewDelegate.swift", "CollectionView/UICollectionViewDataSource.swift",
      "Scrolling/UIScrollViewDelegate.swift",
    ] {
      let wanted = try methods(file, #"\n  "#)
      XCTAssertGreaterThan(wanted.count, 3, file)
      XCTAssertEqual(wanted.subtracting(controller).sorted(), [], file)
    }
  }

  func testMenusOfASubclass() throws {
    final class Menus: UICollectionViewController {
      var asked: [IndexPath] = []
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPath)
        return nil
      }
    }
    let app = TestApplication()
    defer { app.close() }
    let controller = Menus(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    TestDataSource.register(in: controller.collectionView)
    app.show(controller)
    try app.waitUntilIdle()
    let cell = try XCTUnwrap(controller.collectionView.cellForItem(at: [0, 1]))
    app.click(at: cell.convert(CGPoint(x: 5, y: 5), to: nil), button: 2)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.asked, [[0, 1]])
  }

  func testBareController() {
    // cb-cvc-datasource-default, and the default values
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    XCTAssertEqual(controller.collectionView.numberOfSections, 1)
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 0)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(controller.collectionView.visibleCells.count, 0)
    XCTAssertTrue(controller.installsStandardGestureForInteractiveMovement)
    XCTAssertTrue(controller.clearsSelectionOnViewWillAppear)
    XCTAssertEqual(controller.collectionView.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    XCTAssertFalse(controller.view is UICollectionView)
    XCTAssertTrue(controller.collectionView.superview === controller.view)
    controller.collectionView.collectionViewLayout = UICollectionViewFlowLayout()
    XCTAssertTrue(controller.collectionViewLayout === layout)
  }

  func testNilBeforeLoading_doesNotStick() {
    // cb-cvc-nil-before-load
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    controller.collectionView = nil
    XCTAssertFalse(controller.isViewLoaded)
    let view = controller.collectionView
    XCTAssertTrue(controller.isViewLoaded)
    XCTAssertEqual(controller.view.subviews.count, 1)
    XCTAssertTrue(view?.collectionViewLayout === layout)
    XCTAssertTrue(view?.dataSource === controller)
    XCTAssertTrue(view?.delegate === controller)
    XCTAssertEqual(view?.frame, controller.view.bounds)
  }

  func testNilAfterLoading_takesTheViewAway() {
    // cb-cvc-nil-after-load
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let old = controller.collectionView
    controller.collectionView = nil
    XCTAssertNil(old?.superview)
    XCTAssertNil(old?.dataSource)
    XCTAssertNil(old?.delegate)
    XCTAssertNil(controller.collectionView)
    XCTAssertNil(controller.collectionView)
    XCTAssertEqual(controller.view.subviews.count, 0)
  }
}
