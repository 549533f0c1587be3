import UIKit
import XCTest

/// Windows and views that override `safeAreaInsets`, so that the views in them are inset as on another device. Found in
/// airbnb/epoxy-ios; pointfreeco/swift-snapshot-testing overrides the property of its windows, too.
@preconcurrency @MainActor
final class OverriddenSafeAreaTests: XCTestCase {
  private final class CoveredWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 4, bottom: 30, right: 0) }
  }

  private final class CoveredView: UIView {
    var covered = UIEdgeInsets.zero
    override var safeAreaInsets: UIEdgeInsets { covered }
  }

  private final class Controller: UIViewController {
    var changes = 0
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      changes += 1
    }
  }

  func testTheViewsOfAWindow() {
    let window = CoveredWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let controller = Controller()
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 20, left: 4, bottom: 30, right: 0))
    XCTAssertEqual(controller.changes, 1)
    controller.additionalSafeAreaInsets.bottom = 5
    XCTAssertEqual(controller.view.safeAreaInsets.bottom, 35)
    let inner = UIView(frame: CGRect(x: 0, y: 15, width: 300, height: 185))
    controller.view.addSubview(inner)
    XCTAssertEqual(inner.safeAreaInsets, UIEdgeInsets(top: 5, left: 4, bottom: 35, right: 0))
    XCTAssertEqual(inner.safeAreaLayoutGuide.layoutFrame, CGRect(x: 4, y: 5, width: 296, height: 145))
    XCTAssertEqual(window.layoutMargins, UIEdgeInsets(top: 28, left: 12, bottom: 38, right: 8))
    window.frame.size.height = 190
    window.layoutIfNeeded()
    XCTAssertEqual(inner.safeAreaInsets.bottom, 35)
    inner.frame.origin.y = 0
    XCTAssertEqual(inner.safeAreaInsets.top, 20)
  }

  func testTheSubviewsOfAView() {
    let view = CoveredView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.covered.top = 10
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentInsetAdjustmentBehavior = .always
    view.addSubview(scroll)
    XCTAssertEqual(scroll.safeAreaInsets.top, 10)
    XCTAssertEqual(scroll.adjustedContentInset.top, 10)
    // A new value is read when the geometry changes.
    view.covered.top = 30
    scroll.frame.origin.y = 1
    XCTAssertEqual(scroll.safeAreaInsets.top, 29)
  }
}
