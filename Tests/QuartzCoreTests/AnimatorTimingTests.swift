import QuartzCore
import UIKit
import XCTest

/// The timing of property animators: curves, springs and scrubbing.
@preconcurrency @MainActor
final class AnimatorTimingTests: XCTestCase {
  private var scene: Scene!

  override func setUp() async throws { await MainActor.run { scene = Scene() } }
  override func tearDown() async throws { await MainActor.run { scene.end() } }

  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.root.addSublayer(view.layer)
    scene.frame()
    return view
  }

  /// Returns the progress of the presentation. Positions are animated from 50 to 150.
  private func share(_ view: UIView) -> Double { Double(view.layer.renderValues.position.x - 50) / 100 }

  private func animator(_ view: UIView, _ duration: TimeInterval, _ timing: any UITimingCurveProvider)
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { view.center.x = 150 }
    return animator
  }

  /// Returns the *y* value at `x` of a cubic Bézier curve from (0, 0) to (1, 1), found by bisection.
  private func bezier(_ a: CGPoint, _ b: CGPoint, at x: Double) -> Double {
    func value(_ t: Double, _ one: CGFloat, _ two: CGFloat) -> Double {
      3 * (1 - t) * (1 - t) * t * Double(one) + 3 * (1 - t) * t * t * Double(two) + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(middle, a.x, b.x) < x { low = middle } else { high = middle }
    }
    return value(low, a.y, b.y)
  }

  // MARK: Cubic curves

  /// The control points of the named curves (CAMediaTimingFunction.h) and their types.
  func testNamedCurvesAndControlPoints() {
    let known: [(UIView.AnimationCurve, CGPoint, CGPoint)] = [
      (.linear, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
      (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
      (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
      (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
    ]
    for (curve, first, second) in known {
      let timing = UICubicTimingParameters(animationCurve: curve)
      XCTAssertEqual(timing.timingCurveType, .builtin)
      XCTAssertEqual(timing.animationCurve, curve)
      XCTAssertEqual(timing.controlPoint1.x, first.x, accuracy: 1e-6)
      XCTAssertEqual(timing.controlPoint1.y, first.y, accuracy: 1e-6)
      XCTAssertEqual(timing.controlPoint2.x, second.x, accuracy: 1e-6)
      XCTAssertEqual(timing.controlPoint2.y, second.y, accuracy: 1e-6)
      XCTAssertTrue(timing.cubicTimingParameters === timing)
      XCTAssertNil(timing.springTimingParameters)
    }
    XCTAssertEqual(UICubicTimingParameters().animationCurve, .easeInOut)
    let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.3, y: 1.4))
    XCTAssertEqual(own.timingCurveType, .cubic)
    XCTAssertEqual(own.controlPoint2, CGPoint(x: 0.3, y: 1.4))
  }

  func testAnAnimatorFollowsItsCurve() {
    let first = CGPoint(x: 0.1, y: 0.7)
    let second = CGPoint(x: 0.3, y: 1.4)
    for timing in [
      UICubicTimingParameters(controlPoint1: first, controlPoint2: second),
      UICubicTimingParameters(animationCurve: .easeIn),
    ] {
      let view = makeView()
      let animator = animator(view, 2, timing)
      XCTAssertEqual(animator.duration, 2)
      XCTAssertTrue(animator.timingParameters as AnyObject === timing)
      animator.startAnimation()
      for step in 1...7 {
        scene.step(0.25)
        let expected = bezier(timing.controlPoint1, timing.controlPoint2, at: Double(step) / 8)
        XCTAssertEqual(share(view), expected, accuracy: 1e-3)
        XCTAssertEqual(Double(animator.fractionComplete), Double(step) / 8, accuracy: 1e-6, "a part of the time")
      }
      scene.step(0.3)
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(share(view), 1)
    }
  }

  // MARK: Springs

  /// Returns the position of a spring of mass 1 from rest at 0 to 1, with the initial velocity `velocity`.
  private func spring(_ omega: Double, _ ratio: Double, _ velocity: Double, at t: Double) -> Double {
    if ratio >= 1 { return 1 - (1 + (omega - velocity) * t) * exp(-omega * t) }
    let swing = omega * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-ratio * omega * t) * (cos(swing * t) + (ratio * omega - velocity) / swing * sin(swing * t))
  }

  /// Returns the ω of a spring that is fitted to a duration, at whose end a thousandth of the distance remains
  /// (measurements.md 8.4).
  private func fittedOmega(_ ratio: Double, _ duration: Double, _ velocity: Double) -> Double {
    func left(_ omega: Double) -> Double {
      ratio < 1
        ? abs(ratio * omega - velocity) / (omega * (1 - ratio * ratio).squareRoot()) * exp(-ratio * omega * duration)
        : (1 + (omega - velocity) * duration) * exp(-omega * duration)
    }
    var low = max(velocity, 1) / ratio
    var high = 200.0 / duration
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if left(middle) > 0.001 { low = middle } else { high = middle }
    }
    return low
  }

  func testSpringsByTheirRatioFitTheDuration() {
    for (ratio, velocity) in [(1.0, 0.0), (0.5, 0), (0.7, 0), (0.6, 2)] {
      let view = makeView()
      let timing = UISpringTimingParameters(
        dampingRatio: CGFloat(ratio), initialVelocity: CGVector(dx: velocity, dy: 0))
      XCTAssertEqual(timing.timingCurveType, .spring)
      XCTAssertEqual(timing.initialVelocity, CGVector(dx: velocity, dy: 0))
      XCTAssertTrue(timing.springTimingParameters === timing)
      XCTAssertNil(timing.cubicTimingParameters)
      let animator = animator(view, 0.8, timing)
      XCTAssertEqual(animator.duration, 0.8)
      animator.startAnimation()
      let omega = fittedOmega(ratio, 0.8, velocity)
      for step in 1...7 {
        scene.step(0.1)
        XCTAssertEqual(
          share(view), spring(omega, ratio, velocity, at: Double(step) * 0.1), accuracy: 2e-3, "\(ratio) \(step)")
      }
      scene.step(0.2)
      XCTAssertEqual(animator.state, .inactive)
    }
    let shorter = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.4)
    XCTAssertEqual(shorter.timingParameters?.timingCurveType, .spring)
  }

  /// A spring with physical parameters has its own duration, whatever duration is requested.
  func testSpringsByTheirPhysicsTakeTheirTime() {
    let view = makeView()
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = animator(view, 30, timing)
    XCTAssertGreaterThan(animator.duration, 0.6)
    XCTAssertLessThan(animator.duration, 2)
    animator.startAnimation()
    for step in 1...5 {
      scene.step(0.1)
      XCTAssertEqual(share(view), spring(10, 1, 0, at: Double(step) * 0.1), accuracy: 1e-3)
    }
    scene.step(animator.duration)
    XCTAssertEqual(animator.state, .inactive)
  }

  /// Springs with a perceptual duration have a stiffness of (2π/p)² and a damping of 4π(1 − b)/p (measurements.md 8.2
  /// and 8.6). A spring of half a second without bounce reports a duration of 0.8.
  func testSpringsAsTheyArePerceived() {
    let view = makeView()
    let animator = animator(view, 0, UISpringTimingParameters(duration: 0.5, bounce: 0))
    XCTAssertEqual(animator.duration, 0.8, accuracy: 0.01)
    animator.startAnimation()
    for step in 1...5 {
      scene.step(0.1)
      XCTAssertEqual(share(view), spring(4 * .pi, 1, 0, at: Double(step) * 0.1), accuracy: 1e-3)
    }
    let bouncing = makeView()
    let other = self.animator(bouncing, 0, UISpringTimingParameters(duration: 0.5, bounce: 0.4))
    XCTAssertGreaterThan(other.duration, 0.8)
    other.startAnimation()
    var highest = 0.0
    for step in 1...8 {
      scene.step(0.1)
      XCTAssertEqual(share(bouncing), spring(4 * .pi, 0.6, 0, at: Double(step) * 0.1), accuracy: 1e-3)
      highest = max(highest, share(bouncing))
    }
    XCTAssertGreaterThan(highest, 1.03)
    let fast = UISpringTimingParameters(duration: 0.5, bounce: 0, initialVelocity: CGVector(dx: 3, dy: 0))
    XCTAssertEqual(fast.initialVelocity.dx, 3)
  }

  /// An animation that is paused in the middle and continued with a spring moves from the current value to the end in
  /// the requested time.
  func testGoingOnWithASpring() {
    let view = makeView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator(view, 1, UICubicTimingParameters(animationCurve: .linear))
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    scene.step(0.4)
    animator.pauseAnimation()
    XCTAssertEqual(share(view), 0.4, accuracy: 1e-6)
    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
    let omega = fittedOmega(1, 0.5, 0)
    for step in 1...4 {
      scene.step(0.1)
      XCTAssertEqual(share(view), 0.4 + 0.6 * spring(omega, 1, 0, at: Double(step) * 0.1), accuracy: 2e-3)
    }
    XCTAssertEqual(ends, [])
    scene.step(0.2)
    XCTAssertEqual(ends, [.end])
  }

  // MARK: Scrubbing

  /// UIViewPropertyAnimator.scrubsLinearly: "whether a paused animation scrubs linearly or uses its specified timing
  /// information".
  func testScrubbingAlongTheCurve() {
    let timing = UICubicTimingParameters(animationCurve: .easeIn)
    for isLinear in [true, false] {
      let view = makeView()
      let animator = animator(view, 1, timing)
      animator.scrubsLinearly = isLinear
      for fraction in [0.25, 0.75, 0.5] {
        animator.fractionComplete = CGFloat(fraction)
        scene.step(0.1)
        let expected = isLinear ? fraction : bezier(timing.controlPoint1, timing.controlPoint2, at: fraction)
        XCTAssertEqual(share(view), expected, accuracy: 1e-3)
        XCTAssertEqual(Double(animator.fractionComplete), fraction, accuracy: 1e-6)
      }
      // When continued, it starts from the visible value.
      let before = share(view)
      animator.startAnimation()
      scene.step(1e-4)
      XCTAssertEqual(share(view), before, accuracy: 1e-2)
      scene.step(1)
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(share(view), 1)
    }
  }

  /// Pausing a running animation moves nothing, whether scrubbing is linear or not.
  func testPausingDoesNotJump() {
    for isLinear in [true, false] {
      let view = makeView()
      let animator = animator(view, 1, UICubicTimingParameters(animationCurve: .easeIn))
      animator.scrubsLinearly = isLinear
      animator.startAnimation()
      scene.step(0.5)
      let seen = share(view)
      animator.pauseAnimation()
      scene.step(0.1)
      XCTAssertEqual(share(view), seen, accuracy: 1e-6)
      animator.fractionComplete = animator.fractionComplete
      scene.step(0.1)
      XCTAssertEqual(share(view), seen, accuracy: 1e-3)
      animator.stopAnimation(true)
    }
  }
}
