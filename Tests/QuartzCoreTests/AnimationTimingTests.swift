import QuartzCore
import XCTest

@preconcurrency @MainActor
final class AnimationTimingTests: XCTestCase {
  private var scene = Scene()

  override func setUp() async throws { scene = Scene() }
  override func tearDown() async throws { scene.end() }

  private func basic(_ path: String, _ from: CGFloat, _ to: CGFloat, _ duration: TimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  private func x(_ layer: CALayer) -> CGFloat { layer.renderValues.position.x }

  func testAnAnimation_showsItsValues_thenTheModelAgain() {
    let layer = scene.layer()
    let log = AnimationLog()
    let animation = basic("position.x", 0, 100)
    animation.delegate = log
    layer.add(animation, forKey: "move")
    XCTAssertEqual(x(layer), 0)
    scene.step(0.25)
    XCTAssertEqual(x(layer), 25, accuracy: 1e-9)
    XCTAssertEqual(layer.presentation()?.position.x ?? -1, 25, accuracy: 1e-9)
    XCTAssertEqual(layer.position.x, 0)
    XCTAssertEqual(log.lines, ["start"])
    XCTAssertTrue(RenderLoop.hasActiveAnimations)
    scene.step(0.75)
    XCTAssertNil(layer.animation(forKey: "move"))
    XCTAssertEqual(x(layer), 0)
    XCTAssertEqual(log.lines, ["start", "stop true"])
    XCTAssertFalse(RenderLoop.hasActiveAnimations)
  }

  func testTheLayerKeepsACopy() {
    let layer = scene.layer()
    let animation = basic("position.x", 0, 100)
    animation.setValue("mine", forKey: "tag")
    layer.add(animation, forKey: "move")
    animation.toValue = 500
    scene.step(0.5)
    XCTAssertEqual(x(layer), 50, accuracy: 1e-9)
    XCTAssertEqual(layer.animation(forKey: "move")?.value(forKey: "tag") as? String, "mine")
  }

  func testFromToBy_inAllCombinations() {
    let layer = scene.layer()
    layer.position.x = 10
    scene.step(1)
    let cases: [(CGFloat?, CGFloat?, CGFloat?, CGFloat)] = [
      (0, 100, nil, 50), (0, nil, 30, 15), (nil, 100, 40, 80), (90, nil, nil, 50), (nil, 90, nil, 50),
      (nil, nil, 20, 20), (nil, nil, nil, 10),
    ]
    for (from, to, by, expected) in cases {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      animation.duration = 1
      layer.add(animation, forKey: "a")
      scene.step(0.5)
      XCTAssertEqual(x(layer), expected, accuracy: 1e-9, "\(from as Any) \(to as Any) \(by as Any)")
    }
  }

  func testFillModes() {
    for (mode, before, after) in [
      (CAMediaTimingFillMode.removed, 7.0, 7.0), (.backwards, 100, 7), (.forwards, 7, 200), (.both, 100, 200),
    ] {
      let layer = scene.layer()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 7
      CATransaction.commit()
      let animation = basic("position.x", 100, 200)
      animation.beginTime = CACurrentMediaTime() + 1
      animation.fillMode = mode
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "a")
      scene.step(0.5)
      XCTAssertEqual(x(layer), CGFloat(before), mode.rawValue)
      scene.step(1)
      XCTAssertEqual(x(layer), 150, accuracy: 1e-9, mode.rawValue)
      scene.step(1)
      XCTAssertEqual(x(layer), CGFloat(after), mode.rawValue)
      XCTAssertNotNil(layer.animation(forKey: "a"))
      // Held values need no frames.
      XCTAssertFalse(RenderLoop.hasActiveAnimations, mode.rawValue)
      layer.removeAllAnimations()
      XCTAssertEqual(x(layer), 7)
    }
  }

  func testRepeatAndAutoreverse() {
    let layer = scene.layer()
    let animation = basic("position.x", 0, 100)
    animation.autoreverses = true
    animation.repeatCount = 2
    layer.add(animation, forKey: "a")
    for expected in [50, 100, 50, 0, 50, 100, 50] as [CGFloat] {
      scene.step(0.5)
      XCTAssertEqual(x(layer), expected, accuracy: 1e-9)
    }
    scene.step(0.51)
    XCTAssertNil(layer.animation(forKey: "a"))
  }

