import Foundation

/// The shape of the corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The shape's name in Core Animation.
  public let rawValue: String

  /// Creates a shape from its name.
  ///
  /// - Parameter rawValue: The shape's name in Core Animation. An unknown name has the same effect as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed corner, up to the miter limit. This is the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

  /// A corner that is rounded by a circular arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")

  /// A corner that is cut off straight.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
