import Foundation

/// The corners of a stroked line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, up to the miter limit. The default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

  /// Rounded outside the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")

  /// Cut off straight outside the corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
