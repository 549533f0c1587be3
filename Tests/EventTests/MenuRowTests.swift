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
