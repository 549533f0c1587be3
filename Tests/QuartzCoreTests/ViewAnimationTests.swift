import UIKit
import XCTest

@preconcurrency @MainActor
final class ViewAnimationTests: XCTestCase {
  private var scene = Scene()

  override func setUp() async throws { scene = Scene() }
  override func tearDown() async throws { scene.end() }

  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.root.addSublayer(view.layer)
    scene.frame()
    return view
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.renderValues.position.x }

  func testOutsideOfBlocks_viewsChangeAtOnce() {
    let view = makeView()
    view.center.x = 300
    view.alpha = 0.5
    XCTAssertNil(view.layer.animationKeys())
    XCTAssertEqual(x(view), 300)
  }

  func testInterruption_isSmooth_andBothCompletionsHearTrue() {
    let view = makeView()
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 150
    } completion: {
      log.append("one \($0)")
    }
    scene.step(0.5)
    XCTAssertEqual(x(view), 100, accuracy: 1e-9)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 50
    } completion: {
      log.append("two \($0)")
    }
    XCTAssertEqual(x(view), 100, accuracy: 1e-9, "no jump when turning round")
    XCTAssertEqual(view.layer.animationKeys(), ["position", "position-2"])
    var last = x(view)
    for _ in 0..<100 {
      scene.step(0.01)
      XCTAssertLessThan(abs(x(view) - last), 2.1, "no jump on the way")
      last = x(view)
    }
    scene.step(0.01)
    XCTAssertEqual(x(view), 50)
    XCTAssertEqual(log, ["one true", "two true"])
  }

  func testColours_areReplaced_andTheFirstIsNotFinished() {
    let view = makeView()
    var log: [String] = []
    UIView.animate(withDuration: 1) {
      view.backgroundColor = .red
    } completion: {
      log.append("red \($0)")
    }
    scene.step(0.2)
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
      view.backgroundColor = .blue
    } completion: {
      log.append("blue \($0)")
    }
    scene.step(0.2)
    XCTAssertEqual(log, ["red false"])
    scene.step(1)
    XCTAssertEqual(log, ["red false", "blue true"])
  }

  func testWithoutAnimations_theCompletionComesNextTurn() {
    let view = makeView()
    var log: [String] = []
    UIView.animate(withDuration: 0) {
      view.alpha = 0
    } completion: {
      log.append("zero \($0)")
    }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.center.x = 9
    } completion: {
      log.append("off \($0)")
    }
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1, animations: {}) { log.append("nothing \($0)") }
    XCTAssertEqual(log, [])
    XCTAssertNil(view.layer.animationKeys())
    scene.step(0.01)
    XCTAssertEqual(log, ["zero true", "off true", "nothing true"])
  }

  func testOutOfAWindow_itEndsUnfinishedNextTurn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      heard.append($0)
    }
    scene.step(0.01)
    XCTAssertEqual(heard, [false])
  }

  func testNesting_inheritsDurationUnlessOverridden() {
    let (one, two, three) = (makeView(), makeView(), makeView())
    UIView.animate(withDuration: 3) {
      one.alpha = 0
      XCTAssertEqual(UIView.inheritedAnimationDuration, 3)
      UIView.animate(withDuration: 1) { two.alpha = 0 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { three.alpha = 0 }
      UIView.performWithoutAnimation { one.center.x = 9 }
    }
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
    XCTAssertEqual(two.layer.animation(forKey: "opacity")?.duration, 3)
    XCTAssertEqual(three.layer.animation(forKey: "opacity")?.duration, 1)
    XCTAssertEqual(one.layer.animationKeys(), ["opacity"])
  }

  func testTouches_areRefusedUnlessAllowed() {
    let (one, two) = (makeView(), makeView())
    UIView.animate(withDuration: 1) { one.alpha = 0.5 }
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { two.alpha = 0.5 }
    XCTAssertTrue(one.ignoresTouchesWhileAnimated)
    XCTAssertFalse(two.ignoresTouchesWhileAnimated)
    scene.step(1.1)
    XCTAssertFalse(one.ignoresTouchesWhileAnimated)
  }

  func testKeyframes() {
    let view = makeView()
    var heard: [Bool] = []
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 250 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }, completion: { heard.append($0) })
    XCTAssertEqual(view.center.x, 250)
    XCTAssertEqual(x(view), 50)
    scene.step(0.5)
    XCTAssertEqual(x(view), 100, accuracy: 1e-9)
    XCTAssertEqual(view.layer.renderValues.opacity, 1)
    scene.step(0.75)
    XCTAssertEqual(x(view), 150, accuracy: 1e-9)
    XCTAssertEqual(view.layer.renderValues.opacity, 0.75, accuracy: 1e-6)
    scene.step(0.5)
    XCTAssertEqual(x(view), 200, accuracy: 1e-9)
    scene.step(0.3)
    XCTAssertEqual(heard, [true])
  }

  func testRepeatAndAutoreverse() {
    let view = makeView()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { view.center.x = 150 }
    scene.step(1.5)
    XCTAssertEqual(x(view), 100, accuracy: 1e-9)
    scene.step(100)
    XCTAssertNotNil(view.layer.animation(forKey: "position"))
    view.layer.removeAllAnimations()
    scene.step(0.1)
    XCTAssertEqual(x(view), 150)
  }

  // MARK: Property animators

  func testAnimator_runsAndEnds() {
    let view = makeView()
    var log: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.addCompletion { log.append($0) }
    XCTAssertEqual(animator.state, .inactive)
    animator.startAnimation()
    XCTAssertEqual(animator.state, .active)
    XCTAssertTrue(animator.isRunning)
    scene.step(0.5)
    XCTAssertEqual(x(view), 100, accuracy: 1e-9)
    XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 1e-9)
    scene.step(0.6)
    XCTAssertEqual(log, [.end])
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(x(view), 150)
    XCTAssertNil(view.layer.animationKeys())
    XCTAssertFalse(RenderLoop.hasActiveAnimations)
  }

  func testAnimator_pausesScrubsAndGoesOn() {
    let view = makeView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.fractionComplete = 0.3
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    scene.step(2)
    XCTAssertEqual(x(view), 80, accuracy: 1e-9)
    XCTAssertFalse(RenderLoop.hasActiveAnimations, "a paused animator costs no frames")
    animator.fractionComplete = 0.6
    scene.step(0.1)
    XCTAssertEqual(x(view), 110, accuracy: 1e-9)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.step(0.2)
    XCTAssertEqual(x(view), 130, accuracy: 1e-6)
    animator.pauseAnimation()
    scene.step(1)
    XCTAssertEqual(x(view), 130, accuracy: 1e-6)
    animator.startAnimation()
    scene.step(0.3)
    XCTAssertEqual(animator.state, .inactive)
  }

  func testAnimator_reversed_endsAtTheStart() {
    let view = makeView()
    var log: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    scene.step(0.4)
    animator.isReversed = true
    XCTAssertEqual(animator.fractionComplete, 0.6, accuracy: 1e-9)
    XCTAssertEqual(x(view), 90, accuracy: 1e-6, "no jump")
    scene.step(0.2)
    XCTAssertEqual(x(view), 70, accuracy: 1e-6)
    scene.step(0.3)
    XCTAssertEqual(log, [.start])
    XCTAssertEqual(view.center.x, 50)
    XCTAssertEqual(x(view), 50)
  }

  func testAnimator_stopAndFinish() {
    for (position, expected) in [(UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 100)] {
      let view = makeView()
      var log: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.addCompletion { log.append($0) }
      animator.startAnimation()
      scene.step(0.5)
      animator.stopAnimation(false)
      XCTAssertEqual(animator.state, .stopped)
      XCTAssertEqual(log, [])
      animator.finishAnimation(at: position)
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(log, [position])
      XCTAssertEqual(view.center.x, CGFloat(expected), accuracy: 1e-6)
    }
    let view = makeView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.addCompletion { _ in XCTFail("stopped without finishing") }
    animator.startAnimation()
    scene.step(0.5)
    animator.stopAnimation(true)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(view.center.x, 100, accuracy: 1e-6)
  }

  func testAnimator_delayedBlocksAndPausesOnCompletion() {
    let view = makeView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    scene.step(0.5)
    XCTAssertEqual(view.layer.renderValues.opacity, 1, accuracy: 1e-6)
    scene.step(0.25)
    XCTAssertEqual(view.layer.renderValues.opacity, 0.5, accuracy: 1e-6)
    scene.step(1)
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    animator.stopAnimation(true)
    XCTAssertEqual(view.alpha, 0, accuracy: 1e-6)
  }
}
