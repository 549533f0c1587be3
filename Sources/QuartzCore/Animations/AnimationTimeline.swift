import CoreGraphics
import Foundation

/// Progress that somebody steers: it runs from one value to another, or stands still.
@MainActor
package final class AnimationTimeline {
  private enum State {
    case standing(Double)
    case running(from: Double, to: Double, begin: CFTimeInterval, duration: CFTimeInterval, curve: (Double) -> Double)
  }

  private var state = State.standing(0)
  /// Called in a frame when a run has come to its end.
  package var onEnd: (() -> Void)?

  package init() {}

  package var isRunning: Bool { if case .running = state { true } else { false } }

  /// Runs from the present progress to `target`, beginning at `begin`; `curve` gives the part of the way for a fraction of
  /// `duration`.
  package func run(
    to target: Double, begin: CFTimeInterval, duration: CFTimeInterval, curve: @escaping (Double) -> Double
  ) {
    let from = progress(at: CACurrentMediaTime())
    state = .running(from: from, to: target, begin: begin, duration: max(duration, 1e-6), curve: curve)
    RenderLoop.register(self)
  }

  /// Stands still at `progress`.
  package func stand(at progress: Double) {
    state = .standing(progress)
    RenderLoop.unregister(self)
    RenderLoop.requestFrameOutsidePass()
  }

  /// The progress at `time`; beyond 0...1 where a spring overshoots.
  package func progress(at time: CFTimeInterval) -> Double {
    switch state {
    case .standing(let progress): progress
    case .running(let from, let to, _, _, let curve):
      from + (to - from) * curve(fraction(at: time))
    }
  }

  /// The progress of what moves from the part `delay` on only.
  package func progress(at time: CFTimeInterval, delay: Double) -> Double {
    let whole = progress(at: time)
    guard delay > 0 else { return whole }
    return delay < 1 ? max(0, whole - delay) / (1 - delay) : (whole >= 1 ? 1 : 0)
  }

  /// How much of the present run's time is over, 0...1; 1 when nothing runs.
  package func fraction(at time: CFTimeInterval) -> Double {
    guard case .running(_, _, let begin, let duration, _) = state else { return 1 }
    return min(max((time - begin) / duration, 0), 1)
  }

  /// Where the progress would be at constant speed.
  package func linearProgress(at time: CFTimeInterval) -> Double {
    switch state {
    case .standing(let progress): progress
    case .running(let from, let to, _, _, _): from + (to - from) * fraction(at: time)
    }
  }

  func tick(at time: CFTimeInterval) {
    guard case .running(_, let to, let begin, let duration, _) = state, time >= begin + duration - 1e-9 else { return }
    stand(at: to)
    onEnd?()
  }
}
