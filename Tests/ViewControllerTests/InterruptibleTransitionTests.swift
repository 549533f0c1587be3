import UIKit
import UIKitTesting
import XCTest

/// Transitions whose animator is a property animator (`interruptibleAnimator(using:)`): interactive from the beginning,
/// interrupted or reversed. Their behavior follows Apple's documentation of that method, of
/// `UIPercentDrivenInteractiveTransition.pause()` and of `wantsInteractiveStart`.
@preconcurrency @MainActor
final class InterruptibleTransitionTests: XCTestCase {
  private var app: TestApplication!
  private var navigation: UINavigationController!
  private let pages = Pages()

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func start() throws {
    app = TestApplication(size: CGSize(width: 300, height: 400), scale: 1)
    app.onReport = { XCTFail($0) }
    navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = pages
    app.show(navigation)
    try app.waitUntilIdle()
  }

  private func shown(_ view: UIView) throws -> CGFloat { try XCTUnwrap(view.layer.presentation()).frame.minX }

  func testOneThatAFingerBegins() throws {
    try start()
    let page = UIViewController()
    let drive = UIPercentDrivenInteractiveTransition()
    pages.interaction = drive
    navigation.pushViewController(page, animated: true)
    app.frame()
    XCTAssertEqual(pages.log, ["animate"])
    drive.update(0.25)
    app.advance(by: 2)
    XCTAssertEqual(try shown(page.view), 225, accuracy: 0.5, "held, however long it takes")
    XCTAssertEqual(pages.animator?.fractionComplete ?? 0, 0.25, accuracy: 0.001)
    XCTAssertEqual(page.transitionCoordinator?.isInterruptible, true)
    drive.finish()
    try app.waitUntilIdle()
    XCTAssertEqual(pages.log, ["animate", "end end", "ended true"])
    XCTAssertTrue(navigation.topViewController === page)
    XCTAssertEqual(page.view.frame.minX, 0)

    pages.log = []
    pages.interaction = UIPercentDrivenInteractiveTransition()
    navigation.pushViewController(UIViewController(), animated: true)
    app.frame()
    pages.interaction?.update(0.6)
    app.frame()
    pages.interaction?.cancel()
    try app.waitUntilIdle()
    XCTAssertEqual(pages.log, ["animate", "end start", "ended false"])
    XCTAssertTrue(navigation.topViewController === page)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  func testOneThatIsCaughtOnItsWay() throws {
    try start()
    let page = UIViewController()
    let drive = UIPercentDrivenInteractiveTransition()
    drive.wantsInteractiveStart = false
    pages.interaction = drive
    navigation.pushViewController(page, animated: true)
    var changes: [Bool] = []
    page.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    app.advance(by: 0.2)
    let way = try shown(page.view)
    XCTAssertEqual(way, 150, accuracy: 15)
    drive.pause()
    XCTAssertEqual(changes, [true])
    app.advance(by: 1)
    XCTAssertEqual(try shown(page.view), way, accuracy: 0.5, "it waits for the finger")
    let caught = drive.percentComplete
    XCTAssertEqual(caught, 0.5, accuracy: 0.05)
    drive.update(caught - 0.2)
    app.frame()
    XCTAssertEqual(try shown(page.view), way + 60, accuracy: 1)
    drive.cancel()
    app.advance(by: 0.05)
    drive.pause()
    XCTAssertEqual(changes, [true, false, true], "caught once more, on its way back")
    drive.finish()
    try app.waitUntilIdle()
    XCTAssertEqual(changes, [true, false, true, false])
    XCTAssertEqual(pages.log, ["animate", "end end", "ended true"])
    XCTAssertTrue(navigation.topViewController === page)
  }

  /// An interactive transition pauses the layer of the container. This also pauses all animations of property animators
  /// in it, even if `interruptibleAnimator(using:)` does not return them (`UIPercentDrivenInteractiveTransition`;
  /// `CAMediaTiming` of the layer).
  func testAnAnimatorThatIsNotHandedOut_isHeldToo() throws {
    try start()
    let hidden = HiddenAnimatorPages()
    navigation.delegate = hidden
    let drive = UIPercentDrivenInteractiveTransition()
    hidden.interaction = drive
    let page = UIViewController()
    navigation.pushViewController(page, animated: true)
    app.frame()
    drive.update(0.5)
    app.advance(by: 2)
    XCTAssertEqual(hidden.log, [])
    XCTAssertEqual(try shown(page.view), 300 * (1 - 0.315), accuracy: 1.5, "along its own curve, easeIn")
    drive.update(0.25)
    app.frame()
    XCTAssertEqual(try shown(page.view), 300 * (1 - 0.093), accuracy: 1.5)
    drive.finish()
    try app.waitUntilIdle()
    XCTAssertEqual(hidden.log, ["end"])
    XCTAssertTrue(navigation.topViewController === page)
    XCTAssertEqual(page.view.frame.minX, 0)

    hidden.log = []
    let other = UIPercentDrivenInteractiveTransition()
    hidden.interaction = other
    navigation.pushViewController(UIViewController(), animated: true)
    app.frame()
    other.update(0.7)
    app.frame()
    other.cancel()
    try app.waitUntilIdle()
    XCTAssertEqual(hidden.log, ["start"])
    XCTAssertTrue(navigation.topViewController === page)
  }

  func testOneThatNobodyTouches() throws {
    try start()
    let page = UIViewController()
    navigation.pushViewController(page, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(pages.log, ["animate", "end end", "ended true"])
    XCTAssertTrue(navigation.topViewController === page)
  }
}

/// A navigation delegate with an animator that moves pages in from the right, linearly within 0.4 s.
private final class Pages: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  var interaction: UIPercentDrivenInteractiveTransition?
  var log: [String] = []
  private(set) weak var animator: UIViewPropertyAnimator?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.append("animate")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let view = context.view(forKey: .to)!
    view.frame = context.containerView.bounds.offsetBy(dx: 300, dy: 0)
    context.containerView.addSubview(view)
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view.frame = context.containerView.bounds
    }
    made.addCompletion { [weak self] position in
      self?.log.append("end \(position == .end ? "end" : "start")")
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator = made
    kept = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.append("ended \(transitionCompleted)")
    kept = nil
  }

  private var kept: UIViewPropertyAnimator?
}

/// A navigation delegate that moves pages in from the right with a property animator, which
/// `interruptibleAnimator(using:)` does not return.
private final class HiddenAnimatorPages: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning
{
  var interaction: UIPercentDrivenInteractiveTransition?
  var log: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    view.frame = context.containerView.bounds.offsetBy(dx: 300, dy: 0)
    context.containerView.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.frame = context.containerView.bounds }
    animator.addCompletion { [weak self] position in
      self?.log.append(position == .end ? "end" : "start")
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}
