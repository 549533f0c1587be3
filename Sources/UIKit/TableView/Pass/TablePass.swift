import CollectionCore
import Foundation

/// The state that a table view stores between layout passes. `LayoutSession` contains the pending work.
struct TablePass {
  /// The number of reloads so far. If the number changes during a call of a delegate method, the delegate has reloaded the data.
  var generation = 0
  var isBelowLargeTitle = false
  /// The counts for which the heights are being requested from the delegate, or `nil` if no request is in progress.
  var requestedCounts: SectionCounts?
  /// Indicates whether the data has changed while the delegate was called for the heights, which belong to the earlier data.
  var areHeightsOutdated = false
  /// The layout that methods of the table view use if the delegate calls them during the requests, or `nil` if it was not used
  /// yet. It does not contain the heights of the delegate.
  var provisionalHeights: TableHeights?
  /// Indicates whether a layout pass was omitted, because heights are being requested.
  var needsLayoutAfterRequest = false
  /// The content that keeps its position on screen when content before it changes (`contentAnchoring`).
  var contentAnchoring = UIScrollView.ContentAnchoring.contentOffset
  /// Indicates whether a callback has requested a layout pass during another activity.
  var wasPassSkipped = false
  /// The methods that neither the data source nor the delegate implements, or `nil` until they are determined.
  var missingMethods: TableDelegateAdapter.MissingMethods?
  /// The keys of the headers and footers for which the delegate returned no view. An empty space is shown instead.
  var gaps: Set<ElementKey> = []
  /// The vertical content offset at the end of the last layout pass, or `nil` before the first layout pass.
  var lastTop: CGFloat?
  /// The position of the finger that moves a row, relative to the top left of the visible area, in points.
  var touchLocationOnScreen = CGPoint.zero
  /// The number of calls of the data source and the delegate for the view of an element that are in progress.
  var viewRequestCount = 0
  /// The reused views that were dequeued in these calls. They are visible, and are hidden again if they are neither returned
  /// nor moved to another superview.
  var requestedViews: [any PooledView] = []
  /// The keys of the errors that were already reported. Each error is reported once.
  var reportedErrors: Set<String> = []
  /// The index paths of a row that the user has moved, while the data source handles the movement. The table view
  /// already shows the row at its new position. The value is nil at other times.
  var userMove: (from: IndexPath, to: IndexPath)?
}
