import Foundation

/// The state that a collection view stores between layout passes. `LayoutSession` contains the pending work.
struct PassState {
  /// The context for an invalidation by new bounds. It is stored until the bounds are set.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// The number of layout passes so far.
  var passNumber = 0
  /// The bounds for which the elements on screen were last updated.
  var shownBounds = CGRect.null
  /// Indicates whether a callback has requested a layout pass during another activity.
  var wasPassSkipped = false
  /// The number of invalidations of the layout so far that were not caused by new bounds.
  var invalidationCount = 0
  /// The origin of the bounds in the last pass. It is used to detect whether the content is scrolled back.
  var lastOrigin = CGPoint.zero
  /// Indicates whether the layout was mirrored when it was last prepared. The value is `nil` before the first pass.
  var wasMirrored: Bool?
  /// The errors of layouts and data sources that were already reported.
  var reportedErrors: Set<String> = []
  /// The content that keeps its position on screen when content before it changes (`contentAnchoring`).
  var contentAnchoring = UIScrollView.ContentAnchoring.contentOffset
  /// The item that keeps its position on screen during the next `prepare()`, or `nil` if the content offset does not
  /// change.
  var anchor: ScrollAnchor?
  /// The number of layout queries (calls of `layoutAttributesForElements(in:)`) so far. Each element stores the number
  /// of the last query that returned it.
  var generation = 0
  /// The number of the query whose elements were last compared with the bounds.
  var checkedGeneration = 0
  /// A temporary array for the disappearing elements of a layout pass. It is stored to reuse its memory.
  var disappearingElements: [LiveElement] = []
  var appearingItems: [Int] = []
}
