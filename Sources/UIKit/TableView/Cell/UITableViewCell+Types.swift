import Foundation

extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// One label, with an image before it.
    case `default` = 0
    /// A label at the leading edge and a second one at the trailing edge.
    case value1 = 1
    /// A label in the tint's colour that ends where the second one begins.
    case value2 = 2
    /// A smaller label below the first.
    case subtitle = 3
  }

  /// How rows are set apart.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a thin line.
    case singleLine = 1
    /// As a single line: the etched look went with iOS 7.
    case singleLineEtched = 2
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// As `default`: the colour went with iOS 7.
    case blue = 1
    /// As `default`.
    case gray = 2
    /// With a grey background.
    case `default` = 3
  }

  /// How a focused cell looks.
  public enum FocusStyle: Int, Sendable {
    /// With the system's ring.
    case `default` = 0
    /// As the cell itself says.
    case custom = 1
  }

  /// What the control at a row's leading edge does while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// There is none.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }

  /// What stands at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: a tap leads on.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A mark: the row is chosen.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// How far a drag of the cell has come.
  public enum DragState: Int, Sendable {
    /// The cell is not part of a drag.
    case none = 0
    /// The cell is being lifted, or lies back after a lift.
    case lifting = 1
    /// The cell goes along with the finger; its place is still shown.
    case dragging = 2
  }

  /// Which controls for editing a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits; UIKit's values.
    public let rawValue: UInt
    /// The controls whose bits are set; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
