import Foundation

extension UIView {
  /// How a view's content follows a changed size.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds. The default.
    case scaleToFill
    /// As large as fits, proportions kept, in the middle.
    case scaleAspectFit
    /// As small as fills, proportions kept, in the middle.
    case scaleAspectFill
    /// Drawn again for the new bounds.
    case redraw
    /// At its own size in the middle.
    case center
    /// At its own size at the middle of the edge that is seen there: top, bottom, left or right.
    case top, bottom, left, right
    /// At its own size in the corner that is seen there.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which of a view's lengths give way when its superview changes size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// One bit for each length; UIKit's values.
    public let rawValue: UInt

    /// The lengths whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

    /// The distance to the superview's upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    /// The distance to the superview's lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether the tint is shown in full or greyed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview. The default.
    case automatic
    /// The tint colour itself.
    case normal
    /// Greyed: something else has the attention.
    case dimmed
  }

  /// In `intrinsicContentSize`: no natural length in that axis (−1).
  nonisolated public class var noIntrinsicMetric: CGFloat { -1 }
  /// For `systemLayoutSizeFitting`: as small as possible.
  nonisolated public class var layoutFittingCompressedSize: CGSize { .zero }
  /// For `systemLayoutSizeFitting`: as large as possible.
  nonisolated public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
