import UIKit
import UIKitTesting
import XCTest

/// What the parts of bars do that can be asked for: prompts, groups, menus, appearances and their states, large titles.
@preconcurrency @MainActor
final class BarPartsTests: XCTestCase {
  private var application: TestApplication!
  private var navigation: UINavigationController!
  private var top: UIViewController!

  override func setUp() async throws { try start(CGSize(width: 400, height: 500)) }
  override func tearDown() async throws { application.close() }

  private func start(_ size: CGSize) throws {
    application?.close()
    application = TestApplication(size: size, scale: 1)
    application.onReport = { XCTFail($0) }
    let first = UIViewController()
    first.title = "First"
    first.view.backgroundColor = .white
    top = UIViewController()
    top.title = "Top"
    top.view.backgroundColor = .white
    navigation = UINavigationController(rootViewController: first)
    application.show(navigation)
    navigation.pushViewController(top, animated: false)
    try application.waitUntilIdle()
  }

  private var bar: UINavigationBar { navigation.navigationBar }
  private var item: UINavigationItem { top.navigationItem }

  private func image(_ color: UIColor, _ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func views(_ named: String, in root: UIView? = nil) -> [UIView] {
    var found: [UIView] = []
    func look(_ view: UIView) {
      if !view.isHidden, "\(type(of: view))" == named { found.append(view) }
      if !view.isHidden { view.subviews.forEach(look) }
    }
    look(root ?? bar)
    return found
  }

  /// The shown buttons, from left to right, by their words.
  private func buttons(in root: UIView? = nil) throws -> [String] {
    try application.waitUntilIdle()
    return views("BarItemView", in: root).sorted { $0.frame.minX < $1.frame.minX }.map { view in
      view.subviews.compactMap { ($0 as? UILabel)?.text }.first ?? view.accessibilityLabel ?? "?"
    }
  }

  private func label(_ text: String, in root: UIView? = nil) -> UILabel? {
    var found: UILabel?
    func look(_ view: UIView) {
      if let label = view as? UILabel, label.text == text, !label.isHidden { found = label }
      view.subviews.forEach(look)
    }
    look(root ?? bar)
    return found
  }

  private func color(_ x: CGFloat, _ y: CGFloat) throws -> [Int] {
    try application.waitUntilIdle()
    let pixel = application.snapshot().color(x: Int(x), y: Int(y))
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // MARK: Prompt, subtitle, titles

  func testAPromptMakesTheBarHigher_andMovesTheContent() throws {
    XCTAssertEqual(bar.frame.height, 54)
    item.prompt = "Choose one"
    try application.waitUntilIdle()
    XCTAssertEqual(bar.frame.height, 84)
    XCTAssertEqual(top.view.safeAreaInsets.top, 94)
    let prompt = try XCTUnwrap(label("Choose one"))
    let title = try XCTUnwrap(label("Top"))
    XCTAssertLessThan(middle(prompt).y, middle(title).y - 15)
    XCTAssertEqual(middle(prompt).x, 200, accuracy: 1)
    item.prompt = nil
    try application.waitUntilIdle()
    XCTAssertEqual(bar.frame.height, 54)
    XCTAssertEqual(top.view.safeAreaInsets.top, 64)
  }

  func testASubtitleStandsBelowTheTitle() throws {
    item.subtitle = "12 photos"
    try application.waitUntilIdle()
    let title = middle(try XCTUnwrap(label("Top")))
    let subtitle = middle(try XCTUnwrap(label("12 photos")))
    XCTAssertGreaterThan(subtitle.y, title.y + 10)
    XCTAssertLessThan(subtitle.y, 10 + 44)
    XCTAssertEqual(subtitle.x, title.x, accuracy: 1)
  }

  func testTheTitleMovesByItsAdjustment() throws {
    let before = middle(try XCTUnwrap(label("Top")))
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
    try application.waitUntilIdle()
    let after = middle(try XCTUnwrap(label("Top")))
    XCTAssertEqual(after.y - before.y, 5)
    XCTAssertEqual(after.x - before.x, 3)
    XCTAssertEqual(bar.titleVerticalPositionAdjustment(for: .default), 5)
    XCTAssertEqual(bar.titleVerticalPositionAdjustment(for: .compact), 0)
  }

  func testTitlesGrowWithTheText_upToALimit_largeOnesGoOn() throws {
    bar.prefersLargeTitles = true
    navigation.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), forChild: top)
    navigation.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    try application.waitUntilIdle()
    // Oracle's source: 48 points bold, label 57.5, zone 61.5 at that size and 2x; titles stop at extraExtraLarge.
    let large = try XCTUnwrap(bar.largeTitle.subviews.compactMap { $0 as? UILabel }.first)
    XCTAssertEqual(large.font.pointSize, 48)
    XCTAssertEqual(bar.frame.height, 54 + 58 + 4, accuracy: 0.5)
    let inline = try XCTUnwrap(label("Top", in: views("NavigationBarContent").first))
    XCTAssertLessThan(inline.font.pointSize, 24)
    XCTAssertGreaterThan(inline.font.pointSize, 17)
  }