  func testSpeedTimeOffsetAndReverse() {
    let layer = scene.layer()
    let fast = basic("position.x", 0, 100)
    fast.speed = 2
    layer.add(fast, forKey: "a")
    scene.step(0.25)
    XCTAssertEqual(x(layer), 50, accuracy: 1e-9)
    scene.step(0.3)
    XCTAssertNil(layer.animation(forKey: "a"))
    let back = basic("position.x", 0, 100)
    back.speed = -1
    layer.add(back, forKey: "b")
    scene.step(0.25)
    XCTAssertEqual(x(layer), 75, accuracy: 1e-9)
    scene.step(1)
    let offset = basic("position.x", 0, 100)
    offset.timeOffset = 0.5
    layer.add(offset, forKey: "c")
    scene.step(0.25)
    XCTAssertEqual(x(layer), 75, accuracy: 1e-9)
    scene.step(0.5)
    XCTAssertEqual(x(layer), 25, accuracy: 1e-9)
  }

  /// A reversed animation starts at its end, and applications write both numbers for an endless one.
  func testEndlessRepetition_backward() {
    for count in [Float.infinity, .greatestFiniteMagnitude] {
      for autoreverses in [false, true] {
        let layer = scene.layer()
        let animation = basic("position.x", 0, 100)
        animation.speed = -1
        animation.repeatCount = count
        animation.autoreverses = autoreverses
        layer.add(animation, forKey: "a")
        scene.step(0)
        XCTAssertEqual(x(layer), autoreverses ? 0 : 100, accuracy: 1e-9, "\(count)")
        scene.step(0.25)
        XCTAssertEqual(x(layer), autoreverses ? 25 : 75, accuracy: 1e-9, "\(count)")
        scene.step(1)
        XCTAssertEqual(x(layer), 75, accuracy: 1e-9, "\(count)")
        layer.removeAllAnimations()
      }
    }
  }

  func testCumulativeRepetition() {
    let layer = scene.layer()
    let animation = basic("position.x", 0, 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    layer.add(animation, forKey: "a")
    scene.step(2.5)
    XCTAssertEqual(x(layer), 25, accuracy: 1e-9)
  }

  func testPausingALayer_andGoingOn() {
    let layer = scene.layer()
    layer.add(basic("position.x", 0, 100), forKey: "a")
    scene.step(0.25)
    // The code that is common on iOS.
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    scene.step(5)
    XCTAssertEqual(x(layer), 25, accuracy: 1e-6)
    XCTAssertFalse(RenderLoop.hasActiveAnimations)
    let pausedTime = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    scene.step(0.25)
    XCTAssertEqual(x(layer), 50, accuracy: 1e-6)
  }

  func testScrubbingByTimeOffset() {
    let layer = scene.layer()
    layer.speed = 0
    let animation = basic("position.x", 0, 100)
    animation.beginTime = 0
    layer.add(animation, forKey: "a")
    layer.timeOffset = 0.4
    scene.step(0.1)
    XCTAssertEqual(x(layer), 40, accuracy: 1e-6)
    layer.timeOffset = 0.9
    scene.step(0.1)
    XCTAssertEqual(x(layer), 90, accuracy: 1e-6)
  }

  func testGroups_runInTheGroupsTime_andCut() {
    let layer = scene.layer()
    let late = basic("opacity", 0, 1)
    late.beginTime = 0.5
    let long = basic("position.x", 0, 100, 10)
    let group = CAAnimationGroup()
    group.animations = [long, late]
    group.duration = 1
    layer.add(group, forKey: "g")
    scene.step(0.25)
    XCTAssertEqual(x(layer), 2.5, accuracy: 1e-9)
    XCTAssertEqual(layer.renderValues.opacity, 1)
    scene.step(0.5)
    XCTAssertEqual(layer.renderValues.opacity, 0.25, accuracy: 1e-6)
    scene.step(0.3)
    XCTAssertNil(layer.animationKeys())
  }

  func testReplacingAndRemoving_endUnfinished() {
    let layer = scene.layer()
    let log = AnimationLog()
    let first = basic("position.x", 0, 100)
    first.delegate = log
    layer.add(first, forKey: "a")
    scene.step(0.1)
    layer.add(basic("position.x", 50, 60), forKey: "a")
    scene.step(0.1)
    XCTAssertEqual(log.lines, ["start", "stop false"])
    let second = basic("opacity", 0, 1)
    second.delegate = log
    layer.add(second, forKey: "b")
    scene.step(0.1)
    layer.removeFromSuperlayer()
    scene.step(0.1)
    XCTAssertEqual(log.lines, ["start", "stop false", "start", "stop false"])
    XCTAssertNil(layer.animationKeys())
  }

  func testCompletionBlocks_runOnce_whenAllIsOver_innerFirst() {
    let layer = scene.layer()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    layer.add(basic("position.x", 0, 1, 1), forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    layer.add(basic("opacity", 0, 1, 0.5), forKey: "b")
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("empty") }
    CATransaction.commit()
    XCTAssertEqual(log, ["empty"])
    scene.step(0.6)
    XCTAssertEqual(log, ["empty", "inner"])
    scene.step(0.6)
    scene.step(0.6)
    XCTAssertEqual(log, ["empty", "inner", "outer"])
  }

  func testImplicitAnimations() {
    let layer = scene.layer()
    layer.position.x = 100
    let animation = layer.animation(forKey: "position")
    XCTAssertEqual(animation?.duration, 0.25)
    XCTAssertEqual(animation?.timingFunction, CAMediaTimingFunction(name: .default))
    XCTAssertEqual(x(layer), 0)
    scene.step(0.3)
    XCTAssertEqual(x(layer), 100)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.opacity = 0
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 5
    CATransaction.commit()
    XCTAssertEqual(layer.animation(forKey: "opacity")?.duration, 2)
    XCTAssertNil(layer.animation(forKey: "cornerRadius"))
    layer.actions = ["bounds": NSNull()]
    layer.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    XCTAssertNil(layer.animation(forKey: "bounds"))
    // A layer that was never shown has no initial value.
    let fresh = CALayer()
    scene.root.addSublayer(fresh)
    fresh.position.x = 50
    XCTAssertNil(fresh.animationKeys())
  }

  func testKeyframes() {
    let layer = scene.layer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 110]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 1
    layer.add(animation, forKey: "a")
    scene.step(0.125)
    XCTAssertEqual(x(layer), 5, accuracy: 1e-9)
    scene.step(0.5)
    XCTAssertEqual(x(layer), 60, accuracy: 1e-9)
    animation.calculationMode = .discrete
    animation.keyTimes = nil
    layer.add(animation, forKey: "a")
    scene.step(0.4)
    XCTAssertEqual(x(layer), 10)
    animation.calculationMode = .paced
    layer.add(animation, forKey: "a")
    scene.step(0.5)
    XCTAssertEqual(x(layer), 55, accuracy: 1e-9)
    let path = CAKeyframeAnimation(keyPath: "position")
    path.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    path.calculationMode = .paced
    path.rotationMode = .rotateAuto
    path.duration = 1
    layer.add(path, forKey: "a")
    scene.step(0.5)
    let seen = layer.renderValues.position
    XCTAssertEqual(hypot(seen.x - 50, seen.y - 50), 50, accuracy: 0.05)
    XCTAssertFalse(layer.renderValues.transform.isIdentity)
  }

