import CoreGraphics
import Foundation
import QuartzCore

/// A ring around an item that has the focus. Seen while the user works with keys.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// On which side of its outline the ring lies.
  public enum Position: Int, Sendable {
    /// Outside, or inside of views that clip.
    case automatic = 0
    /// Outside.
    case outside = 1
    /// Inside.
    case inside = 2
  }

  /// The outline in the coordinates of the reference view; nil: that of the item.
  package final var outline: (rect: CGRect, radius: CGFloat)?
  /// In whose coordinates the outline is given. Default nil: the item's.
  open weak var referenceView: UIView?
  /// The view above which the ring lies. Default nil: the item.
  open weak var containerView: UIView?
  /// Default automatic.
  open var position = Position.automatic

  /// A ring around the item, which follows its corners.
  public override init() { super.init() }

  /// A ring around a rectangle.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0, curve: .circular)
  }

  /// A ring around a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init()
    outline = (rect, cornerRadius)
  }

  /// A ring around the box of a path.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init(roundedRect: bezierPath.bounds, cornerRadius: 0, curve: .circular)
  }
}
