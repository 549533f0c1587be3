import UIKit
import UIKitTesting
import XCTest

/// A search bar without a search controller: its buttons, its scopes and its delegate.
@preconcurrency @MainActor
final class SearchBarTests: XCTestCase {
  private var app: TestApplication!
  private var bar: UISearchBar!
  private let log = CallbackLog()
  private var observer: SearchObserver!

  override func tearDown() async throws {
    app?.close()
    app = nil
    bar = nil
  }

  private func start(rightToLeft: Bool = false, configure: (UISearchBar) -> Void = { _ in }) throws {
    app?.close()
    app = TestApplication(size: CGSize(width: 400, height: 300), scale: 2)
    app.onReport = { XCTFail($0) }
    bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 400, height: 44))
    observer = SearchObserver(log)
    bar.delegate = observer
    configure(bar)
    bar.sizeToFit()
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(bar)
    if rightToLeft { app.window.traitOverrides.layoutDirection = .rightToLeft }
    try app.waitUntilIdle()
  }

  func testDefaults() {
    let bar = UISearchBar()
    XCTAssertEqual(bar.text, "")
    XCTAssertNil(bar.placeholder)
    XCTAssertNil(bar.prompt)
    XCTAssertEqual(bar.searchBarStyle, .default)
    XCTAssertFalse(bar.showsCancelButton)
    XCTAssertFalse(bar.showsScopeBar)
    XCTAssertFalse(bar.showsBookmarkButton)
    XCTAssertTrue(bar.isTranslucent)
    XCTAssertTrue(bar.isEnabled)
    XCTAssertEqual(bar.selectedScopeButtonIndex, 0)
    XCTAssertEqual(bar.returnKeyType, .search)
    XCTAssertEqual(bar.sizeThatFits(CGSize(width: 320, height: 10)), CGSize(width: 320, height: 44))
  }

  func testTypingAndReturn() throws {
    try start()
    app.tap(bar.searchTextField)
    app.key(.keyboardReturnOrEnter)
    app.type("a")
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    try log.expect(["shouldBegin", "didBegin", "may 0+0 \"a\"", "change \"a\"", "search"])
    XCTAssertTrue(bar.isFirstResponder, "the delegate ends editing if it wants to")
  }

  func testADelegateThatRefusesText() throws {
    try start()
    observer.mayChange = false
    app.tap(bar.searchTextField)
    app.type("a")
    XCTAssertEqual(bar.text, "")
    XCTAssertFalse(log.lines.contains { $0.hasPrefix("change") })
  }

  func testADelegateThatRefusesToEnd() throws {
    try start()
    observer.maysEnd = false
    XCTAssertTrue(bar.becomeFirstResponder())
    XCTAssertFalse(bar.resignFirstResponder())
    XCTAssertTrue(bar.isFirstResponder)
    observer.maysEnd = true
    XCTAssertTrue(bar.resignFirstResponder())
  }

  func testTheClearButton() throws {
    try start { $0.text = "words" }
    XCTAssertEqual(bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds).maxX, 384 - 14.5)
    app.tap(at: CGPoint(x: 400 - 8 - 24, y: 42))
    try app.waitUntilIdle()
    XCTAssertEqual(bar.text, "")
    XCTAssertTrue(log.lines.contains("change \"\""), "\(log.lines)")
  }

  func testButtons() throws {
    try start {
      $0.showsBookmarkButton = true
      $0.showsCancelButton = true
    }
    app.tap(try XCTUnwrap(bar.searchTextField.rightView))
    bar.showsSearchResultsButton = true
    try app.waitUntilIdle()
    app.tap(try XCTUnwrap(bar.searchTextField.rightView))
    app.tap(at: CGPoint(x: 400 - 8 - 22, y: 42))
    try app.waitUntilIdle()
    XCTAssertEqual(
      log.lines.filter { ["bookmark", "results", "cancel"].contains($0) }, ["bookmark", "results", "cancel"])
    XCTAssertEqual(bar.searchTextField.frame.maxX, 400 - 8 - 44 - 11)
  }

  func testScopes() throws {
    try start {
      $0.scopeButtonTitles = ["One", "Two", "Three"]
      $0.selectedScopeButtonIndex = 1
      $0.showsScopeBar = true
    }
    XCTAssertEqual(bar.bounds.height, 88)
    XCTAssertEqual(log.lines, [])
    let control = try XCTUnwrap(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    app.tap(at: control.convert(CGPoint(x: control.bounds.maxX - 20, y: 10), to: nil))
    try app.waitUntilIdle()
    XCTAssertEqual(log.lines, ["scope 2"])
    XCTAssertEqual(bar.selectedScopeButtonIndex, 2)
    bar.scopeButtonTitles = ["One"]
    XCTAssertEqual(bar.selectedScopeButtonIndex, 0)
    XCTAssertEqual(bar.sizeThatFits(.zero).height, 44, "one scope is not shown")
  }

  func testRightToLeft_isMirrored() throws {
    try start(rightToLeft: true) { $0.showsCancelButton = true }
    XCTAssertEqual(bar.searchTextField.frame.minX, 8 + 44 + 11)
    XCTAssertEqual(bar.searchTextField.frame.maxX, 400 - 8)
    let icon = try XCTUnwrap(bar.searchTextField.leftView)
    XCTAssertEqual(icon.frame.maxX, bar.searchTextField.bounds.maxX - 12)
  }

  func testImages() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    try start {
      $0.setImage(image, for: .search, state: .normal)
      $0.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 1), for: .search)
      $0.backgroundImage = image
    }
    XCTAssertTrue(bar.image(for: .search, state: .normal) === image)
    XCTAssertTrue((bar.searchTextField.leftView as? UIImageView)?.image === image)
    XCTAssertEqual(bar.searchTextField.leftView?.frame.minX, 16)
    XCTAssertTrue(bar.backgroundImage === image)
    bar.setImage(nil, for: .search, state: .normal)
    XCTAssertNotNil((bar.searchTextField.leftView as? UIImageView)?.image)
  }

  func testADisabledBar() throws {
    try start { $0.isEnabled = false }
    app.tap(bar.searchTextField)
    XCTAssertFalse(bar.isFirstResponder)
  }
}
