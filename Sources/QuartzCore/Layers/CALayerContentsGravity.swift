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
  /// - Parameter rawValue: The gravity's name in Core Animation. An unknown name has the same effect as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The content is at the center and is not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")

  /// The content is at the center of the edge with the largest y and is not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")

  /// The content is at the center of the edge with the smallest y and is not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")

  /// The content is at the center of the left edge and is not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")

  /// The content is at the center of the right edge and is not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")

  /// The content is at the left corner with the largest y and is not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")

  /// The content is at the right corner with the largest y and is not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")

  /// The content is at the left corner with the smallest y and is not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")

  /// The content is at the right corner with the smallest y and is not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The content is stretched to fill the bounds. This is the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The content is scaled to fit in the bounds, and its aspect ratio is preserved.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The content is scaled to fill the bounds, and its aspect ratio is preserved.
  public static let resizeAspectFill = CALayerContentsGravity(
    rawValue: "resizeAspectFill")
}
