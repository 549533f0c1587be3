import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The measured cases of search bars and search controllers (`search-cases.json`).
@preconcurrency @MainActor
final class SearchOracleTests: SearchTestCase {
  private func standalone(_ id: String, _ check: (Oracle.Case, UISearchBar) throws -> Void) throws {
    let one = try Oracle.entry("search-cases.json", id)
    let app = TestApplication(size: CGSize(width: 393, height: 852), scale: 3)
    defer { app.close() }
    let bar = UISearchBar(frame: try one.config.rect("bar"))
    bar.text = try one.config.string("text")
    bar.placeholder = try one.config.string("placeholder")
    XCTAssertTrue(try one.config.bool("standalone"))
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(bar)
    try app.waitUntilIdle()
    try check(one, bar)
    one.finish()
  }

  func testABarAlone() throws {
    try standalone("search-bar-field-3x") { one, bar in
      one.expect("field", bar.searchTextField.frame)
      one.expect("background", bar.background.frame)
    }
    try standalone("search-bar-placeholder-3x") { one, bar in
      let field = bar.searchTextField
      let label = field.placeholderLabel
      // The width is that of the text in the font of Apple.
      one.expect("label_in_field", [label.frame.minX, label.frame.minY, 54.667, label.frame.height])
      XCTAssertEqual(field.font, .systemFont(ofSize: 17, weight: .medium))
      one.expect("font", "medium 17")
    }
  }

  private func hosted(_ id: String, _ check: (Oracle.Case) throws -> Void) throws {
    let one = try Oracle.entry("search-cases.json", id)
    let window = try one.config.numbers("window")
    try start(CGSize(width: window[0], height: window[1]))
    XCTAssertEqual(try one.config.string("navigation_bar"), "inline title")
    XCTAssertEqual(try one.config.string("searchController"), "on the navigation item")
    if try one.config.bool("active") {
      search.isActive = true
      try app.waitUntilIdle()
    }
    try check(one)
    one.finish()
  }

  func testHosted() throws {
    try hosted("search-hosted-rest-parts") { one in
      one.expect(
        "placeholder_in_field",
        [field.placeholderLabel.frame.minX, field.placeholderLabel.frame.minY, 55, field.placeholderLabel.frame.height])
      one.expect("placeholder_alpha", field.placeholderLabel.alpha)
      one.expect("icon_in_field", field.icon.frame)
      one.expect("icon_alpha", field.icon.alpha)
      one.expect("canvas_in_field", field.textRect(forBounds: field.bounds))
    }
    try hosted("search-active-icon") { one in
      one.expect("icon_in_field", field.icon.frame)
      let label = field.placeholderLabel.frame
      one.expect("placeholder_in_field", [label.minX, label.minY, 55, label.height])
    }
    try hosted("search-active-dismiss-image") { one in
      let button = try XCTUnwrap(bar.cancelButton)
      one.expect("image_in_button", button.cross.frame)
      one.expect("image_intrinsic", CGSize(width: SearchCancelButton.crossSize.width, height: 20))
      one.expect("button_intrinsic", button.intrinsicContentSize)
      XCTAssertEqual(button.frame, CGRect(x: 315, y: 8, width: 44, height: 44))
    }
    try hosted("search-active-text-canvas") { one in
      let canvas = field.editingRect(forBounds: field.bounds)
      one.expect("canvas_in_field", canvas)
      let line = field.firstRect(for: field.textualRange)
      one.expect(
        "empty_line_in_canvas", line.offsetBy(dx: -canvas.minX, dy: -canvas.minY))
    }
  }

  func testTheDelegate() throws {
    let text = try Oracle.entry("search-cases.json", "search-delegate-text")
    XCTAssertEqual(try text.whole.string("setup"), "search bar, delegate with every method")
    XCTAssertEqual(try text.whole.string("stimulus"), "text = in code")
    let app = TestApplication(size: CGSize(width: 375, height: 200), scale: 1)
    defer { app.close() }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let observer = SearchObserver(log)
    bar.delegate = observer
    app.show(bar)
    bar.text = "text"
    XCTAssertEqual(try text.whole.strings("sequence"), log.lines.isEmpty ? ["(no delegate call)"] : log.lines)
    XCTAssertEqual(try text.whole.strings("after"), [])
    text.finish()

    let end = try Oracle.entry("search-cases.json", "search-delegate-end")
    XCTAssertEqual(try end.whole.string("setup"), "search bar editing")
    XCTAssertEqual(try end.whole.string("stimulus"), "resignFirstResponder")
    XCTAssertTrue(bar.becomeFirstResponder())
    let before = log.lines.count
    XCTAssertTrue(bar.resignFirstResponder())
    XCTAssertEqual(Array(log.lines[before...]), try end.whole.strings("sequence"))
    XCTAssertEqual(try end.whole.strings("after"), [])
    end.finish()
  }

  /// A delegate that implements no methods.
  private final class NoMethods: NSObject, UISearchControllerDelegate {}

  func testAllMethodsAreOptional() throws {
    let one = try Oracle.entry("search-cases.json", "search-controller-delegate-optional")
    XCTAssertEqual(try one.config.string("protocol"), "UISearchControllerDelegate")
    let delegate: any UISearchControllerDelegate = NoMethods()
    let controller = UISearchController(searchResultsController: nil)
    let calls: [(String, () -> Void)] = [
      ("willPresent", { delegate.willPresentSearchController(controller) }),
      ("didPresent", { delegate.didPresentSearchController(controller) }),
      ("willDismiss", { delegate.willDismissSearchController(controller) }),
      ("didDismiss", { delegate.didDismissSearchController(controller) }),
      ("presentSearchController", { delegate.presentSearchController(controller) }),
      ("willChangeToSearchBarPlacement", { delegate.searchController(controller, willChangeTo: .stacked) }),
      ("didChangeFromSearchBarPlacement", { delegate.searchController(controller, didChangeFrom: .stacked) }),
    ]
    for call in calls { call.1() }
    one.expect("all_optional", calls.map(\.0))
    one.finish()
  }

  func testTheCoder() throws {
    let one = try Oracle.entry("search-cases.json", "search-controller-coder")
    XCTAssertEqual(try one.config.string("init"), "UISearchController(coder:) on an empty archive")
    let controller = try XCTUnwrap(UISearchController(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    one.expect("searchResultsController", text: controller.searchResultsController.map { "\($0)" })
    one.expect("isViewLoaded", controller.isViewLoaded)
    one.finish()
  }

  /// The frames of the search bar at rest, compared with the case in `chrome-cases.json`.
  func testTheBarAtRest() throws {
    let one = try Oracle.entry("chrome-cases.json", "nav-search-rest")
    let window = try one.config.numbers("window")
    XCTAssertEqual(try one.config.string("navigationItem.searchController"), "at rest, iOS 26")
    try start(CGSize(width: window[0], height: window[1]))
    content.additionalSafeAreaInsets.bottom = 83
    try app.waitUntilIdle()
    one.expect("bar", navigation.navigationBar.frame)
    one.expect("search_bar", frame(bar))
    let safe = content.tableView.safeAreaInsets
    one.expect("content_safeArea_tlbr", [safe.top, safe.left, safe.bottom, safe.right])
    one.expect("rest_offset", content.tableView.contentOffset.y)
    one.finish()
  }
}
