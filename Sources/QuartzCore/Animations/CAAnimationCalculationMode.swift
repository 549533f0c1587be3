import Foundation

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight. The default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In steps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at constant speed; key times are ignored.
  public static let paced = CAAnimationCalculationMode(
    rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve, at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(
    rawValue: "cubicPaced")
}
