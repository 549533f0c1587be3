import Foundation

/// The style of a `CAGradientLayer`: axial, radial or conic.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The style's name in Core Animation.
  public let rawValue: String

  /// Creates a style from its name.
  ///
  /// - Parameter rawValue: The style's name in Core Animation. An unknown name has the same effect as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along the line from the start point to the end point. This is the default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// An elliptical gradient centered at the start point. The end point determines its two radii: it is a corner of the
  /// rectangle around a quarter of the ellipse.
  public static let radial = CAGradientLayerType(
    rawValue: "radial")
  /// A gradient that rotates around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(
    rawValue: "conic")
}
