import QuartzCore
import TestSupport
@testable import UIKit
import XCTest

/// The measured cases of bars (`chrome-cases.json`), and related configurations with the same rules.
@preconcurrency @MainActor
final class BarOracleTests: XCTestCase {
  private var stage: Stage!

  override func setUp() async throws { stage = Stage() }
  override func tearDown() async throws { stage.end() }

  private static let phone = CGSize(width: 375, height: 667)

  private final class Content: UIViewController {
    override func loadView() {
      let scroll = UIScrollView()
      scroll.alwaysBounceVertical = true
      view = scroll
    }
  }

  private func bars(
    _ size: CGSize, safe: UIEdgeInsets = .zero, large: Bool = false, scale: CGFloat = 2,
    set: (UINavigationItem) -> Void = { _ in }
  ) -> (UINavigationController, UIScrollView) {
    stage.end()
    stage = Stage(size, safeArea: safe, scale: scale)
    let content = Content()
    content.title = "Title"
    set(content.navigationItem)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = large
    stage.show(navigation)
    return (navigation, content.view as! UIScrollView)
  }

  private func windowed(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func items(_ navigation: UINavigationController) -> [BarItemView] {
    navigation.navigationBar.content?.buttons.subviews.compactMap { $0 as? BarItemView } ?? []
  }

  private func text(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  func testInlineBar() throws {
    let one = try Oracle.entry("chrome-cases.json", "nav-inline-2x")
    let (navigation, scroll) = bars(Self.phone)
    one.expect("bar", navigation.navigationBar.frame)
    one.expect("background", windowed(navigation.navigationBar.background))
    one.expect("content_safeArea_top", scroll.safeAreaInsets.top)
    one.expect("scroll_rest_offset", scroll.contentOffset.y)
    let title = try one.expect.values("title_17_semibold")
    let label = try XCTUnwrap(navigation.navigationBar.content?.titleLabel)
    let frame = windowed(label)
    XCTAssertEqual(label.font, .systemFont(ofSize: 17, weight: .semibold))
    XCTAssertEqual(frame.minY, try title.number("y_abs"), accuracy: 0.01)
    XCTAssertEqual(frame.height, try title.number("height"), accuracy: 0.01)
    XCTAssertEqual(abs(frame.midX - 187.5) < 0.3, try title.bool("centred"))
    one.finish()
  }

  /// Titles and title views on whole pixels (measurements.md 16.14).
  func testTitlesAreOnWholePixels() throws {
    for (scale, y, height) in [(2, 11.5, 21), (3, 35.0 / 3, 62.0 / 3)] as [(CGFloat, CGFloat, CGFloat)] {
      let (navigation, _) = bars(CGSize(width: 393, height: 852), scale: scale)
      let label = try XCTUnwrap(navigation.navigationBar.content?.titleLabel)
      XCTAssertEqual(label.frame.minY, y, accuracy: 0.001)
      XCTAssertEqual(label.frame.height, height, accuracy: 0.001)
      let pixels = label.frame.minX * scale
      XCTAssertEqual(pixels, pixels.rounded(), accuracy: 0.001)
      let start = (393 - label.frame.width) / 2
      XCTAssertTrue((0..<1 / scale).contains(start - label.frame.minX + 0.001), "\(label.frame)")
    }
    let (navigation, _) = bars(CGSize(width: 393, height: 852), scale: 3)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 28))
    navigation.topViewController?.navigationItem.titleView = view
    navigation.view.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 349.0 / 3, accuracy: 0.001)
    XCTAssertEqual(view.frame.minY, 8)
  }

  func testLargeBar() throws {
    let one = try Oracle.entry("chrome-cases.json", "nav-large-2x")
    let (navigation, scroll) = bars(Self.phone, large: true)
    one.expect("bar", navigation.navigationBar.frame)
    one.expect("adjusted_top", scroll.adjustedContentInset.top)
    let large = navigation.navigationBar.largeTitle
    let label = try XCTUnwrap(large.subviews.first as? UILabel)
    one.expect("large_title_font", label.font.pointSize)
    one.expect("large_title_x", label.frame.minX)
    one.finish()

    let other = try Oracle.entry("chrome-cases.json", "nav-large-title-label-2x")
    other.expect("large_title_view_in_scroll_view", large.convert(large.bounds, to: scroll))
    // The width is that of different text in a different font.
    other.expect("label", [label.frame.minX, label.frame.minY, nil, label.frame.height])
    other.expect("label_abs_y", windowed(label).minY)
    other.expect("font", text: label.font == .systemFont(ofSize: 34, weight: .bold) ? "34 bold" : "\(label.font!)")
    let inline = try other.expect.values("inline_title")
    let title = try XCTUnwrap(navigation.navigationBar.content?.titleLabel)
    XCTAssertEqual(title.alpha, try inline.number("alpha"))
    XCTAssertEqual(title.frame.minY, try inline.number("local_y"), accuracy: 0.01)
    other.finish()
  }

  /// The baseline of a large title has the same position at all scales, and its label is on whole pixels. At 2x, the frame is that
  /// of nav-large-title-label-2x (chrome-cases).
  func testLargeTitle_isOnWholePixelsAtAllScales() throws {
    for (scale, y) in [(1, 4), (2, 3.5), (3, 11.0 / 3)] as [(CGFloat, CGFloat)] {
      let (navigation, _) = bars(CGSize(width: 393, height: 852), large: true, scale: scale)
      let label = try XCTUnwrap(navigation.navigationBar.largeTitle.subviews.first as? UILabel)
      XCTAssertEqual(label.frame.minY, y, accuracy: 0.001, "\(scale)x")
      let ascender = (label.font.ascender * scale).rounded() / scale
      XCTAssertEqual(label.frame.minY + ascender, 36, accuracy: 0.001, "\(scale)x")
    }
  }

  /// The safe area ends at the edge of the bar, which moves up with the content until the large title is gone. The
  /// adjusted inset is 64 at an offset of 352 in comp-feed-375-cards-scrolled (compositional-cases), and 116 at rest in
  /// nav-large-2x (chrome-cases).
  func testTheInsetFollowsTheLargeTitle() throws {
    let measured = try XCTUnwrap(
      try Oracle.cases("compositional-cases.json").first { $0.id == "comp-feed-375-cards-scrolled" })
    let (navigation, scroll) = bars(Self.phone, large: true)
    scroll.contentSize = CGSize(width: 375, height: 3000)
    for (offset, bar, inset) in [(-116, 106, 116), (-96, 86, 96), (-70, 60, 70), (-64, 54, 64)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      scroll.contentOffset.y = offset
      stage.frame()
      XCTAssertEqual(scroll.contentOffset.y, offset, "the inset moves nothing")
      XCTAssertEqual(navigation.navigationBar.frame.height, bar)
      XCTAssertEqual(scroll.adjustedContentInset.top, inset, accuracy: 1e-9)
      XCTAssertEqual(scroll.safeAreaInsets.top, navigation.navigationBar.frame.maxY, accuracy: 1e-9)
    }
    scroll.contentOffset.y = 352
    stage.frame()
    XCTAssertEqual(scroll.adjustedContentInset.top, try measured.expect.number("adjusted_top"))
    XCTAssertEqual(navigation.navigationBar.content?.titleLabel.alpha, 1)
    XCTAssertFalse(navigation.navigationBar.isAtScrollEdge)
    // Back, and pulled down beyond the edge: the inset is that at rest, to which the content returns.
    scroll.contentOffset.y = -90
    stage.frame()
    XCTAssertEqual(scroll.adjustedContentInset.top, 90, accuracy: 1e-9)
    scroll.contentOffset.y = -150
    stage.frame()
    XCTAssertEqual(scroll.adjustedContentInset.top, 116, accuracy: 1e-9)
    XCTAssertEqual(scroll.offsetRangeY.lowerBound, -116, accuracy: 1e-9)
    // A page that is covered keeps its inset during the transition, and has it after it returns.
    scroll.contentOffset.y = 300
    stage.frame()
    XCTAssertEqual(scroll.contentOffset.y, 352, "the height of the title is added (docs/measurements.md, 16.9)")
    navigation.pushViewController(Content(), animated: false)
    stage.frame()
    navigation.popViewController(animated: false)
    stage.frame()
    XCTAssertEqual(scroll.adjustedContentInset.top, 64, accuracy: 1e-9)
    XCTAssertEqual(scroll.contentOffset.y, 352)
  }

  func testTheInsetFollowsOnAPad() throws {
    let (navigation, scroll) = bars(
      CGSize(width: 820, height: 1180), safe: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0), large: true)
    scroll.contentSize = CGSize(width: 375, height: 3000)
    for offset in [-138, -100, -86, 500] as [CGFloat] {
      scroll.contentOffset.y = offset
      stage.frame()
      XCTAssertEqual(scroll.adjustedContentInset.top, min(138, max(86, -offset)), accuracy: 1e-9)
      XCTAssertEqual(navigation.navigationBar.frame.maxY, scroll.adjustedContentInset.top, accuracy: 1e-9)
    }
    // Without the large title nothing collapses.
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    stage.frame()
    XCTAssertEqual(scroll.adjustedContentInset.top, 86)
    XCTAssertEqual(scroll.offsetRangeY.lowerBound, -86)
  }

  func testLargeTitlesSnap() throws {
    let one = try Oracle.entry("chrome-cases.json", "nav-large-snap")
    let (_, scroll) = bars(Self.phone, large: true)
    scroll.contentSize = CGSize(width: 375, height: 3000)
    let snap = try XCTUnwrap(scroll.snap)
    let last = (0...104).map { CGFloat($0) / 2 }.last { snap(CGPoint(x: 0, y: -116 + $0)).y == -116 }
    one.expect("snap_collapse_distance", last)
    one.finish()
  }

  func testLargeBarOnAPad() throws {
    let one = try Oracle.entry("chrome-cases.json", "nav-ipad-large")
    let (navigation, scroll) = bars(
      CGSize(width: 820, height: 1180), safe: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0), large: true)
    one.expect("bar", navigation.navigationBar.frame)
    one.expect("adjusted_top", scroll.adjustedContentInset.top)
    one.expect("rest_offset", scroll.contentOffset.y)
    one.expect("large_title_abs_y", windowed(try XCTUnwrap(navigation.navigationBar.largeTitle.subviews.first)).minY)
    one.finish()
  }

  func testLargeTitlesAreOffInCompactHeight() throws {
    let one = try Oracle.entry("chrome-cases.json", "nav-large-landscape")
    let (navigation, scroll) = bars(CGSize(width: 667, height: 375), large: true) { item in
      item.rightBarButtonItem = self.text("Edit")
    }
    one.expect("bar", navigation.navigationBar.frame)
    one.expect("content_safeArea_top", scroll.safeAreaInsets.top)
    let button = try XCTUnwrap(items(navigation).first)
    one.expect("item_side_margin", 667 - windowed(button).maxX)
    one.expect("platter_height", button.frame.height)
    one.expect("title", text: navigation.navigationBar.content?.titleLabel.alpha == 1 ? "inline" : "large")
    one.finish()
  }

  func testATextButton() throws {
    let one = try Oracle.entry("chrome-cases.json", "nav-bar-button-2x")
    let (navigation, _) = bars(Self.phone) { $0.rightBarButtonItem = self.text("Edit") }
    let button = try XCTUnwrap(items(navigation).first)
    let label = try XCTUnwrap(button.subviews.compactMap { $0 as? UILabel }.first)
    // The measured text is 40.5 points wide; ours is different text in a different font.
    var frame = windowed(button)
    let wider = 40.5 - label.frame.width
    frame = CGRect(x: frame.minX - wider, y: frame.minY, width: frame.width + wider, height: frame.height)
    one.expect("platter", frame)
    one.expect("platter_cornerRadius", button.subviews[0].layer.cornerRadius)
    one.expect("button_padding_each_side", label.frame.minX)
    XCTAssertEqual(button.bounds.width - label.frame.maxX, label.frame.minX, accuracy: 0.01)
    one.expect("trailing_margin", 375 - windowed(button).maxX)
    one.finish()
  }

  func testPicturesShareAPlatter() throws {
    let one = try Oracle.entry("chrome-cases.json", "nav-image-items-3x")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in }
    func picture() -> UIBarButtonItem { UIBarButtonItem(image: image, style: .plain, target: nil, action: nil) }
    let (navigation, _) = bars(CGSize(width: 393, height: 852), scale: 3) { item in
      item.rightBarButtonItems = [picture(), picture(), self.text("Text")]
    }
    let frames = items(navigation).map { self.windowed($0) }
    XCTAssertEqual(frames.count, 3)
    one.expect("image_item_width", frames[0].width)
    one.expect("gap_image_image", frames[0].minX - frames[1].maxX)
    one.expect("gap_image_text", frames[1].minX - frames[2].maxX)
    one.expect(
      "note_frames", text: "image items at x \((frames[0].minX).caseText) and \((frames[1].minX).caseText)")
    one.expect("shared_platter", windowed(try XCTUnwrap(navigation.navigationBar.content?.platters.first)))
    one.finish()

    // In toolbars items share platters, too: two images, text, one image.
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 48))
    toolbar.items = [picture(), picture(), text("Text"), picture()]
    navigation.view.addSubview(toolbar)
    stage.frame()
    let views = toolbar.subviews.compactMap { $0 as? BarItemView }
    XCTAssertEqual(views.map(\.showsPlatter), [false, false, true, true])
    XCTAssertEqual(views[1].frame.minX - views[0].frame.maxX, 8)
    XCTAssertEqual(views[2].frame.minX - views[1].frame.maxX, 12)
    let shared = views[0].frame.union(views[1].frame)
    XCTAssertTrue(toolbar.subviews.contains { !($0 is BarItemView) && $0.frame == shared })
  }

  func testGapsOfTextItems() throws {
    let one = try Oracle.entry("chrome-cases.json", "nav-items-gap-3x")
    func space(_ width: CGFloat) -> UIBarButtonItem {
      let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
      item.width = width
      return item
    }
    let (navigation, _) = bars(CGSize(width: 393, height: 852), scale: 3) { item in
      item.leftBarButtonItems = [self.text("i"), self.text("Two")]
      item.rightBarButtonItems = [self.text("One"), space(40), self.text("Two")]
    }
    let left = items(navigation).prefix(2).map { self.windowed($0) }
    one.expect("gap_between_groups", left[1].minX - left[0].maxX)
    one.expect("side_margin", left[0].minX)
    let right = items(navigation).dropFirst(2).filter { !$0.item.isSpace }
    XCTAssertEqual(393 - windowed(right[0]).maxX, left[0].minX, accuracy: 0.01)
    let total = windowed(right[0]).minX - windowed(right[1]).maxX
    one.expect("fixed_space", text: "\((total - 40).caseText) + \(CGFloat(40).caseText) in total")
    let label = try XCTUnwrap(right[0].subviews.compactMap { $0 as? UILabel }.first)
    let narrow = left[0].width == left[0].height ? "not below the height" : "below the height"
    // The text keeps its own width in the middle of a wider platter.
    one.expect(
      "platter_width",
      text: "content + \((right[0].bounds.width - label.sizeThatFits(.zero).width).caseText), \(narrow)")
    one.finish()

    // Two spaces add up after one gap, and the same rule applies to toolbars.
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 48))
    toolbar.items = [text("A"), space(10), space(20), text("B"), text("C")]
    navigation.view.addSubview(toolbar)
    stage.frame()
    let views = toolbar.subviews.compactMap { $0 as? BarItemView }.filter { !$0.item.isSpace }
    XCTAssertEqual(views[0].frame.minX, 16)
    XCTAssertEqual(views[1].frame.minX - views[0].frame.maxX, 12 + 10 + 20, accuracy: 0.01)
    XCTAssertEqual(views[2].frame.minX - views[1].frame.maxX, 12, accuracy: 0.01)
    let flexible = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    toolbar.items = [text("A"), flexible, text("B")]
    stage.frame()
    XCTAssertEqual(toolbar.subviews.compactMap { $0 as? BarItemView }.last?.frame.maxX, 393 - 16)
  }

  func testTheHairlineOfAnOpaqueBar() throws {
    let one = try Oracle.entry("chrome-cases.json", "nav-opaque-hairline-3x")
    for (scale, size) in [(3, CGSize(width: 393, height: 852)), (2, Self.phone)] as [(CGFloat, CGSize)] {
      let (navigation, _) = bars(size, scale: scale)
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      navigation.navigationBar.standardAppearance = look
      navigation.navigationBar.scrollEdgeAppearance = look
      stage.frame()
      let bar = navigation.navigationBar
      let line = bar.hairline
      XCTAssertEqual(line.frame.maxY, bar.background.frame.maxY, accuracy: 0.001)
      XCTAssertEqual(line.frame.height, 1 / scale, accuracy: 0.001, "a pixel")
      XCTAssertEqual(line.alpha, 1)
      var (white, alpha): (CGFloat, CGFloat) = (1, 0)
      let light = UITraitCollection(userInterfaceStyle: .light)
      line.backgroundColor?.resolvedColor(with: light).getWhite(&white, alpha: &alpha)
      let color = white == 0 ? "black \(String(format: "%.2f", alpha))" : "\(white) \(alpha)"
      guard scale == 3 else {
        XCTAssertEqual(color, "black 0.30")
        continue
      }
      one.expect("background", bar.background.frame, ["w": size.width])
      one.expect("hairline", text: "1/\((1 / line.frame.height).caseText) pt at the bottom edge, \(color)")
      one.finish()
    }
  }

  // MARK: Toolbars

  private func toolbar(_ frame: CGRect = .zero) -> UIToolbar {
    let bar = UIToolbar(frame: frame)
    bar.items = [text("A"), text("B")]
    return bar
  }

  private func buttons(_ bar: UIView) -> [BarItemView] { bar.subviews.compactMap { $0 as? BarItemView } }

  func testToolbars() throws {
    let devices: [(String, CGSize, UIEdgeInsets, CGFloat)] = [
      ("toolbar-se-portrait", Self.phone, .zero, 2),
      ("toolbar-se-landscape", CGSize(width: 667, height: 375), .zero, 2),
      (
        "toolbar-iphone16-landscape", CGSize(width: 852, height: 393),
        UIEdgeInsets(top: 0, left: 59, bottom: 20, right: 59), 3
      ),
      (
        "toolbar-ipad", CGSize(width: 820, height: 1180), UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0), 2
      ),
    ]
    for (id, size, safe, scale) in devices {
      let one = try Oracle.entry("chrome-cases.json", id)
      let (navigation, scroll) = bars(size, safe: safe, scale: scale)
      one.expect("without_items", scroll.safeAreaInsets.bottom)
      let detached = UIToolbar().intrinsicContentSize.height
      let hosted = toolbar(CGRect(x: 0, y: 150, width: size.width, height: 44))
      scroll.addSubview(hosted)
      let constrained = toolbar()
      constrained.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(constrained)
      NSLayoutConstraint.activate([
        constrained.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        constrained.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
        constrained.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
      ])
      stage.frame()
      if one.expect.has("intrinsic") {
        one.expect("intrinsic", detached)
        one.expect("intrinsic", hosted.intrinsicContentSize.height)
      } else {
        one.expect("intrinsic_detached", detached)
        one.expect("intrinsic_hosted", hosted.intrinsicContentSize.height)
      }
      XCTAssertEqual(hosted.sizeThatFits(.zero).height, hosted.intrinsicContentSize.height)
      one.expect("auto_layout", constrained.frame.height)
      one.expect("platters", try XCTUnwrap(buttons(constrained).first).frame.height)
      if one.expect.has("margin") { one.expect("margin", try XCTUnwrap(buttons(constrained).first).frame.minX) }
      // The transcript of the measurements: at the upper edge of the bar, and centered in a lower one.
      let row = try XCTUnwrap(buttons(hosted).first).frame
      XCTAssertEqual(row.minY, (44 - row.height) / 2, id)
      XCTAssertEqual(buttons(constrained).first?.frame.minY, 0, id)
      // After the invalidation the new size is returned.
      constrained.invalidateIntrinsicContentSize()
      stage.frame()
      XCTAssertEqual(constrained.frame.height, row.height, id)

      navigation.setToolbarHidden(false, animated: false)
      navigation.topViewController?.toolbarItems = [text("A"), text("B")]
      stage.frame()
      one.expect("nav_slot", navigation.toolbar.frame)
      one.expect("child_safeArea_bottom_items", scroll.safeAreaInsets.bottom)
      // The same transcript: 10 points down, 28 in on phones, 10 on iPad.
      let first = try XCTUnwrap(buttons(navigation.toolbar).first).frame
      XCTAssertEqual(first.origin, CGPoint(x: id == "toolbar-ipad" ? 10 : 28, y: 10), id)
      XCTAssertEqual(first.height, row.height)
      one.finish()
    }
  }

  /// The rule also applies to a phone with a home indicator, and to a low window with the width of an iPad.
  func testToolbarsOfOtherWindows() {
    let (navigation, scroll) = bars(
      CGSize(width: 393, height: 852), safe: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), scale: 3)
    navigation.setToolbarHidden(false, animated: false)
    stage.frame()
    XCTAssertEqual(scroll.safeAreaInsets.bottom, 34, "without items the safe area is the window's")
    navigation.topViewController?.toolbarItems = [text("A")]
    stage.frame()
    // toolbarheightprobe, iPhone 16 portrait: [0, 766, 393, 86], regardless of the home indicator.
    XCTAssertEqual(navigation.toolbar.frame, CGRect(x: 0, y: 766, width: 393, height: 86))
    XCTAssertEqual(scroll.safeAreaInsets.bottom, 86)

    let (low, content) = bars(
      CGSize(width: 1000, height: 400), safe: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
    low.setToolbarHidden(false, animated: false)
    low.topViewController?.toolbarItems = [text("A")]
    stage.frame()
    XCTAssertEqual(low.toolbar.frame, CGRect(x: 40, y: 318, width: 940, height: 82))
    XCTAssertEqual(content.safeAreaInsets.bottom, 82)
    XCTAssertEqual(windowed(low.toolbar.subviews[0]), CGRect(x: 0, y: 318, width: 1000, height: 82), "its background")

    let (pad, page) = bars(CGSize(width: 1180, height: 820), safe: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    pad.setToolbarHidden(false, animated: false)
    pad.topViewController?.toolbarItems = [text("A")]
    stage.frame()
    XCTAssertEqual(pad.toolbar.frame, CGRect(x: 0, y: 741, width: 1180, height: 79))
    XCTAssertEqual(page.safeAreaInsets.bottom, 79)
  }

  private final class Position: NSObject, UIToolbarDelegate {
    var asked = 0
    var answer = UIBarPosition.any
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
      asked += 1
      return answer
    }
  }

  func testAToolbarAsksForItsPosition() throws {
    let one = try Oracle.entry("chrome-cases.json", "toolbar-position-delegate")
    let (navigation, _) = bars(Self.phone)
    var raw: [CGFloat] = []
    var detached: Set<String> = []
    var hosted: Set<String> = []
    for answer in [UIBarPosition.any, .bottom, .top, .topAttached] {
      let delegate = Position()
      delegate.answer = answer
      let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 375, height: 48))
      bar.delegate = delegate
      detached.insert(
        "\(bar.barPosition == .bottom ? "bottom" : "elsewhere") (\(delegate.asked == 0 ? "not asked" : "asked"))")
      navigation.view.addSubview(bar)
      let once = delegate.asked == 1 ? "asked once at addSubview" : "asked \(delegate.asked) times"
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      hosted.insert("\(once), \(delegate.asked == 1 ? "not again" : "again") by layout")
      raw.append(CGFloat(bar.barPosition.rawValue))
      bar.removeFromSuperview()
    }
    one.expect("detached_position", text: detached.sorted().joined(separator: "; "))
    one.expect("in_window", text: hosted.sorted().joined(separator: "; "))
    one.expect("answers any/bottom/top/topAttached give raw", raw.map { $0 })
    one.finish()
  }
}
