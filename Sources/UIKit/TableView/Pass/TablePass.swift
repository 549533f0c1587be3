import Foundation

/// The state of a table's layout that is kept between passes. `LayoutSession` contains the work of a pass.
struct TablePass {
  /// The number of reloads. Code that calls a delegate method compares it before and after the call to detect a reload.
  var generation = 0
  var isBelowLargeTitle = false
  /// The methods that the data source and the delegate do not implement, or `nil` until they are determined.
  var missing: TableDelegateAdapter.Missing?
  /// The keys of headers and footers for which the delegate returned no view.
  var gaps: Set<ElementKey> = []
  /// The content offset at the end of the last pass.
  var lastTop: CGFloat?
  /// The position of the finger that moves a row, relative to the upper left of the visible area.
  var fingerOnScreen = CGPoint.zero
  /// The keys of the programming errors that were already reported. Each is reported once.
  var reported: Set<String> = []
  /// The move of a row by the user while the data source is notified. The table already shows the row at its new
  /// position.
  var userMove: (from: IndexPath, to: IndexPath)?
}
