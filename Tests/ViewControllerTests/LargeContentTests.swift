import UIKit
import UIKitTesting
import XCTest

/// The large content viewer (Apple's documentation of `UILargeContentViewerInteraction` and `UIBarItem.largeContentSizeImage`): with an
/// accessibility text size, a press on a small item shows it large.
@preconcurrency @MainActor
final class LargeContentTests: BarTestCase {
  private func card() -> UIView? {
    application.window.subviews.first { "\(type(of: $0))" == "LargeContentView" }
  }

  private func makeTextLarge() throws {
    application.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    try application.waitUntilIdle()
  }

  func testAPressOnABarButtonShowsItLarge_andLiftingPerformsIt() throws {
    var count = 0
    let button = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in count += 1 })
    item.rightBarButtonItem = button
    try application.waitUntilIdle()
    let point = middle(try XCTUnwrap(views("BarItemView").max { $0.frame.minX < $1.frame.minX }))
    XCTAssertTrue(bar.interactions.isEmpty, "ordinary sizes have no viewer")
    try makeTextLarge()
    let finger = application.touch(at: point)
    application.advance(by: 0.8)
    XCTAssertEqual(card()?.subviews.compactMap { ($0 as? UILabel)?.text }, ["Edit"])
    XCTAssertEqual(count, 0)
    finger.lift()
    try application.waitUntilIdle()
    XCTAssertNil(card())
    XCTAssertEqual(count, 1)
    application.window.traitOverrides.preferredContentSizeCategory = .large
    try application.waitUntilIdle()
    XCTAssertTrue(bar.interactions.isEmpty)
  }

  func testItemsOfOnesOwnView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    let one = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    one.setTitle("One", for: .normal)
    one.showsLargeContentViewer = true
    let two = UILabel(frame: CGRect(x: 120, y: 0, width: 100, height: 50))
    two.text = "small"
    two.isUserInteractionEnabled = true
    two.largeContentTitle = "Two"
    two.showsLargeContentViewer = true
    view.addSubview(one)
    view.addSubview(two)
    let delegate = EndRecorder()
    view.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
    top.view.addSubview(view)
    XCTAssertEqual(one.largeContentTitle, "One")
    XCTAssertFalse(view.showsLargeContentViewer)
    let origin = view.convert(CGPoint.zero, to: nil)
    application.longPress(at: CGPoint(x: origin.x + 150, y: origin.y + 20), duration: 0.8)
    XCTAssertTrue(delegate.ends.isEmpty, "the text is not large")
    try makeTextLarge()
    let finger = application.touch(at: CGPoint(x: origin.x + 50, y: origin.y + 20))
    application.advance(by: 0.8)
    XCTAssertEqual(card()?.subviews.compactMap { ($0 as? UILabel)?.text }, ["One"])
    finger.move(dx: 100, dy: 0)
    XCTAssertEqual(card()?.subviews.compactMap { ($0 as? UILabel)?.text }, ["Two"])
    finger.lift()
    try application.waitUntilIdle()
    XCTAssertEqual(delegate.ends.count, 1)
    XCTAssertIdentical(delegate.ends.first as? UIView, two)
    XCTAssertNil(card())
  }
}

private final class EndRecorder: NSObject, UILargeContentViewerInteractionDelegate {
  var ends: [(any UILargeContentViewerItem)?] = []
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) { ends.append(item) }
}
