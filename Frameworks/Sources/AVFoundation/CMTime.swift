import Foundation

/// The kind of a time, and whether it is exact.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32
  /// Creates flags from a number.
  ///
  /// - Parameter rawValue: The flags as a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time is not exact.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is after all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is unknown, such as the duration of a stream.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of times that are no numbers.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a fraction of integers, or one that is infinite, indefinite or invalid.
public struct CMTime: Sendable {
  /// The numerator: the number of units.
  public var value: Int64
  /// The denominator: the number of units in a second.
  public var timescale: Int32
  /// The kind of the time, and whether it is exact.
  public var flags: CMTimeFlags
  /// The number of the timeline, such as a repetition. A duration has the number 0.
  public var epoch: Int64

  /// Creates a time from its parts.
  ///
  /// - Parameters:
  ///   - value: The numerator: the number of units.
  ///   - timescale: The denominator: the number of units in a second.
  ///   - flags: The kind of the time, and whether it is exact.
  ///   - epoch: The number of the timeline.
  public init(value: Int64, timescale: Int32, flags: CMTimeFlags, epoch: Int64) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// Creates a time.
  ///
  /// - Parameters:
  ///   - value: The numerator: the number of units.
  ///   - timescale: The denominator: the number of units in a second. With 0 or less the time is invalid.
  public init(value: Int64, timescale: Int32) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// Creates the time that is nearest to a number of seconds.
  ///
  /// - Parameters:
  ///   - seconds: The time, in seconds. An infinite number gives an infinite time, and one that is not a number an invalid time.
  ///   - preferredTimescale: The number of units in a second. It is halved until the numerator is small enough. With 0 or less
  ///     the time is invalid.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    self.init(units: seconds * Double(preferredTimescale), timescale: preferredTimescale, isRounded: false, epoch: 0)
    if isNumeric, self.seconds != seconds { flags.insert(.hasBeenRounded) }
  }

  /// The time 0.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// An invalid time.
  public static let invalid = CMTime()
  /// The unknown duration of a stream.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// The time after all others.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// The time before all others.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in seconds. It is infinite if the time is, and not a number if the time is invalid or indefinite.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
  }
  /// A Boolean value that indicates whether the time is valid. Infinite and indefinite times are valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// A Boolean value that indicates whether the time is the one after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// A Boolean value that indicates whether the time is the one before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// A Boolean value that indicates whether the time is unknown, such as the duration of a stream.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// A Boolean value that indicates whether the time is a fraction: it is valid, and neither infinite nor indefinite.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
  /// A Boolean value that indicates whether the time is a fraction that is not exact.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Converts the time to other units.
  ///
  /// - Parameters:
  ///   - newTimescale: The number of units in a second. With 0 or less the result is invalid.
  ///   - method: Determines how a fraction of a unit is rounded.
  /// - Returns: The time in the other units, which are halved until the numerator is small enough. A time that is not a fraction
  ///   is returned as it is.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric else { return self }
    guard newTimescale > 0 else { return .invalid }
    return CMTime(
      Int128(value), per: Int128(timescale), timescale: newTimescale, method: method.resolved(timescale, newTimescale),
      isRounded: hasBeenRounded, epoch: epoch)
  }
}

// MARK: Arithmetic

extension CMTime: Comparable, Hashable {
  /// Creates the time that is nearest to a number of units.
  init(units: Double, timescale: Int32, isRounded: Bool, epoch: Int64) {
    var (units, timescale) = (units, timescale)
    while units.isFinite, abs(units.rounded()) >= 0x1p63, timescale > 1 {
      units *= Double(timescale / 2) / Double(timescale)
      timescale /= 2
    }
    guard !units.isNaN, let value = Int64(exactly: units.rounded()) else {
      self = units.isNaN ? .invalid : units > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let isExact = !isRounded && Double(value) == units
    self.init(
      value: value, timescale: timescale, flags: isExact ? .valid : [.valid, .hasBeenRounded], epoch: epoch)
  }

  /// Creates the time that is nearest to a fraction of a second.
  init(
    _ numerator: Int128, per denominator: Int128, timescale: Int32, method: CMTimeRoundingMethod = .default,
    isRounded: Bool, epoch: Int64
  ) {
    var scale = Int128(timescale)
    while true {
      let (whole, rest) = (numerator * scale).quotientAndRemainder(dividingBy: denominator)
      let units = whole + method.step(whole, rest, denominator)
      if let value = Int64(exactly: units) {
        let flags: CMTimeFlags = rest != 0 || isRounded ? [.valid, .hasBeenRounded] : .valid
        self.init(value: value, timescale: Int32(scale), flags: flags, epoch: epoch)
        return
      }
      guard scale > 1 else {
        self = numerator > 0 ? .positiveInfinity : .negativeInfinity
        return
      }
      scale /= 2
    }
  }

  /// Returns the sum of two times, or their difference.
  private static func sum(_ lhs: CMTime, _ rhs: CMTime, sign: Int128) -> CMTime {
    guard lhs.isValid, rhs.isValid else { return .invalid }
    let right = sign > 0 ? rhs.infinity : -rhs.infinity
    if lhs.infinity != 0 || right != 0 {
      let total = lhs.infinity * right < 0 ? 0 : lhs.infinity + right
      return total == 0 ? .invalid : total > 0 ? .positiveInfinity : .negativeInfinity
    }
    if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
    guard lhs.isNumeric, rhs.isNumeric, lhs.epoch == rhs.epoch || lhs.epoch == 0 || rhs.epoch == 0 else {
      return .invalid
    }
    let (left, other) = (Int128(lhs.timescale), Int128(rhs.timescale))
    let common = left / greatestCommonDivisor(left, other) * other
    return CMTime(
      Int128(lhs.value) * other + sign * Int128(rhs.value) * left, per: left * other,
      timescale: Int32(clamping: common), isRounded: lhs.hasBeenRounded || rhs.hasBeenRounded,
      // Times of the same timeline give a duration.
      epoch: lhs.epoch == rhs.epoch ? 0 : lhs.epoch + rhs.epoch)
  }

  private static func greatestCommonDivisor(_ first: Int128, _ second: Int128) -> Int128 {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }

  /// The sign of an infinite time, or 0.
  var infinity: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }

