import Foundation

/// The name of a predefined value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The function's name in Core Animation.
  public let rawValue: String

  /// Creates a name from its raw value.
  ///
  /// - Parameter rawValue: The function's name in Core Animation. There is no function for an unknown name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Converts an angle in radians to a rotation about the x-axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")

  /// Converts an angle in radians to a rotation about the y-axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")

  /// Converts an angle in radians to a rotation about the z-axis, in the plane of the layer.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")

  /// Converts a factor to a scale along the x-, y- and z-axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")

  /// Converts a factor to a scale along the x-axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")

  /// Converts a factor to a scale along the y-axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")

  /// Converts a factor to a scale along the z-axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")

  /// Converts a distance in points to a translation along the x-, y- and z-axes.
  public static let translate = CAValueFunctionName(rawValue: "translate")

  /// Converts a distance in points to a translation along the x-axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")

  /// Converts a distance in points to a translation along the y-axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")

  /// Converts a distance in points to a translation along the z-axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
