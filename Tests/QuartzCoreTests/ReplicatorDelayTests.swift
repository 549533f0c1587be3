import QuartzCore
import RuntimeInterface
import XCTest

/// Tests of `CAReplicatorLayer.instanceDelay`: "the delay, in seconds, between replicated copies" (Apple's
/// documentation).
@preconcurrency @MainActor
final class ReplicatorDelayTests: XCTestCase {
  private func replicator(_ count: Int, delay: CFTimeInterval, in scene: Scene) -> (CAReplicatorLayer, CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = count
    replicator.instanceDelay = delay
    let dot = CALayer()
    dot.bounds.size = CGSize(width: 10, height: 10)
    replicator.addSublayer(dot)
    scene.root.addSublayer(replicator)
    scene.frame()
    return (replicator, dot)
  }

  private func slide(_ duration: CFTimeInterval = 10, repeats: Float = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0.0
    animation.toValue = 100.0
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.repeatCount = repeats
    return animation
  }

  /// Returns the positions of the copies, as the compositor computes them.
  private func places(_ replicator: CALayer) -> [Double] {
    replicator.renderSublayers.map { Double(($0.renderValues.position.x * 1000).rounded() / 1000) }
  }

  func testCopies_thatEachLagsBehindTheOneBefore() {
    let scene = Scene()
    defer { scene.end() }
    let (replicator, dot) = replicator(4, delay: 1, in: scene)
    XCTAssertEqual(places(replicator), [0], "nothing is animated: all copies are the layer")
    dot.position.x = 7
    dot.add(slide(), forKey: "slide")
    scene.frame()
    scene.step(2.5)
    XCTAssertEqual(places(replicator), [25, 15, 5, 7], "the last has not begun and shows the model")
    scene.step(2)
    XCTAssertEqual(places(replicator), [45, 35, 25, 15])
    XCTAssertEqual(replicator.hitTest(CGPoint(x: 46, y: 1)), nil, "copies are not there for points")
    XCTAssertEqual(replicator.sublayers?.count, 1)
    dot.removeAllAnimations()
    scene.step(0.1)
    XCTAssertEqual(places(replicator), [7])
  }

  func testAnAnimationThatIsKept_thatTheCopiesCatchUpAndThenNothingRuns() {
    let scene = Scene()
    defer { scene.end() }
    let (replicator, dot) = replicator(3, delay: 2, in: scene)
    let animation = slide()
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    dot.add(animation, forKey: "slide")
    scene.frame()
    scene.step(11)
    XCTAssertEqual(places(replicator), [100, 90, 70])
    XCTAssertTrue(RenderLoop.hasActiveAnimations, "copies still move")
    scene.step(4)
    XCTAssertEqual(places(replicator), [100, 100, 100])
    XCTAssertFalse(RenderLoop.hasActiveAnimations)
  }

  func testLayersInLayersAndSpeeds_thatTheLagIsInTheirTime() {
    let scene = Scene()
    defer { scene.end() }
    let (replicator, dot) = replicator(2, delay: 1, in: scene)
    let inner = CALayer()
    inner.speed = 2
    dot.addSublayer(inner)
    scene.frame()
    inner.add(slide(repeats: .infinity), forKey: "slide")
    scene.frame()
    scene.step(3)
    let copies = replicator.renderSublayers
    XCTAssertEqual(copies.count, 2)
    XCTAssertEqual(copies[0].renderSublayers[0].renderValues.position.x, 60, accuracy: 0.001)
    XCTAssertEqual(copies[1].renderSublayers[0].renderValues.position.x, 40, accuracy: 0.001)
  }

  func testAReplicatorInAReplicator_thatTheLagsAddUp() {
    let scene = Scene()
    defer { scene.end() }
    let (outer, row) = replicator(2, delay: 2, in: scene)
    let inner = CAReplicatorLayer()
    inner.instanceCount = 3
    inner.instanceDelay = 0.5
    row.addSublayer(inner)
    let dot = CALayer()
    inner.addSublayer(dot)
    scene.frame()
    dot.add(slide(), forKey: "slide")
    scene.frame()
    scene.step(4)
    XCTAssertEqual(places(inner), [40, 35, 30])
    let second = outer.renderSublayers[1].renderSublayers[0]
    XCTAssertEqual(places(second), [20, 15, 10])
    XCTAssertEqual(second.renderValues.replicator?.layersPerInstance, 1)
  }

  func testBadDelays_thatTheyCountAsNone() {
    let layer = CAReplicatorLayer()
    layer.instanceDelay = .nan
    XCTAssertEqual(layer.instanceDelay, 0)
    layer.instanceDelay = 0.25
    layer.instanceDelay = .infinity
    XCTAssertEqual(layer.instanceDelay, 0)
  }

  func testAReplicatorThatGoesAwayWhileItsCopiesLag_thatNothingIsLeftBehind() {
    let scene = Scene()
    defer { scene.end() }
    var held: [CALayer] = []
    weak var gone: CAReplicatorLayer?
    do {
      let (replicator, dot) = replicator(3, delay: 1, in: scene)
      dot.add(slide(repeats: .infinity), forKey: "slide")
      scene.frame()
      scene.step(2)
      held = replicator.renderSublayers
      gone = replicator
      replicator.removeFromSuperlayer()
    }
    scene.step(0.1)
    XCTAssertNil(gone)
    XCTAssertEqual(held.count, 3)
    // Copies that are still referenced report no changes.
    for layer in held { layer.markChanged(.geometry) }
    XCTAssertFalse(RenderLoop.hasActiveAnimations)
  }

  func testWhatChangesWhileCopiesLag_thatTheyFollow() {
    let scene = Scene()
    defer { scene.end() }
    let (replicator, dot) = replicator(2, delay: 1, in: scene)
    dot.add(slide(repeats: .infinity), forKey: "slide")
    scene.frame()
    scene.step(2)
    replicator.instanceCount = 4
    let second = CALayer()
    second.position.x = 3
    replicator.addSublayer(second)
    scene.step(3)
    XCTAssertEqual(places(replicator), [50, 3, 40, 3, 30, 3, 20, 3])
    second.removeFromSuperlayer()
    replicator.instanceCount = 1
    scene.step(1)
    XCTAssertEqual(places(replicator), [60])
    replicator.instanceCount = 2
    replicator.instanceDelay = -1
    scene.step(1)
    XCTAssertEqual(places(replicator), [70, 80], "copies may be ahead")
    replicator.instanceDelay = 0
    scene.step(1)
    XCTAssertEqual(places(replicator), [80])
  }
}
