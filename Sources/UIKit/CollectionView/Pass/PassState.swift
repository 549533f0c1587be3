import Foundation

/// The state that a collection view keeps between layout passes. `LayoutSession` holds the work that is to be done.
struct PassState {
  /// The invalidation caused by the bounds that are being set, until they are set.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// The number of layout passes so far.
  var number = 0
  /// The origin of the bounds in the last pass, which tells whether the user scrolls back.
  var lastOrigin = CGPoint.zero
  /// Indicates whether the layout was mirrored when it was last prepared; `nil` before.
  var wasMirrored: Bool?
  /// The mistakes of layouts and data sources that have been reported.
  var reported: Set<String> = []
  /// Determines what stays in place when something before it changes (`contentAnchoring`).
  var anchoring = UICollectionView.ContentAnchoring.contentOffset
  /// The element that stays in place during the next `prepare()`.
  var anchor: ScrollAnchor?
  /// The number of queries, which distinguishes elements that the last query returned from others.
  var generation = 0
  /// The query with which the elements were last compared.
  var checkedGeneration = 0
  /// Temporary lists of a pass, stored to reuse their memory.
  var disappearingElements: [LiveElement] = []
  var appearingItems: [Int] = []
}
