import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Measured bars and sheets (`chrome-cases.json`).
@preconcurrency @MainActor
final class BarOracleTests: XCTestCase {
  private var stage: Stage!

  override func setUp() async throws { stage = Stage() }
  override func tearDown() async throws { stage.end() }

  private func numbers(_ value: Any?) -> [CGFloat] {
    (value as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
  }

  private func number(_ value: Any?) -> CGFloat { CGFloat((value as? NSNumber)?.doubleValue ?? .nan) }

  private func list(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

  private func expected(_ id: String) throws -> OracleValues { try Oracle.entry("chrome-cases.json", id).expect }

  private final class Content: UIViewController {
    override func loadView() {
      let scroll = UIScrollView()
      scroll.alwaysBounceVertical = true
      view = scroll
    }
  }

  private func bars(
    _ size: CGSize, safeTop: CGFloat = 0, large: Bool = false, scale: CGFloat = 2,
    set: (UINavigationItem) -> Void = { _ in }
  ) -> (UINavigationController, UIScrollView) {
    stage.end()
    stage = Stage(size, safeArea: UIEdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0), scale: scale)
    let content = Content()
    content.title = "Title"
    set(content.navigationItem)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = large
    stage.show(navigation)
    return (navigation, content.view as! UIScrollView)
  }

  /// What the bar shows for its top item: the title's holder, then the buttons.
  private func content(_ navigation: UINavigationController) -> UIView? {
    navigation.navigationBar.subviews.first { "\(type(of: $0))" == "NavigationBarContent" }
  }

  private func titleLabel(_ navigation: UINavigationController) -> UILabel? {
    content(navigation)?.subviews.first?.subviews.first as? UILabel
  }

  private func buttons(_ navigation: UINavigationController) -> UIView? { content(navigation)?.subviews.last }

  func testInlineBar() throws {
    let one = try expected("nav-inline-2x")
    let (navigation, scroll) = bars(CGSize(width: 375, height: 667))
    XCTAssertEqual(list(navigation.navigationBar.frame), numbers(one["bar"]))
    let background = navigation.navigationBar.background
    XCTAssertEqual(list(background.convert(background.bounds, to: nil)), numbers(one["background"]))
    XCTAssertEqual(scroll.safeAreaInsets.top, number(one["content_safeArea_top"]))
    XCTAssertEqual(scroll.contentOffset.y, number(one["scroll_rest_offset"]))
    let title = try XCTUnwrap(one["title_17_semibold"] as? [String: Any])
    let label = try XCTUnwrap(titleLabel(navigation))
    let frame = label.convert(label.bounds, to: nil)
    XCTAssertEqual(frame.minY, number(title["y_abs"]), accuracy: 0.01)
    XCTAssertEqual(frame.height, number(title["height"]), accuracy: 0.01)
    XCTAssertEqual(frame.midX, 187.5, accuracy: 0.01)
  }

  func testLargeBar() throws {
    let one = try expected("nav-large-2x")
    let (navigation, scroll) = bars(CGSize(width: 375, height: 667), large: true)
    XCTAssertEqual(list(navigation.navigationBar.frame), numbers(one["bar"]))
    XCTAssertEqual(scroll.adjustedContentInset.top, number(one["adjusted_top"]))
    let label = try XCTUnwrap(navigation.navigationBar.largeTitle.subviews.first as? UILabel)
    XCTAssertEqual(label.font.pointSize, number(one["large_title_font"]))
    XCTAssertEqual(label.frame.minX, number(one["large_title_x"]))
    let measured = try expected("nav-large-title-label-2x")
    XCTAssertEqual(label.convert(label.bounds, to: nil).minY, number(measured["label_abs_y"]), accuracy: 0.01)
    XCTAssertEqual(label.frame.height, numbers(measured["label"])[3], accuracy: 0.01)
  }

  func testTheLargeTitleGoesAsTheContentScrolls() throws {
    let (navigation, scroll) = bars(CGSize(width: 375, height: 667), large: true)
    scroll.contentSize = CGSize(width: 375, height: 3000)
    scroll.contentOffset.y = -116 + 20
    stage.frame()
    XCTAssertEqual(navigation.navigationBar.frame.height, 86)
    scroll.contentOffset.y = 300
    stage.frame()
    XCTAssertEqual(navigation.navigationBar.frame.height, 54)
    XCTAssertEqual(titleLabel(navigation)?.alpha, 1)
    XCTAssertEqual(scroll.adjustedContentInset.top, 116, "the inset does not follow")
    XCTAssertFalse(navigation.navigationBar.isAtScrollEdge)
  }

  func testLargeBarOnAPad() throws {
    let one = try expected("nav-ipad-large")
    let (navigation, scroll) = bars(CGSize(width: 820, height: 1180), safeTop: 32, large: true)
    XCTAssertEqual(list(navigation.navigationBar.frame), numbers(one["bar"]))
    XCTAssertEqual(scroll.adjustedContentInset.top, number(one["adjusted_top"]))
    XCTAssertEqual(scroll.contentOffset.y, number(one["rest_offset"]))
    let label = try XCTUnwrap(navigation.navigationBar.largeTitle.subviews.first)
    XCTAssertEqual(label.convert(label.bounds, to: nil).minY, number(one["large_title_abs_y"]), accuracy: 0.01)
  }

  func testLargeTitlesAreOffInCompactHeight() throws {
    let one = try expected("nav-large-landscape")
    let (navigation, scroll) = bars(CGSize(width: 667, height: 375), large: true)
    XCTAssertEqual(list(navigation.navigationBar.frame), numbers(one["bar"]))
    XCTAssertEqual(scroll.safeAreaInsets.top, number(one["content_safeArea_top"]))
    XCTAssertEqual(navigation.navigationBar.sideMargin, number(one["item_side_margin"]))
  }

  func testATextButton() throws {
    let one = try expected("nav-bar-button-2x")
    let (navigation, _) = bars(CGSize(width: 375, height: 667)) { item in
      item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    }
    let button = try XCTUnwrap(buttons(navigation)?.subviews.first)
    let frame = button.convert(button.bounds, to: nil)
    let platter = numbers(one["platter"])
    // The text's width depends on the font; everything else is measured.
    XCTAssertEqual(frame.minY, platter[1])
    XCTAssertEqual(frame.height, platter[3])
    XCTAssertEqual(375 - frame.maxX, number(one["trailing_margin"]), accuracy: 0.01)
    let label = try XCTUnwrap(button.subviews.compactMap { $0 as? UILabel }.first)
    XCTAssertEqual(label.frame.minX, number(one["button_padding_each_side"]), accuracy: 0.01)
    XCTAssertEqual(frame.width, label.frame.width + 32, accuracy: 0.01)
    XCTAssertEqual(button.subviews[0].layer.cornerRadius, number(one["platter_cornerRadius"]))
  }

  func testPicturesShareAPlatter() throws {
    let one = try expected("nav-image-items-3x")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in }
    let (navigation, _) = bars(CGSize(width: 393, height: 852), scale: 3) { item in
      item.rightBarButtonItems = [
        UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
        UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
        UIBarButtonItem(title: "Text", style: .plain, target: nil, action: nil),
      ]
    }
    let buttons = try XCTUnwrap(buttons(navigation))
    let frames = buttons.subviews.map { $0.convert($0.bounds, to: nil) }
    let platter = numbers(one["shared_platter"])
    XCTAssertTrue(frames.contains { list($0) == platter }, "\(frames)")
    XCTAssertTrue(frames.contains { $0.minX == 333 && $0.width == 44 }, "\(frames)")
    XCTAssertTrue(frames.contains { $0.minX == 281 && $0.width == 44 }, "\(frames)")
    XCTAssertTrue(
      frames.contains { abs($0.maxX - (281 - 12)) < 0.01 }, "the text item ends 12 points before: \(frames)")
  }

  func testToolbarSlot() throws {
    for (id, size) in [
      ("toolbar-se-portrait", CGSize(width: 375, height: 667)),
      ("toolbar-se-landscape", CGSize(width: 667, height: 375)),
    ] {
      let one = try expected(id)
      let (navigation, scroll) = bars(size)
      XCTAssertEqual(scroll.safeAreaInsets.bottom, number(one["without_items"]))
      navigation.setToolbarHidden(false, animated: false)
      navigation.topViewController?.toolbarItems = [
        UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      ]
      stage.frame()
      XCTAssertEqual(list(navigation.toolbar.frame), numbers(one["nav_slot"]), id)
      XCTAssertEqual(scroll.safeAreaInsets.bottom, number(one["child_safeArea_bottom_items"]), id)
      XCTAssertEqual(UIToolbar().intrinsicContentSize.height, 48)
    }
  }
}