  func testAnOvershootingSpring_andItsRest() {
    let layer = scene.layer()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: "a")
    var highest: CGFloat = 0
    while layer.animation(forKey: "a") != nil {
      highest = max(highest, x(layer))
      scene.step(0.01)
    }
    // ζ = 0.5 overshoots by exp(-πζ/√(1-ζ²)) = 16.3 %.
    XCTAssertEqual(highest, 116.3, accuracy: 0.2)
  }

  func testColorsAndPathsAndKeyPaths() {
    let layer = scene.layer(CAShapeLayer())
    let color = CABasicAnimation(keyPath: "backgroundColor")
    color.fromValue = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    color.toValue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    color.duration = 1
    layer.add(color, forKey: "c")
    let turn = basic("transform.rotation.z", 0, 2 * .pi)
    layer.add(turn, forKey: "t")
    let end = basic("strokeEnd", 0, 1)
    layer.add(end, forKey: "s")
    scene.step(0.25)
    XCTAssertEqual(layer.renderValues.backgroundColor?.components?.first ?? 0, 0.75, accuracy: 1e-6)
    XCTAssertEqual(layer.renderValues.transform.m12, 1, accuracy: 1e-9)
    XCTAssertEqual((layer.presentation() as? CAShapeLayer)?.strokeEnd ?? 0, 0.25, accuracy: 1e-9)
  }

  func testDisplayLinks_fireOnceAFrame_inOrder() {
    var log: [String] = []
    let one = CADisplayLink { link in log.append("one \(link.timestamp)") }
    let two = CADisplayLink { _ in log.append("two") }
    one.add(to: .main, forMode: .common)
    two.add(to: .main, forMode: .common)
    scene.step(1)
    XCTAssertEqual(log, ["one \(scene.time)", "two"])
    one.isPaused = true
    scene.step(1)
    XCTAssertEqual(log.count, 3)
    XCTAssertTrue(RenderLoop.hasDisplayLinks)
    one.invalidate()
    two.invalidate()
    XCTAssertFalse(RenderLoop.hasDisplayLinks)
    scene.step(1)
    XCTAssertEqual(log.count, 3)
  }
}
