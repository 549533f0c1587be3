import Foundation

/// The properties of a header or footer that its table view determines. They are set before the view is shown and
/// whenever they change.
struct TableSectionContext: Equatable {
  var style = UITableView.Style.plain
  var isHeader = true
  var isFirst = false
  /// Indicates whether the view is pinned to an edge of the visible area while its section scrolls.
  var isPinned = false
  /// The inset of the rows from the sides of the table, in points, in the inset grouped style.
  var sideInset: CGFloat = 0
  /// The margin of the table's rows, in points, so that a change of it is noticed.
  var textMargin: CGFloat = 16
  /// Indicates whether the view shows a title that the data source provides. If the value is `false`, the delegate has
  /// provided the view.
  var showsTitle = false
  /// Indicates whether the content is limited to the safe area.
  var insetsContentToSafeArea = true
}
