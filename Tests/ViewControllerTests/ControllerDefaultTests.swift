import UIKit
import UIKitTesting
import XCTest

/// Properties of controllers and bars, measured on iOS 26.1 (Vercantez/openuikit, uikit/Tools/oracle2, in the folders that the tests
/// name).
@preconcurrency @MainActor
final class ControllerDefaultTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 393, height: 852), scale: 3)
      app.onReport = { XCTFail($0) }
    }
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private class Fixed: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  }

  private final class Movable: Fixed {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.reloadData() }
  }

  private func gestureCount(_ controller: UICollectionViewController) -> Int {
    controller.collectionView.gestureRecognizers?.count ?? 0
  }

  /// collectioncontrollerprobe, `gesture`: the gesture exists in a window, for a data source that moves items.
  func testTheMovementGestureExistsInAWindow() {
    let layout = { UICollectionViewFlowLayout() }
    let fixed = Fixed(collectionViewLayout: layout())
    let movable = Movable(collectionViewLayout: layout())
    XCTAssertEqual(gestureCount(movable), gestureCount(fixed), "without a window")
    let count = gestureCount(fixed)
    app.show(movable)
    XCTAssertEqual(gestureCount(movable), count + 1)
    let late = Movable(collectionViewLayout: layout())
    late.installsStandardGestureForInteractiveMovement = false
    app.show(late)
    XCTAssertEqual(gestureCount(late), count)
    late.installsStandardGestureForInteractiveMovement = true
    XCTAssertEqual(gestureCount(late), count + 1)
    late.installsStandardGestureForInteractiveMovement = false
    XCTAssertEqual(gestureCount(late), count)
    app.show(fixed)
    XCTAssertEqual(gestureCount(fixed), count)
  }

  /// collectioncontrollerprobe, `coder.roundTrip` and `coder.empty`.
  func testArchiveOfACollectionController() throws {
    func decoded(_ archiver: NSKeyedArchiver) throws -> NSKeyedUnarchiver {
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      coder.requiresSecureCoding = false
      return coder
    }
    for flag in [true, false] {
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.title = "kept"
      controller.clearsSelectionOnViewWillAppear = flag
      controller.installsStandardGestureForInteractiveMovement = !flag
      controller.useLayoutToLayoutNavigationTransitions = true
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.encode(controller, forKey: NSKeyedArchiveRootObjectKey)
      archiver.finishEncoding()
      let copy = try XCTUnwrap(
        try decoded(archiver).decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UICollectionViewController)
      XCTAssertEqual(copy.title, "kept")
      XCTAssertEqual(copy.clearsSelectionOnViewWillAppear, flag)
      XCTAssertEqual(copy.installsStandardGestureForInteractiveMovement, !flag)
      XCTAssertFalse(copy.useLayoutToLayoutNavigationTransitions)
      XCTAssertFalse(copy.isViewLoaded)
    }
    let empty = NSKeyedArchiver(requiringSecureCoding: false)
    empty.finishEncoding()
    let controller = try XCTUnwrap(UICollectionViewController(coder: try decoded(empty)))
    XCTAssertTrue(controller.clearsSelectionOnViewWillAppear)
    XCTAssertTrue(controller.installsStandardGestureForInteractiveMovement)
  }

  /// viewcontrollercoderprobe, `table.programmatic` and `base`.
  func testViewsAndBundlesOfNewControllers() {
    let table = UITableViewController(style: .grouped)
    XCTAssertEqual(table.view.frame, .zero)
    XCTAssertEqual(table.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    for controller in [UIViewController(), UIViewController(nibName: nil, bundle: nil), table] {
      XCTAssertEqual(controller.nibBundle, .main)
      XCTAssertNil(controller.nibName)
    }
  }

  /// kioskrowsprobe, `navbar`; cellconfigprobe, `UISearchBar`; textviewinputprobe, `rxrows`.
  func testBarsAndTheApplication() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    XCTAssertNil(bar.titleTextAttributes)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .red)
    bar.titleTextAttributes = nil
    XCTAssertNil(bar.titleTextAttributes)
    XCTAssertEqual(UISearchBar().autocapitalizationType, .sentences)
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
    XCTAssertFalse(UIApplication.shared.isNetworkActivityIndicatorVisible)
  }
}
