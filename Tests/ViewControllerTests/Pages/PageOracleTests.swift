import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The measured cases of page view controllers (`page-cases.json`, and the pages in `animation-traces.json`).
@preconcurrency @MainActor
final class PageOracleTests: PageTestCase {
  private func entry(_ id: String) throws -> Oracle.Case { try Oracle.entry("page-cases.json", id) }

  // MARK: Defaults

  // `init()` and `init(nibName:bundle:)` are inherited from UIViewController. Their values are those of the coder's
  // initializer.
  func testTheInheritedInitializers() throws {
    final class Pager: UIPageViewController {}
    for made in [UIPageViewController(), UIPageViewController(nibName: nil, bundle: nil), Pager()] {
      XCTAssertEqual(made.transitionStyle, .pageCurl)
      XCTAssertEqual(made.navigationOrientation, .horizontal)
      XCTAssertEqual(made.spineLocation, .min)
      XCTAssertEqual(made.viewControllers, [])
    }
  }

  func testRawValues() throws {
    let entry = try entry("page-raw-values")
    XCTAssertEqual(try entry.config.string("type"), "enums")
    func check<Value: RawRepresentable>(_ type: String, _ values: [(String, Value)]) throws
    where Value.RawValue == Int {
      let expected = try entry.expect.values(type)
      for (name, value) in values { XCTAssertEqual(value.rawValue, try expected.integer(name), "\(type).\(name)") }
      XCTAssertEqual(expected.keys, values.map(\.0).sorted())
    }
    typealias Page = UIPageViewController
    try check(
      "NavigationOrientation",
      [("horizontal", Page.NavigationOrientation.horizontal), ("vertical", .vertical)])
    try check("NavigationDirection", [("forward", Page.NavigationDirection.forward), ("reverse", .reverse)])
    try check("TransitionStyle", [("pageCurl", Page.TransitionStyle.pageCurl), ("scroll", .scroll)])
    try check("SpineLocation", [("none", Page.SpineLocation.none), ("min", .min), ("mid", .mid), ("max", .max)])
    entry.finish()
  }

  private func create(_ config: OracleValues) throws -> UIPageViewController {
    let style = try config.string("transitionStyle")
    var options: [UIPageViewController.OptionsKey: Any]?
    if let spine = config["spineLocation", as: String.self] {
      options = [.spineLocation: try XCTUnwrap(["min": 1, "mid": 2, "max": 3][spine])]
    }
    let isVertical = config["orientation", as: String.self] == "vertical"
    return UIPageViewController(
      transitionStyle: style == "scroll" ? .scroll : .pageCurl,
      navigationOrientation: isVertical ? .vertical : .horizontal, options: options)
  }

  func testFreshControllers() throws {
    begin()
    for id in ["page-scroll-fresh", "page-curl-mid"] {
      let entry = try entry(id)
      let page = try create(entry.config)
      entry.expect("spineLocation", "\(page.spineLocation)")
      entry.expect("isDoubleSided", page.isDoubleSided)
      if id == "page-scroll-fresh" {
        entry.expect("viewControllers", texts: page.viewControllers?.map { "\($0)" })
        entry.expect("gestureRecognizers", texts: page.gestureRecognizers.map { "\($0)" })
        entry.expect("isViewLoaded", page.isViewLoaded)
      } else {
        XCTAssertEqual(page.gestureRecognizers.count, 2)
        XCTAssertFalse(page.isViewLoaded)
      }
      entry.finish()
    }
  }

  func testTheCoder() throws {
    begin(CGSize(width: 393, height: 852), scale: 3)
    let entry = try entry("page-coder")
    let page = try XCTUnwrap(UIPageViewController(coder: NSCoder()))
    entry.expect("transitionStyle", CGFloat(page.transitionStyle.rawValue))
    entry.expect("navigationOrientation", CGFloat(page.navigationOrientation.rawValue))
    entry.expect("viewControllers_is_nil", page.viewControllers == nil)
    entry.expect("view_frame", page.view.frame)
    entry.expect("view_subviews", CGFloat(page.view.subviews.count))
    entry.expect("autoresizing", CGFloat(page.view.autoresizingMask.rawValue))
    entry.expect("background", text: page.view.backgroundColor.map { "\($0)" })
    entry.finish()
  }

  // MARK: Orders

  private func compare(_ entry: Oracle.Case, _ sequence: [String], line: UInt = #line) throws {
    XCTAssertEqual(sequence, try entry.whole.strings("sequence"), entry.id, line: line)
  }

  private func children() -> String { "children: " + page.children.map { $0.title ?? "?" }.joined(separator: ", ") }

