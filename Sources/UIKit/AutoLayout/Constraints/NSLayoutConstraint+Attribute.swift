extension NSLayoutConstraint {
  /// What of a view or guide a constraint speaks of. The raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge at which text begins.
    case leading
    /// The edge at which text ends.
    case trailing
    /// How wide the view is.
    case width
    /// How high the view is.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the lowest line of text.
    case lastBaseline
    /// The baseline of the highest line of text.
    case firstBaseline
    /// The left edge of the area within the margins.
    case leftMargin
    /// The right edge of the area within the margins.
    case rightMargin
    /// The top edge of the area within the margins.
    case topMargin
    /// The bottom edge of the area within the margins.
    case bottomMargin
    /// The leading edge of the area within the margins.
    case leadingMargin
    /// The trailing edge of the area within the margins.
    case trailingMargin
    /// The middle of the area within the margins, from left to right.
    case centerXWithinMargins
    /// The middle of the area within the margins, from top to bottom.
    case centerYWithinMargins
    /// The right side is the constant alone.
    case notAnAttribute = 0

    var axis: Axis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      default: .vertical
      }
    }
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }
}
