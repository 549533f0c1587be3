import CoreGraphics
import Foundation

/// The shape of a pointer, or of what an effect draws.
public enum UIPointerShape {
  /// The radius of corners by default, points.
  public static let defaultCornerRadius: CGFloat = 8

  /// Any outline.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// As for text; its length in points.
  case verticalBeam(length: CGFloat)
  /// As for text that runs down; its length in points.
  case horizontalBeam(length: CGFloat)
}
