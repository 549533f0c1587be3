import Foundation

/// The position and scaling of `contents` in the bounds of a layer.
///
/// As in Apple's CALayer.h, "bottom" always means the smallest y and "top" the largest, regardless of the direction of
/// the y-axis. In UIKit's coordinate system `.bottom` is at the upper edge. By contrast, the names of
/// `UIView.contentMode` refer to the visible edges.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name in Core Animation.
  public let rawValue: String

  /// Creates a gravity from its name.
  ///
  /// - Parameter rawValue: The gravity's name in Core Animation. An unknown name acts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the center, without scaling.
  public static let center = CALayerContentsGravity(rawValue: "center")

  /// At the center of the edge with the largest y, without scaling.
  public static let top = CALayerContentsGravity(rawValue: "top")

  /// At the center of the edge with the smallest y, without scaling.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")

  /// At the center of the left edge, without scaling.
  public static let left = CALayerContentsGravity(rawValue: "left")

  /// At the center of the right edge, without scaling.
  public static let right = CALayerContentsGravity(rawValue: "right")

  /// At the left corner with the largest y, without scaling.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")

  /// At the right corner with the largest y, without scaling.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")

  /// At the left corner with the smallest y, without scaling.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")

  /// At the right corner with the smallest y, without scaling.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds. This is the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit in the bounds, with the same aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with the same aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(
    rawValue: "resizeAspectFill")
}
