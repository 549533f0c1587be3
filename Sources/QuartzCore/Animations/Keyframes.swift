import CoreGraphics
import Foundation

/// The prepared values of a keyframe animation: the segments between its key times.
struct Keyframes {
  private enum Track {
    case values([LayerValue])
    case path([PathSegment])
  }

  private let track: Track
  /// The boundaries of the segments, as fractions of the duration. For discrete values, each boundary is the time at
  /// which a value begins, and the last one is the end of the last value.
  private let times: [Double]
  private let mode: CAAnimationCalculationMode
  private let spline: [Knot]

  private struct Knot {
    var tension: Double
    var continuity: Double
    var bias: Double
  }

  init(
    values: [LayerValue], path: CGPath?, keyTimes: [Double]?, mode: CAAnimationCalculationMode, tension: [Double]?,
    continuity: [Double]?, bias: [Double]?
  ) {
    self.mode = mode
    let isPaced = mode == .paced || mode == .cubicPaced
    let lengths: [Double]
    let count: Int
    if let path {
      let segments = PathSegment.segments(of: path)
      track = .path(segments)
      count = segments.isEmpty ? 0 : segments.count + 1
      lengths = segments.map(\.length)
    } else {
      track = .values(values)
      count = values.count
      lengths = count < 2 ? [] : (1..<count).map { values[$0 - 1].distance(to: values[$0]) }
    }
    func element(_ list: [Double]?, _ index: Int) -> Double { list.flatMap { index < $0.count ? $0[index] : nil } ?? 0 }
    spline = (0..<max(count, 0)).map {
      Knot(tension: element(tension, $0), continuity: element(continuity, $0), bias: element(bias, $0))
    }
    let total = lengths.reduce(0, +)
    if isPaced, total > 0 {
      var sum = 0.0
      times =
        [0]
        + lengths.map {
          sum += $0; return sum / total
        }
    } else if mode == .discrete {
      // With discrete values, each value applies from its key time until the next one.
      if let keyTimes, keyTimes.count >= count {
        times = keyTimes
      } else {
        times = (0...max(count, 1)).map { Double($0) / Double(max(count, 1)) }
      }
    } else if let keyTimes, keyTimes.count >= count, count > 0 {
      times = Array(keyTimes.prefix(count))
    } else {
      times = (0..<max(count, 1)).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
  }

  /// Returns the index of the segment at `progress`, and the progress within the segment after its timing function is
  /// applied.
  private func locate(_ progress: Double, timing: [CAMediaTimingFunction]?) -> (Int, Double) {
    let last = times.count - 2
    guard last >= 0 else { return (0, 0) }
    var index = 0
    while index < last, progress >= times[index + 1] { index += 1 }
    let segmentDuration = times[index + 1] - times[index]
    var fraction = segmentDuration > 0 ? (progress - times[index]) / segmentDuration : 1
    // If the timing function of the whole animation overshoots, the ends are extrapolated. Before the first key time
    // and after the last one the value is constant.
    if index == 0, fraction < 0, times[0] > 0 { fraction = 0 }
    if index == last, fraction > 1, times[last + 1] < 1 { fraction = 1 }
    if let timing, index < timing.count, mode != .paced, mode != .cubicPaced {
      fraction = timing[index].value(at: fraction)
    }
    return (index, fraction)
  }

  func value(at progress: Double, timing: [CAMediaTimingFunction]?) -> LayerValue? {
    switch track {
    case .path(let segments):
      guard let first = segments.first else { return nil }
      if mode == .discrete {
        let (index, _) = locate(progress, timing: nil)
        return .point(index < segments.count ? segments[index].start : segments.last?.end ?? first.start)
      }
      let (index, fraction) = locate(progress, timing: timing)
      let segment = segments[min(index, segments.count - 1)]
      return .point(
        mode == .paced || mode == .cubicPaced ? segment.point(atLength: fraction) : segment.point(at: fraction))
    case .values(let values):
      guard let first = values.first else { return nil }
      guard values.count > 1 else { return first }
      if mode == .discrete {
        let (index, _) = locate(progress, timing: nil)
        return values[min(index, values.count - 1)]
      }
      let (index, fraction) = locate(progress, timing: timing)
      let to = min(index + 1, values.count - 1)
      if mode == .cubic || mode == .cubicPaced, let splineValue = splineValue(values, index, to, fraction) {
        return splineValue
      }
      return LayerValue.interpolate(values[index], values[to], fraction)
    }
  }

  /// Returns the direction of travel along the path in radians, or nil if the animation has no path.
  func direction(at progress: Double, timing: [CAMediaTimingFunction]?) -> CGFloat? {
    guard case .path(let segments) = track, !segments.isEmpty else { return nil }
    let (index, fraction) = locate(progress, timing: timing)
    let segment = segments[min(index, segments.count - 1)]
    let isPaced = mode == .paced || mode == .cubicPaced
    return segment.direction(at: isPaced ? segment.parameter(atLength: fraction) : fraction)
  }

  /// Returns a value on the Kochanek–Bartels spline between two key values, or nil if the values have no numbers.
  private func splineValue(_ values: [LayerValue], _ from: Int, _ to: Int, _ p: Double) -> LayerValue? {
    func components(_ index: Int) -> [Double]? { values[min(max(index, 0), values.count - 1)].splineComponents }
    guard let a = components(from), let b = components(to), let before = components(from - 1),
      let after = components(to + 1),
      a.count == b.count, a.count == before.count, a.count == after.count
    else { return nil }
    let (k, l) = (spline[from], spline[to])
    let (p2, p3) = (p * p, p * p * p)
    let interpolatedComponents = a.indices.map { i -> Double in
      let outgoingTangent =
        (1 - k.tension)
        * ((1 + k.continuity) * (1 + k.bias) * (a[i] - before[i])
          + (1 - k.continuity) * (1 - k.bias) * (b[i] - a[i])) / 2
      let incomingTangent =
        (1 - l.tension)
        * ((1 - l.continuity) * (1 + l.bias) * (b[i] - a[i])
          + (1 + l.continuity) * (1 - l.bias) * (after[i] - b[i])) / 2
      return (2 * p3 - 3 * p2 + 1) * a[i] + (p3 - 2 * p2 + p) * outgoingTangent + (3 * p2 - 2 * p3) * b[i]
        + (p3 - p2) * incomingTangent
    }
    return values[from].withSplineComponents(interpolatedComponents)
  }
}

extension LayerValue {
  /// The components of a value with which splines are computed, or nil if the value has none.
  fileprivate var splineComponents: [Double]? {
    switch self {
    case .number(let v): [v]
    case .point(let v): [Double(v.x), Double(v.y)]
    case .size(let v): [Double(v.width), Double(v.height)]
    case .rect(let v): [Double(v.origin.x), Double(v.origin.y), Double(v.size.width), Double(v.size.height)]
    default: nil
    }
  }

  fileprivate func withSplineComponents(_ p: [Double]) -> LayerValue {
    switch self {
    case .number: .number(p[0])
    case .point: .point(CGPoint(x: p[0], y: p[1]))
    case .size: .size(CGSize(width: p[0], height: p[1]))
    case .rect: .rect(CGRect(x: p[0], y: p[1], width: p[2], height: p[3]))
    default: self
    }
  }
}
