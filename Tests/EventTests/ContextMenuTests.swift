import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Context menus and edit menus: opening and closing, callbacks, keys, and choosing elements.
@preconcurrency @MainActor
final class ContextMenuTests: XCTestCase {
  private var app: TestApplication!
  private var root: UIView!
  private var target: UIView!
  private var source: MenuSource!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 400, height: 400))
      app.onReport = { XCTFail($0) }
      root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      target = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 60))
      target.backgroundColor = .systemTeal
      root.addSubview(target)
      source = MenuSource()
      target.addInteraction(UIContextMenuInteraction(delegate: source))
      app.show(root)
    }
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private var interaction: UIContextMenuInteraction? { target.interactions.first as? UIContextMenuInteraction }

  private func open(button: Int = 2) throws {
    app.click(at: CGPoint(x: 60, y: 60), button: button)
    try app.waitUntilIdle()
    source.log = []
  }

  func testTheSecondaryButtonOpensAMenuAtOnce() throws {
    let press = app.press(at: CGPoint(x: 60, y: 60), button: 2)
    XCTAssertEqual(source.log, ["configuration 20,20", "willDisplay"])
    XCTAssertEqual(interaction?.menuAppearance, .compact)
    XCTAssertEqual(interaction?.location(in: target), CGPoint(x: 20, y: 20))
    press.lift()
    // Releasing at the same position keeps it open.
    try app.waitUntilIdle()
    XCTAssertEqual(interaction?.menuAppearance, .compact)
    app.click(at: CGPoint(x: 390, y: 390))
    XCTAssertEqual(source.log, ["configuration 20,20", "willDisplay", "willEnd"])
    XCTAssertEqual(interaction?.menuAppearance, .unknown)
    try app.waitUntilIdle()
    XCTAssertEqual(root.window?.subviews.count, 1)
  }

  /// The place of the menu belongs to a window of the earlier size.
  func testAMenuIsClosedWhenTheWindowChangesItsSize() throws {
    let point = CGPoint(x: 60, y: 60)
    for isTouch in [false, true] {
      if isTouch { app.longPress(at: point) } else { app.click(at: point, button: 2) }
      try app.waitUntilIdle()
      XCTAssertNotEqual(interaction?.menuAppearance, .unknown)
      app.resize(to: CGSize(width: isTouch ? 300 : 350, height: 300))
      try app.waitUntilIdle()
      XCTAssertEqual(interaction?.menuAppearance, .unknown)
      XCTAssertEqual(root.window?.subviews.count, 1)
    }
  }

  func testASingleSelection() throws {
    let actions = ["One", "Two", "Three", "Four"].map { name in
      UIAction(title: name) { [unowned source] _ in source?.log.append(name) }
    }
    actions[0].state = .on
    actions[3].state = .on
    let inner = UIMenu(options: .displayInline, children: [actions[2]])
    let single = UIMenu(options: [.displayInline, .singleSelection], children: [actions[0], actions[1], inner])
    source.children = [single, actions[3]]
    func choose(_ steps: Int) throws {
      try open()
      for _ in 0..<steps { app.key(.keyboardDownArrow) }
      app.key(.keyboardReturnOrEnter)
      try app.waitUntilIdle()
    }
    try choose(2)
    XCTAssertTrue(source.log.contains("Two"), "\(source.log)")
    XCTAssertEqual(actions.map(\.state), [.off, .on, .off, .on], "elements outside of the menu keep their states")
    try choose(3)
    XCTAssertEqual(actions.map(\.state), [.off, .off, .on, .on], "elements of submenus belong to the selection")
    try choose(4)
    XCTAssertEqual(actions.map(\.state), [.off, .off, .on, .on])
  }

  func testALongPressOpensAMenu() throws {
    let finger = app.touch(at: CGPoint(x: 60, y: 60))
    app.advance(by: 0.4)
    XCTAssertEqual(source.log, [])
    app.advance(by: 0.2)
    XCTAssertEqual(source.log, ["configuration 20,20", "willDisplay"])
    XCTAssertEqual(interaction?.menuAppearance, .rich)
    finger.lift()
    try app.waitUntilIdle()
    app.tap(at: CGPoint(x: 390, y: 390))
    try app.waitUntilIdle()
    XCTAssertEqual(source.log.last, "end completed")
    source.log = []
    // A moving finger, and a tap, open nothing.
    let other = app.touch(at: CGPoint(x: 60, y: 60))
    other.move(dx: 20, dy: 0)
    app.advance(by: 1)
    other.lift()
    app.tap(at: CGPoint(x: 60, y: 60))
    XCTAssertEqual(source.log, [])
  }

  func testKeys() throws {
    try open()
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(source.log, ["willEnd", "open"])
    try open()
    // The disabled second row is skipped; the last one is the submenu.
    app.key(.keyboardDownArrow)
    app.key(.keyboardDownArrow)
    app.key(.keyboardRightArrow)
    app.key(.keyboardDownArrow)
    app.key(.keyboardSpacebar)
    XCTAssertEqual(source.log, ["willEnd", "share mail"])
    try open()
    app.key(.keyboardUpArrow)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(source.log, ["willEnd", "delete"])
    try open()
    app.key(.keyboardS)
    app.key(.keyboardRightArrow)
    app.key(.keyboardLeftArrow)
    app.key(.keyboardEscape)
    XCTAssertEqual(source.log, ["willEnd"])
    XCTAssertEqual(interaction?.menuAppearance, .unknown)
  }

  func testEscapeClosesOneMenuAtATime() throws {
    try open()
    app.key(.keyboardS)
    app.key(.keyboardRightArrow)
    app.key(.keyboardEscape)
    XCTAssertEqual(source.log, [])
    app.key(.keyboardEscape)
    XCTAssertEqual(source.log, ["willEnd"])
  }

  func testThePointerChooses() throws {
    try open()
    // The first row is directly below the pointer.
    app.click(at: CGPoint(x: 80, y: 80))
    XCTAssertEqual(source.log, ["willEnd", "open"])
    try open()
    // A click on a disabled row has no effect and keeps the menu open.
    app.click(at: CGPoint(x: 80, y: 108))
    XCTAssertEqual(source.log, [])
    XCTAssertEqual(interaction?.menuAppearance, .compact)
    interaction?.dismissMenu()
    XCTAssertEqual(source.log, ["willEnd"])
    try app.waitUntilIdle()
    source.log = []
    // Pressed, moved and released over a row.
    let press = app.press(at: CGPoint(x: 60, y: 60), button: 2)
    press.move(to: CGPoint(x: 80, y: 80))
    press.lift()
    XCTAssertEqual(source.log.last, "open")
  }

  func testASubmenuOpensUnderThePointer() throws {
    try open()
    app.hover(at: CGPoint(x: 80, y: 136))
    app.advance(by: 0.3)
    let panels = menuPanels()
    XCTAssertEqual(panels.count, 2)
    let sub = try XCTUnwrap(panels.last)
    app.click(at: CGPoint(x: sub.frame.midX, y: sub.frame.minY + 20))
    XCTAssertEqual(source.log, ["willEnd", "share mail"])
  }

  private func menuPanels() -> [UIView] {
    root.window?.subviews.last?.subviews.filter { "\(type(of: $0))" == "MenuPanel" } ?? []
  }

  func testNoMenuLeavesTheTouchAlone() {
    source.hasMenu = false
    var taps = 0
    let count = Count { taps += 1 }
    target.addGestureRecognizer(UITapGestureRecognizer(target: count, action: Selector("run:", Count.run)))
    app.longPress(at: CGPoint(x: 60, y: 60))
    XCTAssertEqual(source.log, ["configuration 20,20"])
    XCTAssertEqual(taps, 1)
  }

  func testUpdatingTheVisibleMenu() throws {
    try open()
    interaction?.updateVisibleMenu { menu in
      menu.replacingChildren([UIAction(title: "New") { _ in self.source.log.append("new") }])
    }
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(source.log, ["willEnd", "new"])
  }

  func testDeferredElementsAndMenusThatStay() throws {
    var give: (([UIMenuElement]) -> Void)?
    var asked = 0
    var ticks = 0
    source.children = [
      UIAction(title: "Tick", attributes: .keepsMenuPresented) { action in
        ticks += 1
        action.state = ticks % 2 == 1 ? .on : .off
      },
      UIDeferredMenuElement.uncached { completion in
        asked += 1
        give = completion
      },
    ]
    try open()
    XCTAssertEqual(asked, 1)
    give?([UIAction(title: "Late") { _ in self.source.log.append("late") }])
    app.key(.keyboardT)
    app.key(.keyboardReturnOrEnter)
    app.key(.keyboardT)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(ticks, 2)
    app.key(.keyboardL)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(source.log, ["willEnd", "late"])
    try open()
    XCTAssertEqual(asked, 2)
  }

  func testCommandsGoAlongTheChainFromTheView() throws {
    let answerer = Answerer(frame: root.bounds)
    root.addSubview(answerer)
    answerer.addSubview(target)
    source.children = [UICommand(title: "Poke", action: Selector("poke:", Answerer.poke(_:)))]
    try open()
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(answerer.log, ["poke"])
  }

  /// The rows of the panel before and after the elements are provided must not be mixed.
  func testElementsThatAreProvidedAtOnce_areShownOnce() throws {
    source.children = [
      UIDeferredMenuElement.uncached { provide in
        provide([
          UIMenu(title: "Sort By", options: .displayInline, children: [UIAction(title: "Name", state: .on) { _ in }]),
          UIAction(title: "Reverse") { _ in },
        ])
      }
    ]
    try open()
    let panel = try XCTUnwrap(menuPanels().first)
    var rows: [UIView] = []
    func collect(_ view: UIView) {
      if "\(type(of: view))" == "MenuRowView" { rows.append(view) }
      view.subviews.forEach(collect)
    }
    collect(panel)
    XCTAssertEqual(rows.count { $0.frame.isEmpty }, 0, "\(rows.map(\.frame))")
    XCTAssertEqual(Set(rows.map(\.frame.minY)).count, rows.count)
  }

  func testTheEditMenu() throws {
    let editor = Editor(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    root.addSubview(editor)
    editor.becomeFirstResponder()
    let menu = UIEditMenuInteraction(delegate: nil)
    editor.addInteraction(menu)
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 0)))
    try app.waitUntilIdle()
    // Copy and Paste apply; the bar is above the selection.
    let bar = try XCTUnwrap(menuPanels().first)
    XCTAssertLessThanOrEqual(bar.frame.maxY, 200)
    app.key(.keyboardRightArrow)
    app.key(.keyboardRightArrow)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(editor.log, ["paste"])
    try app.waitUntilIdle()
    let controller = UIMenuController.shared
    controller.showMenu(from: editor, rect: editor.bounds)
    XCTAssertTrue(controller.isMenuVisible)
    app.key(.keyboardRightArrow)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(editor.log, ["paste", "copy"])
    XCTAssertFalse(controller.isMenuVisible)
  }

  /// The methods before iOS 13: a rectangle is set first, and the menu is shown beside it.
  @available(*, deprecated)
  func testTheMenuControllerWithATargetRectangle() throws {
    let editor = Editor(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    root.addSubview(editor)
    editor.becomeFirstResponder()
    let controller = UIMenuController.shared
    controller.setTargetRect(CGRect(x: 0, y: 30, width: 10, height: 10), in: editor)
    controller.setMenuVisible(false, animated: false)
    XCTAssertFalse(controller.isMenuVisible)
    controller.setMenuVisible(true, animated: true)
    XCTAssertTrue(controller.isMenuVisible)
    try app.waitUntilIdle()
    XCTAssertLessThanOrEqual(controller.menuFrame.maxY, 230)
    XCTAssertGreaterThan(controller.menuFrame.maxY, 200)
    controller.setMenuVisible(false, animated: false)
    XCTAssertFalse(controller.isMenuVisible)
  }

  /// A menu that another one replaces before it is shown is not visible, and the other one can be hidden.
  func testAMenuThatAnotherReplacesBeforeItIsShown() throws {
    let editor = Editor(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    root.addSubview(editor)
    editor.becomeFirstResponder()
    let controller = UIMenuController.shared
    controller.showMenu(from: editor, rect: editor.bounds)
    try app.waitUntilIdle()
    let frame = controller.menuFrame
    var isReplaced = false
    let observer = NotificationCenter.default.addObserver(
      forName: UIMenuController.willHideMenuNotification, object: controller, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        guard !isReplaced else { return }
        isReplaced = true
        controller.showMenu(from: editor, rect: CGRect(x: 0, y: 100, width: 10, height: 10))
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    controller.showMenu(from: editor, rect: editor.bounds)
    try app.waitUntilIdle()
    XCTAssertTrue(isReplaced)
    XCTAssertTrue(controller.isMenuVisible)
    XCTAssertGreaterThan(controller.menuFrame.minY, frame.minY, "the menu of the callback is visible")
    controller.hideMenu()
    try app.waitUntilIdle()
    XCTAssertFalse(controller.isMenuVisible)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(editor.log, [], "no menu is left")
  }

  /// `UIEditMenuArrowDirection` in Apple's headers: the arrow points from the menu to its source, so the menu is on the
  /// opposite side.
  func testTheEditMenuIsOnTheSideOfItsPreferredArrow() throws {
    let editor = Editor(frame: CGRect(x: 180, y: 200, width: 20, height: 20))
    root.addSubview(editor)
    editor.becomeFirstResponder()
    let menu = UIEditMenuInteraction(delegate: nil)
    editor.addInteraction(menu)
    func frame(_ direction: UIEditMenuArrowDirection) throws -> CGRect {
      let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10))
      configuration.preferredArrowDirection = direction
      menu.presentEditMenu(with: configuration)
      try app.waitUntilIdle()
      defer { menu.dismissMenu() }
      return try XCTUnwrap(menuPanels().first).frame
    }
    let source = CGPoint(x: 190, y: 210)
    XCTAssertLessThan(try frame(.automatic).maxY, source.y)
    XCTAssertLessThan(try frame(.down).maxY, source.y)
    XCTAssertGreaterThan(try frame(.up).minY, source.y)
    let right = try frame(.left)
    XCTAssertGreaterThan(right.minX, source.x)
    XCTAssertEqual(right.midY, source.y, accuracy: 1)
    XCTAssertLessThan(try frame(.right).maxX, source.x)
    // There is no space for the menu to the left of the editor.
    editor.frame.origin.x = 0
    XCTAssertLessThan(try frame(.right).maxY, source.y)
  }

  /// `secondaryItemIdentifiers`: "When the context menu acts on multiple items, you can use this property to include the
  /// identifiers of the secondary items"; the delegate provides a preview of each item. `badgeCount`: "If you don't set this value,
  /// the system determines it automatically" (Apple's documentation).
  func testSecondaryItemsAreStackedBehindThePreview() throws {
    source.identifier = "a" as NSString
    source.secondaryIdentifiers = ["b", 2]
    for (name, x) in [("a", 40), ("b", 160), ("2", 280)] {
      let view = UIView(frame: CGRect(x: x, y: 160, width: 80, height: 40))
      view.backgroundColor = .systemOrange
      root.addSubview(view)
      source.previews[name] = view
    }
    app.frame()
    app.longPress(at: CGPoint(x: 60, y: 60))
    XCTAssertEqual(
      source.log.sorted().filter { $0.hasPrefix("highlight") }, ["highlight 2", "highlight a", "highlight b"])
    try app.waitUntilIdle()
    let overlay = try XCTUnwrap(root.window?.subviews.last)
    let lifted = try XCTUnwrap(overlay.subviews.first { $0.layer.shadowOpacity > 0 && $0.frame.width < 120 })
    let stacked = lifted.subviews.filter { $0.bounds.size == CGSize(width: 80, height: 40) }
    XCTAssertEqual(stacked.count, 3)
    for view in stacked {
      XCTAssertEqual(view.center.x, 40, accuracy: 0.5)
      XCTAssertEqual(view.transform.tx, 0, accuracy: 0.5)
    }
    XCTAssertEqual(lifted.subviews.compactMap { ($0 as? UILabel)?.text }, ["3"])
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertEqual(
      source.log.sorted().filter { $0.hasPrefix("dismissal") }, ["dismissal 2", "dismissal a", "dismissal b"])
  }

  func testAPreviewMovesUpIfTheMenuFitsNeitherBelowNorAboveIt() throws {
    source.children = (0..<5).map { number in UIAction(title: "Row \(number)") { _ in } }
    target.frame.origin.y = 170
    app.longPress(at: CGPoint(x: 60, y: 200))
    try app.waitUntilIdle()
    let overlay = try XCTUnwrap(root.window?.subviews.last as? MenuOverlay)
    let panel = try XCTUnwrap(overlay.subviews.lazy.compactMap { $0 as? MenuPanel }.first)
    let preview = try XCTUnwrap(overlay.subviews.first { $0.bounds.size == target.bounds.size })
    XCTAssertEqual(panel.frame.height, panel.intrinsicSize.height, "all rows are visible")
    XCTAssertLessThan(preview.center.y, 200)
    XCTAssertEqual(panel.frame.minY, preview.center.y + 30 + MenuLayout.gap, accuracy: 1)
    XCTAssertEqual(panel.frame.maxY, 400 - MenuMetrics.margin, accuracy: 1)
    // Where there is enough space the preview stays.
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    target.frame.origin.y = 20
    app.longPress(at: CGPoint(x: 60, y: 50))
    try app.waitUntilIdle()
    let second = try XCTUnwrap(root.window?.subviews.last?.subviews.first { $0.bounds.size == target.bounds.size })
    XCTAssertEqual(second.center.y, 50)
  }

  func testPasteboard() {
    UIPasteboard.general.string = "a text"
    XCTAssertTrue(UIPasteboard.general.hasStrings)
    XCTAssertEqual(UIPasteboard.general.strings, ["a text"])
  }
}

