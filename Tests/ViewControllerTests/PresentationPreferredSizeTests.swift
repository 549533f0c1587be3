import UIKit
import UIKitTesting
import XCTest

/// Preferred sizes that change while a presentation is animated.
@preconcurrency @MainActor
final class PresentationPreferredSizeTests: XCTestCase {
  /// A presentation controller whose presented view has the preferred size of the presented controller.
  private final class Sized: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(origin: CGPoint(x: 10, y: 20), size: presentedViewController.preferredContentSize)
    }
  }

  private final class Sizing: UIViewController, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Sized(presentedViewController: presented, presenting: presenting) }
  }

  /// A preferred size that changes during the animation has an effect when the animation has ended.
  func testAPreferredSizeThatChangesDuringThePresentation() throws {
    let app = TestApplication(size: CGSize(width: 400, height: 600), scale: 1)
    defer { app.close() }
    let (root, presented) = (UIViewController(), Sizing())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = presented
    presented.preferredContentSize = CGSize(width: 100, height: 100)
    app.show(root)
    root.present(presented, animated: true)
    app.advance(by: 0.1)
    presented.preferredContentSize = CGSize(width: 150, height: 200)
    try app.waitUntilIdle()
    XCTAssertEqual(presented.view.frame, CGRect(x: 10, y: 20, width: 150, height: 200))
    presented.preferredContentSize = CGSize(width: 50, height: 60)
    app.frame()
    XCTAssertEqual(presented.view.frame, CGRect(x: 10, y: 20, width: 50, height: 60))
    try app.expectNoReports()
  }
}
