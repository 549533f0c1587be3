import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

/// The places of hidden views of stack views, and the animations in which views are hidden and shown.
@preconcurrency @MainActor
final class HiddenArrangedViewTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 300, height: 100), scale: 1)
    app.onReport = { XCTFail($0) }
  }
  override func tearDown() async throws { app.close() }

  private final class FixedView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
  }

  private func show(_ alignment: UIStackView.Alignment = .fill, height: CGFloat? = 30) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [FixedView(), FixedView(), FixedView()])
    stack.spacing = 10
    stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    app.show(root)
    app.frame()
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }

  /// In `UIStackView`'s constraints, the distance between a hidden view and a visible neighbor is half the spacing, and a hidden view at
  /// an end is at the edge (github.com/kean/Arranged, whose tests compare both sets of constraints).
  func testThePlacesOfHiddenViews() {
    let stack = show()
    stack.arrangedSubviews[1].isHidden = true
    app.frame()
    XCTAssertEqual(
      frames(stack),
      [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 45, y: 0, width: 0, height: 30),
        CGRect(x: 50, y: 0, width: 40, height: 30),
      ].map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.width == 0 ? 20 : $0.height) })
    stack.arrangedSubviews[0].isHidden = true
    app.frame()
    XCTAssertEqual(frames(stack).map(\.minX), [0, 0, 0])
    XCTAssertEqual(frames(stack).map(\.width), [0, 0, 40])
    stack.arrangedSubviews[0].isHidden = false
    stack.arrangedSubviews[2].isHidden = true
    app.frame()
    XCTAssertEqual(frames(stack).map(\.minX), [0, 40, 40])
    XCTAssertEqual(frames(stack).map(\.width), [40, 0, 0])
    XCTAssertEqual(stack.frame.width, 40)
  }

  func testHiddenViewsDoNotChangeTheHeightOfARow() {
    final class TallView: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 90) }
    }
    for alignment: UIStackView.Alignment in [.fill, .leading, .center, .trailing] {
      let stack = show(alignment, height: nil)
      let tall = TallView()
      tall.isHidden = true
      stack.addArrangedSubview(tall)
      app.frame()
      XCTAssertEqual(stack.frame.size, CGSize(width: 140, height: 20), "\(alignment)")
      tall.isHidden = false
      app.frame()
      XCTAssertEqual(stack.frame.size, CGSize(width: 190, height: 90), "\(alignment)")
    }
  }

  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? -1 }
  private func shownWidth(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.width ?? -1 }

  /// "Animates removing the first item in the stack" (Apple's documentation of `UIStackView`): the block only hides the view.
  func testHidingInAnAnimation() {
    let stack = show()
    let views = stack.arrangedSubviews
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    XCTAssertTrue(views[1].isHidden)
    XCTAssertEqual(views[2].frame.minX, 50, "the final layout is known at once")
    app.advance(by: 0.5)
    XCTAssertEqual(shownX(views[2]), 75, accuracy: 2)
    XCTAssertEqual(shownWidth(views[1]), 20, accuracy: 2)
    XCTAssertEqual(views[1].layer.presentation()?.isHidden, false, "the view is visible while it becomes narrower")
    app.advance(by: 0.6)
    XCTAssertEqual(shownX(views[2]), 50)
    XCTAssertEqual(views[1].layer.presentation()?.isHidden, true)
  }

  func testShowingInAnAnimation() {
    let stack = show()
    let views = stack.arrangedSubviews
    views[1].isHidden = true
    app.frame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
    app.advance(by: 0.5)
    XCTAssertEqual(shownX(views[2]), 75, accuracy: 2)
    XCTAssertEqual(shownX(views[1]), 47.5, accuracy: 2, "the view appears at its place")
    XCTAssertEqual(shownWidth(views[1]), 20, accuracy: 2)
    app.advance(by: 0.6)
    XCTAssertEqual(shownX(views[1]), 50)
    XCTAssertEqual(shownX(views[2]), 100)
  }
}
