import Foundation

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight. The default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear:Straight. The default.")
  /// In steps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete:In steps.")
  /// Straight, at constant speed; key times are ignored.
  public static let paced = CAAnimationCalculationMode(
    rawValue: "paced:Straight, at constant speed; key times are ignored.")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic:Along a smooth curve through the values.")
  /// Along a smooth curve, at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(
    rawValue: "cubicPaced:Along a smooth curve, at constant speed.")
}
