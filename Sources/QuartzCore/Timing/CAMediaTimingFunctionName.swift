import Foundation

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The curve's name in Core Animation.
  public let rawValue: String

  /// Creates a name from its raw value.
  ///
  /// - Parameter rawValue: The curve's name in Core Animation. An unknown name means the linear curve.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant pace from beginning to end.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")

  /// A slow beginning, with the control points (0.42, 0) and (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")

  /// A slow end, with the control points (0, 0) and (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")

  /// A slow beginning and end, with the control points (0.42, 0) and (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default curve, which implicit animations use. Its control points are (0.25, 0.1) and (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
