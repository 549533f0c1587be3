import Foundation

/// The named curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the curve.
  public let rawValue: String

  /// The curve of that name; unknown ones are linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same pace from beginning to end.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")

  /// Slow at the beginning: control points (0.42, 0) and (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")

  /// Slow at the end: control points (0, 0) and (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")

  /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
