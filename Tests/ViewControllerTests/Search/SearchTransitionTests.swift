@testable import UIKit
import UIKitTesting
import XCTest

/// A search controller as the animator of a presentation. UIKit's header declares the conformance
/// (`UISearchController.h`).
@preconcurrency @MainActor
final class SearchTransitionTests: XCTestCase {
  /// A delegate whose animator is a search controller.
  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let search = UISearchController(searchResultsController: nil)
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { search }
  }

  func testItAnimatesOnlyItself() {
    let (search, other) = (UISearchController(searchResultsController: nil), UIViewController())
    XCTAssertIdentical(search.animationController(forPresented: search, presenting: other, source: other), search)
    XCTAssertNil(search.animationController(forPresented: other, presenting: search, source: search))
    XCTAssertIdentical(search.animationController(forDismissed: search), search)
    XCTAssertNil(search.animationController(forDismissed: other))
    XCTAssertEqual(search.transitionDuration(using: nil), 0.3)
  }

  func testAPresentationFades() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 300))
    app.onReport = { XCTFail($0) }
    defer { app.close() }
    let controller = UIViewController()
    app.show(controller)
    let (card, transitions) = (UIViewController(), Transitions())
    card.modalPresentationStyle = .overFullScreen
    card.transitioningDelegate = transitions
    controller.present(card, animated: true)
    app.advance(by: 0.15)
    let alpha = try XCTUnwrap(card.viewIfLoaded?.layer.presentation()?.opacity)
    XCTAssertGreaterThan(alpha, 0.05)
    XCTAssertLessThan(alpha, 0.995)
    try app.waitUntilIdle()
    XCTAssertEqual(card.view.alpha, 1)
    XCTAssertNotNil(card.view.window)
    XCTAssertFalse(card.isBeingPresented)
  }
}
