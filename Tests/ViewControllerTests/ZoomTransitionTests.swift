import UIKit
import UIKitTesting
import XCTest

/// Zoom transitions: pushes and presentations that zoom out of a view and back to it, also with gestures.
@preconcurrency @MainActor
final class ZoomTransitionTests: XCTestCase {
  private let log = Log()
  private var application: TestApplication!
  private var first: Recorder!
  private var second: Recorder!
  private var navigation: UINavigationController!
  private var thumbnail: UIView!
  private let options = UIViewController.Transition.ZoomOptions()
  /// The source view that the closure of the transition returns.
  private var source: UIView?
  private var asked: [String] = []

  override func setUp() async throws {
    application = TestApplication(size: CGSize(width: 400, height: 600), scale: 1)
    application.onReport = { XCTFail($0) }
    first = Recorder("First", log)
    first.view.backgroundColor = .white
    thumbnail = UIView(frame: CGRect(x: 50, y: 200, width: 80, height: 80))
    thumbnail.backgroundColor = .systemTeal
    thumbnail.layer.cornerRadius = 12
    first.view.addSubview(thumbnail)
    second = Recorder("Second", log)
    second.view.backgroundColor = .systemYellow
    source = thumbnail
    second.preferredTransition = .zoom(options: options) { [weak self] context in
      let names = [context.sourceViewController, context.zoomedViewController].map { $0?.title ?? "nil" }
      self?.asked.append(names.joined(separator: " "))
      return self?.source
    }
    navigation = UINavigationController(rootViewController: first)
    application.show(navigation)
    try application.waitUntilIdle()
    _ = log.take()
  }

  override func tearDown() async throws { application.close() }

  private func push() throws {
    navigation.pushViewController(second, animated: true)
    try application.waitUntilIdle()
    _ = log.take()
    asked = []
  }

  /// The frame of the portal on the screen during a transition, or nil.
  private var portalFrame: CGRect? { portal.map { $0.layer.presentation()?.frame ?? $0.frame } }

  private var portal: UIView? {
    var found: UIView?
    func look(_ view: UIView) {
      if "\(type(of: view))" == "ZoomPortalView" { found = view }
      view.subviews.forEach(look)
    }
    look(application.window)
    return found
  }

  private func assertAtRest(_ top: UIViewController, line: UInt = #line) {
    XCTAssertNil(portalFrame, line: line)
    XCTAssertEqual(top.view.frame, navigation.view.bounds, line: line)
    XCTAssertEqual(top.view.transform, .identity, line: line)
    XCTAssertEqual(thumbnail.alpha, 1, line: line)
    XCTAssertEqual(navigation.viewControllers.last, top, line: line)
    XCTAssertNil(navigation.transitionCoordinator, line: line)
    XCTAssertEqual(navigation.navigationBar.topItem?.title, top.title, line: line)
  }

  func testPushAndPop() throws {
    navigation.pushViewController(second, animated: true)
    application.frame()
    XCTAssertEqual(asked, ["First Second"])
    let start = try XCTUnwrap(portalFrame)
    XCTAssertLessThan(abs(start.width - 80), 40, "\(start)")
    XCTAssertEqual(thumbnail.alpha, 0, "the view itself is hidden")
    application.advance(by: 0.1)
    let middle = try XCTUnwrap(portalFrame)
    XCTAssertGreaterThan(middle.width, start.width)
    XCTAssertLessThan(middle.width, 400)
    try application.waitUntilIdle()
    assertAtRest(second)
    XCTAssertEqual(
      log.take().filter { $0.contains("ppear") },
      [
        "First.viewWillDisappear", "Second.viewWillAppear", "Second.viewIsAppearing", "First.viewDidDisappear",
        "Second.viewDidAppear",
      ])
    // The user has scrolled: the view is somewhere else now.
    thumbnail.frame.origin.y = 300
    navigation.popViewController(animated: true)
    XCTAssertEqual(asked, ["First Second", "First Second"])
    application.advance(by: 0.35)
    let end = try XCTUnwrap(portalFrame)
    XCTAssertEqual(end.minY, 300, accuracy: 12)
    XCTAssertEqual(end.width, 80, accuracy: 12)
    try application.waitUntilIdle()
    assertAtRest(first)
    XCTAssertNil(second.view.window)
  }

