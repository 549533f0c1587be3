import UIKit
import UIKitTesting
import XCTest

/// Animated views do not receive touches, unless the animation allows user interaction.
@preconcurrency @MainActor
final class AnimatedTouchTests: XCTestCase {
  private var application: TestApplication!

  override func setUp() async throws { application = TestApplication(size: CGSize(width: 200, height: 200), scale: 1) }
  override func tearDown() async throws { application.close() }

  private func target() -> (button: UIButton, count: () -> Int) {
    let counter = Counter()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.addAction(UIAction { _ in counter.value += 1 }, for: .touchUpInside)
    application.show(button)
    return (button, { counter.value })
  }

  @MainActor private final class Counter { var value = 0 }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    application.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  func testAnimatedView_isLeftOutUntilTheAnimationIsOver() throws {
    let (button, count) = target()
    UIView.animate(withDuration: 1) { button.alpha = 0.5 }
    application.advance(by: 0.3)
    XCTAssertTrue(hit(50, 50) === application.window)
    application.tap(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(count(), 0)
    application.advance(by: 1)
    application.tap(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(count(), 1)
  }

  func testAllowUserInteraction_letsTouchesIn() throws {
    let (button, count) = target()
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { button.alpha = 0.5 }
    application.advance(by: 0.3)
    application.tap(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(count(), 1)
  }

  /// A running animator keeps itself: applications discard the result of `runningPropertyAnimator`, as Apple's declaration allows
  /// (`@discardableResult`). The animation ends, its completion is called, and the view receives touches again.
  func testADiscardedPropertyAnimator() throws {
    let (button, count) = target()
    var positions: [UIViewAnimatingPosition] = []
    weak var animator: UIViewPropertyAnimator?
    animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0) {
      button.alpha = 0.5
    } completion: {
      positions.append($0)
    }
    application.advance(by: 0.1)
    application.tap(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(count(), 0)
    XCTAssertEqual(positions, [])
    application.advance(by: 0.5)
    XCTAssertEqual(positions, [.end])
    XCTAssertEqual(button.layer.animationKeys() ?? [], [])
    application.tap(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(count(), 1)
    XCTAssertNil(animator, "it is released after its end")
  }

  /// Hit testing uses the animated position of a view that a property animator moves, unless the caller performs hit
  /// tests itself (`isManualHitTestingEnabled`).
  func testAPropertyAnimator() throws {
    for isManual in [false, true] {
      application.close()
      application = TestApplication(size: CGSize(width: 400, height: 400), scale: 1)
      let (button, count) = target()
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      button.addSubview(inner)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.center = CGPoint(x: 350, y: 350) }
      animator.isManualHitTestingEnabled = isManual
      animator.startAnimation()
      animator.fractionComplete = 0.5
      application.frame()
      XCTAssertTrue(hit(200, 200) === (isManual ? application.window : button))
      XCTAssertTrue(hit(155, 155) === (isManual ? application.window : inner))
      XCTAssertTrue(hit(390, 390) === (isManual ? button : application.window))
      XCTAssertTrue(hit(50, 50) === application.window)
      if !isManual {
        application.tap(at: CGPoint(x: 200, y: 200))
        XCTAssertEqual(count(), 1)
      }
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      XCTAssertTrue(hit(390, 390) === button)
      XCTAssertTrue(hit(200, 200) === application.window)
    }
  }

  func testSubviewsOfAnimatedViewsAreLeftOutToo_siblingsAreNot() throws {
    let (button, _) = target()
    let inner = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    button.addSubview(inner)
    let beside = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    application.show(beside)
    UIView.animate(withDuration: 1) { button.frame.origin.y = 50 }
    application.advance(by: 0.5)
    XCTAssertTrue(hit(30, 75) === application.window)
    XCTAssertTrue(hit(150, 50) === beside)
    button.layer.removeAllAnimations()
    application.frame()
    XCTAssertTrue(hit(30, 75) === inner)
  }

  func testTwoAnimations_theLongerOneCounts() throws {
    let (button, _) = target()
    UIView.animate(withDuration: 0.2) { button.alpha = 0.5 }
    UIView.animate(withDuration: 1) { button.backgroundColor = .red }
    application.advance(by: 0.5)
    XCTAssertTrue(hit(50, 50) === application.window)
    application.advance(by: 1)
    XCTAssertTrue(hit(50, 50) === button)
  }

  func testAnAnimatorAllowsTouches_unlessItSaysOtherwise() throws {
    let (button, _) = target()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.alpha = 0.5 }
    animator.startAnimation()
    application.advance(by: 0.3)
    XCTAssertTrue(hit(50, 50) === button)
    animator.stopAnimation(true)
    let strict = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.alpha = 0.2 }
    strict.isUserInteractionEnabled = false
    strict.startAnimation()
    application.advance(by: 0.3)
    XCTAssertTrue(hit(50, 50) === application.window)
    strict.stopAnimation(true)
    XCTAssertTrue(hit(50, 50) === button)
  }
}
