import Foundation

/// How one axis of a scroll view moves by itself after the finger has left: it runs out freely, meets an edge and springs
/// back, or springs back at once. A function of the time since the finger left.
package struct AxisMotion: Hashable, Sendable {
  private enum Phase: Hashable, Sendable {
    case rest(Double)
    case free(Deceleration)
    case spring(BounceSpring)
  }

  private var first: Phase
  /// When the first phase sets out.
  private var begin = 0.0
  /// From this time on, the second phase counts.
  private var switchTime = Double.infinity
  private var second: Phase?

  /// - Parameters:
  ///   - velocity: of the content, points a second.
  ///   - range: the offsets at rest.
  ///   - target: where it is to land instead of where it would, if given (paging, `targetContentOffset`).
  ///   - bounces: whether it may run past an edge; else it stops there.
  ///   - dimension: the view's length, for the band's share of an outward throw.
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
      // Let go beyond the edge: 0.55 of the finger's velocity outwards goes on, a held one starts inwards.
      let displacement = offset - edge
      let outwards = velocity * displacement > 0
      let start =
        outwards && abs(velocity) > Deceleration.restVelocity
        ? velocity * RubberBand.coefficient
        : abs(velocity) > Deceleration.restVelocity ? velocity : -displacement * BounceSpring.heldInwardVelocity
      self.init(BounceSpring(target: edge, displacement: displacement, velocity: start), from: 0)
      return
    }
    self.init(
      within: range, free: Deceleration(start: offset, velocity: velocity, rate: rate), target: target,
      bounces: bounces, from: 0, lag: Self.lag)
  }

  /// Content between the edges, from `time` on; what runs freely sets out `lag` later.
  private init(
    within range: ClosedRange<Double>, free: Deceleration, target: Double?, bounces: Bool, from time: Double,
    lag: Double = 0
  ) {
    var free = free
    if let target {
      let wanted = min(max(target, range.lowerBound), range.upperBound)
      if let retargeted = free.retargeted(to: wanted) {
        free = retargeted
      } else if wanted != free.start {
        // Too slow, or the wrong way: drawn there by the spring.
        first = .spring(BounceSpring(target: wanted, displacement: free.start - wanted, velocity: free.velocity))
        begin = time
        return
      }
    }
    if free.duration == 0 {
      first = .rest(free.start)
      return
    }
    first = .free(free)
    begin = time + lag
    let limit = free.velocity < 0 ? range.lowerBound : range.upperBound
    if let crossing = free.time(toReach: limit), abs(free.end - limit) > 1e-6 {
      switchTime = begin + crossing
      second =
        bounces
        ? .spring(BounceSpring(target: limit, displacement: 0, velocity: free.velocity(at: crossing)))
        : .rest(limit)
    }
  }

  /// A spring from `time` on.
  private init(_ spring: BounceSpring, from time: Double) {
    first = .spring(spring)
    begin = time
  }

  private init(resting offset: Double) { first = .rest(offset) }

  /// The motion as it goes on at `time` after somebody has moved the content by `step`: as fast as it was, from there.
  /// Times stay what they were.
  ///
  /// - Parameters:
  ///   - range: the offsets at rest, now.
  ///   - rate: of a free run that a bounce becomes when it finds itself between the edges.
  ///   - isSteered: whether its end was chosen, and so goes along.
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
    case .free(let free):
      return AxisMotion(
        within: range, free: Deceleration(start: offset, velocity: velocity, rate: free.rate),
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

  /// Seconds after the lift's time stamp at which free content sets out: all recordings lag by 0.8 to 0.9 ms.
  package static let lag = 0.00083

  private func phase(at time: Double) -> (Phase, Double) {
    if let second, time >= switchTime { return (second, time - switchTime) }
    return (first, max(0, time - begin))
  }

  package func position(at time: Double) -> Double {
    switch phase(at: time) {
    case (.rest(let offset), _): return offset
    case (.free(let free), let time): return free.position(at: min(time, free.duration))
    case (.spring(let spring), let time): return spring.position(at: time)
    }
  }

  package func velocity(at time: Double) -> Double {
    switch phase(at: time) {
    case (.rest, _): return 0
    case (.free(let free), let time): return time < free.duration ? free.velocity(at: time) : 0
    case (.spring(let spring), let time): return spring.velocity(at: time)
    }
  }

  /// Whether it does not move any more after `time`.
  package func isAtRest(at time: Double, pixel: Double) -> Bool {
    switch phase(at: time) {
    case (.rest, _): return second == nil || time >= switchTime
    case (.free(let free), let time): return second == nil && time >= free.duration
    case (.spring(let spring), let time): return spring.isAtRest(at: time, pixel: pixel)
    }
  }

  /// Where it comes to rest.
  package var end: Double {
    switch second ?? first {
    case .rest(let offset): return offset
    case .free(let free): return free.end
    case .spring(let spring): return spring.target
    }
  }
}
