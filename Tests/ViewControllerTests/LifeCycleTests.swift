import QuartzCore
import UIKit
import XCTest

/// The order of life-cycle callbacks. It follows Apple's documentation of `UIViewController` or, where that does not
/// specify it, the known behavior of UIKit.
@preconcurrency @MainActor
final class LifeCycleTests: XCTestCase {
  private let log = Log()
  private var stage: Stage!

  override func setUp() async throws { stage = Stage() }
  override func tearDown() async throws { stage.end() }

  func testRootOfAWindow() {
    let root = Recorder("a", log)
    root.notesLayout = true
    stage.show(root)
    XCTAssertEqual(
      log.take(),
      [
        "a.viewDidLoad", "a.viewWillAppear", "a.viewIsAppearing", "a.viewWillLayoutSubviews",
        "a.viewDidLayoutSubviews", "a.viewDidAppear",
      ])
    stage.window.isHidden = true
    XCTAssertEqual(log.take(), ["a.viewWillDisappear", "a.viewDidDisappear"])
    stage.window.isHidden = false
    stage.frame()
    XCTAssertEqual(
      log.take().filter { !$0.contains("Layout") }, ["a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear"])
  }

  /// PagingKit's tests (on GitHub) end the appearance of controllers that never appeared.
  func testDisappearanceWithoutAppearance() {
    let controller = Recorder("a", log)
    controller.beginAppearanceTransition(false, animated: false)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    XCTAssertEqual(log.take(), ["a.viewWillDisappear", "a.viewDidDisappear"])
    controller.endAppearanceTransition()
    XCTAssertEqual(log.take(), [])
  }

  func testReplacingTheRoot() {
    let first = Recorder("a", log)
    let second = Recorder("b", log)
    stage.show(first)
    _ = log.take()
    stage.window.rootViewController = second
    stage.frame()
    XCTAssertEqual(
      log.take(),
      [
        "a.viewWillDisappear", "a.viewDidDisappear", "b.viewDidLoad", "b.viewWillAppear", "b.viewIsAppearing",
        "b.viewDidAppear",
      ])
  }

  func testChildThatIsThereFromTheStart() {
    let parent = Recorder("p", log)
    let child = Recorder("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    XCTAssertEqual(
      log.take(), ["c.willMove(toParent: it)", "p.viewDidLoad", "c.viewDidLoad", "c.didMove(toParent: it)"])
    stage.show(parent)
    XCTAssertEqual(
      log.take(),
      [
        "p.viewWillAppear", "c.viewWillAppear", "p.viewIsAppearing", "c.viewIsAppearing", "c.viewDidAppear",
        "p.viewDidAppear",
      ])
  }

  func testChildAddedAndRemovedWhileSeen() {
    let parent = Recorder("p", log)
    let child = Recorder("c", log)
    stage.show(parent)
    _ = log.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    XCTAssertEqual(
      log.take(),
      [
        "c.willMove(toParent: it)", "c.viewDidLoad", "c.viewWillAppear", "c.viewIsAppearing", "c.viewDidAppear",
        "c.didMove(toParent: it)",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    XCTAssertEqual(
      log.take(),
      ["c.willMove(toParent: nil)", "c.viewWillDisappear", "c.viewDidDisappear", "c.didMove(toParent: nil)"])
    XCTAssertNil(child.parent)
    XCTAssertEqual(parent.children.count, 0)
  }

  private final class Container: Recorder {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  func testAContainerThatForwardsAppearanceCalls() {
    let parent = Container("p", log)
    let child = Recorder("c", log)
    stage.show(parent)
    _ = log.take()
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    XCTAssertEqual(
      log.take(),
      ["c.willMove(toParent: it)", "c.viewDidLoad", "c.viewWillAppear", "c.viewIsAppearing", "c.viewDidAppear"])
  }

  // MARK: Presentation

  func testFullScreenPresentation() {
    let first = Recorder("a", log)
    let second = Recorder("b", log)
    second.modalPresentationStyle = .fullScreen
    stage.show(first)
    _ = log.take()
    first.present(second, animated: false) { [log] in log.note("presented") }
    XCTAssertTrue(second.isBeingPresented)
    XCTAssertTrue(first.presentedViewController === second)
    stage.frame()
    XCTAssertEqual(
      log.take(),
      [
        "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear",
        "a.viewDidDisappear", "presented",
      ])
    XCTAssertNil(first.view.window)
    XCTAssertEqual(second.view.frame, stage.window.bounds)
    first.dismiss(animated: false) { [log] in log.note("dismissed") }
    stage.frame()
    XCTAssertEqual(
      log.take(),
      [
        "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear", "b.viewDidDisappear",
        "dismissed",
      ])
    XCTAssertNotNil(first.view.window)
    XCTAssertNil(first.presentedViewController)
    XCTAssertNil(second.view.window)
  }

  func testASheetLeavesWhatIsBelow() {
    let first = Recorder("a", log)
    let second = Recorder("b", log)
    stage.show(first)
    _ = log.take()
    first.present(second, animated: false)
    stage.frame()
    XCTAssertEqual(log.take(), ["b.viewDidLoad", "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear"])
    XCTAssertNotNil(first.view.window)
    second.dismiss(animated: false)
    stage.frame()
    XCTAssertEqual(log.take(), ["b.viewWillDisappear", "b.viewDidDisappear"])
  }

  func testDismissingFromBelowTakesAllAbove() {
    let first = Recorder("a", log)
    let second = Recorder("b", log)
    let third = Recorder("c", log)
    stage.show(first)
    first.present(second, animated: false)
    stage.frame()
    second.present(third, animated: false)
    stage.frame()
    _ = log.take()
    first.dismiss(animated: false)
    stage.frame()
    XCTAssertEqual(
      Set(log.take()), ["c.viewWillDisappear", "c.viewDidDisappear", "b.viewWillDisappear", "b.viewDidDisappear"])
    XCTAssertNil(first.presentedViewController)
    XCTAssertNil(second.presentedViewController)
  }

  func testPresentingTwiceIsReported() {
    var reports: [String] = []
    Diagnostics.handler = { reports.append($0) }
    defer { Diagnostics.handler = nil }
    let first = Recorder("a", log)
    stage.show(first)
    first.present(Recorder("b", log), animated: false)
    first.present(Recorder("c", log), animated: false)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("already") ?? false, "\(reports)")
  }

  // MARK: Sizes

  func testAChangedWindowSize() {
    let parent = Recorder("p", log)
    let child = Recorder("c", log)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    stage.show(parent)
    _ = log.take()
    UIScreen.main.resize(to: CGSize(width: 500, height: 400), scale: 2)
    XCTAssertEqual(parent.view.frame.size, CGSize(width: 500, height: 400))
    stage.frame()
    XCTAssertEqual(
      log.take(),
      [
        "c.viewWillTransition(500×400)", "p.viewWillTransition(500×400)", "c.alongside", "p.alongside", "c.completion",
        "p.completion",
      ])
  }
}
