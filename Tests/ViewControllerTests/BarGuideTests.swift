import UIKit
import UIKitTesting
import XCTest

/// API from before safe areas: the layout guides at bars, and the view controller's property for scroll view insets.
@preconcurrency @MainActor
final class BarGuideTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws { app = TestApplication(size: CGSize(width: 375, height: 667), scale: 1) }
  override func tearDown() async throws {
    app.close()
    app = nil
  }

  func testGuidesFollowTheBars() throws {
    let controller = UIViewController()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      child.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    let navigation = UINavigationController(rootViewController: controller)
    app.show(navigation)
    app.frame()
    let bar = navigation.navigationBar.frame.maxY
    XCTAssertGreaterThan(bar, 0)
    XCTAssertEqual(controller.topLayoutGuide.length, bar)
    XCTAssertEqual(controller.bottomLayoutGuide.length, 0)
    XCTAssertEqual(child.frame, CGRect(x: 0, y: bar, width: 375, height: 667 - bar))
    navigation.setNavigationBarHidden(true, animated: false)
    app.frame()
    XCTAssertEqual(controller.topLayoutGuide.length, 0)
    XCTAssertEqual(child.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  /// "automatic: similar to scrollableAxes, but … also … when the scroll view is owned by a view controller with
  /// automaticallyAdjustsScrollViewInsets = YES inside a navigation controller, regardless of whether the scroll view
  /// is scrollable" (UIScrollView.h).
  func testAControllerCanDoWithoutAdjustedInsets() throws {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    controller.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: controller)
    app.show(navigation)
    app.frame()
    let bar = navigation.navigationBar.frame.maxY
    XCTAssertEqual(scroll.adjustedContentInset.top, bar)
    controller.automaticallyAdjustsScrollViewInsets = false
    app.frame()
    XCTAssertEqual(scroll.adjustedContentInset.top, 0)
    scroll.contentSize = CGSize(width: 375, height: 2000)
    XCTAssertEqual(scroll.adjustedContentInset.top, bar, "what can be scrolled is adjusted all the same")
  }

  func testTheNibIsRemembered() {
    let controller = UIViewController(nibName: "Some", bundle: .main)
    XCTAssertEqual(controller.nibName, "Some")
    XCTAssertTrue(controller.nibBundle === Bundle.main)
    XCTAssertNil(UIViewController().nibName)
  }
}
