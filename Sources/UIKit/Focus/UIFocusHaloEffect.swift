import CoreGraphics
import Foundation
import QuartzCore

/// A focus effect that draws a ring around the item while the user operates the application with the keyboard.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of the ring relative to the outline.
  public enum Position: Int, Sendable {
    /// The ring is outside the outline, or inside it in views that clip to their bounds.
    case automatic = 0
    /// The ring is outside the outline.
    case outside = 1
    /// The ring is inside the outline.
    case inside = 2
  }

  /// The outline in the coordinate system of the effect's `referenceView`, or `nil` to use the outline of the item.
  package final var outline: (rect: CGRect, radius: CGFloat)?
  /// The view whose coordinate system the outline uses. The default is `nil`, which means the item itself.
  open weak var referenceView: UIView?
  /// The view to which the ring is added. The default is `nil`, which means the item itself.
  open weak var containerView: UIView?
  /// The position of the ring relative to the outline. The default is `automatic`.
  open var position = Position.automatic

  /// Creates a ring around the item, with the item's corner radius.
  public override init() { super.init() }

  /// Creates a ring around a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the coordinates of the reference view.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0, curve: .circular)
  }

  /// Creates a ring around a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the reference view.
  ///   - cornerRadius: The corner radius, in points.
  ///   - curve: The curve of the corners. Tessera ignores it.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init()
    outline = (rect, cornerRadius)
  }

  /// Creates a ring around the bounds of a path.
  ///
  /// - Parameter bezierPath: The path, in the coordinates of the reference view.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init(roundedRect: bezierPath.bounds, cornerRadius: 0, curve: .circular)
  }
}
