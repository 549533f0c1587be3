import UIKit
import UIKitTesting
import XCTest

/// Tests of `useLayoutToLayoutNavigationTransitions`. Pushes and pops between collection view controllers change the
/// layout of one shared view (Apple's documentation of the property). Its data source and delegate stay those of the
/// first controller (simonfairbairn.com, "Layout to Layout Transitions").
@preconcurrency @MainActor
final class SharedCollectionViewTests: XCTestCase {
  private final class Controller: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func controller(_ side: CGFloat, shares: Bool = false) -> Controller {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    let controller = Controller(collectionViewLayout: layout)
    controller.useLayoutToLayoutNavigationTransitions = shares
    return controller
  }

  func testPushAndPop_changeTheLayoutOfTheSharedView() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 500))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let root = controller(50)
    let next = controller(120, shares: true)
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    try app.waitUntilIdle()
    let view = try XCTUnwrap(root.collectionView)
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 0]))
    navigation.pushViewController(next, animated: true)
    XCTAssertTrue(next.collectionView === view)
    XCTAssertTrue(view.collectionViewLayout === next.collectionViewLayout)
    XCTAssertTrue(view.dataSource === root)
    XCTAssertTrue(view.delegate === root)
    app.advance(by: 0.15)
    let width = cell.layer.presentation()?.bounds.width ?? 0
    XCTAssertGreaterThan(width, 51)
    XCTAssertLessThan(width, 119)
    try app.waitUntilIdle()
    XCTAssertTrue(navigation.topViewController === next)
    XCTAssertTrue(view.isDescendant(of: next.view))
    XCTAssertTrue(view.window != nil)
    XCTAssertTrue(view.cellForItem(at: [0, 0]) === cell)
    XCTAssertEqual(cell.frame.width, 120)
    navigation.popViewController(animated: true)
    app.advance(by: 0.15)
    XCTAssertGreaterThan(cell.layer.presentation()?.bounds.width ?? 0, 51)
    try app.waitUntilIdle()
    XCTAssertTrue(view.isDescendant(of: root.view))
    XCTAssertTrue(view.collectionViewLayout === root.collectionViewLayout)
    XCTAssertEqual(cell.frame.width, 50)
  }

  func testWithoutAnimation_andOverSeveralControllers() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 500))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let root = controller(50)
    let second = controller(80, shares: true)
    let third = controller(120, shares: true)
    let other = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    try app.waitUntilIdle()
    navigation.pushViewController(second, animated: false)
    try app.waitUntilIdle()
    navigation.pushViewController(third, animated: true)
    try app.waitUntilIdle()
    let view = try XCTUnwrap(root.collectionView)
    XCTAssertTrue(third.collectionView === view)
    XCTAssertTrue(view.isDescendant(of: third.view))
    navigation.pushViewController(other, animated: true)
    try app.waitUntilIdle()
    navigation.popToRootViewController(animated: true)
    try app.waitUntilIdle()
    XCTAssertTrue(view.isDescendant(of: root.view))
    XCTAssertTrue(view.collectionViewLayout === root.collectionViewLayout)
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.width, 50)
  }

  func testWithoutTheProperty_eachHasItsOwnView() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 500))
    defer { app.close() }
    let root = controller(50)
    let next = controller(120)
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    navigation.pushViewController(next, animated: true)
    try app.waitUntilIdle()
    XCTAssertFalse(next.collectionView === root.collectionView)
    XCTAssertTrue(next.collectionView.dataSource === next)
  }

  func testAViewThatWasGivenBeforeLoading_isShown() {
    let controller = controller(50)
    let own = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = own
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertTrue(controller.collectionView === own)
    XCTAssertTrue(own.isDescendant(of: controller.view))
    XCTAssertTrue(own.dataSource === controller)
  }
}
