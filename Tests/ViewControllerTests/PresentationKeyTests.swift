import UIKit
import XCTest

/// The container view of a presentation controller by its name, which tests of presentation controllers set without a presentation.
@preconcurrency @MainActor
final class PresentationKeyTests: XCTestCase {
  func testTheContainerViewByItsName() {
    let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    controller.setValue(container, forKeyPath: "containerView")
    XCTAssertIdentical(controller.containerView, container)
    XCTAssertIdentical(controller.value(forKey: "containerView") as? UIView, container)
    XCTAssertEqual(controller.frameOfPresentedViewInContainerView, container.bounds)
    controller.setValue(nil, forKey: "containerView")
    XCTAssertNil(controller.containerView)
  }
}
