import UIKit
import UIKitTesting
import XCTest

/// Menus of bar button items and of back buttons.
@preconcurrency @MainActor
final class BarMenuTests: BarTestCase {
  // MARK: Menus

  func testAButtonThatOnlyHasAMenuShowsItAtOnce() throws {
    var chosen: [String] = []
    let menu = UIMenu(children: ["One", "Two"].map { name in UIAction(title: name) { chosen.append($0.title) } })
    item.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    try application.waitUntilIdle()
    let button = try XCTUnwrap(views("BarItemView").last)
    let finger = application.touch(at: middle(button))
    try application.waitUntilIdle()
    let two = try XCTUnwrap(label("Two", in: application.window))
    // Moves to the element without lifting the finger.
    finger.drag(to: middle(two), duration: 0.2)
    finger.lift()
    try application.waitUntilIdle()
    XCTAssertEqual(chosen, ["Two"])
    XCTAssertNil(label("Two", in: application.window))
    application.tap(at: middle(button))
    try application.waitUntilIdle()
    application.tap(at: middle(try XCTUnwrap(label("One", in: application.window))))
    try application.waitUntilIdle()
    XCTAssertEqual(chosen, ["Two", "One"])
  }

  func testAButtonWithAnActionShowsItsMenuToAFingerThatRests() throws {
    var done = 0
    let menu = UIMenu(children: [UIAction(title: "Other") { _ in }])
    item.rightBarButtonItem = UIBarButtonItem(title: "Do", primaryAction: UIAction { _ in done += 1 }, menu: menu)
    try application.waitUntilIdle()
    let place = middle(try XCTUnwrap(views("BarItemView").last))
    application.tap(at: place)
    XCTAssertEqual(done, 1)
    XCTAssertNil(label("Other", in: application.window))
    application.longPress(at: place, duration: 0.8)
    try application.waitUntilIdle()
    XCTAssertEqual(done, 1)
    XCTAssertNotNil(label("Other", in: application.window))
  }

  func testAMenuThatGivesTheButtonItsWords() throws {
    let actions = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
    let go = UIBarButtonItem(title: nil, menu: UIMenu(children: actions))
    go.changesSelectionAsPrimaryAction = true
    item.rightBarButtonItem = go
    try application.waitUntilIdle()
    XCTAssertEqual(go.title, "Small", "the first one where none is on")
    application.tap(at: middle(try XCTUnwrap(views("BarItemView").last)))
    try application.waitUntilIdle()
    application.tap(at: middle(try XCTUnwrap(label("Large", in: application.window))))
    try application.waitUntilIdle()
    XCTAssertEqual(go.title, "Large")
    XCTAssertEqual(actions.map(\.state), [.off, .on])
  }

  func testTheBackButtonKnowsTheWholeWayBack() throws {
    for name in ["Third", "Fourth"] {
      let next = UIViewController()
      next.title = name
      navigation.pushViewController(next, animated: false)
    }
    try application.waitUntilIdle()
    application.longPress(at: CGPoint(x: 40, y: 32), duration: 0.8)
    try application.waitUntilIdle()
    XCTAssertNotNil(label("Third", in: application.window))
    application.tap(at: middle(try XCTUnwrap(label("First", in: application.window))))
    try application.waitUntilIdle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  // MARK: Back buttons

  func testTheBackButtonsWords() throws {
    let below = navigation.viewControllers[0].navigationItem
    XCTAssertEqual(try buttons(), ["First"])
    below.backButtonTitle = "Home"
    XCTAssertEqual(try buttons(), ["Home"])
    below.backButtonDisplayMode = .generic
    XCTAssertEqual(try buttons(), ["Back"])
    below.backButtonDisplayMode = .default
    below.backButtonTitle = String(repeating: "A long way ", count: 5)
    XCTAssertEqual(try buttons(), ["Back"], "without room for all of its words")
    application.resize(to: CGSize(width: 1200, height: 600))
    XCTAssertEqual(try buttons(), [below.backButtonTitle ?? ""], "which come back with the room")
    let own = UIBarButtonItem(title: "Out", style: .plain, target: nil, action: nil)
    own.tintColor = .red
    below.backButtonTitle = nil
    below.backBarButtonItem = own
    XCTAssertEqual(try buttons(), ["Out"])
    XCTAssertEqual(label("Out")?.textColor, .red)
    item.hidesBackButton = true
    XCTAssertEqual(try buttons(), [])
    item.hidesBackButton = false
    item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    XCTAssertEqual(try buttons(), ["Left"])
    item.leftItemsSupplementBackButton = true
    XCTAssertEqual(try buttons(), ["Out", "Left"])
  }

  /// The title of the back button gives way to the subtitle too.
  func testTheBackButtonGivesWayToTheSubtitle() throws {
    item.title = "Item"
    item.rightBarButtonItems = ["Select", "Sort"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    application.resize(to: CGSize(width: 390, height: 600))
    XCTAssertTrue(try buttons().contains("First"), "there is room beside the title")
    item.subtitle = "174 photos, 21 videos"
    application.frame()
    XCTAssertFalse(try buttons().contains("First"))
    let subtitle = try XCTUnwrap(label("174 photos, 21 videos"))
    XCTAssertGreaterThanOrEqual(subtitle.frame.width.rounded(.up), subtitle.intrinsicContentSize.width)
  }
}
