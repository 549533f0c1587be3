import QuartzCore
import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// The interactive pop gesture at the edge of the screen, and other interactive transitions.
@preconcurrency @MainActor
final class EdgePopTests: XCTestCase {
  private let log = Log()
  private var application: TestApplication!
  private var first: Recorder!
  private var second: Recorder!
  private var navigation: UINavigationController!

  override func setUp() async throws {
    application = TestApplication(size: CGSize(width: 400, height: 500), scale: 1)
    first = make("First", .systemTeal)
    second = make("Second", .systemYellow)
    navigation = UINavigationController(rootViewController: first)
    application.show(navigation)
    navigation.pushViewController(second, animated: false)
    try application.waitUntilIdle()
    _ = log.take()
  }

  override func tearDown() async throws { application.close() }

  private func make(_ name: String, _ color: UIColor) -> Recorder {
    let controller = Recorder(name, log)
    controller.view.backgroundColor = color
    return controller
  }

  private func shownX(_ controller: UIViewController) throws -> CGFloat {
    try XCTUnwrap(controller.view.layer.presentation()).frame.minX
  }

  private func picture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] else { return }
    try application.snapshot().write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }

  private func assertIsBack(line: UInt = #line) {
    XCTAssertEqual(navigation.viewControllers, [first], line: line)
    XCTAssertEqual(navigation.navigationBar.topItem?.title, "First", line: line)
    XCTAssertNil(second.view.window, line: line)
    assertAtRest(first, line: line)
  }

  private func assertIsStillThere(line: UInt = #line) {
    XCTAssertEqual(navigation.viewControllers, [first, second], line: line)
    XCTAssertEqual(navigation.navigationBar.topItem?.title, "Second", line: line)
    XCTAssertNil(first.view.window, line: line)
    XCTAssertTrue(second.parent === navigation, line: line)
    assertAtRest(second, line: line)
  }

  private func assertAtRest(_ top: UIViewController, line: UInt) {
    XCTAssertEqual(top.view.frame, navigation.view.bounds, line: line)
    XCTAssertEqual(top.view.transform, .identity, line: line)
    XCTAssertEqual(navigation.holder.subviews.count, 1, "neither pages nor shades are left", line: line)
    XCTAssertNil(navigation.transitionCoordinator, line: line)
    XCTAssertTrue(navigation.holder.isUserInteractionEnabled, line: line)
    for layer in [navigation.holder.layer, navigation.navigationBar.layer] {
      XCTAssertEqual(layer.speed, 1, line: line)
      XCTAssertEqual(layer.timeOffset, 0, line: line)
    }
  }

  func testThePageFollowsTheFinger_andGoesWhenLetGoBeyondTheMiddle() throws {
    let finger = application.touch(at: CGPoint(x: 5, y: 250))
    finger.drag(to: CGPoint(x: 105, y: 250), duration: 0.2)
    application.frame()
    XCTAssertEqual(try shownX(second), 90, accuracy: 0.5, "the 10 points that made it a drag do not count")
    XCTAssertEqual(try shownX(first), -120 + 90 * 0.3, accuracy: 0.5, "the page below comes along")
    XCTAssertTrue(try XCTUnwrap(navigation.transitionCoordinator).isInteractive)
    XCTAssertEqual(try XCTUnwrap(navigation.transitionCoordinator).percentComplete, 90.0 / 400, accuracy: 0.002)
    try picture("edge-pop")
    finger.drag(to: CGPoint(x: 55, y: 250), duration: 0.2)
    application.frame()
    XCTAssertEqual(try shownX(second), 40, accuracy: 0.5, "back, too")
    finger.drag(to: CGPoint(x: 305, y: 250), duration: 0.2)
    application.advance(by: 0.3)
    XCTAssertEqual(try shownX(second), 290, accuracy: 0.5, "it rests with the finger")
    XCTAssertEqual(
      log.take().filter { !$0.contains("Move") },
      ["Second.viewWillDisappear", "First.viewWillAppear", "First.viewIsAppearing"])
    finger.lift(after: 0.2)
    application.frame()
    XCTAssertGreaterThanOrEqual(try shownX(second), 289, "it goes on from there")
    try application.waitUntilIdle()
    assertIsBack()
    XCTAssertEqual(
      log.take().filter { !$0.contains("Move") }, ["Second.viewDidDisappear", "First.viewDidAppear"])
  }

  func testLetGoTooEarly_everythingIsAsBefore() throws {
    let delegate = ShowLog()
    navigation.delegate = delegate
    let finger = application.touch(at: CGPoint(x: 5, y: 250))
    finger.drag(to: CGPoint(x: 105, y: 250), duration: 0.2)
    var ends: [Bool] = []
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    finger.lift(after: 0.2)
    XCTAssertEqual(ends, [true], "told as soon as the finger leaves")
    application.advance(by: 0.06)
    XCTAssertLessThan(try shownX(second), 90)
    XCTAssertGreaterThan(try shownX(second), 0, "it slides back")
    try application.waitUntilIdle()
    assertIsStillThere()
    XCTAssertEqual(ends, [true, true])
    XCTAssertEqual(
      log.take().filter { !$0.contains("Move") },
      [
        "Second.viewWillDisappear", "First.viewWillAppear", "First.viewIsAppearing", "First.viewWillDisappear",
        "Second.viewWillAppear", "Second.viewIsAppearing", "First.viewDidDisappear", "Second.viewDidAppear",
      ])
    XCTAssertEqual(delegate.shown, [], "nothing new was shown")
    // Afterwards it works again.
    application.tap(at: CGPoint(x: 40, y: 32))
    try application.waitUntilIdle()
    assertIsBack()
    XCTAssertEqual(delegate.shown, ["First"])
  }

  func testAFlickDecidesAlone() throws {
    let short = application.touch(at: CGPoint(x: 5, y: 250))
    short.drag(to: CGPoint(x: 95, y: 250), duration: 0.06)
    short.lift()
    try application.waitUntilIdle()
    assertIsBack()
    navigation.pushViewController(second, animated: false)
    try application.waitUntilIdle()
    let back = application.touch(at: CGPoint(x: 5, y: 250))
    back.drag(to: CGPoint(x: 305, y: 250), duration: 0.3)
    back.drag(to: CGPoint(x: 205, y: 250), duration: 0.06)
    back.lift()
    try application.waitUntilIdle()
    assertIsStillThere()
  }

  func testTheMouseDragsAsWell() throws {
    application.drag(from: CGPoint(x: 3, y: 250), to: CGPoint(x: 300, y: 250), duration: 0.3, hold: 0.2)
    try application.waitUntilIdle()
    assertIsBack()
  }

  func testDragsThatAreNoWayBack() throws {
    func drag(from x: CGFloat) throws {
      application.drag(
        from: CGPoint(x: x, y: 250), to: CGPoint(x: min(399, x + 300), y: 250), duration: 0.2)
      try application.waitUntilIdle()
    }
    try drag(from: 80)
    assertIsStillThere()
    second.navigationItem.hidesBackButton = true
    try drag(from: 4)
    assertIsStillThere()
    second.navigationItem.hidesBackButton = false
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    try drag(from: 4)
    assertIsStillThere()
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    second.navigationItem.leftBarButtonItem = nil
    try drag(from: 4)
    assertIsStillThere()
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    // The usual code for a custom back button.
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    navigation.interactivePopGestureRecognizer?.delegate = nil
    try drag(from: 4)
    assertIsBack()
    try drag(from: 4)
    assertIsBack()
  }

  func testScrollViewsWaitForTheEdge() throws {
    let scroll = UIScrollView(frame: second.view.bounds)
    scroll.contentSize = CGSize(width: 1000, height: 2000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset = CGPoint(x: 300, y: 300)
    second.view.addSubview(scroll)
    try application.waitUntilIdle()
    application.drag(from: CGPoint(x: 4, y: 250), to: CGPoint(x: 4, y: 150), duration: 0.2, hold: 0.2)
    try application.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 390, accuracy: 12, "along the edge the content scrolls")
    assertIsStillThere()
    let x = scroll.contentOffset.x
    application.drag(from: CGPoint(x: 4, y: 250), to: CGPoint(x: 350, y: 250), duration: 0.3)
    XCTAssertEqual(scroll.contentOffset.x, x, "the drag from the edge is the controller's")
    try application.waitUntilIdle()
    assertIsBack()
  }

  func testRightToLeft_theOtherEdge() throws {
    navigation.view.semanticContentAttribute = .forceRightToLeft
    application.drag(from: CGPoint(x: 4, y: 250), to: CGPoint(x: 350, y: 250), duration: 0.3)
    try application.waitUntilIdle()
    assertIsStillThere()
    application.drag(from: CGPoint(x: 396, y: 250), to: CGPoint(x: 50, y: 250), duration: 0.3)
    try application.waitUntilIdle()
    assertIsBack()
  }

  func testAnAnimatorOfOnesOwnIsDrivenByOnesOwnInteraction() throws {
    let delegate = DrivingDelegate()
    navigation.delegate = delegate
    let drive = UIPercentDrivenInteractiveTransition()
    delegate.drive = drive
    navigation.popViewController(animated: true)
    application.frame()
    XCTAssertEqual(drive.duration, 0.5)
    drive.update(0.4)
    application.frame()
    XCTAssertEqual(try XCTUnwrap(second.view.layer.presentation()).opacity, 0.6, accuracy: 0.01)
    XCTAssertEqual(drive.percentComplete, 0.4)
    drive.cancel()
    try application.waitUntilIdle()
    assertIsStillThere()
    XCTAssertEqual(second.view.alpha, 1)
    XCTAssertEqual(delegate.ends, [false])
    navigation.popViewController(animated: true)
    drive.update(0.5)
    drive.completionSpeed = 0.5
    drive.completionCurve = .linear
    drive.finish()
    application.advance(by: 0.25)
    XCTAssertEqual(try XCTUnwrap(second.view.layer.presentation()).opacity, 0.25, accuracy: 0.03, "half as fast")
    try application.waitUntilIdle()
    assertIsBack()
    XCTAssertEqual(delegate.ends, [false, true])
  }

  func testAFingerInTheMiddleOfEverything() throws {
    // The first seed left a page in the wrong position: the effect of a cancelled transition came after the next one
    // began.
    let given = ProcessInfo.processInfo.environment["TESSERA_SEED"].flatMap { UInt64($0) }
    for seed in given.map({ [$0] }) ?? [14_806_537_814_317_722_486, .random(in: 0...UInt64.max)] { try stress(seed) }
  }

  private func stress(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for step in 0..<60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: navigation.pushViewController(make("v\(step)", .white), animated: Bool.random(using: &random))
      case 1: navigation.popViewController(animated: Bool.random(using: &random))
      default:
        let finger = application.touch(at: CGPoint(x: 4, y: 300))
        finger.drag(to: CGPoint(x: .random(in: 10...390, using: &random), y: 300), duration: 0.1)
        if Int.random(in: 0..<4, using: &random) == 0 {
          navigation.popViewController(animated: Bool.random(using: &random))
        }
        finger.lift(after: .random(in: 0...0.15, using: &random))
      }
      application.advance(by: .random(in: 0...0.5, using: &random))
    }
    try application.waitUntilIdle()
    let top = try XCTUnwrap(navigation.topViewController)
    XCTAssertEqual(top.view.frame, navigation.view.bounds, "seed \(seed)")
    XCTAssertEqual(top.view.transform, .identity, "seed \(seed)")
    XCTAssertEqual(navigation.holder.subviews.count, 1, "seed \(seed)")
    XCTAssertEqual(navigation.navigationBar.topItem?.title, top.title, "seed \(seed)")
    XCTAssertEqual(navigation.holder.layer.speed, 1, "seed \(seed)")
    for controller in navigation.viewControllers { XCTAssertTrue(controller.parent === navigation, "seed \(seed)") }
    for controller in navigation.viewControllers.dropLast() {
      XCTAssertNil(controller.viewIfLoaded?.window, "seed \(seed)")
    }
  }
}

private final class ShowLog: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { shown.append(viewController.title ?? "") }
}

/// A delegate with an interactive dissolve transition.
private final class DrivingDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  var drive: UIPercentDrivenInteractiveTransition?
  var ends: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    to.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear, animations: { from.alpha = 0 },
      completion: { _ in
        from.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}
