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
  /// Indicates whether the row is the first of its section. In a section of one row, `isLast` is `true` too.
  var isFirst = false
  var isLast = false
  /// Indicates whether the row is the first of a plain table below a bar. A line separates such a row from the bar.
  var isBelowBar = false
  var separator = Separator()
  /// The indentation level that the delegate returned, or `nil` to use that of the cell.
  var indentationLevel: Int?
  /// The editing style of the row.
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Indicates whether the user can edit the row.
  var isEditable = false
  var isMovable = false
  /// Indicates whether rows show selection controls at the leading edge while the table is edited.
  var showsSelectionMark = false
  /// Indicates whether several rows can be selected in the current editing state.
  var allowsMultipleRows = false
  /// Indicates whether the background of the row is indented while the table is edited, in the grouped styles.
  var indentsWhileEditing = true
  /// Indicates whether the content is inset to the safe area, and to the readable width.
  var insetsContentToSafeArea = true
  var followsReadableWidth = false
}
