import Foundation

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An arc of a circle. The default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose bend begins gradually, about 1.53 radii from the vertex.
  public static let continuous = CALayerCornerCurve(
    rawValue: "continuous")
}
