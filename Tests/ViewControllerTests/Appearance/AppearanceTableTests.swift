@testable import UIKit
import UIKitTesting
import XCTest

/// All properties and methods whose values an appearance proxy stores.
@preconcurrency @MainActor
final class AppearanceTableTests: XCTestCase {
  private var app: TestApplication!
  private var controller: UIViewController!

  override func setUp() async throws { start() }

  /// Starts an application without proxies.
  private func start() {
    app?.close()
    app = TestApplication(size: CGSize(width: 390, height: 400))
    app.onReport = { XCTFail($0) }
    controller = UIViewController()
    app.show(controller)
  }

  override func tearDown() async throws {
    app.close()
    app = nil
    controller = nil
  }

  /// Checks that a value of a class's proxy is applied to a view that enters the window, unless the view has a value of
  /// its own.
  private func expect<View: UIView>(
    _ type: View.Type, _ name: String, _ set: (View) -> Void, _ setOwn: (View) -> Void, _ value: (View) -> AnyHashable?,
    line: UInt = #line
  ) {
    start()
    let expected = View()
    set(expected)
    let ownExpected = View()
    setOwn(ownExpected)
    XCTAssertNotEqual(value(expected), value(View()), "\(type).\(name): the value is that of a new view", line: line)
    XCTAssertNotEqual(value(expected), value(ownExpected), "\(type).\(name): the values are equal", line: line)
    let before = View()
    controller.view.addSubview(before)
    let plain = value(before)
    set(type.appearance())
    XCTAssertEqual(value(type.appearance()), value(expected), "\(type).\(name) of the proxy", line: line)
    XCTAssertEqual(value(before), plain, "\(type).\(name) of a view that is in the window", line: line)
    let view = View()
    XCTAssertEqual(value(view), value(View()), "\(type).\(name) outside of a window", line: line)
    controller.view.addSubview(view)
    XCTAssertEqual(value(view), value(expected), "\(type).\(name)", line: line)
    let own = View()
    setOwn(own)
    controller.view.addSubview(own)
    XCTAssertEqual(value(own), value(ownExpected), "\(type).\(name) that the view has itself", line: line)
    for view in [before, view, own] { view.removeFromSuperview() }
  }