@MainActor private final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
  var log: [String] = []
  var hasMenu = true
  var children: [UIMenuElement]?
  var identifier: (any NSCopying)?
  var secondaryIdentifiers: Set<AnyHashable> = []
  var previews: [String: UIView] = [:]

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard !previews.isEmpty else { return nil }
    log.append("highlight \(identifier)")
    return previews["\(identifier)"].map { UITargetedPreview(view: $0) }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    if !previews.isEmpty { log.append("dismissal \(identifier)") }
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("configuration \(Int(location.x)),\(Int(location.y))")
    guard hasMenu else { return nil }
    let configuration = UIContextMenuConfiguration(identifier: identifier, previewProvider: nil) { [unowned self] _ in
      UIMenu(
        children: self.children ?? [
          UIAction(title: "Open") { _ in self.log.append("open") },
          UIAction(title: "Rename", attributes: .disabled) { _ in self.log.append("rename") },
          UIMenu(title: "Share", children: [UIAction(title: "Mail") { _ in self.log.append("share mail") }]),
          UIMenu(
            options: .displayInline,
            children: [
              UIAction(title: "Hidden", attributes: .hidden) { _ in self.log.append("hidden") },
              UIAction(title: "Delete", attributes: .destructive) { _ in self.log.append("delete") },
            ]),
        ])
    }
    configuration.secondaryItemIdentifiers = secondaryIdentifiers
    return configuration
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("willDisplay") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willEnd")
    animator?.addCompletion { [weak self] in self?.log.append("end completed") }
  }
}

private final class Editor: UIView {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ["copy:", "paste:"].contains(NSStringFromSelector(action))
  }
  override func copy(_ sender: Any?) { log.append("copy") }
  override func paste(_ sender: Any?) { log.append("paste") }
}
