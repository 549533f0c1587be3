import Foundation

/// What a table tells a header or footer about its place, before it is shown and whenever that changes.
struct TableSectionPlace: Equatable {
  var style = UITableView.Style.plain
  var isHeader = true
  var isFirst = false
  /// Whether it stays at the table's edge while its section scrolls below it.
  var isPinned = false
  /// How far the rows stand in from the table's sides, in points: the cards of the inset grouped style.
  var sideInset: CGFloat = 0
  /// Whether it shows a title of the data source, not a view of the delegate.
  var showsTitle = false
  /// Whether content keeps off the safe area.
  var insetsContentToSafeArea = true
}
