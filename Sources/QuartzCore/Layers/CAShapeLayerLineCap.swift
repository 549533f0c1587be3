import Foundation

/// The shape of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The shape's name in Core Animation.
  public let rawValue: String

  /// Creates a shape from its name.
  ///
  /// - Parameter rawValue: The shape's name in Core Animation. An unknown name has the same effect as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The stroke ends at the end point. This is the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")

  /// The stroke ends with a half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")

  /// The stroke extends beyond the end point by half of the line width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
