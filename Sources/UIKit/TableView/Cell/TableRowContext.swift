import Foundation

/// The properties of a row that depend on the table. The table sets them before the cell is shown and whenever they
/// change.
struct TableRowContext: Equatable {
  /// The separator settings of the table.
  struct Separator: Equatable {
    var style = UITableViewCell.SeparatorStyle.singleLine
    var color: UIColor?
    /// The separator insets of the table, or `nil` if none were set.
    var inset: UIEdgeInsets?
    var reference = UITableView.SeparatorInsetReference.fromCellEdges
  }

  var style = UITableView.Style.plain
  /// Indicates whether the row is the first of its section, or the last. In a section of one row both are true.
  var isFirst = false
  var isLast = false
  /// Indicates whether the row is the first of a plain table below a bar, where a line separates the two.
  var isBelowBar = false
  var separator = Separator()
  /// The indentation level that the delegate returned, or `nil` to use that of the cell.
  var indentationLevel: Int?
  /// The editing style of the row.
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Indicates whether the row can be edited, and whether its reorder control can move it.
  var isEditable = false
  var isMovable = false
  /// Indicates whether rows have selection marks at the leading edge while editing.
  var showsSelectionMark = false
  /// Indicates whether several rows can be selected at present.
  var allowsMultipleRows = false
  /// Indicates whether the background is indented while editing, in the grouped styles.
  var indentsWhileEditing = true
  /// Indicates whether the content is inset to the safe area, and to the readable width.
  var insetsContentToSafeArea = true
  var followsReadableWidth = false
}
