import Foundation

/// The motion of a scroll view's content along one axis, as a function of the time since the finger was lifted. The
/// content decelerates, bounces at an edge, or springs back from beyond an edge.
package struct AxisMotion: Hashable, Sendable {
  private enum Phase: Hashable, Sendable {
    case rest(Double)
    case free(Deceleration)
    case spring(BounceSpring)
  }

  private var firstPhase: Phase
  /// The time at which the first phase of the motion begins, in seconds since the finger was lifted.
  private var startTime = 0.0
  /// The time at which the second phase of the motion begins, or infinity if there is only one phase.
  private var switchTime = Double.infinity
  private var secondPhase: Phase?

  /// Creates the motion that begins when the finger is lifted.
  ///
  /// - Parameters:
  ///   - offset: The content offset when the finger is lifted.
  ///   - velocity: The velocity of the content offset, in points per second.
  ///   - range: The range of content offsets at which the content can rest.
  ///   - rate: The deceleration rate: the factor by which the velocity is multiplied each millisecond.
  ///   - target: The offset at which the content comes to rest (paging, `targetContentOffset`), or nil to decelerate
  ///     freely.
  ///   - bounces: `true` if the content may move beyond an edge. Otherwise it comes to rest at the edge.
  package init(
    offset: Double, velocity: Double, range: ClosedRange<Double>, rate: Double, target: Double? = nil,
    bounces: Bool = true
  ) {
    let edge = offset < range.lowerBound ? range.lowerBound : offset > range.upperBound ? range.upperBound : nil
    if let edge {
      guard bounces else {
        self.init(resting: edge)
        return
      }
      // The finger was lifted beyond the edge. If the content moves outwards, it continues with 0.55 of the finger's
      // velocity. If it was held, it begins to move inwards.
      let displacement = offset - edge
      let outwards = velocity * displacement > 0
      let start =
        outwards && abs(velocity) > Deceleration.restVelocity
        ? velocity * Overscroll.coefficient
        : abs(velocity) > Deceleration.restVelocity ? velocity : -displacement * BounceSpring.heldInwardVelocity
      self.init(BounceSpring(target: edge, displacement: displacement, velocity: start), from: 0)
      return
    }
    self.init(
      within: range, free: Deceleration(start: offset, velocity: velocity, rate: rate), target: target,
      bounces: bounces, from: 0, renderLag: Self.renderLag)
  }

  /// Creates the motion of content between the edges, beginning at `time`. Free deceleration begins `renderLag` seconds later. If
  /// `bounces` is `false`, the content comes to rest at an edge that it reaches.
  private init(
    within range: ClosedRange<Double>, free: Deceleration, target: Double?, bounces: Bool, from time: Double,
    renderLag: Double = 0
  ) {
    var deceleration = free
    if let target {
      let clampedTarget = min(max(target, range.lowerBound), range.upperBound)
      if let retargetedDeceleration = deceleration.retargeted(to: clampedTarget) {
        deceleration = retargetedDeceleration
      } else if clampedTarget != deceleration.start {
        // The velocity is too low or has the wrong direction, so a spring moves the content to the target.
        firstPhase = .spring(
          BounceSpring(
            target: clampedTarget, displacement: deceleration.start - clampedTarget, velocity: deceleration.velocity))
        startTime = time
        return
      }
    }
    if deceleration.duration == 0 {
      firstPhase = .rest(deceleration.start)
      return
    }
    firstPhase = .free(deceleration)
    startTime = time + renderLag
    let limit = deceleration.velocity < 0 ? range.lowerBound : range.upperBound
    if let crossingTime = deceleration.time(toReach: limit), abs(deceleration.end - limit) > 1e-6 {
      switchTime = startTime + crossingTime
      secondPhase =
        bounces
        ? .spring(BounceSpring(target: limit, displacement: 0, velocity: deceleration.velocity(at: crossingTime)))
        : .rest(limit)
    }
  }

  /// Creates the motion of a spring that begins at `time`.
  private init(_ spring: BounceSpring, from time: Double) {
    firstPhase = .spring(spring)
    startTime = time
  }

  private init(resting offset: Double) { firstPhase = .rest(offset) }

  /// Returns the motion after code has moved the content by `step`. The new motion continues at `time` with the same velocity and
  /// the same duration.
  ///
  /// - Parameters:
  ///   - step: The distance by which the content was moved, in points.
  ///   - time: The current time of the motion, in seconds.
  ///   - range: The current range of content offsets at which the content can rest.
  ///   - rate: The deceleration rate for a bounce that becomes a free deceleration, because the content is between the
  ///     edges after the step.
  ///   - isSteered: `true` if the layout, the delegate or paging has chosen the offset at which the motion ends. That
  ///     offset is also moved by `step`.
  ///   - bounces: `true` if the content may move beyond an edge.
  package func carried(
    by step: Double, at time: Double, range: ClosedRange<Double>, rate: Double, isSteered: Bool, bounces: Bool
  ) -> AxisMotion {
    let offset = position(at: time) + step
    let velocity = velocity(at: time)
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let isBeyond = abs(offset - edge) > 1e-6
    if isBeyond {
      guard bounces else { return AxisMotion(resting: edge) }
      return AxisMotion(BounceSpring(target: edge, displacement: offset - edge, velocity: velocity), from: time)
    }
    switch phase(at: time).0 {
    case .rest: return AxisMotion(resting: offset)
    case .free(let deceleration):
      return AxisMotion(
        within: range, free: Deceleration(start: offset, velocity: velocity, rate: deceleration.rate),
        target: isSteered ? end + step : nil, bounces: bounces, from: time)
    case .spring(let spring):
      let target = spring.target + step
      let isEdge = abs(target - range.lowerBound) < 1e-6 || abs(target - range.upperBound) < 1e-6
      if isSteered || isEdge, range.contains(target) {
        return AxisMotion(BounceSpring(target: target, displacement: offset - target, velocity: velocity), from: time)
      }
      return AxisMotion(
        within: range, free: Deceleration(start: offset, velocity: velocity, rate: rate), target: nil,
        bounces: bounces, from: time)
    }
  }

  /// The time between the time stamp of the lift of the finger and the beginning of free deceleration, in seconds. It
  /// is 0.8 to 0.9 ms in all recordings.
  package static let renderLag = 0.00083

  private func phase(at time: Double) -> (Phase, Double) {
    if let secondPhase, time >= switchTime { return (secondPhase, time - switchTime) }
    return (firstPhase, max(0, time - startTime))
  }

  package func position(at time: Double) -> Double {
    switch phase(at: time) {
    case (.rest(let offset), _): return offset
    case (.free(let deceleration), let time): return deceleration.position(at: min(time, deceleration.duration))
    case (.spring(let spring), let time): return spring.position(at: time)
    }
  }

  package func velocity(at time: Double) -> Double {
    switch phase(at: time) {
    case (.rest, _): return 0
    case (.free(let deceleration), let time): return time < deceleration.duration ? deceleration.velocity(at: time) : 0
    case (.spring(let spring), let time): return spring.velocity(at: time)
    }
  }

  /// Returns whether the content is at rest at `time` and later. Movements of less than `pixel` points are ignored.
  package func isAtRest(at time: Double, pixel: Double) -> Bool {
    switch phase(at: time) {
    case (.rest, _): return secondPhase == nil || time >= switchTime
    case (.free(let deceleration), let time): return secondPhase == nil && time >= deceleration.duration
    case (.spring(let spring), let time): return spring.isAtRest(at: time, pixel: pixel)
    }
  }

  /// The offset at which the content comes to rest.
  package var end: Double {
    switch secondPhase ?? firstPhase {
    case .rest(let offset): return offset
    case .free(let deceleration): return deceleration.end
    case .spring(let spring): return spring.target
    }
  }
}
