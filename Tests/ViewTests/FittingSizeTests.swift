import UIKit
import UIKitTesting
import XCTest

/// Sizes of views by `systemLayoutSizeFitting(_:)` without constraints. A view without an intrinsic width has no width of
/// its own (Apple's documentation of `noIntrinsicMetric`), so the smallest one that satisfies its constraints is zero.
@preconcurrency @MainActor
final class FittingSizeTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run { app = TestApplication(size: CGSize(width: 400, height: 600)) }
  }

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  func testViewsWithoutAnIntrinsicWidth_areNotInfinitelyWide() {
    let views: [UIView] = [
      UISlider(), UIProgressView(), UISearchBar(), UITabBar(), UIToolbar(), UINavigationBar(), UICalendarView(),
      UIDatePicker(), UIPickerView(), UIPageControl(), UITextField(), UITextView(), UISegmentedControl(), UIView(),
      UIVisualEffectView(effect: nil), UIColorWell(), UIScrollView(), UIStackView(), UIRefreshControl(), UIImageView(),
    ]
    for view in views {
      let name = "\(type(of: view))"
      XCTAssertLessThan(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 1000, name)
      let fixed = view.systemLayoutSizeFitting(
        CGSize(width: 250, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      XCTAssertEqual(fixed.width, 250, name)
      XCTAssertLessThan(fixed.height, 1000, name)
    }
    XCTAssertEqual(UISlider().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 0)
    XCTAssertEqual(UICalendarView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 320)
  }
}
