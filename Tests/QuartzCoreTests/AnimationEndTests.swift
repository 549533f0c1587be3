import QuartzCore
import RuntimeInterface
import XCTest

/// Animations end in frames and exactly once, even if code observes before the frame that they are over.
@preconcurrency @MainActor
final class AnimationEndTests: XCTestCase {
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

  /// An animation that code observes to be over before a frame ends in the frame. Input and timers come before the
  /// animations of a frame.
  func testAnAnimationThatIsSeenToBeOver_beforeTheFrame_endsInTheFrame() {
    let looks: [(String, (CALayer) -> Void)] = [
      ("another is added", { $0.add(self.basic("opacity", 0, 1, 0.2), forKey: "fade") }),
      ("another is removed", { $0.removeAnimation(forKey: "turn") }),
      (
        "the presentation is asked for",
        {
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          $0.position.y = 7
          CATransaction.commit()
          XCTAssertEqual($0.presentation()?.position.y, 7)
        }
      ),
    ]
    for (what, look) in looks {
      let layer = scene.layer()
      let log = AnimationLog()
      let animation = basic("position.x", 0, 100)
      animation.delegate = log
      layer.add(animation, forKey: "move")
      layer.add(basic("cornerRadius", 0, 9, 1.2), forKey: "turn")
      scene.step(0.5)
      FrameClock.freeze(at: scene.time + 0.6)
      look(layer)
      XCTAssertEqual(log.lines, ["start"], what)
      XCTAssertTrue(RenderLoop.hasActiveAnimations, what)
      scene.step(0.6)
      XCTAssertEqual(log.lines, ["start", "stop true"], what)
      XCTAssertNil(layer.animation(forKey: "move"), what)
      scene.step(1)
      XCTAssertFalse(RenderLoop.hasActiveAnimations, what)
    }
  }

  /// An animation that is over when it is added ends in the next frame. One that is not removed on completion reports
  /// its end once.
  func testAnAnimationThatIsOverWhenItIsAdded_endsInTheNextFrame() {
    for isHeld in [false, true] {
      let layer = scene.layer()
      let log = AnimationLog()
      let animation = basic("position.x", 0, 100)
      animation.beginTime = scene.time - 5
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = !isHeld
      animation.delegate = log
      layer.add(animation, forKey: "move")
      scene.step(0.1)
      XCTAssertEqual(log.lines, ["start", "stop true"])
      XCTAssertEqual(layer.animation(forKey: "move") != nil, isHeld)
      XCTAssertEqual(layer.renderValues.position.x, isHeld ? 100 : 0)
      XCTAssertFalse(RenderLoop.hasActiveAnimations)
      scene.step(0.1)
      XCTAssertEqual(log.lines, ["start", "stop true"])
    }
  }
}
