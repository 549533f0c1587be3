import Foundation

/// The properties of a row that its table view determines. They are set before the cell is shown and whenever they
/// change.
struct TableRowContext: Equatable {
  /// The settings of the table view for the separators of its rows.
  struct Separator: Equatable {
    var style = UITableViewCell.SeparatorStyle.singleLine
    var color: UIColor?
    /// The separator insets of the table view, or `nil` if the application has not set any.
    var inset: UIEdgeInsets?
    var reference = UITableView.SeparatorInsetReference.fromCellEdges
  }

  var style = UITableView.Style.plain
  /// Indicates whether the row is the first row of its section. The only row of a section is both the first and the
  /// last row.
  var isFirst = false
  var isLast = false
  /// Indicates whether the row is the first row of a plain table below a bar. Such a row has a separator at its top.
  var isBelowBar = false
  var separator = Separator()
  /// The indentation level that the delegate returned, or `nil` to use the level of the cell.
  var indentationLevel: Int?
  /// The editing style of the row, which determines its editing control.
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Indicates whether the user can edit the row.
  var isEditable = false
  var isMovable = false
  /// Indicates whether the row shows a selection control at its leading edge in editing mode.
  var showsSelectionControl = false
  /// Indicates whether several rows can be selected in the current editing state.
  var allowsMultipleSelection = false
  /// Indicates whether the background of the row is indented in editing mode, in the grouped styles.
  var indentsWhileEditing = true
  /// Indicates whether the content is limited to the safe area.
  var insetsContentToSafeArea = true
  var followsReadableWidth = false
  /// The margins of the table's rows and of their accessories, in points, so that a change of them is noticed. Cells read them from
  /// the table.
  var rowMargin: CGFloat = 16
  var accessoryMargin: CGFloat = 16
}
