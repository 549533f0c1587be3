import CoreGraphics
import Foundation

extension TimingValues {
  /// The state of a layer or animation at one point of its timing.
  package struct Moment: Equatable {
    /// The elapsed fraction of the run, 0...1, before a timing function is applied.
    package var progress: Double
    /// The number of runs that were completed before this point in time. Cumulative animations add one step for each.
    package var iteration: Int
    package var phase: Phase
  }

  /// The relation of a time to the period in which an object's runs take place.
  package enum Phase { case before, active, after }

  /// Returns the total duration of all runs, in the object's own time. `simpleDuration` is the duration of one run.
  package func totalDuration(of simpleDuration: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let runCount = repeatCount > 0 ? CFTimeInterval(repeatCount) : 1
    let cycle = autoreverses ? simpleDuration * 2 : simpleDuration
    // A duration that is negative or not a number has no runs.
    return cycle > 0 ? cycle * runCount : 0
  }

  /// Returns the state at `time` for an object that began at `begin` and has runs of `simpleDuration` seconds. `time` and
  /// `begin` are in the parent's time.
  ///
  /// The moment is nil if the object has no effect. This is the case before its beginning and after its end, unless its
  /// fill mode extends the effect.
  package func moment(at time: CFTimeInterval, begin: CFTimeInterval, simpleDuration: CFTimeInterval) -> (
    Phase, Moment?
  ) {
    let total = totalDuration(of: simpleDuration)
    let rate = CFTimeInterval(speed)
    var elapsed = speed == 0 ? 0 : (time - begin) * abs(rate)
    var phase = Phase.active
    if time < begin {
      phase = .before
      elapsed = 0
    } else if speed != 0, !(elapsed < total) {
      // The time can also be no number, if the beginning is none. Such an animation is over.
      phase = .after
      elapsed = total
    }
    if phase == .before, fillMode != .backwards, fillMode != .both { return (phase, nil) }
    if phase == .after, fillMode != .forwards, fillMode != .both { return (phase, nil) }
    guard simpleDuration > 0 else {
      return (phase, Moment(progress: phase == .before ? 0 : 1, iteration: 0, phase: phase))
    }
    // Applications repeat animations forever with `.infinity` and with `.greatestFiniteMagnitude`.
    let cycle = autoreverses ? simpleDuration * 2 : simpleDuration
    let span = total < cycle * 1e9 ? total : cycle
    // With a negative speed, the object starts at its end.
    let startsAtEnd = rate < 0 && elapsed == 0 && timeOffset == 0
    var local = (rate < 0 ? -elapsed : elapsed) + timeOffset
    if speed == 0 {
      local = min(max(local, 0), total)
    } else if local < 0 || local > total {
      // An offset starts the animation within a run, and the run wraps around at its end.
      local -= (local / span).rounded(.down) * span
      if local == 0, elapsed > 0 { local = rate < 0 ? 0 : span }
    } else if startsAtEnd {
      local = span
    }
    var iteration = (local / simpleDuration).rounded(.down)
    guard iteration.isFinite else { return (phase, Moment(progress: 1, iteration: 0, phase: phase)) }
    var fraction = local / simpleDuration - iteration
    if fraction == 0, iteration > 0, local >= total || phase == .after || startsAtEnd {
      iteration -= 1
      fraction = 1
    }
    let index = abs(iteration) < 1e9 ? Int(iteration) : 0
    if autoreverses, index % 2 == 1 { fraction = 1 - fraction }
    return (phase, Moment(progress: fraction, iteration: autoreverses ? index / 2 : index, phase: phase))
  }
}
