import Foundation

/// The state that the layout pass of a table keeps between passes. Its work is in `LayoutSession`.
struct TablePass {
  /// The number of reloads, with which a caller of a delegate method detects a reload in between.
  var generation = 0
  var isBelowLargeTitle = false
  /// The methods that the data source and the delegate do not implement, or `nil` until they are determined.
  var missing: TableDelegateAdapter.Missing?
  /// The headers and footers that turned out to have no view.
  var gaps: Set<ElementKey> = []
  /// The content offset at the end of the last pass.
  var lastTop: CGFloat?
  /// The position of the finger that moves a row, relative to the upper left of the visible area.
  var fingerOnScreen = CGPoint.zero
  /// The keys of the mistakes that were reported.
  var reported: Set<String> = []
  /// The row that the user has moved, while the data source is notified. The table shows it at its new position
  /// already.
  var userMove: (from: IndexPath, to: IndexPath)?
}
