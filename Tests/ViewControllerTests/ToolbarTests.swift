import UIKit
import UIKitTesting
import XCTest

/// Toolbars: their position, their items and their appearance.
@preconcurrency @MainActor
final class ToolbarTests: BarTestCase {
  private final class Position: NSObject, UIToolbarDelegate {
    var asked = 0
    var answer = UIBarPosition.any
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
      asked += 1
      return answer
    }
  }

  /// The delegate's method for the position is called once (measured case toolbar-position-delegate).
  func testAToolbarAsksOnceForItsPosition() throws {
    for (answer, raw) in [(UIBarPosition.any, 1), (.bottom, 1), (.top, 2), (.topAttached, 3)] {
      let delegate = Position()
      delegate.answer = answer
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 400, height: 48))
      toolbar.delegate = delegate
      XCTAssertEqual(toolbar.barPosition, .bottom)
      XCTAssertEqual(delegate.asked, 0)
      top.view.addSubview(toolbar)
      XCTAssertEqual(delegate.asked, 1)
      toolbar.setNeedsLayout()
      toolbar.layoutIfNeeded()
      XCTAssertEqual(delegate.asked, 1)
      XCTAssertEqual(toolbar.barPosition.rawValue, raw)
      toolbar.removeFromSuperview()
    }
  }

  /// Adjacent image buttons share a background, whose creation in a layout requests no further layout.
  func testImageButtonsWithOneBackground_comeToRest() throws {
    top.toolbarItems = ["heart", "trash"].map { UIBarButtonItem(image: UIImage(systemName: $0)) }
    navigation.setToolbarHidden(false, animated: false)
    try application.waitUntilIdle()
  }

  private final class CountingToolbar: UIToolbar {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  func testAToolbarAtRestIsNotLaidOut() throws {
    let label = UILabel()
    label.text = "3 Items"
    label.font = .systemFont(ofSize: 13)
    let toolbar = CountingToolbar(frame: CGRect(x: 0, y: 300, width: 400, height: 48))
    top.view.addSubview(toolbar)
    toolbar.items = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
      UIBarButtonItem(customView: label), .flexibleSpace(), UIBarButtonItem(systemItem: .search),
    ]
    try application.waitUntilIdle()
    let (layouts, frames) = (toolbar.layouts, application.frameCount)
    for _ in 0..<10 { application.frame() }
    XCTAssertEqual(toolbar.layouts, layouts)
    XCTAssertEqual(application.frameCount, frames, "no frame is requested")
    label.text = "1234567 Items"
    try application.waitUntilIdle()
    XCTAssertGreaterThan(toolbar.layouts, layouts)
    XCTAssertLessThan(toolbar.layouts, layouts + 4)
  }

  /// Adjacent image buttons share a background, which moves with them.
  func testAdjacentImagesShareOneBackground() throws {
    navigation.setToolbarHidden(false, animated: false)
    let toolbar = try XCTUnwrap(navigation.toolbar)
    func shared() -> [CGRect] {
      toolbar.subviews.filter { type(of: $0) == UIView.self && !$0.isHidden && $0.layer.cornerRadius > 0 }.map(\.frame)
    }
    top.toolbarItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash)]
    try application.waitUntilIdle()
    let frames = views("BarItemView", in: toolbar).map(\.frame)
    XCTAssertEqual(shared(), [frames[0].union(frames[1])])
    top.toolbarItems = [.flexibleSpace()] + (top.toolbarItems ?? [])
    try application.waitUntilIdle()
    let moved = views("BarItemView", in: toolbar).filter { $0.frame.width < 100 }.map(\.frame)
    XCTAssertEqual(shared(), [moved[0].union(moved[1])])
    top.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    try application.waitUntilIdle()
    XCTAssertEqual(shared(), [])
  }

  func testTheToolbarFollowsTheStack() throws {
    top.toolbarItems = [button("Of the top")]
    navigation.setToolbarHidden(false, animated: false)
    XCTAssertEqual(try buttons(in: navigation.toolbar), ["Of the top"])
    let next = UIViewController()
    next.toolbarItems = [button("Of the next")]
    navigation.pushViewController(next, animated: true)
    XCTAssertEqual(try buttons(in: navigation.toolbar), ["Of the next"])
    navigation.popViewController(animated: false)
    XCTAssertEqual(try buttons(in: navigation.toolbar), ["Of the top"])
    navigation.popViewController(animated: true)
    XCTAssertEqual(try buttons(in: navigation.toolbar), [])
    // Set before the view is loaded.
    let other = UIViewController()
    let later = UINavigationController(rootViewController: other)
    other.toolbarItems = [button("Early")]
    later.setToolbarHidden(false, animated: false)
    application.show(later)
    XCTAssertEqual(try buttons(in: later.toolbar), ["Early"])
  }

  func testLooksOfToolbars() throws {
    navigation.setToolbarHidden(false, animated: false)
    top.toolbarItems = [button("Go")]
    let toolbar = try XCTUnwrap(navigation.toolbar)
    let place = CGPoint(x: 300, y: toolbar.frame.minY + 20)
    XCTAssertEqual(try color(place.x, place.y), [255, 255, 255], "at the edge of the content there is no background")
    let look = UIToolbarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    toolbar.standardAppearance = look
    toolbar.scrollEdgeAppearance = look
    XCTAssertEqual(try color(place.x, place.y), [255, 0, 0])
    XCTAssertEqual(label("Go", in: toolbar)?.textColor, .blue)
    toolbar.scrollEdgeAppearance?.backgroundColor = .green
    XCTAssertEqual(try color(place.x, place.y), [0, 255, 0])
    toolbar.setBackgroundImage(
      image(.blue, CGSize(width: 2, height: 2)), forToolbarPosition: .any, barMetrics: .default)
    XCTAssertEqual(try color(place.x, place.y), [0, 0, 255])
    toolbar.setShadowImage(image(.red, CGSize(width: 2, height: 3)), forToolbarPosition: .bottom)
    XCTAssertEqual(try color(place.x, toolbar.frame.minY - 2), [255, 0, 0], "the shadow hangs above")
    toolbar.barStyle = .black
    try application.waitUntilIdle()
    XCTAssertEqual(toolbar.traitCollection.userInterfaceStyle, .dark)
  }
}
