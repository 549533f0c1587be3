import Foundation

extension UIView {
  /// The way in which a view's content adapts to a change of its size.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to the bounds. This is the default.
    case scaleToFill
    /// The content is scaled to fit the bounds without changing its proportions, and centered.
    case scaleAspectFit
    /// The content is scaled to fill the bounds without changing its proportions, and centered.
    case scaleAspectFill
    /// The content is redrawn for the new bounds.
    case redraw
    /// The content is centered and is not scaled.
    case center
    /// The content is centered at an edge and is not scaled. The edge is the physical one: `left` is the left edge in
    /// every language.
    case top, bottom, left, right
    /// The content is in a corner and is not scaled. The corner is the physical one in every language.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The lengths of a view that change when the size of its superview changes.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits of the flexible lengths. The values are the same as in UIKit.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    ///
    /// - Parameter rawValue: The bits, one for each flexible length.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge changes with the superview's width.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

    /// The view's width changes with the width of its superview.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The distance to the superview's right edge changes with the superview's width.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

    /// The distance to the superview's top edge changes with the superview's height.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

    /// The view's height changes with the height of its superview.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    /// The distance to the superview's bottom edge changes with the superview's height.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The way in which a tint color is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The view inherits the mode of its superview. This is the default.
    case automatic
    /// The tint color is shown unchanged.
    case normal
    /// The tint color is gray, because a view in front of this one, such as a sheet, has the user's attention.
    case dimmed
  }

  /// The value −1, which represents the lack of an intrinsic length along an axis.
  nonisolated public class var noIntrinsicMetric: CGFloat { -1 }
  /// The target size for `systemLayoutSizeFitting` that returns the smallest possible size.
  nonisolated public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target size for `systemLayoutSizeFitting` that returns the largest possible size.
  nonisolated public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
