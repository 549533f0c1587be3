extension NSLayoutConstraint {
  /// Constants that specify the attribute of a view or layout guide that a constraint relates. The raw values are the same as in UIKit.
  public enum Attribute: Int, Sendable {
    /// The left edge of the item.
    case left = 1
    /// The right edge of the item.
    case right
    /// The top edge of the item.
    case top
    /// The bottom edge of the item.
    case bottom
    /// The leading edge of the item. It is the left edge in a left-to-right layout.
    case leading
    /// The trailing edge of the item. It is the right edge in a left-to-right layout.
    case trailing
    /// The width of the item.
    case width
    /// The height of the item.
    case height
    /// The horizontal center of the item.
    case centerX
    /// The vertical center of the item.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge of the area within the view's margins.
    case leftMargin
    /// The right edge of the area within the view's margins.
    case rightMargin
    /// The top edge of the area within the view's margins.
    case topMargin
    /// The bottom edge of the area within the view's margins.
    case bottomMargin
    /// The leading edge of the area within the view's margins.
    case leadingMargin
    /// The trailing edge of the area within the view's margins.
    case trailingMargin
    /// The horizontal center of the area within the view's margins.
    case centerXWithinMargins
    /// The vertical center of the area within the view's margins.
    case centerYWithinMargins
    /// No attribute. The second item of the constraint is nil, and the constraint relates the first item to a constant.
    case notAnAttribute = 0

    /// Indicates whether the attribute is an edge that depends on the layout direction.
    var followsDirection: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    var axis: Axis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      default: .vertical
      }
    }
  }

  /// Constants that specify the relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }
}
