import Foundation

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay in sight while their section scrolls.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart, in cards with round corners.
    case insetGrouped = 2
  }

  /// Where a row is brought to.
  public enum ScrollPosition: Int, Sendable {
    /// To the nearest edge; nowhere where the row is in sight.
    case none = 0
    /// To the upper edge.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the lower edge.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They become visible and invisible.
    case fade = 0
    /// They come from the right and go there.
    case right = 1
    /// They come from the left and go there.
    case left = 2
    /// They come from above and go there.
    case top = 3
    /// They come from below and go there.
    case bottom = 4
    /// At once.
    case none = 5
    /// They open around their middle, and close there.
    case middle = 6
    /// As the table likes.
    case automatic = 100
  }

  /// Where the insets of separators begin.
  public enum SeparatorInsetReference: Int, Sendable {
    /// At the edges of the cell.
    case fromCellEdges = 0
    /// At the insets that a separator has by itself.
    case fromAutomaticInsets = 1
  }

  /// Whether rows whose cells change their size by themselves are laid out anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When a cell invalidates its intrinsic content size.
    case enabled = 1
    /// Also when constraints in its content view change.
    case enabledIncludingConstraints = 2
  }
}
