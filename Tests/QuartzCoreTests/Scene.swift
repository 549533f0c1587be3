import QuartzCore
import RuntimeInterface
import XCTest

/// A shown root layer on a clock that is stepped by hand.
@MainActor
final class Scene {
  let root = CALayer()
  private(set) var time: TimeInterval = 1000

  init() {
    FrameClock.freeze(at: time)
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    frame()
  }

  /// A layer in the root that has been shown.
  func layer(_ layer: CALayer = CALayer()) -> CALayer {
    root.addSublayer(layer)
    frame()
    return layer
  }

  /// One frame at the present time.
  func frame() {
    RenderLoop.tickDisplayLinks(at: time)
    RenderLoop.sampleAnimations(at: time)
    RenderLoop.layoutIfNeeded(root)
    RenderLoop.displayIfNeeded(root)
  }

  /// Goes on by `seconds` and makes a frame there.
  func step(_ seconds: TimeInterval) {
    time += seconds
    FrameClock.freeze(at: time)
    frame()
  }

  /// Call it at the end of a test: the next one begins with nothing running.
  func end() {
    RenderLoop.hide(root)
    frame0()
    FrameClock.thaw()
  }

  private func frame0() { RenderLoop.sampleAnimations(at: time) }
}

/// A delegate that writes down what it hears.
final class AnimationLog: CAAnimationDelegate {
  var lines: [String] = []
  func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
}

/// Numbers from a seed.
struct SeededNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(_ range: ClosedRange<Double>) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let unit = Double(state >> 11) / Double(1 << 53)
    return CGFloat(range.lowerBound + unit * (range.upperBound - range.lowerBound))
  }

  mutating func index(below count: Int) -> Int { min(Int(next(0...1) * CGFloat(count)), count - 1) }
}
