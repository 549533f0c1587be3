import UIKit
import UIKitTesting
import XCTest

/// The objects that a presentation controller retains. UIKit declares its `presentedViewController` as strong
/// (`UIPresentationController.h`).
@preconcurrency @MainActor
final class PresentationLifetimeTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 400, height: 600), scale: 1)
      app.onReport = { XCTFail($0) }
    }
  }

  override func tearDown() async throws { await MainActor.run { app.close() } }

  /// Waits until a condition is true. Some objects are released only at the end of the run loop's turn.
  private func waitUntil(_ condition: @escaping () -> Bool) throws {
    try app.wait(until: condition, limit: 10)
  }

  func testAPresentationControllerRetainsThePresentedController() throws {
    weak var presented: UIViewController?
    var presentation: UIPresentationController?
    do {
      let controller = UIViewController()
      presented = controller
      presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
    }
    app.advance(by: 0.1)
    XCTAssertNotNil(presented)
    XCTAssertTrue(presentation?.presentedViewController === presented)
    presentation = nil
    try waitUntil { presented == nil }
  }

  func testAControllerThatIsNeverPresentedIsFreed() throws {
    weak var presented: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      presented = controller
      presentation = controller.presentationController
      controller.sheetPresentationController?.prefersGrabberVisible = true
      XCTAssertNotNil(presentation)
    }
    try waitUntil { presented == nil && presentation == nil }
  }

  func testEverythingIsFreedAfterTheDismissal() throws {
    for style: UIModalPresentationStyle in [.pageSheet, .fullScreen, .overFullScreen, .formSheet, .custom] {
      let root = UIViewController()
      app.show(root)
      weak var presented: UIViewController?
      weak var presentation: UIPresentationController?
      do {
        let maker = Maker()
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        if style == .custom { controller.transitioningDelegate = maker }
        presented = controller
        root.present(controller, animated: true)
        presentation = controller.presentationController
        XCTAssertTrue(presentation?.presentedViewController === controller)
        try app.waitUntilIdle()
        root.dismiss(animated: true)
        try app.waitUntilIdle()
      }
      try waitUntil { presented == nil && presentation == nil }
    }
  }

  /// A presentation controller that outlives its presentation still retains the view controller that was presented.
  func testThePresentedControllerIsRetainedAfterTheDismissal() throws {
    let root = UIViewController()
    app.show(root)
    weak var presented: UIViewController?
    var presentation: UIPresentationController?
    do {
      let controller = UIViewController()
      presented = controller
      root.present(controller, animated: false)
      presentation = controller.presentationController
      try app.waitUntilIdle()
      root.dismiss(animated: false)
      try app.waitUntilIdle()
    }
    app.advance(by: 0.1)
    XCTAssertNotNil(presented)
    XCTAssertTrue(presentation?.presentedViewController === presented)
    presentation = nil
    try waitUntil { presented == nil }
  }

  private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}
