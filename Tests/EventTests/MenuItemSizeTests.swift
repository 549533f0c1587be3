import UIKit
import UIKitTesting
import XCTest

/// Menus whose elements are side by side (`preferredElementSize` and palettes).
///
/// The number of items on a line and the contents of an item follow Apple's documentation of `UIMenu.ElementSize`
/// (small: images; medium: images and titles) and session 10068 of WWDC 2022.
@preconcurrency @MainActor
final class MenuItemSizeTests: XCTestCase {
  private var app: TestApplication!
  private var chosen: [String] = []
  private let source = SizedMenuSource()

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 400, height: 400))
      app.onReport = { XCTFail($0) }
      let target = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      target.addInteraction(UIContextMenuInteraction(delegate: source))
      app.show(target)
    }
  }

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private func action(_ title: String, isOn: Bool = false, isEnabled: Bool = true) -> UIAction {
    UIAction(
      title: title, image: UIImage(systemName: "star"), attributes: isEnabled ? [] : .disabled,
      state: isOn ? .on : .off
    ) { [weak self] _ in self?.chosen.append(title) }
  }

  private func open(_ menu: UIMenu) throws {
    source.menu = menu
    app.click(at: CGPoint(x: 20, y: 20), button: 2)
    try app.waitUntilIdle()
  }

  private func choose(_ keys: [UIKeyboardHIDUsage]) throws -> String? {
    chosen = []
    for key in keys { app.key(key) }
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    return chosen.last
  }

  private func menu(_ size: UIMenu.ElementSize) -> UIMenu {
    let items = UIMenu(
      options: .displayInline, preferredElementSize: size,
      children: [action("one"), action("two", isEnabled: false), action("three"), action("four"), action("five")])
    return UIMenu(children: [items, action("last")])
  }

  func testArrowKeysMoveAlongALineAndBetweenLines() throws {
    // Five small items are on two lines: two and three of them.
    try open(menu(.small))
    XCTAssertEqual(try choose([.keyboardDownArrow]), "one")
    try open(menu(.small))
    XCTAssertEqual(try choose([.keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow]), "four")
    try open(menu(.small))
    XCTAssertEqual(
      try choose([.keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow, .keyboardRightArrow]), "five")
    try open(menu(.small))
    XCTAssertEqual(try choose([.keyboardDownArrow, .keyboardRightArrow]), "one", "a disabled item is skipped")
    try open(menu(.small))
    XCTAssertEqual(try choose([.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow]), "last")
    try open(menu(.small))
    XCTAssertEqual(try choose([.keyboardUpArrow, .keyboardUpArrow, .keyboardRightArrow]), "five")
  }

  func testAnElementOfItsOwnRowIsNotBesideOthers() throws {
    try open(menu(.large))
    XCTAssertEqual(try choose([.keyboardDownArrow, .keyboardDownArrow]), "three")
  }

  func testThePointerChoosesAnItemOfALine() throws {
    try open(
      UIMenu(preferredElementSize: .medium, children: [action("one"), action("two"), action("three")]))
    // The line begins 5 points from the panel's corner at the pointer, and is at least 120 points wide.
    app.click(at: CGPoint(x: 20 + 5 + 60, y: 20 + 20))
    try app.waitUntilIdle()
    XCTAssertEqual(chosen, ["two"])
  }

  func testItemsAreMirroredFromRightToLeft() throws {
    app.window.traitOverrides.layoutDirection = .rightToLeft
    try open(UIMenu(preferredElementSize: .small, children: [action("one"), action("two"), action("three")]))
    XCTAssertEqual(try choose([.keyboardDownArrow, .keyboardLeftArrow]), "two")
  }

  func testASubmenuKeepsItsSize() throws {
    let sub = UIMenu(title: "More", preferredElementSize: .small, children: [action("one"), action("two")])
    try open(UIMenu(children: [sub]))
    XCTAssertEqual(
      try choose([.keyboardDownArrow, .keyboardRightArrow, .keyboardRightArrow]), "two",
      "the first right arrow opens the submenu, the second moves along its line")
  }
}

private final class SizedMenuSource: NSObject, UIContextMenuInteractionDelegate {
  var menu = UIMenu()
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { _ in self.menu }) }
}