  /// A thumbnail shows the middle of a photo. Both pictures are at the same place at each moment, so that no second outline is visible.
  func testTheThumbnailCoincidesWithItsPhoto() throws {
    let photo = CGRect(x: 0, y: 167, width: 400, height: 266)
    options.alignmentRectProvider = { _ in photo }
    navigation.pushViewController(second, animated: true)
    for _ in 0..<4 {
      application.advance(by: 0.06)
      let zoomed = try XCTUnwrap(second.view.layer.presentation()).frame
      let thumbnail = try XCTUnwrap(portal?.subviews.last?.layer.presentation()).frame
      let scale = zoomed.width / 400
      XCTAssertEqual(thumbnail.height, photo.height * scale, accuracy: 0.5)
      XCTAssertEqual(thumbnail.midX, zoomed.minX + photo.midX * scale, accuracy: 0.5)
      XCTAssertEqual(thumbnail.midY, zoomed.minY + photo.midY * scale, accuracy: 0.5)
    }
    try application.waitUntilIdle()
    assertAtRest(second)
  }

  func testWithoutASource_theStandardTransitionRuns() throws {
    source = nil
    navigation.pushViewController(second, animated: true)
    application.advance(by: 0.1)
    XCTAssertNil(portalFrame)
    XCTAssertGreaterThan(try XCTUnwrap(second.view.layer.presentation()).frame.minX, 10, "it slides")
    try application.waitUntilIdle()
    assertAtRest(second)
  }

