import UIKit
import UIKitTesting
import XCTest

/// Prompts, large and inline titles, groups of bar button items, and title buttons.
@preconcurrency @MainActor
final class BarPartsTests: BarTestCase {
  // MARK: Prompt, subtitle, titles

  /// A change of the large title recreates the buttons. They must not grow from a point if the layout is animated.
  func testButtonsKeepTheirSizeWhenTheLargeTitleChangesInAnAnimation() throws {
    bar.prefersLargeTitles = true
    item.largeTitleDisplayMode = .always
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash), button("Edit")]
    try application.waitUntilIdle()
    for mode in [UINavigationItem.LargeTitleDisplayMode.never, .always] {
      item.largeTitleDisplayMode = mode
      UIView.animate(withDuration: 0.3) { self.navigation.view.layoutIfNeeded() }
      for _ in 0..<12 {
        application.frame()
        let views = views("BarItemView")
        XCTAssertGreaterThanOrEqual(views.count, 4)
        for view in views + views.flatMap(\.subviews) where !view.isHidden && view.bounds.width > 0 {
          let size = try XCTUnwrap(view.layer.presentation()).bounds.size
          XCTAssertEqual(size.width, view.bounds.width, accuracy: 0.5, "\(type(of: view)), \(mode)")
          XCTAssertEqual(size.height, view.bounds.height, accuracy: 0.5, "\(type(of: view)), \(mode)")
        }
      }
      try application.waitUntilIdle()
    }
  }

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

  func testASubtitleIsBelowTheTitle() throws {
    item.subtitle = "12 photos"
    try application.waitUntilIdle()
    let title = middle(try XCTUnwrap(label("Top")))
    let subtitle = middle(try XCTUnwrap(label("12 photos")))
    XCTAssertGreaterThan(subtitle.y, title.y + 10)
    XCTAssertLessThan(subtitle.y, 10 + 44)
    XCTAssertEqual(subtitle.x, title.x, accuracy: 1)
  }

  /// Buttons moved the title and the subtitle off the center separately, so that the shorter one was at one end of the other.
  func testTheTitleAndTheSubtitleHaveTheSameCenter_besideButtons() throws {
    item.title = "Top"
    item.subtitle = "A long subtitle of many photos"
    item.rightBarButtonItems = (0..<2).map {
      UIBarButtonItem(title: "Button \($0)", style: .plain, target: nil, action: nil)
    }
    try application.waitUntilIdle()
    let title = try XCTUnwrap(label("Top"))
    let subtitle = try XCTUnwrap(label("A long subtitle of many photos"))
    XCTAssertLessThan(middle(subtitle).x, 190, "the buttons move the subtitle")
    XCTAssertEqual(middle(title).x, middle(subtitle).x, accuracy: 1)
  }

  func testASubtitleViewReplacesTheSubtitle_withTheSizeThatItWants() throws {
    // Apple: "If non-nil, this property takes precedence over the subtitle", sized by constraints or sizeThatFits(_:)
    // (UINavigationItem.subtitleView).
    item.subtitle = "12 photos"
    let fitting = FittingView()
    item.subtitleView = fitting
    try application.waitUntilIdle()
    XCTAssertNil(label("12 photos", in: views("NavigationBarContent").first))
    XCTAssertEqual(fitting.bounds.size, CGSize(width: 60, height: 14))
    XCTAssertEqual(middle(fitting).x, 200, accuracy: 1)
    XCTAssertGreaterThan(middle(fitting).y, middle(try XCTUnwrap(label("Top"))).y + 10)
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = true
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    constrained.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 12),
      inner.topAnchor.constraint(equalTo: constrained.topAnchor),
      inner.bottomAnchor.constraint(equalTo: constrained.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: constrained.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: constrained.trailingAnchor),
    ])
    item.subtitleView = constrained
    try application.waitUntilIdle()
    XCTAssertNil(fitting.superview)
    XCTAssertEqual(constrained.bounds.size, CGSize(width: 40, height: 12))
    item.subtitleView = nil
    try application.waitUntilIdle()
    XCTAssertNotNil(label("12 photos"))
  }

  func testAttributedTitlesKeepTheirAttributes_othersAreTheAppearances() throws {
    let appearance = UINavigationBarAppearance()
    appearance.subtitleTextAttributes = [.foregroundColor: UIColor.systemRed]
    bar.standardAppearance = appearance
    var title = AttributedString("Ours")
    title.uiKit.foregroundColor = .systemGreen
    item.attributedTitle = title
    item.attributedSubtitle = AttributedString("of today")
    item.subtitle = "plain"
    try application.waitUntilIdle()
    XCTAssertNil(label("Top"))
    XCTAssertNil(label("plain"))
    let shown = try XCTUnwrap(label("Ours")?.attributedText)
    XCTAssertEqual(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .systemGreen)
    XCTAssertEqual((shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 17)
    XCTAssertEqual(label("of today")?.textColor, .systemRed)
  }

  func testALargeTitleHasItsOwnTexts_orThoseOfTheRow() throws {
    // Apple: "When nil, the navigation bar will fall back to the subtitle" (UINavigationItem.largeSubtitle).
    bar.prefersLargeTitles = true
    item.subtitle = "12 photos"
    try application.waitUntilIdle()
    let height = bar.frame.height
    XCTAssertEqual(try XCTUnwrap(label("12 photos", in: bar.largeTitle)).font.pointSize, 15)
    item.largeTitle = "Everything"
    item.largeSubtitle = "and more"
    try application.waitUntilIdle()
    XCTAssertNotNil(label("Everything", in: bar.largeTitle))
    XCTAssertNotNil(label("and more", in: bar.largeTitle))
    XCTAssertNil(label("12 photos", in: bar.largeTitle))
    XCTAssertNotNil(label("Top", in: views("NavigationBarContent").first))
    XCTAssertEqual(bar.frame.height, height)
    let view = FittingView()
    item.largeSubtitleView = view
    try application.waitUntilIdle()
    XCTAssertNil(label("and more", in: bar.largeTitle))
    XCTAssertTrue(view.isDescendant(of: bar.largeTitle))
    let frame = view.convert(view.bounds, to: bar.largeTitle)
    XCTAssertEqual(frame.minX, 16)
    XCTAssertEqual(frame.size, CGSize(width: 60, height: 14))
    XCTAssertLessThanOrEqual(frame.maxY, bar.largeTitle.bounds.height)
    item.largeSubtitleView = nil
    try application.waitUntilIdle()
    XCTAssertNil(view.superview)
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
    // The source of the measurements: 48 points bold, label 57.5, area 61.5 at that size and 2x; titles are limited to
    // extraExtraLarge.
    let large = try XCTUnwrap(bar.largeTitle.subviews.compactMap { $0 as? UILabel }.first)
    XCTAssertEqual(large.font.pointSize, 48)
    XCTAssertEqual(bar.frame.height, 54 + 58 + 4, accuracy: 0.5)
    let inline = try XCTUnwrap(label("Top", in: views("NavigationBarContent").first))
    XCTAssertLessThan(inline.font.pointSize, 24)
    XCTAssertGreaterThan(inline.font.pointSize, 17)
  }

  // MARK: The collapsing large title

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

  /// Measured case nav-large-snap: if the content is released at rest, the large title expands at 36 points and
  /// collapses at 37.
  func testHalfALargeTitleIsNotLeftBehind() throws {
    let scroll = try scrolling()
    let rest = scroll.contentOffset.y
    for (distance, end) in [(36.0, 0.0), (37.0, 52.0), (20.0, 0.0), (50.0, 52.0), (52.0, 52.0), (80.0, 80.0)] {
      scroll.contentOffset.y = rest
      try application.waitUntilIdle()
      let finger = application.touch(at: CGPoint(x: 200, y: 400))
      finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.2)
      // Set to the exact offset, then released after a pause.
      scroll.contentOffset.y = rest + distance
      application.advance(by: 0.5)
      finger.lift(after: 0.2)
      try application.waitUntilIdle()
      XCTAssertEqual(scroll.contentOffset.y - rest, end, accuracy: 0.01, "let go at \(distance)")
    }
  }

  /// Measured case nav-large-title-label-2x: while the large title is visible, the inline title is invisible and 15
  /// points lower.
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

  /// The subtitle below the large title disappears with it. There was an offset at which it was shown both there and in
  /// the bar.
  func testTheLineBelowTheLargeTitleGoesWithIt() throws {
    let scroll = try scrolling()
    item.subtitle = "12 photos"
    try application.waitUntilIdle()
    XCTAssertGreaterThan(bar.frame.height, 106)
    let rest = scroll.contentOffset.y
    XCTAssertEqual(bar.largeTitle.alpha, 1)
    scroll.contentOffset.y = rest + 52
    try application.waitUntilIdle()
    XCTAssertFalse(bar.largeTitle.isHidden)
    XCTAssertEqual(bar.largeTitle.alpha, 0)
    XCTAssertEqual(try XCTUnwrap(label("12 photos", in: views("NavigationBarContent").first)).alpha, 1)
    scroll.contentOffset.y = rest
    try application.waitUntilIdle()
    XCTAssertEqual(bar.largeTitle.alpha, 1)
  }

  // MARK: Groups

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

  func testOneItemRepresentsAGroupWithoutRoom() throws {
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

  /// "documentProperties: […] populates the header of the title menu" (Apple, `UINavigationItem`).
  func testTheDocumentOfTheTitle() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data(count: 2_000).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let properties = UIDocumentProperties(url: url)
    XCTAssertTrue(properties.wantsIconRepresentation)
    item.title = "Letter"
    item.documentProperties = properties
    try application.waitUntilIdle()
    application.tap(at: middle(try XCTUnwrap(label("Letter"))))
    try application.waitUntilIdle()
    XCTAssertNotNil(label(url.deletingPathExtension().lastPathComponent, in: application.window))
    XCTAssertNil(label("Share\u{2026}", in: application.window))
    application.key(.keyboardEscape)
    try application.waitUntilIdle()
    var requests = 0
    properties.activityViewControllerProvider = {
      requests += 1
      return UIActivityViewController(activityItems: [url], applicationActivities: nil)
    }
    item.titleMenuProvider = { UIMenu(children: $0 + [UIAction(title: "Print") { _ in }]) }
    try application.waitUntilIdle()
    application.tap(at: middle(try XCTUnwrap(label("Letter"))))
    try application.waitUntilIdle()
    XCTAssertNotNil(label("Print", in: application.window))
    application.tap(at: middle(try XCTUnwrap(label("Share\u{2026}", in: application.window))))
    try application.waitUntilIdle()
    XCTAssertEqual(requests, 1)
    XCTAssertTrue(navigation.presentedViewController is UIActivityViewController)
    navigation.dismiss(animated: false)
    try application.waitUntilIdle()
  }

  func testTheSourceOfTheOverflowMenu() throws {
    XCTAssertNil(item.overflowPresentationSource)
    item.additionalOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "Other") { _ in }]) }
    try application.waitUntilIdle()
    let source = try XCTUnwrap(item.overflowPresentationSource)
    let frame = source.frame(in: bar)
    XCTAssertTrue(bar.bounds.contains(frame), "\(frame)")
    XCTAssertGreaterThan(frame.minX, bar.bounds.midX)
    item.additionalOverflowItems = nil
    try application.waitUntilIdle()
    XCTAssertNil(item.overflowPresentationSource)
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
}

/// A view that has a size in `sizeThatFits(_:)` and no constraints.
private final class FittingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 14) }
}
