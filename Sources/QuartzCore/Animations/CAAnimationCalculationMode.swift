import Foundation

/// The mode in which a keyframe animation computes the values between its key values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: The mode's name in Core Animation. An unknown name has the same effect as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation. This is the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation. Each key value applies until the next key time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed. Key times are ignored.
  public static let paced = CAAnimationCalculationMode(
    rawValue: "paced")
  /// A smooth curve through the key values. The tension, continuity and bias of the animation determine its shape.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve through the key values. The speed along the curve is constant, and key times are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(
    rawValue: "cubicPaced")
}
