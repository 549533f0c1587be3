@testable import UIKit
import UIKitTesting
import XCTest

/// The effects at the edges of scroll views. The numbers are those of iOS 26.1 (Vercantez/openuikit, uikit/Tools/oracle2/
/// scrolledgeeffectprobe, `fresh`, `scroll.*` and `toolbar.*`).
@preconcurrency @MainActor
final class ScrollEdgeEffectTests: XCTestCase {
  private var app: TestApplication!
  private var scroll: UIScrollView!
  private var navigation: UINavigationController!

  override func tearDown() async throws { app?.close() }

  /// Shows red content that is scrolled behind the bars.
  private func start(tabs: Bool = false, toolbar: Bool = false) throws {
    app = TestApplication(size: CGSize(width: 393, height: 600), scale: 1)
    app.onReport = { XCTFail($0) }
    scroll = UIScrollView()
    scroll.backgroundColor = .white
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    red.backgroundColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
    scroll.addSubview(red)
    scroll.contentSize = red.bounds.size
    let controller = UIViewController()
    controller.view = scroll
    controller.title = "Title"
    controller.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = !toolbar
    if tabs {
      let tab = UITabBarController()
      tab.viewControllers = [navigation]
      app.show(tab)
    } else {
      app.show(navigation)
    }
    try app.waitUntilIdle()
    scroll.contentOffset.y = 400
    try app.waitUntilIdle()
  }

  /// Returns the red, green and blue of a pixel at the right side, away from titles and buttons.
  private func color(_ y: Int) -> [Int] {
    let color = app.snapshot().color(x: 388, y: y)
    return [color.red, color.green, color.blue]
  }

  func testDefaults() {
    let view = UIScrollView()
    let effects = [view.topEdgeEffect, view.leftEdgeEffect, view.bottomEdgeEffect, view.rightEdgeEffect]
    XCTAssertEqual(Set(effects.map(ObjectIdentifier.init)).count, 4)
    XCTAssertIdentical(view.topEdgeEffect, effects[0])
    for effect in effects {
      XCTAssertIdentical(effect.style, UIScrollEdgeEffect.Style.automatic)
      XCTAssertFalse(effect.isHidden)
    }
    view.topEdgeEffect.style = .hard
    XCTAssertIdentical(view.topEdgeEffect.style, UIScrollEdgeEffect.Style.hard)
    XCTAssertNotIdentical(UIScrollEdgeEffect.Style.hard, UIScrollEdgeEffect.Style.soft)
    XCTAssertNotIdentical(UITableView().topEdgeEffect, view.topEdgeEffect)
  }

  /// `HARD`: red reads (255, 230, 230) up to 10 points above the end of the bar.
  func testAHardEffectUnderANavigationBar() throws {
    try start()
    scroll.topEdgeEffect.style = .hard
    app.frame()
    let end = Int(navigation.navigationBar.frame.maxY) - 10
    XCTAssertEqual(color(end - 1), [255, 230, 230])
    XCTAssertEqual(color(1), [255, 230, 230])
    XCTAssertEqual(color(end), [255, 0, 0])
    scroll.topEdgeEffect.style = .automatic
    app.frame()
    XCTAssertNotEqual(color(end), [255, 0, 0], "the background of the bar")
  }

  /// `SOFT`: an opacity of 0.835 that decreases to 0 at 36 points below the bar.
  func testASoftEffectUnderANavigationBar() throws {
    try start()
    scroll.topEdgeEffect.style = .soft
    app.frame()
    let bar = Int(navigation.navigationBar.frame.maxY)
    XCTAssertEqual(color(1), [255, 213, 213])
    XCTAssertEqual(color(bar + 37), [255, 0, 0])
    let column = stride(from: 1, to: bar + 36, by: 6).map { color($0)[1] }
    XCTAssertEqual(column, column.sorted(by: >))
    XCTAssertTrue((1..<213).contains(color(bar)[1]), "\(color(bar))")
  }

  /// `HIDDEN`: the content is visible through the bar.
  func testAHiddenEffect() throws {
    try start(toolbar: true)
    scroll.topEdgeEffect.isHidden = true
    scroll.bottomEdgeEffect.isHidden = true
    app.frame()
    for y in [1, Int(navigation.navigationBar.frame.maxY) - 1, Int(navigation.toolbar.frame.minY) + 2, 598] {
      XCTAssertEqual(color(y), [255, 0, 0], "\(y)")
    }
    scroll.topEdgeEffect.isHidden = false
    app.frame()
    XCTAssertNotEqual(color(1), [255, 0, 0])
  }