  private func expect<View: UIView, Value: Hashable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value, _ own: Value, line: UInt = #line
  ) {
    expect(
      View.self, "\(path)", { $0[keyPath: path] = value }, { $0[keyPath: path] = own },
      { AnyHashable($0[keyPath: path]) }, line: line)
  }

  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  private lazy var one = image(3)
  private lazy var two = image(5)
  private let moved = UIOffset(horizontal: 2, vertical: 3)
  private let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  private func font(_ attributes: [NSAttributedString.Key: Any]?) -> AnyHashable? {
    (attributes?[.foregroundColor] as? UIColor).map { AnyHashable($0) }
  }

  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
  private let blue: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.blue]

  func testViewsAndText() {
    expect(\UIView.backgroundColor, .red, .blue)
    expect(\UIView.tintColor, .red, .blue)
    expect(\UIView.semanticContentAttribute, .forceRightToLeft, .playback)
    expect(
      UIView.self, "isExclusiveTouch", { $0.isExclusiveTouch = true }, { $0.isExclusiveTouch = false },
      { $0.isExclusiveTouch })
    expect(\UIActivityIndicatorView.color, .red, .blue)
    expect(\UILabel.font, .boldSystemFont(ofSize: 31), .systemFont(ofSize: 9))
    expect(\UILabel.textColor, .red, .blue)
    expect(\UILabel.shadowColor, .red, .blue)
    expect(\UILabel.shadowOffset, CGSize(width: 2, height: 3), CGSize(width: 4, height: 5))
    expect(\UILabel.highlightedTextColor, .red, .blue)
    expect(\UILabel.numberOfLines, 3, 4)
    expect(\UITextField.font, .boldSystemFont(ofSize: 31), .systemFont(ofSize: 9))
    expect(\UITextField.textColor, .red, .blue)
    expect(\UITextField.backgroundColor, .red, .blue)
    expect(\UITextField.background, one, two)
    expect(\UITextField.disabledBackground, one, two)
    expect(\UITextField.keyboardAppearance, .dark, .light)
    expect(
      UITextField.self, "defaultTextAttributes", { $0.defaultTextAttributes = self.red },
      { $0.defaultTextAttributes = self.blue }, { self.font($0.defaultTextAttributes) })
    expect(\UITextView.font, .boldSystemFont(ofSize: 31), .systemFont(ofSize: 9))
    expect(\UITextView.textColor, .red, .blue)
    expect(\UITextView.backgroundColor, .red, .blue)
  }

  func testControls() {
    expect(\UIPageControl.pageIndicatorTintColor, .red, .blue)
    expect(\UIPageControl.currentPageIndicatorTintColor, .red, .blue)
    expect(\UIPageControl.preferredIndicatorImage, one, two)
    expect(\UIPageControl.backgroundStyle, .prominent, .minimal)
    expect(\UIProgressView.progressTintColor, .red, .blue)
    expect(\UIProgressView.trackTintColor, .red, .blue)
    expect(\UIProgressView.progressImage, one, two)
    expect(\UIProgressView.trackImage, one, two)
    expect(\UIRefreshControl.tintColor, .red, .blue)
    expect(\UIRefreshControl.attributedTitle, NSAttributedString(string: "a"), NSAttributedString(string: "b"))
    expect(\UISegmentedControl.selectedSegmentTintColor, .red, .blue)
    expect(\UISlider.minimumTrackTintColor, .red, .blue)
    expect(\UISlider.maximumTrackTintColor, .red, .blue)
    expect(\UISlider.thumbTintColor, .red, .blue)
    expect(\UISlider.minimumValueImage, one, two)
    expect(\UISlider.maximumValueImage, one, two)
    expect(\UISwitch.onTintColor, .red, .blue)
    expect(\UISwitch.thumbTintColor, .red, .blue)
    expect(\UISwitch.onImage, one, two)
    expect(\UISwitch.offImage, one, two)
    expect(\UIButton.contentEdgeInsets, inset, UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
  }

  /// Checks that a value that a method sets for a control state is applied for that state and no other.
  private func expect<View: UIView, Value>(
    _ type: View.Type, _ name: String, _ values: (Value, Value), _ set: (View, Value, UIControl.State) -> Void,
    _ get: (View, UIControl.State) -> AnyHashable?, line: UInt = #line
  ) {
    expect(
      type, name, { set($0, values.0, .normal) }, { set($0, values.1, .normal) }, { get($0, .normal) }, line: line)
    expect(
      type, name, { set($0, values.1, .disabled) }, { set($0, values.0, .disabled) }, { get($0, .disabled) }, line: line
    )
  }

  func testMethodsWithStates() {
    let colors: (UIColor?, UIColor?) = (.red, .blue)
    let images: (UIImage?, UIImage?) = (one, two)
    let attributes: ([NSAttributedString.Key: Any]?, [NSAttributedString.Key: Any]?) = (red, blue)
    expect(UIButton.self, "titleColor", colors, { $0.setTitleColor($1, for: $2) }, { $0.titleColor(for: $1) })
    expect(
      UIButton.self, "titleShadowColor", colors, { $0.setTitleShadowColor($1, for: $2) },
      { $0.titleShadowColor(for: $1) })
    expect(UIButton.self, "image", images, { $0.setImage($1, for: $2) }, { $0.image(for: $1) })
    expect(
      UIButton.self, "background", images, { $0.setBackgroundImage($1, for: $2) }, { $0.backgroundImage(for: $1) })
    expect(UISlider.self, "thumb", images, { $0.setThumbImage($1, for: $2) }, { $0.thumbImage(for: $1) })
    expect(
      UISlider.self, "minimum", images, { $0.setMinimumTrackImage($1, for: $2) }, { $0.minimumTrackImage(for: $1) })
    expect(
      UISlider.self, "maximum", images, { $0.setMaximumTrackImage($1, for: $2) }, { $0.maximumTrackImage(for: $1) })
    expect(
      UIStepper.self, "background", images, { $0.setBackgroundImage($1, for: $2) }, { $0.backgroundImage(for: $1) })
    expect(UIStepper.self, "increment", images, { $0.setIncrementImage($1, for: $2) }, { $0.incrementImage(for: $1) })
    expect(UIStepper.self, "decrement", images, { $0.setDecrementImage($1, for: $2) }, { $0.decrementImage(for: $1) })
    expect(
      UIStepper.self, "divider", images,
      { $0.setDividerImage($1, forLeftSegmentState: $2, rightSegmentState: .normal) },
      { $0.dividerImage(forLeftSegmentState: $1, rightSegmentState: .normal) })
    expect(
      UISegmentedControl.self, "attributes", attributes, { $0.setTitleTextAttributes($1, for: $2) },
      { self.font($0.titleTextAttributes(for: $1)) })
    expect(
      UISegmentedControl.self, "background", images, { $0.setBackgroundImage($1, for: $2, barMetrics: .default) },
      { $0.backgroundImage(for: $1, barMetrics: .default) })
    expect(
      UISegmentedControl.self, "divider", images,
      { $0.setDividerImage($1, forLeftSegmentState: $2, rightSegmentState: .normal, barMetrics: .default) },
      { $0.dividerImage(forLeftSegmentState: $1, rightSegmentState: .normal, barMetrics: .default) })
    expect(
      UISegmentedControl.self, "offset",
      { $0.setContentPositionAdjustment(self.moved, forSegmentType: .left, barMetrics: .default) },
      {
        $0.setContentPositionAdjustment(
          UIOffset(horizontal: 9, vertical: 9), forSegmentType: .left, barMetrics: .default)
      },
      { $0.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).vertical })
    expect(
      UISearchBar.self, "field", images, { $0.setSearchFieldBackgroundImage($1, for: $2) },
      { $0.searchFieldBackgroundImage(for: $1) })
    expect(
      UISearchBar.self, "icon", images, { $0.setImage($1, for: .bookmark, state: $2) },
      { $0.image(for: .bookmark, state: $1) })
  }

  func testTables() {
    expect(\UITableView.separatorInset, inset, UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9))
    expect(\UITableView.separatorColor, .red, .blue)
    expect(\UITableView.separatorStyle, .none, .singleLine)
    expect(\UITableView.backgroundColor, .red, .blue)
    expect(\UITableView.sectionIndexColor, .red, .blue)
    expect(\UITableView.sectionIndexBackgroundColor, .red, .blue)
    expect(\UITableView.sectionIndexTrackingBackgroundColor, .red, .blue)
    expect(\UITableView.sectionHeaderTopPadding, 3, 4)
    expect(\UITableView.rowHeight, 33, 44)
    expect(\UITableViewCell.separatorInset, inset, UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9))
    expect(\UITableViewCell.backgroundColor, .red, .blue)
    expect(\UITableViewCell.selectionStyle, .none, .blue)
    expect(\UIScrollView.indicatorStyle, .white, .black)
    expect(\UIScrollView.keyboardDismissMode, .onDrag, .interactive)
    expect(\UIScrollView.contentInsetAdjustmentBehavior, .never, .always)
  }

  func testBars() {
    expect(\UINavigationBar.barStyle, .black, .blackTranslucent)
    expect(\UINavigationBar.isTranslucent, false, true)
    expect(\UINavigationBar.barTintColor, .red, .blue)
    expect(\UINavigationBar.shadowImage, one, two)
    expect(\UINavigationBar.backIndicatorImage, one, two)
    expect(\UINavigationBar.backIndicatorTransitionMaskImage, one, two)
    expect(
      UINavigationBar.self, "titleTextAttributes", { $0.titleTextAttributes = self.red },
      { $0.titleTextAttributes = self.blue }, { self.font($0.titleTextAttributes) })
    expect(
      UINavigationBar.self, "largeTitleTextAttributes", { $0.largeTitleTextAttributes = self.red },
      { $0.largeTitleTextAttributes = self.blue }, { self.font($0.largeTitleTextAttributes) })
    expect(
      UINavigationBar.self, "background", { $0.setBackgroundImage(self.one, for: .default) },
      { $0.setBackgroundImage(self.two, for: .default) }, { $0.backgroundImage(for: .default) })
    expect(
      UINavigationBar.self, "title", { $0.setTitleVerticalPositionAdjustment(3, for: .default) },
      { $0.setTitleVerticalPositionAdjustment(4, for: .default) }, { $0.titleVerticalPositionAdjustment(for: .default) }
    )
    let (look, other) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    (look.backgroundColor, other.backgroundColor) = (.red, .blue)
    for path in [\UINavigationBar.compactAppearance, \.scrollEdgeAppearance, \.compactScrollEdgeAppearance] {
      expect(
        UINavigationBar.self, "\(path)", { $0[keyPath: path] = look }, { $0[keyPath: path] = other },
        { $0[keyPath: path]?.backgroundColor })
    }
    expect(
      UINavigationBar.self, "standardAppearance", { $0.standardAppearance = look }, { $0.standardAppearance = other },
      { $0.standardAppearance.backgroundColor })
    expect(\UIToolbar.barStyle, .black, .blackTranslucent)
    expect(\UIToolbar.isTranslucent, false, true)
    expect(\UIToolbar.barTintColor, .red, .blue)
    expect(
      UIToolbar.self, "background",
      { $0.setBackgroundImage(self.one, forToolbarPosition: .any, barMetrics: .default) },
      { $0.setBackgroundImage(self.two, forToolbarPosition: .any, barMetrics: .default) },
      { $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) })
    expect(
      UIToolbar.self, "shadow", { $0.setShadowImage(self.one, forToolbarPosition: .any) },
      { $0.setShadowImage(self.two, forToolbarPosition: .any) }, { $0.shadowImage(forToolbarPosition: .any) })
    expect(\UITabBar.barStyle, .black, .blackTranslucent)
    expect(\UITabBar.barTintColor, .red, .blue)
    expect(\UITabBar.unselectedItemTintColor, .red, .blue)
    expect(\UITabBar.backgroundImage, one, two)
    expect(\UITabBar.selectionIndicatorImage, one, two)
    expect(\UITabBar.shadowImage, one, two)
    expect(\UITabBar.itemPositioning, .fill, .centered)
    expect(\UITabBar.itemWidth, 33, 44)
    expect(\UITabBar.itemSpacing, 33, 44)
    expect(\UISearchBar.barStyle, .black, .blackTranslucent)
    expect(\UISearchBar.barTintColor, .red, .blue)
    expect(\UISearchBar.backgroundImage, one, two)
    expect(\UISearchBar.scopeBarBackgroundImage, one, two)
  }

  /// Items receive the values of proxies when a bar in a window shows them.
  func testItemsOfBars() throws {
    UIBarButtonItem.appearance().tintColor = .red
    UIBarButtonItem.appearance().setTitleTextAttributes(red, for: .highlighted)
    UIBarButtonItem.appearance().setBackgroundImage(one, for: .normal, barMetrics: .default)
    UIBarButtonItem.appearance().setTitlePositionAdjustment(moved, for: .default)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
    let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    own.tintColor = .blue
    controller.navigationItem.rightBarButtonItems = [item, own]
    let inToolbar = UIBarButtonItem(title: "Tools", style: .plain, target: nil, action: nil)
    controller.toolbarItems = [inToolbar]
    XCTAssertNil(item.tintColor)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    app.show(navigation)
    try app.waitUntilIdle()
    XCTAssertEqual(item.tintColor, .red)
    XCTAssertEqual(own.tintColor, .blue)
    XCTAssertEqual(inToolbar.tintColor, .green)
    XCTAssertEqual(font(item.titleTextAttributes(for: .highlighted)), UIColor.red)
    XCTAssertNil(item.titleTextAttributes(for: .normal))
    XCTAssertIdentical(item.backgroundImage(for: .normal, barMetrics: .default), one)
    XCTAssertEqual(item.titlePositionAdjustment(for: .default), moved)
  }

  func testItemsOfTabBars() throws {
    UIBarItem.appearance().setTitleTextAttributes(red, for: .normal)
    UITabBarItem.appearance().badgeColor = .green
    UITabBarItem.appearance().titlePositionAdjustment = moved
    UITabBarItem.appearance().setBadgeTextAttributes(blue, for: .normal)
    let tabs = UITabBarController()
    let pages = (0..<2).map { _ in UIViewController() }
    for (index, page) in pages.enumerated() {
      page.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
    }
    pages[1].tabBarItem.badgeColor = .brown
    tabs.viewControllers = pages
    app.show(tabs)
    try app.waitUntilIdle()
    XCTAssertEqual(font(pages[0].tabBarItem.titleTextAttributes(for: .normal)), UIColor.red)
    XCTAssertEqual(font(pages[0].tabBarItem.badgeTextAttributes(for: .normal)), UIColor.blue)
    XCTAssertEqual(pages[0].tabBarItem.titlePositionAdjustment, moved)
    XCTAssertEqual(pages.map(\.tabBarItem.badgeColor), [.green, .brown])
  }
}
