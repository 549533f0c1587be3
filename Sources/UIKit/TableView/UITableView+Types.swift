import Foundation

extension UITableView {
  /// Constants that determine the appearance of a table view.
  public enum Style: Int, Sendable {
    /// Rows extend from edge to edge. Headers and footers remain visible while their section is visible.
    case plain = 0
    /// Sections are separated by space. Rows extend from edge to edge.
    case grouped = 1
    /// Sections are separated cards with rounded corners.
    case insetGrouped = 2
  }

  /// Constants that determine the position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The table scrolls by the shortest distance that makes the row visible.
    case none = 0
    /// The row is at the top edge of the visible area.
    case top = 1
    /// The row is in the middle of the visible area.
    case middle = 2
    /// The row is at the bottom edge of the visible area.
    case bottom = 3
  }

  /// Constants that determine how inserted and deleted rows are animated.
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

  /// Constants that determine from where separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The insets are measured from the edges of the cell.
    case fromCellEdges = 0
    /// The insets are added to the automatic insets, which extend the separator from the content to the trailing
    /// margin.
    case fromAutomaticInsets = 1
  }

  /// Constants that determine when self-sizing rows are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Rows are not measured again.
    case disabled = 0
    /// A row is measured again when its cell invalidates its intrinsic content size.
    case enabled = 1
    /// A row is also measured again when constraints in the content view of its cell change.
    case enabledIncludingConstraints = 2
  }
}
