import QuartzCore
import RuntimeInterface
import XCTest

/// A visible root layer with a manual clock.
@MainActor
final class Scene {
  let root = CALayer()
  private(set) var time: TimeInterval = 1000

  init() {
    FrameClock.freeze(at: time)
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    frame()
  }

  /// Adds a layer to the root and shows it.
  func layer(_ layer: CALayer = CALayer()) -> CALayer {
    root.addSublayer(layer)
    frame()
    return layer
  }

  /// Runs a frame at the current time.
  func frame() {
    RenderLoop.tickDisplayLinks(at: time)
    RenderLoop.sampleAnimations(at: time)
    RenderLoop.layoutIfNeeded(root)
    RenderLoop.displayIfNeeded(root)
  }

  /// Advances the clock by `seconds` and runs a frame.
  func step(_ seconds: TimeInterval) {
    time += seconds
    FrameClock.freeze(at: time)
    frame()
  }

  /// Ends the scene. Call this method at the end of a test, so that nothing is running in the next test.
  func end() {
    RenderLoop.hide(root)
    frame0()
    FrameClock.thaw()
  }

  private func frame0() { RenderLoop.sampleAnimations(at: time) }
}

/// A delegate that logs its callbacks.
final class AnimationLog: CAAnimationDelegate {
  var lines: [String] = []
  func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
}

/// A random number generator with a seed.
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