  func testTheFirstPage() throws {
    let entry = try entry("page-first-install")
    try show(counted: true, start: [])
    page.setViewControllers([named("a")], direction: .forward, animated: false) {
      self.log.add("completion(\($0))")
    }
    try compare(entry, log.take())
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), try entry.whole.strings("after"))
    assertAtRest()
  }

  func testAReplacement() throws {
    let entry = try entry("page-replace-nonanimated")
    try show(counted: true)
    page.setViewControllers([named("b")], direction: .forward, animated: false) {
      self.log.add("completion(\($0))")
    }
    try compare(entry, log.take())
    try app.waitUntilIdle()
    XCTAssertEqual([children()] + log.take(), try entry.whole.strings("after"))
    assertAtRest()
  }

  func testAnAnimatedReplacement() throws {
    let entry = try entry("page-replace-animated-later")
    try show(counted: true)
    page.setViewControllers([named("b")], direction: .forward, animated: true) {
      self.log.add("completion(\($0))")
    }
    // The calls within the method are the same as without an animation, except for the appearance.
    XCTAssertEqual(
      log.take(),
      [
        "a willMove(nil)", "b willMove(page)", "b didMove(page)", "b loadView", "b viewDidLoad",
        "dataSource presentationCount", "dataSource presentationIndex",
      ])
    XCTAssertEqual(visible, "b")
    try app.waitUntilIdle()
    let calls = log.take()
    try compare(entry, calls)
    let asksAgain = calls.contains { $0.hasPrefix("dataSource") }
    XCTAssertEqual(
      [children(), asksAgain ? "count and index are asked again" : "count and index are not asked again"],
      try entry.whole.strings("after"))
    assertAtRest()
  }

  /// In UIKit, the second completion handler is never called. In Tessera it is called (docs/differences.md).
  func testAnAnimationInAnAnimation() throws {
    let entry = try entry("page-animated-on-animated")
    try show()
    page.setViewControllers([named("b")], direction: .forward, animated: true) {
      self.log.add("first completion(\($0))")
    }
    app.advance(by: 0.1)
    _ = log.take()
    page.setViewControllers([named("c")], direction: .forward, animated: true) {
      self.log.add("second completion(\($0))")
    }
    try compare(entry, log.take().filter { $0.contains("completion") })
    XCTAssertTrue(named("b").parent === page)
    app.advance(by: 0.87)
    XCTAssertEqual(log.take().last, "second completion(true)")
    XCTAssertEqual(visible, "c")
    assertAtRest()
  }

  // MARK: The indicator and the queue

  func testTheIndicator() throws {
    let entry = try entry("page-indicator-height")
    begin(CGSize(width: 402, height: 874), scale: CGFloat(try entry.config.number("scale")))
    try show(counted: true)
    entry.expect("control_height", page.indicator.control?.frame.height)
    XCTAssertTrue(page.view.subviews.first === page.indicator.control)
    XCTAssertEqual(page.indicator.control?.frame.maxY, 874)
    XCTAssertEqual(page.scroller.frame.maxY, page.indicator.control?.frame.minY)
    entry.finish()

    let vertical = try self.entry("page-indicator-vertical")
    XCTAssertEqual(try vertical.config.string("orientation"), "vertical")
    XCTAssertEqual(try vertical.config.string("data_source"), "count 3")
    try show("abc", counted: true, axis: .vertical)
    vertical.expect("control_exists", page.view.subviews.contains { $0 is UIPageControl })
    vertical.finish()
  }

  func testSpacing() throws {
    let entry = try entry("page-spacing")
    begin(CGSize(width: try entry.config.number("page_view_width"), height: 480))
    try show(options: [.interPageSpacing: try entry.config.number("interPageSpacing")])
    entry.expect("scroll_view_x", page.scroller.frame.minX)
    entry.expect("scroll_view_width", page.scroller.frame.width)
    entry.expect("page_width", named("a").view.frame.width)
    entry.finish()
    XCTAssertEqual(named("a").view.convert(named("a").view.bounds, to: nil).minX, 0)
  }

  func testTheOffsetAtRest() throws {
    let entry = try entry("page-rest-offset")
    begin(CGSize(width: try entry.config.number("width"), height: 667))
    XCTAssertTrue(try entry.config.bool("at_rest"))
    try show()
    entry.expect("content_offset_x", page.scroller.contentOffset.x)
    entry.finish()
  }

  /// The positions of three pages at the sixth frame of an animation to the previous page.
  func testTheQueue() throws {
    let entry = try Oracle.entry("animation-traces.json", "anim-page-previous-frame6")
    let size = try entry.expect.value("content_size", as: [Double].self)
    // The page control is below the scroll view.
    begin(CGSize(width: 375, height: size[1] + 26))
    try show(counted: true, start: [1])
    page.setViewControllers([named("a")], direction: .reverse, animated: true)
    for _ in 0..<6 { app.frame() }
    let scroller = page.scroller
    entry.expect("offset", scroller.contentOffset.x)
    entry.expect("content_size", scroller.contentSize)
    let inset = scroller.contentInset
    entry.expect("content_inset_tlbr", [inset.top, inset.left, inset.bottom, inset.right])
    entry.expect("slots", [scroller.offset(-1).x, scroller.offset(0).x, scroller.offset(1).x])
    entry.finish()
    try app.waitUntilIdle()
    assertAtRest()
  }

  func testATurnByTheApplication() throws {
    let entry = try Oracle.entry("scroll-traces.json", "anim-pageviewcontroller-375")
    let input = try entry.whole.values("input")
    begin(CGSize(width: 375, height: 667))
    try show()
    XCTAssertEqual(Double(page.scroller.contentOffset.x), try input.number("frm"))
    page.setViewControllers([named("b")], direction: .forward, animated: true)
    let frames = try entry.whole.values("samples").values("at_frame")
    XCTAssertEqual(Double(page.scroller.offset(1).x), try input.number("to"))
    XCTAssertEqual(Double(page.scroller.contentOffset.x), try frames.number("0"))
    for frame in 1...18 {
      app.frame()
      if ["6", "12"].contains("\(frame)") {
        XCTAssertEqual(Double(page.scroller.contentOffset.x), try frames.number("\(frame)"), accuracy: 0.5)
      }
      if frame == 17 { XCTAssertNotNil(page.turn) }
    }
    XCTAssertEqual(try frames.string("18"), "done, queue recentred to \(Int(page.scroller.contentOffset.x))")
    XCTAssertNil(page.turn)
  }
}
