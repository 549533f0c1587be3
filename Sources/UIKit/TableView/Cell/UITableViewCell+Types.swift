import Foundation

extension UITableViewCell {
  /// The labels of a cell and their positions.
  public enum CellStyle: Int, Sendable {
    /// One label, with an image before it.
    case `default` = 0
    /// A label at the leading edge and a second one at the trailing edge.
    case value1 = 1
    /// A label in the tint color, which ends where the second label begins.
    case value2 = 2
    /// A label and a smaller one below it.
    case subtitle = 3
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A thin line.
    case singleLine = 1
    /// A thin line. The etched style was removed in iOS 7.
    case singleLineEtched = 2
  }

  /// The style of selected cells.
  public enum SelectionStyle: Int, Sendable {
    /// Selected cells look like others.
    case none = 0
    /// The same as `default`. The blue style was removed in iOS 7.
    case blue = 1
    /// The same as `default`.
    case gray = 2
    /// Selected cells have a gray background.
    case `default` = 3
  }

  /// The style of focused cells.
  public enum FocusStyle: Int, Sendable {
    /// The standard focus ring.
    case `default` = 0
    /// A custom appearance that the cell provides.
    case custom = 1
  }

  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// The control deletes the row.
    case delete = 1
    /// The control inserts a row.
    case insert = 2
  }

  /// The standard accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A disclosure indicator: a tap on the row shows more.
    case disclosureIndicator = 1
    /// A detail button and a disclosure indicator.
    case detailDisclosureButton = 2
    /// A check mark, for a chosen row.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The state of a cell during a drag.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted, or returns after a lift.
    case lifting = 1
    /// The cell is being dragged. Its original position is still shown.
    case dragging = 2
  }

  /// The editing controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the controls, with the values of UIKit.
    public let rawValue: UInt
    /// Creates a set of controls from its bits.
    ///
    /// - Parameter rawValue: One bit for each control. Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell shows the control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell shows the button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
