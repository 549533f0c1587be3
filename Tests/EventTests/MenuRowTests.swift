@testable import UIKit
import UIKitTesting
import XCTest

/// The contents of menu rows: images of selected elements, titles with several lines, and the attributes of actions.
@preconcurrency @MainActor
final class MenuRowTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 500, height: 400), scale: 2)
    app.onReport = { XCTFail($0) }
  }
  override func tearDown() async throws { app.close() }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  private func panel(_ menu: UIMenu) -> MenuPanel {
    let panel = MenuPanel(menu, .pointer)
    panel.frame = CGRect(origin: .zero, size: panel.intrinsicSize)
    panel.layoutIfNeeded()
    return panel
  }

  func testTheSelectedImageIsShownWhileTheActionIsOn() throws {
    let (plain, selected) = (image(10), image(12))
    let action = UIAction(title: "Star", image: plain, selectedImage: selected) { _ in }
    func shown() -> UIImage? {
      panel(UIMenu(children: [action])).rows[0].subviews.compactMap { ($0 as? UIImageView)?.image }.first
    }
    XCTAssertTrue(shown() === plain)
    action.state = .on
    XCTAssertTrue(shown() === selected)
    action.selectedImage = nil
    XCTAssertTrue(shown() === plain)
  }

  func testTitlesTakeAsManyLinesAsTheMenuAllows() throws {
    let words = "A title that is much too long for one line of a menu, which is 360 points wide at the most"
    let menu = UIMenu(children: [UIAction(title: words) { _ in }, UIAction(title: "Short") { _ in }])
    XCTAssertEqual(panel(menu).rows.map(\.bounds.height), [28, 28])
    let preferences = UIMenuDisplayPreferences()
    preferences.maximumNumberOfTitleLines = 2
    menu.displayPreferences = preferences
    preferences.maximumNumberOfTitleLines = 9
    XCTAssertEqual(menu.displayPreferences?.maximumNumberOfTitleLines, 2, "it is copied")
    let rows = panel(menu).rows
    let line = UIFont.systemFont(ofSize: 13).lineHeight
    XCTAssertEqual(rows[0].bounds.height, 28 + line, accuracy: 1.5)
    XCTAssertEqual(rows[1].bounds.height, 28)
    let label = try XCTUnwrap(rows[0].subviews.compactMap { $0 as? UILabel }.first)
    XCTAssertEqual(label.text, words)
    XCTAssertEqual(label.numberOfLines, 2)
    XCTAssertEqual(menu.replacingChildren([]).displayPreferences?.maximumNumberOfTitleLines, 2)
  }

  /// Menus grow with the text size that the user prefers, within the window, and titles continue on further lines at the
  /// sizes of accessibility.
  func testMenusGrowWithTheTextSize() throws {
    let item = UIAction(title: "Add to a very long album name", image: image(20), state: .on) { _ in }
    let menu = UIMenu(children: [item, UIMenu(title: "More", children: [UIAction(title: "One") { _ in }])])
    func shown(_ category: UIContentSizeCategory, style: MenuPresenter.Style = .touch) throws -> MenuPanel {
      app.window.traitOverrides.preferredContentSizeCategory = category
      app.window.updateTraitsIfNeeded()
      let presenter = MenuPresenter(menu, in: app.window, at: .point(CGPoint(x: 100, y: 50)), style: style)
      presenter.show(MenuAnimator())
      try app.waitUntilIdle()
      defer { presenter.dismiss(animated: false) }
      let panel = try XCTUnwrap(presenter.panels.first)
      panel.layoutIfNeeded()
      return panel
    }
    let normal = try shown(.large)
    XCTAssertEqual(normal.rows.map(\.bounds.height), [42, 42])
    XCTAssertEqual(try shown(.extraSmall).rows.map(\.bounds.height), [42, 42], "the height that a finger needs")
    let larger = try shown(.extraExtraExtraLarge)
    XCTAssertGreaterThan(larger.rows[0].bounds.height, 42)
    XCTAssertGreaterThan(larger.bounds.width, normal.bounds.width)
    let largest = try shown(.accessibilityExtraExtraExtraLarge)
    XCTAssertEqual(largest.frame, largest.frame.intersection(app.window.bounds), "it is in the window")
    let label = try XCTUnwrap(largest.rows[0].subviews.compactMap { $0 as? UILabel }.first)
    // `UIFontMetrics` scales with the line height of the body style, which is 22 points by default and 62 at the largest size
    // (Human Interface Guidelines, Typography, Dynamic Type sizes).
    XCTAssertEqual(label.font.pointSize, 16 * 62 / 22, accuracy: 0.5)
    XCTAssertGreaterThan(label.bounds.height, 2 * label.font.lineHeight - 1, "the title has several lines")
    XCTAssertGreaterThanOrEqual(
      label.bounds.height, label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height - 1)
    for row in largest.rows {
      for view in row.subviews { XCTAssertTrue(row.bounds.insetBy(dx: -1, dy: -1).contains(view.frame), "\(view)") }
    }
    XCTAssertEqual(try shown(.accessibilityExtraExtraExtraLarge, style: .bar).rows[0].bounds.height, 42)
  }

  func testAnActionKnowsWhatItsMenuWasShownFor() throws {
    let button = UIButton(configuration: .filled())
    button.setTitle("Menu", for: .normal)
    var source: (any UIPopoverPresentationControllerSourceItem)?
    let action = UIAction(title: "One") { source = $0.presentationSourceItem }
    button.menu = UIMenu(children: [action])
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(button)
    app.frame()
    app.tap(button)
    app.advance(by: 0.5)
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertTrue(source === button)
    XCTAssertNil(action.presentationSourceItem)
  }
}
