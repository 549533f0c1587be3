import Foundation

/// A scroll to a row that is under way: heights that turn out while scrolling move its end, not its landing.
struct RowScroll {
  var path: IndexPath
  var position: UITableView.ScrollPosition
  var isAnimated: Bool
  var corrections = 0

  /// Where heights go on changing, it is left where it is after so many corrections.
  static let limit = 16
}