  /// The place of the kind of the time in the order of all times.
  private var rank: Int {
    if isNumeric { return 1 }
    return isNegativeInfinity ? 0 : isIndefinite ? 2 : isPositiveInfinity ? 3 : 4
  }

  /// Returns -1, 0 or 1 if a time is before, at or after another one.
  static func compare(_ lhs: CMTime, _ rhs: CMTime) -> Int32 {
    func sign<Value: Comparable>(_ lhs: Value, _ rhs: Value) -> Int32 { lhs < rhs ? -1 : lhs == rhs ? 0 : 1 }
    guard lhs.isNumeric, rhs.isNumeric else { return sign(lhs.rank, rhs.rank) }
    guard lhs.epoch == rhs.epoch else { return sign(lhs.epoch, rhs.epoch) }
    return sign(Int128(lhs.value) * Int128(rhs.timescale), Int128(rhs.value) * Int128(lhs.timescale))
  }

  /// Returns whether two times are the same fraction of a second in the same timeline, or of the same other kind.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool { compare(lhs, rhs) == 0 }
  /// Returns whether a time is before another one. The order is: negative infinity, fractions by their epoch and time, indefinite
  /// times, positive infinity, invalid times.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { compare(lhs, rhs) < 0 }
  /// Adds the time to a hash value.
  ///
  /// - Parameter hasher: The hash value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    let divisor = Self.greatestCommonDivisor(Int128(value.magnitude), Int128(timescale))
    hasher.combine(Int128(value) / divisor)
    hasher.combine(Int128(timescale) / divisor)
    hasher.combine(epoch)
  }
  /// Returns the sum of two times in their least common units, so that it is exact where possible.
  ///
  /// It is invalid if one of the times is, if they are different infinities, or if they belong to different epochs that are
  /// not 0. Otherwise it is infinite or indefinite if one of them is.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: 1) }
  /// Returns the difference of two times in their least common units, so that it is exact where possible.
  ///
  /// It is invalid if one of the times is, if they are the same infinity, or if they belong to different epochs that are not 0.
  /// Otherwise it is infinite or indefinite if one of them is.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: -1) }
}

/// Determines how a fraction of a unit is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest unit, and away from 0 in the middle.
  case roundHalfAwayFromZero = 1
  /// Towards 0.
  case roundTowardZero = 2
  /// Away from 0.
  case roundAwayFromZero = 3
  /// Towards 0 for larger units and away from 0 for smaller ones. A negative time does not become 0.
  case quickTime = 4
  /// To the next greater unit.
  case roundTowardPositiveInfinity = 5
  /// To the next smaller unit.
  case roundTowardNegativeInfinity = 6
  /// To the nearest unit.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  /// Returns the method for a conversion between two numbers of units in a second.
  func resolved(_ old: Int32, _ new: Int32) -> CMTimeRoundingMethod {
    self == .quickTime && new > old ? .roundAwayFromZero : self
  }

  /// Returns what is added to a quotient that was rounded towards 0: -1, 0 or 1.
  func step(_ quotient: Int128, _ rest: Int128, _ denominator: Int128) -> Int128 {
    guard rest != 0 else { return 0 }
    let away: Int128 = rest < 0 ? -1 : 1
    switch self {
    case .roundHalfAwayFromZero: return rest.magnitude * 2 >= denominator.magnitude ? away : 0
    case .roundTowardZero: return 0
    case .roundAwayFromZero: return away
    case .quickTime: return quotient == 0 && rest < 0 ? away : 0
    case .roundTowardPositiveInfinity: return max(away, 0)
    case .roundTowardNegativeInfinity: return min(away, 0)
    }
  }
}
