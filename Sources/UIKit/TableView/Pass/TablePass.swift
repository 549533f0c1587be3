import Foundation

/// What the layout pass of a table knows from last time. What is to be done says `LayoutSession`.
struct TablePass {
  var widthWasNew = false
  /// Counted up by each reload: whoever calls out sees whether everything has changed meanwhile.
  var generation = 0
  var isBelowLargeTitle = false
  /// Methods that data source and delegate do not have; nil until it is asked for.
  var missing: TableAsker.Missing?
  /// Places of headers and footers that turned out to have no view: gaps.
  var gaps: Set<ElementKey> = []
  /// Where the content was at the end of the last pass.
  var lastTop: CGFloat?
  /// Where the finger of a movement by hand is, from the corner of what is seen.
  var fingerOnScreen = CGPoint.zero
  /// Mistakes that were reported.
  var reported: Set<String> = []
  /// While the data source is told of a row that was moved by hand: the table shows it at its new place already.
  var handMove: (from: IndexPath, to: IndexPath)?
}
