import Foundation

/// Where `contents` lies in the bounds of its layer when it does not fill them.
///
/// As Apple's CALayer.h has it, "bottom" always means the smallest y and "top" the largest, whatever way y points: in
/// UIKit's coordinates `.bottom` is seen at the top edge. `UIView.contentMode` names what is seen.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")

  /// In the middle of the edge with the largest y, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")

  /// In the middle of the edge with the smallest y, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")

  /// In the middle of the left edge, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")

  /// In the middle of the right edge, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")

  /// In the left corner with the largest y, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")

  /// In the right corner with the largest y, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")

  /// In the left corner with the smallest y, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")

  /// In the right corner with the smallest y, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds. The default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, proportions kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills, proportions kept.
  public static let resizeAspectFill = CALayerContentsGravity(
    rawValue: "resizeAspectFill")
}