  func testADelegatesAnimatorComesFirst() throws {
    final class Delegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
      var count = 0
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        count += 1
        context.view(forKey: .to).map(context.containerView.addSubview)
        context.completeTransition(true)
      }
    }
    let delegate = Delegate()
    navigation.delegate = delegate
    try push()
    XCTAssertEqual(delegate.count, 1)
    XCTAssertEqual(asked, [])
  }

  // MARK: Gestures

  func testADragDown_popsAndFollowsTheFinger() throws {
    try push()
    let finger = application.touch(at: CGPoint(x: 200, y: 200))
    finger.drag(to: CGPoint(x: 230, y: 350), duration: 0.2)
    application.frame()
    let frame = try XCTUnwrap(portalFrame)
    XCTAssertEqual(frame.midX, 230, accuracy: 3, "it follows the finger")
    XCTAssertGreaterThan(frame.midY, 420)
    XCTAssertLessThan(frame.width, 360)
    XCTAssertTrue(try XCTUnwrap(navigation.transitionCoordinator).isInteractive)
    XCTAssertEqual(navigation.viewControllers, [first])
    var ends: [Bool] = []
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
    finger.lift(after: 0.1)
    XCTAssertEqual(ends, [false])
    try application.waitUntilIdle()
    assertAtRest(first)
    XCTAssertEqual(
      log.take().filter { $0.contains("Appear") || $0.contains("Disappear") },
      [
        "Second.viewWillDisappear", "First.viewWillAppear", "First.viewIsAppearing", "Second.viewDidDisappear",
        "First.viewDidAppear",
      ].filter { $0.contains("Appear") || $0.contains("Disappear") })
  }

  func testAShortDrag_returns() throws {
    try push()
    let finger = application.touch(at: CGPoint(x: 200, y: 200))
    finger.drag(to: CGPoint(x: 200, y: 260), duration: 0.2)
    application.frame()
    XCTAssertNotNil(portalFrame)
    finger.lift(after: 0.3)
    try application.waitUntilIdle()
    assertAtRest(second)
    XCTAssertEqual(navigation.viewControllers, [first, second])
    XCTAssertNil(first.view.window)
    for layer in [navigation.navigationBar.layer] {
      XCTAssertEqual(layer.speed, 1)
      XCTAssertEqual(layer.timeOffset, 0)
    }
    navigation.popViewController(animated: true)
    try application.waitUntilIdle()
    assertAtRest(first)
  }

  func testAPinch() throws {
    try push()
    application.pinch(at: CGPoint(x: 200, y: 300), from: 200, to: 60)
    try application.waitUntilIdle()
    assertAtRest(first)
    try push()
    application.pinch(at: CGPoint(x: 200, y: 300), from: 80, to: 200)
    try application.waitUntilIdle()
    assertAtRest(second)
  }

  func testTheApplicationDecides() throws {
    try push()
    var contexts: [(CGPoint, CGVector, Bool)] = []
    options.interactiveDismissShouldBegin = { context in
      contexts.append((context.location, context.velocity, context.willBegin))
      return false
    }
    application.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 450), duration: 0.2)
    try application.waitUntilIdle()
    assertAtRest(second)
    XCTAssertEqual(contexts.count, 1)
    XCTAssertEqual(contexts.first?.0.x ?? 0, 200, accuracy: 1)
    XCTAssertGreaterThan(contexts.first?.1.dy ?? 0, 100)
    XCTAssertEqual(contexts.first?.2, true)
  }

  /// A scroll view under the finger scrolls before the gesture begins.
  func testContentThatScrolls() throws {
    let scroll = UIScrollView(frame: second.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 400, height: 2000)
    second.view.addSubview(scroll)
    try push()
    scroll.contentOffset.y = 300
    application.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), duration: 0.2, hold: 0.2)
    try application.waitUntilIdle()
    assertAtRest(second)
    XCTAssertLessThan(scroll.contentOffset.y, 200)
    scroll.contentOffset.y = -scroll.adjustedContentInset.top
    application.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 450), duration: 0.2)
    try application.waitUntilIdle()
    assertAtRest(first)
  }

  func testASourceThatIsGone_theViewFadesInTheMiddle() throws {
    try push()
    source = nil
    application.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 450), duration: 0.2)
    try application.waitUntilIdle()
    assertAtRest(first)
  }

  func testTheEdgeGestureZooms() throws {
    try push()
    let finger = application.touch(at: CGPoint(x: 5, y: 250))
    finger.drag(to: CGPoint(x: 205, y: 250), duration: 0.2)
    application.frame()
    XCTAssertLessThan(try XCTUnwrap(portalFrame).width, 380)
    finger.drag(to: CGPoint(x: 355, y: 250), duration: 0.2)
    finger.lift()
    try application.waitUntilIdle()
    assertAtRest(first)
  }

  // MARK: Presentations

  func testPresentAndDismiss() throws {
    first.present(second, animated: true)
    application.frame()
    XCTAssertEqual(asked, ["First Second"])
    XCTAssertNotNil(portalFrame)
    try application.waitUntilIdle()
    XCTAssertNil(portalFrame)
    XCTAssertEqual(second.view.convert(second.view.bounds, to: nil), application.window.bounds, "it fills the window")
    XCTAssertNil(navigation.view.window)
    // A drag that is too short, and one that is not.
    application.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 260), duration: 0.2, hold: 0.3)
    try application.waitUntilIdle()
    XCTAssertTrue(second.presentingViewController === navigation)
    XCTAssertNil(navigation.view.window)
    application.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 450), duration: 0.2)
    XCTAssertNotNil(portalFrame)
    try application.waitUntilIdle()
    XCTAssertNil(second.presentingViewController)
    XCTAssertNil(second.view.window)
    assertAtRest(first)
    first.present(second, animated: true)
    try application.waitUntilIdle()
    second.isModalInPresentation = true
    application.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 450), duration: 0.2)
    try application.waitUntilIdle()
    XCTAssertNotNil(second.presentingViewController)
    second.dismiss(animated: true)
    try application.waitUntilIdle()
    assertAtRest(first)
  }

  func testOtherTransitions() throws {
    let fading = UIViewController()
    fading.view.backgroundColor = .red
    fading.modalPresentationStyle = .overFullScreen
    fading.preferredTransition = .crossDissolve
    first.present(fading, animated: true)
    application.advance(by: 0.1)
    let alpha = try XCTUnwrap(fading.view.layer.presentation()).opacity
    XCTAssertGreaterThan(alpha, 0)
    XCTAssertLessThan(alpha, 1)
    try application.waitUntilIdle()
    fading.dismiss(animated: true)
    try application.waitUntilIdle()
    assertAtRest(first)
  }

  /// A push during a zoom transition ends the transition.
  func testAPushDuringTheZoom() throws {
    navigation.pushViewController(second, animated: true)
    application.advance(by: 0.1)
    let third = Recorder("Third", log)
    navigation.pushViewController(third, animated: true)
    try application.waitUntilIdle()
    assertAtRest(third)
    navigation.popToRootViewController(animated: true)
    try application.waitUntilIdle()
    assertAtRest(first)
  }

  func testTheScrollViewsOfBars() throws {
    let scrolls = (0..<2).map { _ in UIScrollView() }
    second.setContentScrollView(scrolls[0], for: [.top, .leading])
    second.setContentScrollView(scrolls[1], for: .bottom)
    XCTAssertTrue(second.contentScrollView(for: .top) === scrolls[0])
    XCTAssertTrue(second.contentScrollView(for: .leading) === scrolls[0])
    XCTAssertTrue(second.contentScrollView(for: .bottom) === scrolls[1])
    XCTAssertNil(second.contentScrollView(for: .trailing))
    second.setContentScrollView(nil, for: .all)
    XCTAssertNil(second.contentScrollView(for: .all))
  }
}
