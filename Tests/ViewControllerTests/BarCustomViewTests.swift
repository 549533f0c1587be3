import UIKit
import UIKitTesting
import XCTest

/// The sizes of custom views in navigation bars. Since iOS 11 a bar sizes them by their content: a button has its
/// intrinsic size, whatever its frame was (matrixprojects.net/p/uibarbuttonitem-ios11).
@preconcurrency @MainActor
final class BarCustomViewTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws { app = TestApplication(size: CGSize(width: 390, height: 844)) }

  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  private func show(_ view: UIView) {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    app.show(UINavigationController(rootViewController: controller))
    app.frame()
  }

  /// A button whose title is set later becomes as wide as the title. VocabularyTraining creates a button with an
  /// action, and it has the size of an empty button at first.
  func testAButtonThatGetsItsTitleLater_isAsWideAsTheTitle() {
    let button = UIButton(type: .system, primaryAction: UIAction { _ in })
    let title = NSMutableAttributedString(string: "Import")
    let padding = NSTextAttachment()
    padding.bounds = CGRect(x: 0, y: 0, width: 4, height: 0)
    title.append(NSAttributedString(attachment: padding))
    button.setAttributedTitle(title, for: .normal)
    XCTAssertLessThan(button.bounds.width, button.intrinsicContentSize.width)
    show(button)
    XCTAssertEqual(button.bounds.width, button.intrinsicContentSize.width)
    // A longer title that is set while the bar shows the button.
    button.setAttributedTitle(NSAttributedString(string: "Import everything"), for: .normal)
    app.frame()
    XCTAssertEqual(button.bounds.width, button.intrinsicContentSize.width)
  }

  /// A switch keeps its size. Its intrinsic size is that of its alignment rectangle, which is narrower than its frame.
  func testASwitch_keepsItsSize() {
    let view = UISwitch()
    let size = view.bounds.size
    show(view)
    XCTAssertEqual(view.bounds.size, size)
  }

  func testAViewWithoutIntrinsicSize_keepsTheSizeOfTheApplication() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    show(view)
    XCTAssertEqual(view.bounds.size, CGSize(width: 80, height: 20))
    view.bounds.size.width = 60
    view.superview?.setNeedsLayout()
    app.frame()
    XCTAssertEqual(view.bounds.size, CGSize(width: 60, height: 20))
  }
}
