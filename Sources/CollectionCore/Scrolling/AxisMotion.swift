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
        first = .rest(edge)
        return
      }
      // Let go beyond the edge: 0.55 of the finger's velocity outwards goes on, a held one starts inwards.
      let displacement = offset - edge
      let outwards = velocity * displacement > 0
      let start =
        outwards && abs(velocity) > Deceleration.restVelocity
        ? velocity * RubberBand.coefficient
        : abs(velocity) > Deceleration.restVelocity ? velocity : -displacement * BounceSpring.heldInwardVelocity
      first = .spring(BounceSpring(target: edge, displacement: displacement, velocity: start))
      return
    }
    var free = Deceleration(start: offset, velocity: velocity, rate: rate)
    if let target {
      let wanted = min(max(target, range.lowerBound), range.upperBound)
      if let retargeted = free.retargeted(to: wanted) {
        free = retargeted
      } else if wanted != offset {
        // Too slow, or the wrong way: drawn there by the spring.
        first = .spring(BounceSpring(target: wanted, displacement: offset - wanted, velocity: velocity))
        return
      }
    }
    if free.duration == 0 {
      first = .rest(offset)
      return
    }
    first = .free(free)
    let limit = velocity < 0 ? range.lowerBound : range.upperBound
    if let time = free.time(toReach: limit), abs(free.end - limit) > 1e-6 {
      switchTime = time + Self.lag
      second =
        bounces
        ? .spring(BounceSpring(target: limit, displacement: 0, velocity: free.velocity(at: time))) : .rest(limit)
    }
  }

  /// Seconds after the lift's time stamp at which free content sets out: all recordings lag by 0.8 to 0.9 ms.
  package static let lag = 0.00083

  private func phase(at time: Double) -> (Phase, Double) {
    if let second, time >= switchTime { return (second, time - switchTime) }
    if case .free = first { return (first, max(0, time - Self.lag)) }
    return (first, time)
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
