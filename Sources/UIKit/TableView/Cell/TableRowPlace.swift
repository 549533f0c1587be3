import Foundation

/// What a table tells a cell about its place, before it is shown and whenever that changes.
struct TableRowPlace: Equatable {
  /// The line below a row, as the table has it set.
  struct Separator: Equatable {
    var style = UITableViewCell.SeparatorStyle.singleLine
    var color: UIColor?
    /// The table's own insets; nil where nobody set them.
    var inset: UIEdgeInsets?
    var reference = UITableView.SeparatorInsetReference.fromCellEdges
  }

  var style = UITableView.Style.plain
  /// Whether the row is the first, the last of its section: both for a section of one row.
  var isFirst = false
  var isLast = false
  /// Whether the row begins a plain table that lies below a bar: a line separates the two.
  var isBelowBar = false
  var separator = Separator()
  /// How far the delegate moves the content in; nil without an answer, which leaves the cell's own level.
  var indentationLevel: Int?
  /// What may be done with the row while the table is edited.
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the row may be edited at all, and moved by its control.
  var isEditable = false
  var isMovable = false
  /// Whether several rows are selected by marks at their leading edge while the table is edited.
  var showsSelectionMark = false
  /// Whether several rows can be selected at the moment.
  var selectsSeveral = false
  /// Whether the cell's background makes room for the editing control (grouped styles).
  var indentsWhileEditing = true
  /// Whether content keeps off the safe area, and ends at the readable width.
  var insetsContentToSafeArea = true
  var followsReadableWidth = false
}
