import Foundation

extension UITableViewCell {
  /// Constants that determine the labels of a cell and their positions.
  public enum CellStyle: Int, Sendable {
    /// The cell has one label, with an image before it.
    case `default` = 0
    /// The cell has a label at the leading edge and a second one at the trailing edge.
    case value1 = 1
    /// The cell has a label in the tint color, and a second label that begins where the first one ends.
    case value2 = 2
    /// The cell has a label and a smaller label below it.
    case subtitle = 3
  }

  /// Constants that determine the style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// There are no separators.
    case none = 0
    /// Separators are thin lines.
    case singleLine = 1
    /// Separators are thin lines, because the etched style was removed in iOS 7.
    case singleLineEtched = 2
  }

  /// Constants that determine the appearance of selected cells.
  public enum SelectionStyle: Int, Sendable {
    /// Selected cells have the same appearance as other cells.
    case none = 0
    /// Selected cells have a gray background, because the blue style was removed in iOS 7.
    case blue = 1
    /// Selected cells have a gray background, as with `default`.
    case gray = 2
    /// Selected cells have a gray background.
    case `default` = 3
  }

  /// Constants that determine the appearance of focused cells.
  public enum FocusStyle: Int, Sendable {
    /// Focused cells have the standard focus ring.
    case `default` = 0
    /// The cell itself provides the appearance of the focus.
    case custom = 1
  }

  /// Constants that determine the editing control of a row.
  public enum EditingStyle: Int, Sendable {
    /// The row has no editing control.
    case none = 0
    /// The row has a control that deletes it.
    case delete = 1
    /// The row has a control that inserts a row.
    case insert = 2
  }

  /// Constants that determine the standard accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory.
    case none = 0
    /// The cell has a disclosure indicator, which indicates that a tap on the cell shows further content.
    case disclosureIndicator = 1
    /// The cell has a detail button and a disclosure indicator.
    case detailDisclosureButton = 2
    /// The cell has a checkmark, which indicates that its row is chosen.
    case checkmark = 3
    /// The cell has a detail button.
    case detailButton = 4
  }

  /// Constants that specify the state of a cell while its row is lifted or dragged.
  public enum DragState: Int, Sendable {
    /// The cell is not part of a drag.
    case none = 0
    /// The cell is being lifted, or returns to its position after a lift.
    case lifting = 1
    /// The cell is being dragged. Its original position is still shown.
    case dragging = 2
  }

  /// A set of editing controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the set. They are the same as in UIKit.
    public let rawValue: UInt
    /// Creates a set of editing controls from raw bits.
    ///
    /// - Parameter rawValue: A bit for each control. Unknown bits are retained.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell shows its editing control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell shows the button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
