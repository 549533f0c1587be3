import CoreGraphics
import Foundation

/// The progress of an animation that code controls instead of the clock.
///
/// The progress is constant, or runs from one value to another during a period of time.
@MainActor
package final class AnimationTimeline {
  private enum State {
    case stopped(Double)
    case running(from: Double, to: Double, begin: CFTimeInterval, duration: CFTimeInterval, curve: (Double) -> Double)
  }

  private var state = State.stopped(0)
  /// The closure to call when a run has ended. The closure is called while a frame is processed. The default is nil.
  package var onEnd: (() -> Void)?

  package init() {}

  package var isRunning: Bool { if case .running = state { true } else { false } }

  /// Starts a run at the time `begin`, from the current progress to `target`.
  ///
  /// `curve` maps the elapsed fraction of `duration` to the fraction of the distance to `target`.
  package func run(
    to target: Double, begin: CFTimeInterval, duration: CFTimeInterval, curve: @escaping (Double) -> Double
  ) {
    let startProgress = progress(at: CACurrentMediaTime())
    state = .running(from: startProgress, to: target, begin: begin, duration: max(duration, 1e-6), curve: curve)
    RenderLoop.register(self)
  }

  /// Ends the current run, and sets the progress to a constant.
  package func stop(at progress: Double) {
    state = .stopped(progress)
    RenderLoop.unregister(self)
    RenderLoop.requestFrameOutsidePass()
  }

  /// Returns the progress at `time`. Springs overshoot, so the result may be outside 0...1.
  package func progress(at time: CFTimeInterval) -> Double {
    switch state {
    case .stopped(let progress): progress
    case .running(let start, let target, _, _, let curve):
      start + (target - start) * curve(fraction(at: time))
    }
  }

  /// Returns the progress at `time` of an animation that begins when the overall progress is `delay`.
  package func progress(at time: CFTimeInterval, delay: Double) -> Double {
    let overallProgress = progress(at: time)
    guard delay > 0 else { return overallProgress }
    return delay < 1 ? max(0, overallProgress - delay) / (1 - delay) : (overallProgress >= 1 ? 1 : 0)
  }

  /// Returns the elapsed fraction of the current run's duration at `time`, 0...1. The result is 1 if there is no run.
  package func fraction(at time: CFTimeInterval) -> Double {
    guard case .running(_, _, let begin, let duration, _) = state else { return 1 }
    return min(max((time - begin) / duration, 0), 1)
  }

  /// Returns the progress at `time` as if the run had constant speed.
  package func linearProgress(at time: CFTimeInterval) -> Double {
    switch state {
    case .stopped(let progress): progress
    case .running(let start, let target, _, _, _): start + (target - start) * fraction(at: time)
    }
  }

  func tick(at time: CFTimeInterval) {
    guard case .running(_, let target, let begin, let duration, _) = state, time >= begin + duration - 1e-9 else {
      return
    }
    stop(at: target)
    onEnd?()
  }
}