  // MARK: The large title as it collapses

  private func scrolling() throws -> UIScrollView {
    bar.prefersLargeTitles = true
    let scroll = UIScrollView(frame: top.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 400, height: 3000)
    top.view.addSubview(scroll)
    navigation.popViewController(animated: false)
    navigation.pushViewController(top, animated: false)
    try application.waitUntilIdle()
    XCTAssertEqual(bar.frame.height, 106)
    return scroll
  }

  /// Oracle, nav-large-snap: let go at rest at 36 points the content goes back, at 37 it goes on.
  func testHalfALargeTitleIsNotLeftBehind() throws {
    let scroll = try scrolling()
    let rest = scroll.contentOffset.y
    for (distance, end) in [(36.0, 0.0), (37.0, 52.0), (20.0, 0.0), (50.0, 52.0), (52.0, 52.0), (80.0, 80.0)] {
      scroll.contentOffset.y = rest
      try application.waitUntilIdle()
      let finger = application.touch(at: CGPoint(x: 200, y: 400))
      finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.2)
      // By hand to the exact place, then still.
      scroll.contentOffset.y = rest + distance
      application.advance(by: 0.5)
      finger.lift(after: 0.2)
      try application.waitUntilIdle()
      XCTAssertEqual(scroll.contentOffset.y - rest, end, accuracy: 0.01, "let go at \(distance)")
    }
  }

  /// Oracle, nav-large-title-label-2x: the inline title waits 15 points lower, unseen.
  func testTheInlineTitleWaitsLower_andRisesWhenTheLargeOneIsGone() throws {
    let scroll = try scrolling()
    let inline = try XCTUnwrap(label("Top", in: views("NavigationBarContent").first))
    XCTAssertEqual(inline.alpha, 0)
    XCTAssertEqual(middle(inline).y, 10 + 22 + 15, accuracy: 0.6)
    scroll.contentOffset.y = 200
    try application.waitUntilIdle()
    XCTAssertEqual(inline.alpha, 1)
    XCTAssertEqual(middle(inline).y, 10 + 22, accuracy: 0.6)
  }

  // MARK: Appearances

  func testAppearancesAreCopies_whoseChangesAreSeen() throws {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    look.backgroundColor = .blue
    XCTAssertEqual(try color(300, 40), [255, 0, 0], "what was given is copied")
    bar.scrollEdgeAppearance?.backgroundColor = .green
    XCTAssertEqual(try color(300, 40), [0, 255, 0])
    bar.scrollEdgeAppearance?.titleTextAttributes = [.foregroundColor: UIColor.blue]
    try application.waitUntilIdle()
    XCTAssertEqual(label("Top")?.textColor, .blue)
    bar.scrollEdgeAppearance?.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    item.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    try application.waitUntilIdle()
    XCTAssertEqual(label("Go")?.textColor, .red)
    let copy = try XCTUnwrap(bar.scrollEdgeAppearance?.copy() as? UINavigationBarAppearance)
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    XCTAssertEqual(
      bar.scrollEdgeAppearance?.buttonAppearance.normal.titleTextAttributes.count, 1, "buttons are copied, too")
  }

  func testTheStatesOfButtons() throws {
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
    look.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
    bar.standardAppearance = look
    let go = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = go
    try application.waitUntilIdle()
    let button = try XCTUnwrap(views("BarItemView").last)
    XCTAssertEqual(label("Go")?.textColor, .blue)
    XCTAssertEqual(middle(try XCTUnwrap(label("Go"))).y - middle(button).y, 4, accuracy: 0.6)
    let finger = application.touch(at: middle(button))
    XCTAssertEqual(label("Go")?.textColor, .red)
    finger.lift()
    XCTAssertEqual(label("Go")?.textColor, .blue)
    go.isEnabled = false
    XCTAssertEqual(label("Go")?.textColor, .brown)
    go.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled)
    XCTAssertEqual(label("Go")?.textColor, .green, "the item's own word counts more")
    go.isEnabled = true
    go.setTitleTextAttributes([.foregroundColor: UIColor.purple, .kern: 4], for: .normal)
    XCTAssertEqual(label("Go")?.textColor, .purple)
  }

  func testBackgroundsOfButtons() throws {
    let go = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = go
    try application.waitUntilIdle()
    let corner = try XCTUnwrap(views("BarItemView").last).frame
    let edge = CGPoint(x: corner.minX + 2, y: 10 + 2)
    let plain = try color(edge.x, edge.y)
    bar.standardAppearance.buttonAppearance.normal.backgroundImage = image(.red, CGSize(width: 4, height: 4))
    XCTAssertEqual(try color(edge.x, edge.y), [255, 0, 0])
    go.setBackgroundImage(image(.green, CGSize(width: 4, height: 4)), for: .normal, barMetrics: .default)
    XCTAssertEqual(try color(edge.x, edge.y), [0, 255, 0], "the item's own picture counts more")
    go.setBackgroundVerticalPositionAdjustment(6, for: .default)
    XCTAssertEqual(try color(edge.x, edge.y), plain)
    XCTAssertEqual(try color(edge.x, edge.y + 6), [0, 255, 0])
    go.setBackgroundImage(image(.blue, CGSize(width: 4, height: 4)), for: .normal, style: .plain, barMetrics: .default)
    XCTAssertEqual(try color(edge.x, edge.y + 6), [0, 0, 255], "and the one for its style more than that")
    XCTAssertNotNil(go.backgroundImage(for: .normal, barMetrics: .default))
    XCTAssertNil(go.backgroundImage(for: .highlighted, barMetrics: .default))
    go.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: -3), for: .default)
    XCTAssertEqual(go.titlePositionAdjustment(for: .default), UIOffset(horizontal: 2, vertical: -3))
    try application.waitUntilIdle()
    XCTAssertEqual(middle(try XCTUnwrap(label("Go"))).y, 10 + 22 - 3, accuracy: 0.6)
  }

  func testWhatIsOnIsFilledWithTheTint() throws {
    let go = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    go.tintColor = .red
    item.rightBarButtonItem = go
    try application.waitUntilIdle()
    let button = try XCTUnwrap(views("BarItemView").last)
    let place = CGPoint(x: button.frame.minX + 8, y: 32)
    XCTAssertNotEqual(try color(place.x, place.y), [255, 0, 0])
    go.isSelected = true
    XCTAssertEqual(try color(place.x, place.y), [255, 0, 0])
    go.isSelected = false
    go.changesSelectionAsPrimaryAction = true
    application.tap(at: place)
    XCTAssertTrue(go.isSelected)
    application.tap(at: place)
    XCTAssertFalse(go.isSelected)
    go.tintColor = nil
    try application.waitUntilIdle()
    XCTAssertEqual(label("Go")?.textColor, bar.tintColor, "the bar's tint is back")
  }

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
    // On to the element without leaving.
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

  // MARK: Groups

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  func testGroupsAndListsOfItemsAreTheSame() throws {
    item.leftBarButtonItems = [button("A"), button("B")]
    XCTAssertEqual(item.leadingItemGroups.count, 1)
    XCTAssertTrue(item.leftBarButtonItems?[0].buttonGroup === item.leadingItemGroups[0])
    item.trailingItemGroups = [.fixedGroup(items: [button("C"), button("D")]), button("E").creatingFixedGroup()]
    XCTAssertEqual(item.rightBarButtonItems?.map { $0.title ?? "" }, ["E", "D", "C"], "the outermost first")
    XCTAssertEqual(try buttons(), ["A", "B", "C", "D", "E"])
    item.pinnedTrailingGroup = button("P").creatingFixedGroup()
    XCTAssertEqual(try buttons().last, "P")
    item.trailingItemGroups[0].isHidden = true
    XCTAssertEqual(try buttons(), ["A", "B", "E", "P"])
    item.leftBarButtonItems = nil
    XCTAssertEqual(try buttons(), ["First", "E", "P"])
    XCTAssertEqual(item.leadingItemGroups.count, 0)
  }

  func testOneItemStandsForAGroupWithoutRoom() throws {
    var done: [String] = []
    let items = ["Sort by name", "Sort by date", "Sort by size"].map { name in
      UIBarButtonItem(title: name, primaryAction: UIAction { _ in done.append(name) })
    }
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: button("Sort"))
    item.trailingItemGroups = [group]
    XCTAssertEqual(try buttons(), ["First", "Sort"])
    XCTAssertTrue(group.isDisplayingRepresentativeItem)
    application.tap(at: middle(try XCTUnwrap(views("BarItemView").first { $0.frame.minX > 200 })))
    try application.waitUntilIdle()
    application.tap(at: middle(try XCTUnwrap(label("Sort by date", in: application.window))))
    try application.waitUntilIdle()
    XCTAssertEqual(done, ["Sort by date"])
    application.resize(to: CGSize(width: 1000, height: 600))
    XCTAssertEqual(try buttons(), ["First"] + items.map { $0.title ?? "" })
    XCTAssertFalse(group.isDisplayingRepresentativeItem)
  }

  func testGroupsOfTheCentre() throws {
    try start(CGSize(width: 1000, height: 700))
    item.style = .editor
    item.centerItemGroups = [
      button("Bold").creatingFixedGroup(),
      button("Hidden").creatingOptionalGroup(
        customizationIdentifier: "h", isInDefaultCustomization: false),
    ]
    XCTAssertEqual(try buttons(), ["First", "Bold"])
    let bold = try XCTUnwrap(label("Bold"))
    XCTAssertEqual(middle(bold).x, 500, accuracy: 1)
    XCTAssertLessThan(middle(try XCTUnwrap(label("Top"))).x, 200, "the title makes room")
    item.style = .navigator
    XCTAssertEqual(try buttons(), ["First", "More"])
    XCTAssertEqual(middle(try XCTUnwrap(label("Top"))).x, 500, accuracy: 1)
    application.tap(at: middle(try XCTUnwrap(views("BarItemView").first { $0.frame.minX > 500 })))
    try application.waitUntilIdle()
    XCTAssertNotNil(label("Bold", in: application.window), "what has no place is in the menu")
  }

  // MARK: The title as a button

  private final class Renaming: UINavigationItemRenameDelegate {
    var names: [String] = []
    func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { !title.isEmpty }
    func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) { names.append(title) }
  }

  func testTheTitlesMenu_andRenaming() throws {
    let delegate = Renaming()
    item.title = "Letter.txt"
    item.renameDelegate = delegate
    item.titleMenuProvider = { suggested in UIMenu(children: suggested + [UIAction(title: "Print") { _ in }]) }
    try application.waitUntilIdle()
    application.tap(at: middle(try XCTUnwrap(label("Letter.txt"))))
    try application.waitUntilIdle()
    XCTAssertNotNil(label("Print", in: application.window))
    application.tap(at: middle(try XCTUnwrap(label("Rename", in: application.window))))
    try application.waitUntilIdle()
    application.type("Poem")
    application.key(.keyboardReturnOrEnter)
    try application.waitUntilIdle()
    XCTAssertEqual(delegate.names, ["Poem.txt"], "the extension was not selected")
    XCTAssertEqual(item.title, "Poem.txt")
    XCTAssertNotNil(label("Poem.txt"))
  }

  // MARK: Toolbars

  private final class Position: NSObject, UIToolbarDelegate {
    var asked = 0
    var answer = UIBarPosition.any
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
      asked += 1
      return answer
    }
  }

  /// Oracle, toolbar-position-delegate.
  func testAToolbarAsksOnceWhereItLies() throws {
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
    // Set up before there is a view.
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
