import Foundation

/// The shape of a layer's rounded corners: circular or continuous.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name in Core Animation.
  public let rawValue: String

  /// Creates a curve from its name.
  ///
  /// - Parameter rawValue: The curve's name in Core Animation. An unknown name has the same effect as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An arc of a circle. This is the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with gradually increasing curvature. The curve begins about 1.53 radii from the corner.
  public static let continuous = CALayerCornerCurve(
    rawValue: "continuous")
}
