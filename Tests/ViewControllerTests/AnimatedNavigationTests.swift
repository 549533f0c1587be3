import QuartzCore
import UIKit
import UIKitTesting
import XCTest

/// Animated pushes, pops and sheets in an application, with touches and keys on a manual clock.
@preconcurrency @MainActor
final class AnimatedNavigationTests: XCTestCase {
  private let log = Log()
  private var application: TestApplication!

  override func setUp() async throws {
    application = TestApplication(size: CGSize(width: 375, height: 500), scale: 1)
  }

  override func tearDown() async throws { application.close() }

  private func make(_ name: String, _ color: UIColor) -> Recorder {
    let controller = Recorder(name, log)
    controller.view.backgroundColor = color
    return controller
  }

  private func picture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] else { return }
    try application.snapshot().write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }

  func testAPushSlidesInAndATapOnTheBackButtonSlidesOut() throws {
    let first = make("First", .systemTeal)
    let second = make("Second", .systemYellow)
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: first)
    application.show(navigation)
    try application.waitUntilIdle()
    try picture("nav-root")
    _ = log.take()
    navigation.pushViewController(second, animated: true)
    application.advance(by: 0.08)
    let there = try XCTUnwrap(second.view.layer.presentation()).frame.minX
    XCTAssertGreaterThan(there, 0)
    XCTAssertLessThan(there, 375)
    let aside = try XCTUnwrap(first.view.layer.presentation()).frame.minX
    XCTAssertLessThan(aside, 0)
    XCTAssertNotNil(navigation.transitionCoordinator)
    try picture("nav-pushing")
    try application.waitUntilIdle()
    try picture("nav-pushed")
    XCTAssertEqual(second.view.frame, navigation.view.bounds)
    XCTAssertNil(first.view.window)
    XCTAssertNil(navigation.transitionCoordinator)
    XCTAssertEqual(
      log.take().filter { !$0.contains("Move") },
      [
        "First.viewWillDisappear", "Second.viewWillAppear", "Second.viewIsAppearing", "First.viewDidDisappear",
        "Second.viewDidAppear",
      ])
    application.tap(at: CGPoint(x: 40, y: 32))
    XCTAssertEqual(navigation.viewControllers.count, 1)
    try application.waitUntilIdle()
    XCTAssertNil(second.view.window)
    XCTAssertEqual(first.view.frame, navigation.view.bounds)
    XCTAssertEqual(first.view.transform, .identity)
  }

  /// The content of a popped controller jumped up by the height of its large title, and large titles were replaced at once.
  func testLargeTitles_areCrossFaded_andNoContentJumps() throws {
    func page(_ title: String, _ subtitle: String?) -> (UIViewController, UIScrollView) {
      let controller = UIViewController()
      controller.title = title
      controller.navigationItem.subtitle = subtitle
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 375, height: 2000)
      scroll.backgroundColor = .systemBackground
      controller.view = scroll
      return (controller, scroll)
    }
    let (first, firstScroll) = page("First", nil)
    let (second, secondScroll) = page("Second", "12 photos")
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    application.show(navigation)
    try application.waitUntilIdle()
    func alphas() throws -> (new: Float, old: Float) {
      let bar = navigation.navigationBar
      let label = try XCTUnwrap(bar.largeTitle.subviews.first).layer
      let old = bar.fadingPictures.first?.layer
      return ((label.presentation() ?? label).opacity, old.map { ($0.presentation() ?? $0).opacity } ?? -1)
    }
    func check(_ scroll: UIScrollView, _ offset: CGPoint, _ inset: CGFloat, _ message: String) throws {
      application.frame()
      XCTAssertEqual(scroll.contentOffset, offset, message)
      XCTAssertEqual(scroll.adjustedContentInset.top, inset, message)
      application.advance(by: 0.1)
      XCTAssertEqual(scroll.contentOffset, offset, message)
      let (new, old) = try alphas()
      XCTAssertGreaterThan(new, 0, message)
      XCTAssertLessThan(new, 1, message)
      XCTAssertGreaterThan(old, 0, message)
      XCTAssertLessThan(old, 1, message)
      try picture("nav-large-\(message)")
      try application.waitUntilIdle()
      XCTAssertEqual(navigation.navigationBar.fadingPictures, [], message)
      XCTAssertEqual(try alphas().new, 1, message)
    }
    var (offset, inset) = (firstScroll.contentOffset, firstScroll.adjustedContentInset.top)
    navigation.pushViewController(second, animated: true)
    try check(firstScroll, offset, inset, "push")
    XCTAssertGreaterThan(secondScroll.adjustedContentInset.top, inset)
    (offset, inset) = (secondScroll.contentOffset, secondScroll.adjustedContentInset.top)
    navigation.popViewController(animated: true)
    try check(secondScroll, offset, inset, "pop")
    // In the middle of a push, another change ends it.
    navigation.pushViewController(second, animated: true)
    application.advance(by: 0.1)
    navigation.popViewController(animated: false)
    try application.waitUntilIdle()
    XCTAssertEqual(navigation.navigationBar.fadingPictures, [])
    XCTAssertEqual(try alphas().new, 1)
  }

  /// The mode of a popped controller's title can come from controllers that are popped with it.
  func testPopToRoot_keepsTheTitleThatThePoppedControllerInherited() throws {
    for isPop in [true, false] {
      let first = make("First", .white)
      let second = make("Second", .white)
      let third = make("Third", .white)
      first.navigationItem.largeTitleDisplayMode = .never
      second.navigationItem.largeTitleDisplayMode = .always
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 375, height: 2000)
      third.view = scroll
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.prefersLargeTitles = true
      application.show(navigation)
      navigation.pushViewController(second, animated: false)
      navigation.pushViewController(third, animated: false)
      try application.waitUntilIdle()
      let (offset, inset) = (scroll.contentOffset, scroll.adjustedContentInset.top)
      XCTAssertTrue(navigation.showsLargeTitle(third))
      if isPop {
        navigation.popToRootViewController(animated: true)
      } else {
        navigation.setViewControllers([first, make("Other", .white)], animated: true)
      }
      application.advance(by: 0.1)
      XCTAssertEqual(scroll.contentOffset, offset)
      XCTAssertEqual(scroll.adjustedContentInset.top, inset)
      try application.waitUntilIdle()
      XCTAssertNil(scroll.window)
    }
  }

  /// The opacity of a view below the large title belongs to the application.
  func testFadedTitles_keepTheOpacityOfTheSubtitleView() throws {
    let navigation = UINavigationController(rootViewController: make("First", .white))
    navigation.navigationBar.prefersLargeTitles = true
    let second = make("Second", .white)
    let subtitle = UILabel()
    subtitle.text = "12 photos"
    subtitle.alpha = 0.5
    second.navigationItem.largeSubtitleView = subtitle
    application.show(navigation)
    try application.waitUntilIdle()
    navigation.pushViewController(second, animated: true)
    application.advance(by: 0.1)
    XCTAssertEqual(subtitle.alpha, 0.5)
    try application.waitUntilIdle()
    XCTAssertEqual(subtitle.alpha, 0.5)
    XCTAssertNotNil(subtitle.window)
    XCTAssertGreaterThan(subtitle.frame.width, 20)
    navigation.popViewController(animated: true)
    try application.waitUntilIdle()
    XCTAssertEqual(subtitle.alpha, 0.5)
  }

  /// A search bar was there, and gone, at once.
  func testASearchBar_isFadedIn_andOut() throws {
    let navigation = UINavigationController(rootViewController: make("First", .white))
    let second = make("Second", .white)
    second.navigationItem.searchController = UISearchController(searchResultsController: nil)
    second.navigationItem.preferredSearchBarPlacement = .stacked
    second.navigationItem.hidesSearchBarWhenScrolling = false
    let bar = try XCTUnwrap(second.navigationItem.searchController?.searchBar)
    application.show(navigation)
    try application.waitUntilIdle()
    navigation.pushViewController(second, animated: true)
    application.advance(by: 0.1)
    let alpha = try XCTUnwrap(bar.layer.presentation()).opacity
    XCTAssertGreaterThan(alpha, 0)
    XCTAssertLessThan(alpha, 1)
    try application.waitUntilIdle()
    XCTAssertEqual(bar.alpha, 1)
    navigation.popViewController(animated: true)
    application.advance(by: 0.1)
    let picture = try XCTUnwrap(navigation.navigationBar.fadingPictures.last?.layer.presentation()).opacity
    XCTAssertGreaterThan(picture, 0)
    XCTAssertLessThan(picture, 1)
    try application.waitUntilIdle()
    XCTAssertEqual(navigation.navigationBar.fadingPictures, [])
    XCTAssertEqual(bar.alpha, 1)
  }

  func testEscapeGoesBack() throws {
    let navigation = UINavigationController(rootViewController: make("a", .white))
    application.show(navigation)
    navigation.pushViewController(make("b", .white), animated: false)
    try application.waitUntilIdle()
    application.key(.keyboardEscape)
    try application.waitUntilIdle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
    application.key(.keyboardEscape)
    try application.waitUntilIdle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  func testPushesAndPopsInTheMiddleOfTransitions() throws {
    // The first seed left a page in the wrong position: the effect of a cancelled transition came after the next one
    // began.
    let given = ProcessInfo.processInfo.environment["TESSERA_SEED"].flatMap { UInt64($0) }
    for seed in given.map({ [$0] }) ?? [15_525_950_077_267_823_979, .random(in: 0...UInt64.max)] { try stress(seed) }
  }

  private func stress(_ seed: UInt64) throws {
    let navigation = UINavigationController(rootViewController: make("a", .white))
    application.show(navigation)
    try application.waitUntilIdle()
    var state = seed
    func random(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for step in 0..<60 {
      if random(2) == 0 {
        navigation.pushViewController(make("v\(step)", .white), animated: random(3) > 0)
      } else {
        navigation.popViewController(animated: random(3) > 0)
      }
      application.advance(by: Double(random(20)) / 40)
    }
    try application.waitUntilIdle()
    let top = try XCTUnwrap(navigation.topViewController)
    XCTAssertEqual(top.view.frame, navigation.view.bounds, "seed \(seed)")
    XCTAssertEqual(top.view.transform, .identity, "seed \(seed)")
    XCTAssertNotNil(top.view.window, "seed \(seed)")
    for controller in navigation.viewControllers.dropLast() {
      XCTAssertNil(controller.viewIfLoaded?.window, "seed \(seed)")
    }
    XCTAssertEqual(navigation.navigationBar.topItem?.title, top.title, "seed \(seed)")
    XCTAssertEqual(navigation.holder.subviews.count, 1, "seed \(seed)")
  }

  func testASheetComesUpAndATouchBesideItClosesIt() throws {
    application.resize(to: CGSize(width: 900, height: 700))
    let root = make("root", .systemTeal)
    application.show(root)
    try application.waitUntilIdle()
    let sheet = make("sheet", .white)
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: true)
    application.advance(by: 0.08)
    XCTAssertGreaterThan(
      try XCTUnwrap(sheet.presentationController?.presentedView?.layer.presentation()).frame.minY, 24)
    try application.waitUntilIdle()
    try picture("sheet")
    XCTAssertEqual(sheet.view.frame.width, 580)
    sheet.isModalInPresentation = true
    application.tap(at: CGPoint(x: 20, y: 300))
    try application.waitUntilIdle()
    XCTAssertTrue(root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    application.tap(at: CGPoint(x: 20, y: 300))
    try application.waitUntilIdle()
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(sheet.view.window)
  }
}
