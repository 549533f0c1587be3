extension NSLayoutConstraint {
  /// What of a view or guide a constraint speaks of. The raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
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
