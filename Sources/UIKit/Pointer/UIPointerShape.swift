import CoreGraphics
import Foundation

/// The shape of the pointer, or of the effect that it has on a view.
public enum UIPointerShape {
  /// The default corner radius of `roundedRect`, in points.
  public static let defaultCornerRadius: CGFloat = 8

  /// A shape with the outline of a path.
  case path(UIBezierPath)
  /// A shape with the outline of a rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical bar, such as the pointer over text. Its length is in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal bar, such as the pointer over vertical text. Its length is in points.
  case horizontalBeam(length: CGFloat)
}
