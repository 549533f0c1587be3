@testable import UIKit
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

  func testTheClearButtonReplacesTheBookmarkButton() throws {
    try start {
      $0.showsBookmarkButton = true
      $0.text = "words"
    }
    let field = bar.searchTextField
    let button = try XCTUnwrap(field.rightView)
    XCTAssertNil(button.superview)
    XCTAssertEqual(field.endView, .clear)
    app.tap(at: CGPoint(x: 400 - 8 - 24, y: 42))
    try app.waitUntilIdle()
    XCTAssertEqual(bar.text, "")
    XCTAssertFalse(log.lines.contains("bookmark"), "\(log.lines)")
    XCTAssertTrue(button.superview === field)
    app.tap(button)
    XCTAssertTrue(log.lines.contains("bookmark"), "\(log.lines)")
    // A view of the application prevails over the clear button, as in every text field.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightView = view
    bar.text = "words"
    try app.waitUntilIdle()
    XCTAssertTrue(view.superview === field)
    XCTAssertEqual(field.endView, .right)
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

  // "Ignored if out of range" (UISearchBar.h).
  func testAScopeThatDoesNotExistIsIgnored() {
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["One", "Two"]
    bar.selectedScopeButtonIndex = 1
    bar.selectedScopeButtonIndex = 5
    XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
    bar.selectedScopeButtonIndex = -1
    XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
    XCTAssertEqual(bar.scopes?.selectedSegmentIndex, 1)
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

  /// Shows a bar of 300 × 44 points in front of a color, and returns the colors of two pixels: the center of its field, and a
  /// place in the bar beside the field.
  private func colors(
    over backdrop: UIColor, isDark: Bool = false, configure: (UISearchBar) -> Void = { _ in }
  ) -> (field: [Int], bar: [Int]) {
    app?.close()
    app = TestApplication(size: CGSize(width: 300, height: 200), scale: 2, isDark: isDark)
    app.onReport = { XCTFail($0) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.backgroundColor = backdrop
    bar = UISearchBar(frame: CGRect(x: 0, y: 80, width: 300, height: 44))
    configure(bar)
    root.addSubview(bar)
    app.show(root)
    app.frame()
    let picture = app.snapshot()
    let pixels = [(300, 204), (6, 204)].map { picture.color(x: $0.0, y: $0.1) }.map { [$0.red, $0.green, $0.blue] }
    return (pixels[0], pixels[1])
  }

  // Measured on iOS 26.1 by Vercantez/openuikit (UISearchBar.swift): the center of the field and the bar's rectangle in
  // front of uniform colors.
  func testTheGlass() {
    for backdrop in [UIColor.white, .black, UIColor(white: 0.5, alpha: 1), .red, .green, .blue] {
      let light = colors(over: backdrop)
      let luminance = light.field.reduce(0, +) / 3
      XCTAssertTrue((250...254).contains(luminance), "the field over \(backdrop): \(light.field)")
      XCTAssertTrue(light.field.allSatisfy { (246...255).contains($0) }, "the hue over \(backdrop): \(light.field)")
      let dark = colors(over: backdrop, isDark: true)
      XCTAssertTrue(dark.field.allSatisfy { (18...22).contains($0) }, "the dark field over \(backdrop): \(dark.field)")
    }
    XCTAssertTrue(colors(over: .black).bar.allSatisfy { (237...242).contains($0) }, "\(colors(over: .black).bar)")
    XCTAssertTrue(colors(over: .white).bar.allSatisfy { (247...250).contains($0) }, "\(colors(over: .white).bar)")
    XCTAssertTrue(colors(over: .black, isDark: true).bar.allSatisfy { $0 <= 2 })
  }

  /// A color that is opaque in one style only covers the glass in that style.
  func testTheGlassFollowsTheStyle() {
    _ = colors(over: .red) {
      $0.barTintColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor.blue.withAlphaComponent(0.3) : .blue }
    }
    XCTAssertNil(bar.background.materialEffect)
    bar.overrideUserInterfaceStyle = .dark
    app.frame()
    XCTAssertNotNil(bar.background.materialEffect)
    bar.overrideUserInterfaceStyle = .light
    app.frame()
    XCTAssertNil(bar.background.materialEffect)
  }

  func testStylesAndColorsReplaceTheGlass() {
    // "The search bar has no background" (UISearchBar.Style.minimal).
    let minimal = colors(over: .red) { $0.searchBarStyle = .minimal }
    XCTAssertEqual(minimal.bar, [255, 0, 0])
    XCTAssertNotNil(bar.searchTextField.materialEffect, "the field is translucent")
    let tinted = colors(over: .red) { $0.barTintColor = .blue }
    XCTAssertEqual(tinted.bar[0], 0)
    XCTAssertNil(bar.background.materialEffect, "nothing is blurred behind an opaque color")
    // The usual way to remove the background.
    let empty = colors(over: .red) { $0.backgroundImage = UIImage() }
    XCTAssertLessThan(empty.bar[1], 3)
    XCTAssertTrue(bar.isTranslucent)
    let colored = colors(over: .red) { $0.searchTextField.backgroundColor = .green }
    XCTAssertEqual(colored.field, [0, 255, 0])
    XCTAssertNil(bar.searchTextField.materialEffect)
    XCTAssertTrue(bar.fieldShadow.isHidden)
    _ = colors(over: .red) { $0.setSearchFieldBackgroundImage(UIImage(), for: .normal) }
    XCTAssertNil(bar.searchTextField.materialEffect)
    XCTAssertNil(UISearchBar().searchTextField.backgroundColor)
    XCTAssertEqual(UISearchTextField().backgroundColor, .tertiarySystemFill)
  }

  // Apple's page of UISearchBar.isTranslucent.
  func testTranslucency() {
    let size = CGSize(width: 4, height: 4)
    func image(_ alpha: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: size).image {
        UIColor.blue.withAlphaComponent(alpha).setFill()
        $0.fill(CGRect(origin: .zero, size: size))
      }
    }
    let bar = UISearchBar()
    XCTAssertTrue(bar.isTranslucent)
    bar.backgroundImage = image(1)
    XCTAssertFalse(bar.isTranslucent)
    XCTAssertEqual(bar.background.alpha, 1)
    bar.isTranslucent = true
    XCTAssertLessThan(bar.background.alpha, 1, "the system's opacity")
    bar.backgroundImage = image(0.5)
    XCTAssertEqual(bar.background.alpha, 1)
    bar.isTranslucent = false
    XCTAssertEqual(bar.background.backgroundColor, .systemBackground)
    bar.barTintColor = .red
    XCTAssertEqual(bar.background.backgroundColor, .red)
    let opaque = colors(over: .red) { $0.isTranslucent = false }
    XCTAssertEqual(opaque.bar[0], opaque.bar[1], "the color behind is not visible: \(opaque.bar)")
    XCTAssertNil(self.bar.background.materialEffect)
  }

  func testAHostedFieldIsGlassInFrontOfTheNavigationBar() throws {
    app = TestApplication(size: CGSize(width: 375, height: 400), scale: 2)
    app.onReport = { XCTFail($0) }
    let content = UIViewController()
    content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    app.show(UINavigationController(rootViewController: content))
    try app.waitUntilIdle()
    let bar = try XCTUnwrap(content.navigationItem.searchController?.searchBar)
    XCTAssertNotNil(bar.searchTextField.materialEffect)
    XCTAssertNil(bar.background.materialEffect, "the navigation bar has the background")
    XCTAssertNil(bar.background.backgroundColor)
    XCTAssertTrue(bar.fieldShadow.isHidden)
  }

  func testADisabledBar() throws {
    try start { $0.isEnabled = false }
    app.tap(bar.searchTextField)
    XCTAssertFalse(bar.isFirstResponder)
  }
}
