/// Options of a symbol effect: its speed, and how often it is repeated.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of repetitions. The value is 0 for one time, and nil to use the effect's own behavior.
  enum Repetition: Hashable, Sendable {
    case automatic, count(Int), continuous
  }

  var speedFactor = 1.0
  var repetition = Repetition.automatic

  /// The options with which an effect plays at its usual speed and in its usual way.
  public static let `default` = SymbolEffectOptions()
  /// The effect is repeated until it is removed.
  public static var repeating: SymbolEffectOptions { Self.default.repeating }
  /// The effect plays once.
  public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }

  /// Returns options with a number of repetitions.
  ///
  /// - Parameter count: The number of times that the effect plays, or nil to repeat it until it is removed. Values below 1 are treated
  ///   as 1.
  /// - Returns: The options.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }

  /// Returns options with a speed.
  ///
  /// - Parameter speed: The factor by which the effect is faster than usual. Values that are not positive are ignored.
  /// - Returns: The options.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// The same options, with which the effect is repeated until it is removed.
  public var repeating: SymbolEffectOptions { with(.continuous) }
  /// The same options, with which the effect plays once.
  public var nonRepeating: SymbolEffectOptions { with(.count(1)) }

  /// Returns the same options with a number of repetitions.
  ///
  /// - Parameter count: The number of times that the effect plays, or nil to repeat it until it is removed. Values below 1 are treated
  ///   as 1.
  /// - Returns: The options.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count.map { .count(max(1, $0)) } ?? .continuous) }

  /// Returns the same options with a speed.
  ///
  /// - Parameter speed: The factor by which the effect is faster than usual. Values that are not positive are ignored.
  /// - Returns: The options.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    if speed > 0, speed.isFinite { options.speedFactor = speed }
    return options
  }

  private func with(_ repetition: Repetition) -> SymbolEffectOptions {
    var options = self
    options.repetition = repetition
    return options
  }
}
