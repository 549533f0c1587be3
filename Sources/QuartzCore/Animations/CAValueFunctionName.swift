import Foundation

/// The named value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the function.
  public let rawValue: String

  /// The function of that name; unknown ones make no function.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From an angle in radians to a rotation about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")

  /// From an angle in radians to a rotation about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")

  /// From an angle in radians to a rotation about the z axis, in the plane of the layer.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")

  /// From a factor to a scale along x, y and z.
  public static let scale = CAValueFunctionName(rawValue: "scale")

  /// From a factor to a scale along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")

  /// From a factor to a scale along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")

  /// From a factor to a scale along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")

  /// From a length in points to a translation along x, y and z.
  public static let translate = CAValueFunctionName(rawValue: "translate")

  /// From a length in points to a translation along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")

  /// From a length in points to a translation along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")

  /// From a length in points to a translation along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
