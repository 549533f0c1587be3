import Foundation

/// The kind of a `CAGradientLayer`.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end point. The default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// An ellipse about the start point, whose edge goes through the corner at the end point.
  public static let radial = CAGradientLayerType(
    rawValue: "radial")
  /// Around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(
    rawValue: "conic")
}
