@testable import UIKit
import UIKitTesting
import XCTest

/// Popovers with a background of the application: Apple's documentation of `UIPopoverBackgroundView` and
/// `UIPopoverBackgroundViewMethods`.
@preconcurrency @MainActor
final class PopoverBackgroundTests: XCTestCase {
  private final class Bubble: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 40 }
    override class func arrowHeight() -> CGFloat { 24 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10) }
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.any
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
  }

  private final class Silent: UIPopoverBackgroundView {}

  private enum NoView: UIPopoverBackgroundViewMethods {
    static func arrowBase() -> CGFloat { 1 }
    static func arrowHeight() -> CGFloat { 1 }
    static func contentViewInsets() -> UIEdgeInsets { .zero }
  }

  private var app: TestApplication!
  private var reports: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 800, height: 600))
    app.onReport = { [weak self] in self?.reports.append($0) }
  }

  override func tearDown() async throws { app.close() }

  private func present(
    _ background: (any UIPopoverBackgroundViewMethods.Type)?,
    _ change: (UIPopoverPresentationController, UIViewController) -> Void
  ) throws -> (UIView, UIViewController, UIPopoverPresentationController) {
    let root = UIViewController()
    app.show(root)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try XCTUnwrap(content.popoverPresentationController)
    popover.popoverBackgroundViewClass = background
    popover.sourceView = root.view
    change(popover, root)
    root.present(content, animated: false)
    app.frame()
    return (try XCTUnwrap(popover.presentedView), content, popover)
  }

  func testTheBackgroundIsDrawnByTheView() throws {
    let (card, content, popover) = try present(Bubble.self) { popover, _ in
      popover.sourceRect = CGRect(x: 380, y: 300, width: 40, height: 20)
      popover.permittedArrowDirections = .up
    }
    XCTAssertEqual(card.frame.size, CGSize(width: 216, height: 136), "the content, the insets and the arrow")
    XCTAssertEqual(card.frame.minY, 320)
    let bubble = try XCTUnwrap(card.subviews.first as? Bubble)
    XCTAssertEqual(bubble.frame, card.bounds)
    XCTAssertEqual(bubble.arrowDirection, .up)
    XCTAssertEqual(bubble.arrowOffset, 0)
    XCTAssertEqual(content.view.convert(content.view.bounds, to: card), CGRect(x: 6, y: 28, width: 200, height: 100))
    popover.sourceRect = CGRect(x: 0, y: 300, width: 100, height: 20)
    app.frame()
    XCTAssertEqual(card.frame.minX, 19)
    XCTAssertEqual(bubble.arrowOffset, 50 - 19 - 108, "from the middle of the view to that of the arrow")
    XCTAssertEqual(reports, [])
  }

  func testTheArrowAtASide() throws {
    let (card, content, _) = try present(Bubble.self) { popover, _ in
      popover.sourceRect = CGRect(x: 300, y: 580, width: 40, height: 20)
      popover.permittedArrowDirections = .left
    }
    let bubble = try XCTUnwrap(card.subviews.first as? Bubble)
    XCTAssertEqual(card.frame.size, CGSize(width: 240, height: 112))
    XCTAssertEqual(bubble.arrowDirection, .left)
    XCTAssertEqual(bubble.arrowOffset, 112 / 2 - 20, "downwards, as far as the base of the arrow permits")
    XCTAssertEqual(content.view.convert(content.view.bounds, to: card), CGRect(x: 30, y: 4, width: 200, height: 100))
  }

  func testABackgroundWithoutMetricsIsReported() throws {
    let (card, _, _) = try present(Silent.self) { popover, _ in
      popover.sourceRect = CGRect(x: 380, y: 300, width: 40, height: 20)
    }
    XCTAssertTrue(card.subviews.first is Silent)
    XCTAssertEqual(reports.count, 3)
    XCTAssertTrue(reports.allSatisfy { $0.contains("must override") }, "\(reports)")
  }

  func testAClassThatIsNoViewIsReported() throws {
    let (card, _, _) = try present(NoView.self) { popover, _ in
      popover.sourceRect = CGRect(x: 380, y: 300, width: 40, height: 20)
      popover.permittedArrowDirections = .up
    }
    XCTAssertEqual(card.frame.size, CGSize(width: 200, height: 113), "the system's background")
    XCTAssertEqual(reports.count, 1)
  }
}
