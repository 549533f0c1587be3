import QuartzCore
import TestSupport
@testable import UIKit
import XCTest

/// Frames on an iPad of 820 by 1180 points, measured on iOS 26.1 by Vercantez/openuikit (goldens/ios/hc-conformance-*-ipad).
@preconcurrency @MainActor
final class PadMeasurementTests: XCTestCase {
  private var stage: Stage!

  override func setUp() async throws { begin() }
  override func tearDown() async throws { stage.end() }

  private static let pad = CGSize(width: 820, height: 1180)
  private static let padSafe = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)

  private func begin(_ size: CGSize = pad, safe: UIEdgeInsets = padSafe) {
    stage?.end()
    stage = Stage(size, safeArea: safe)
  }

  private func windowed(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Moves a frame to the widths of the measured text, which has another font.
  private func assertEqual(
    _ frame: CGRect, _ wanted: CGRect, wider: CGFloat, fixedAtEnd: Bool, line: UInt = #line
  ) {
    var frame = frame
    frame.size.width += wider
    if fixedAtEnd { frame.origin.x -= wider }
    XCTAssertEqual(frame.minX, wanted.minX, accuracy: 0.01, line: line)
    XCTAssertEqual(frame.width, wanted.width, accuracy: 0.01, line: line)
    XCTAssertEqual(frame.minY, wanted.minY, accuracy: 0.01, line: line)
    XCTAssertEqual(frame.height, wanted.height, accuracy: 0.01, line: line)
  }

  // MARK: Navigation bars

  /// NavFlow.t1200 of hc-conformance-NavFlow-ipad: a large title "Library", and a button "Filter" whose text is 39.5 points wide.
  func testNavigationBar() throws {
    let content = UITableViewController(style: .plain)
    content.title = "Library"
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", style: .plain, target: nil, action: nil)
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    let bar = navigation.navigationBar
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 32, width: 820, height: 106))
    let buttons = try XCTUnwrap(bar.content?.buttons.subviews.compactMap { $0 as? BarItemView })
    let filter = try XCTUnwrap(buttons.first { $0.item.title == "Filter" })
    let label = try XCTUnwrap(filter.subviews.compactMap { $0 as? UILabel }.first)
    assertEqual(
      windowed(filter), CGRect(x: 738.5, y: 32, width: 71.5, height: 44), wider: 39.5 - label.frame.width,
      fixedAtEnd: true)
    // wordpressrowsprobe/ios-26.1-ipad-popover.json: a left button begins at 14 points, 4 points inside of its platter.
    XCTAssertEqual(windowed(try XCTUnwrap(buttons.first { $0.item.title == "Edit" })).minX, 10)
    let title = try XCTUnwrap(bar.largeTitle.subviews.first as? UILabel)
    XCTAssertEqual(title.frame.minX, 20)
    XCTAssertEqual(title.frame.minY, 3.5)
    XCTAssertEqual(title.frame.height, 41)

    bar.semanticContentAttribute = .forceRightToLeft
    bar.largeTitle.semanticContentAttribute = .forceRightToLeft
    stage.frame()
    XCTAssertEqual(title.frame.maxX, 800)
  }

  /// The large title begins at the system's minimum margin, which is 16 points on small phones.
  func testLargeTitleInOtherWidths() throws {
    for (size, x) in [(CGSize(width: 375, height: 667), 16), (CGSize(width: 430, height: 932), 20)]
      as [(CGSize, CGFloat)]
    {
      begin(size, safe: .zero)
      let content = UITableViewController(style: .plain)
      content.title = "Library"
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.prefersLargeTitles = true
      stage.show(navigation)
      XCTAssertEqual(navigation.navigationBar.largeTitle.subviews[0].frame.minX, x)
    }
  }

  // MARK: Search

  /// Tabs.t200 and Tabs.t4000 of hc-conformance-Tabs-ipad: before and during a search.
  func testInlineSearch() throws {
    let content = UITableViewController(style: .plain)
    content.title = "Library"
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    content.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: content)
    stage.show(navigation)
    let platter = try XCTUnwrap(navigation.navigationBar.content?.searchPlatter)
    let bar = search.searchBar
    let field = bar.searchTextField
    XCTAssertEqual(search.searchBarPlacement, .inline)
    XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 32, width: 820, height: 54))
    XCTAssertEqual(windowed(platter), CGRect(x: 562, y: 32, width: 248, height: 44))
    XCTAssertEqual(platter.layer.cornerRadius, 22)
    XCTAssertNotNil(platter.materialEffect)
    XCTAssertNil(field.materialEffect, "the platter is the background of the field")
    XCTAssertEqual(bar.frame, CGRect(x: 566, y: 0, width: 240, height: 44))
    XCTAssertEqual(field.frame, CGRect(x: 0, y: 0, width: 240, height: 44))
    XCTAssertEqual(field.icon.frame, CGRect(x: 12, y: 11.5, width: 20.5, height: 20))
    XCTAssertEqual(field.placeholderLabel.frame.minX, 39.5)
    XCTAssertEqual(field.placeholderLabel.frame.minY, 12)
    XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(x: 39.5, y: 2, width: 193.5, height: 40))

    search.isActive = true
    stage.frame()
    XCTAssertEqual(windowed(platter), CGRect(x: 522, y: 32, width: 288, height: 44))
    XCTAssertEqual(bar.frame, CGRect(x: 526, y: 0, width: 280, height: 44))
    XCTAssertEqual(field.frame, CGRect(x: 0, y: 0, width: 280, height: 44))
    XCTAssertEqual(field.editingRect(forBounds: field.bounds), CGRect(x: 39.5, y: 2, width: 233.5, height: 40))
    XCTAssertNil(bar.cancelButton)
    XCTAssertFalse(bar.showsCancelButton)
    XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 32, width: 820, height: 54))

    search.isActive = false
    stage.frame()
    XCTAssertEqual(windowed(platter), CGRect(x: 562, y: 32, width: 248, height: 44))
  }

  /// A color of the application replaces the glass of the platter.
  func testInlineSearchWithAColor() throws {
    let content = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    content.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: content)
    stage.show(navigation)
    let platter = try XCTUnwrap(navigation.navigationBar.content?.searchPlatter)
    XCTAssertNotNil(platter.materialEffect)
    search.searchBar.searchTextField.backgroundColor = .systemYellow
    stage.frame()
    XCTAssertNil(platter.materialEffect)
  }

  /// A search bar that moves below the title shows the cancel button of the active search.
  func testTheCancelButtonFollowsThePlacement() {
    let content = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    content.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: content)
    stage.show(navigation)
    search.isActive = true
    stage.frame()
    XCTAssertNil(search.searchBar.cancelButton)
    content.navigationItem.preferredSearchBarPlacement = .stacked
    stage.frame()
    XCTAssertNotNil(search.searchBar.cancelButton)
    search.automaticallyShowsCancelButton = false
    content.navigationItem.preferredSearchBarPlacement = .inline
    stage.frame()
    XCTAssertNotNil(search.searchBar.cancelButton, "the application decides")
  }

  // MARK: Tab bars

  /// Tabs.t200 and Tabs.t1000 of hc-conformance-Tabs-ipad.
  func testFloatingTabBar() throws {
    let controller = UITabBarController()
    controller.viewControllers = ["Library", "Tools", "Scroll"].map { title in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return child
    }
    controller.viewControllers?[1].tabBarItem.badgeValue = "3"
    stage.show(controller)
    let bar = controller.floatingBar
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 32, width: 820, height: 44))
    let buttons = bar.buttons
    XCTAssertEqual(buttons.count, 3)
    var x: CGFloat = 0
    for button in buttons {
      let plain = button.plainLabel
      XCTAssertEqual(plain.font, .systemFont(ofSize: 17, weight: .medium))
      XCTAssertEqual(button.selectedLabel.font, .systemFont(ofSize: 17, weight: .semibold))
      XCTAssertEqual(button.frame.minX, x, accuracy: 0.01)
      XCTAssertEqual(button.frame.minY, 4)
      XCTAssertEqual(button.frame.height, 36)
      XCTAssertEqual(button.frame.width, plain.intrinsicContentSize.width + 32, accuracy: 0.01, "as for text of 55: 87")
      XCTAssertEqual(plain.frame.minX, 16, accuracy: 0.01)
      XCTAssertEqual(plain.frame.minY, 8)
      XCTAssertEqual(button.selectedLabel.frame.midX, button.bounds.midX, accuracy: 0.01)
      x += button.frame.width
    }
    XCTAssertEqual(bar.platter.frame.width, x + 8, accuracy: 0.01)
    XCTAssertEqual(bar.platter.frame.minX, (820 - bar.platter.frame.width) / 2, accuracy: 0.5)
    XCTAssertEqual(bar.platter.frame.minX * 2, (bar.platter.frame.minX * 2).rounded(), accuracy: 0.001, "a pixel")
    let badge = buttons[1].badge
    XCTAssertEqual(badge.frame.minX, buttons[1].bounds.width - 15.5, accuracy: 0.01, "58 of 73.5")
    XCTAssertEqual(badge.frame.minY, -2)
    XCTAssertEqual(badge.label.font, .systemFont(ofSize: 12, weight: .medium))
    XCTAssertEqual(badge.frame.size, CGSize(width: 18.5, height: 18.5))
    XCTAssertEqual(badge.label.frame, CGRect(x: 4, y: 2, width: 10.5, height: 14.5))
    XCTAssertEqual(badge.layer.cornerRadius, 9.25)

    let width = buttons[1].frame.width
    controller.selectedIndex = 1
    stage.frame()
    XCTAssertEqual(buttons[1].frame.width, width, "the selection changes no widths")
    XCTAssertFalse(buttons[1].selectedLabel.isHidden)
  }

  // MARK: Sheets

  private func sheet(_ configure: (UISheetPresentationController) -> Void) throws -> UISheetPresentationController {
    let root = UIViewController()
    stage.show(root)
    let content = UIViewController()
    content.modalPresentationStyle = .pageSheet
    let sheet = try XCTUnwrap(content.sheetPresentationController)
    configure(sheet)
    root.present(content, animated: false)
    stage.frame()
    return sheet
  }

  /// Modal.t3200 and Modal.t600 of hc-conformance-Modal-ipad.
  func testPageSheet() throws {
    let large = try sheet { $0.prefersGrabberVisible = true }
    XCTAssertEqual(large.presentedView?.frame, CGRect(x: 0, y: 42, width: 820, height: 1138))
    XCTAssertEqual(large.frameOfPresentedViewInContainerView, CGRect(x: 0, y: 42, width: 820, height: 1138))
    begin()
    let medium = try sheet { $0.detents = [.medium(), .large()] }
    let card = try XCTUnwrap(medium.presentedView)
    XCTAssertEqual(card.bounds.size, CGSize(width: 820, height: 648.5))
    XCTAssertEqual(card.frame.minX, 8, accuracy: 0.001)
    XCTAssertEqual(card.frame.minY, 536.154, accuracy: 0.001)
    XCTAssertEqual(card.frame.width, 804, accuracy: 0.001)
    XCTAssertEqual(card.frame.height, 635.846, accuracy: 0.001)
    XCTAssertEqual(card.transform.ty, -1.673, accuracy: 0.001)
  }

  /// A page in a window that is wider than high, and one with a preferred width, are in the middle of the window.
  func testOtherPages() throws {
    begin(CGSize(width: 1180, height: 820))
    let wide = try sheet { _ in }
    XCTAssertEqual(wide.presentedView?.frame.midX, 590)
    XCTAssertLessThan(try XCTUnwrap(wide.presentedView?.frame.maxY), 820)
    begin()
    let small = try sheet { $0.presentedViewController.preferredContentSize = CGSize(width: 500, height: 400) }
    XCTAssertEqual(small.presentedView?.frame.size, CGSize(width: 500, height: 400))
  }
}
