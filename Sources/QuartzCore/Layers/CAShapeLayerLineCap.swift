import Foundation

/// The ends of a stroked line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut at the end point. The default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")

  /// A half circle around the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")

  /// Half of the line width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
