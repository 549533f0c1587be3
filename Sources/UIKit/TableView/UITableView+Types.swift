import Foundation

extension UITableView {
  /// The style of a table view.
  public enum Style: Int, Sendable {
    /// Rows extend from edge to edge. Headers and footers stay visible while their section scrolls.
    case plain = 0
    /// Sections are separated by gaps.
    case grouped = 1
    /// Sections are separated by gaps and have rounded corners.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The row is at the nearest edge. The table does not scroll if the row is already visible.
    case none = 0
    /// The row is at the upper edge.
    case top = 1
    /// The row is in the middle.
    case middle = 2
    /// The row is at the lower edge.
    case bottom = 3
  }

  /// The animation of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade in and out.
    case fade = 0
    /// The rows slide in from the right and out to the right.
    case right = 1
    /// The rows slide in from the left and out to the left.
    case left = 2
    /// The rows slide in from the top and out to the top.
    case top = 3
    /// The rows slide in from the bottom and out to the bottom.
    case bottom = 4
    /// The rows appear and disappear without an animation.
    case none = 5
    /// The rows open from their middle and close to it.
    case middle = 6
    /// The table view chooses an animation.
    case automatic = 100
  }

  /// The reference of separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The insets are relative to the edges of the cell.
    case fromCellEdges = 0
    /// The insets are relative to the automatic insets of the separator.
    case fromAutomaticInsets = 1
  }

  /// The conditions under which self-sizing rows are sized again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Rows are never sized again.
    case disabled = 0
    /// A row is sized again when its cell invalidates its intrinsic content size.
    case enabled = 1
    /// A row is also sized again when constraints in the content view of its cell change.
    case enabledIncludingConstraints = 2
  }
}