  /// `HARD`: the plate of a toolbar begins 10 points below its top, that of a tab bar covers the bar.
  func testHardEffectsAtTheBottom() throws {
    try start(toolbar: true)
    scroll.bottomEdgeEffect.style = .hard
    app.frame()
    let top = Int(navigation.toolbar.frame.minY)
    XCTAssertEqual(color(top + 9), [255, 0, 0])
    XCTAssertEqual(color(top + 10), [255, 230, 230])
    XCTAssertEqual(color(599), [255, 230, 230])
    app.close()
    try start(tabs: true)
    XCTAssertEqual(color(598), [255, 0, 0])
    scroll.bottomEdgeEffect.style = .hard
    app.frame()
    let tabs = try XCTUnwrap(navigation.tabBarController).tabBar
    XCTAssertEqual(color(Int(tabs.frame.minY) - 1), [255, 0, 0])
    XCTAssertEqual(color(Int(tabs.frame.minY)), [255, 230, 230])
  }

  /// A background that the application gave the bar stays.
  func testABackgroundOfTheApplication() throws {
    try start()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .init(red: 0, green: 0, blue: 1, alpha: 1)
    navigation.navigationBar.standardAppearance = appearance
    scroll.topEdgeEffect.isHidden = true
    app.frame()
    XCTAssertEqual(color(1), [0, 0, 255])
  }

  /// `interaction`: a hard effect ends 30 points before the inner edge of the container. Containers without elements, and those
  /// without content behind them, have no effect.
  func testAContainer() throws {
    try start()
    let container = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    container.addSubview(label)
    navigation.view.addSubview(container)
    let interaction = UIScrollEdgeElementContainerInteraction()
    XCTAssertNil(interaction.scrollView)
    XCTAssertEqual(interaction.edge.rawValue, 0)
    interaction.scrollView = scroll
    interaction.edge = .bottom
    let subviews = container.subviews
    container.addInteraction(interaction)
    XCTAssertIdentical(interaction.view, container)
    XCTAssertEqual(container.subviews, subviews, "they are unchanged")
    app.frame()
    XCTAssertEqual(color(599), [255, 213, 213], "the automatic effect is soft")
    scroll.bottomEdgeEffect.style = .hard
    app.frame()
    XCTAssertEqual(color(529), [255, 0, 0])
    XCTAssertEqual(color(530), [255, 230, 230])
    XCTAssertEqual(color(599), [255, 230, 230])
    scroll.contentOffset.y += 50
    app.frame()
    XCTAssertEqual([color(529), color(530)], [[255, 0, 0], [255, 230, 230]], "it stays while the content moves")
    scroll.bottomEdgeEffect.isHidden = true
    app.frame()
    XCTAssertEqual(color(599), [255, 0, 0])
    scroll.bottomEdgeEffect.isHidden = false
    app.frame()
    XCTAssertEqual(color(599), [255, 230, 230])
    let effect = try XCTUnwrap(scroll.subviews.first { $0 is ScrollEdgeView })
    scroll.contentInset.bottom = 100
    scroll.contentOffset.y = 2500
    app.frame()
    XCTAssertEqual(effect.alpha, 0, "there is no content behind the container")
    scroll.contentOffset.y = 1000
    label.removeFromSuperview()
    container.addSubview(UIView(frame: container.bounds))
    app.frame()
    XCTAssertEqual(effect.alpha, 0, "there is no element")
    container.addSubview(label)
    scroll.setNeedsLayout()
    app.frame()
    XCTAssertEqual(effect.alpha, 1)
    container.isHidden = true
    scroll.setNeedsLayout()
    app.frame()
    XCTAssertEqual(effect.alpha, 0, "the container is hidden")
    container.removeInteraction(interaction)
    XCTAssertNil(effect.superview)
    XCTAssertNil(interaction.view)
  }

  /// An interaction that is released with its container leaves no effect, and does not keep one of a later interaction.
  func testAContainerThatIsReleased() throws {
    try start()
    for _ in 0..<3 {
      do {
        let container = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 100))
        container.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
        navigation.view.addSubview(container)
        let interaction = UIScrollEdgeElementContainerInteraction()
        (interaction.scrollView, interaction.edge) = (scroll, .bottom)
        container.addInteraction(interaction)
        app.frame()
        XCTAssertGreaterThan(scroll.edgeEffects?.containers.count ?? 0, 0)
        container.removeFromSuperview()
      }
    }
    app.frame()
    scroll.contentOffset.y += 10
    app.frame()
    XCTAssertEqual(scroll.edgeEffects?.containers.count, 0)
    XCTAssertFalse(scroll.subviews.contains { $0 is ScrollEdgeView && $0.layer.zPosition == 999 })
  }
}
