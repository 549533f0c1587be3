import Foundation

/// The state that a collection view keeps between layout passes. The pending work is in `LayoutSession`.
struct PassState {
  /// The context of the invalidation for a change of the bounds, until the bounds are set.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// The number of layout passes so far.
  var number = 0
  /// The origin of the bounds in the last pass. It is used to detect that the user scrolls back.
  var lastOrigin = CGPoint.zero
  /// Indicates whether the layout was mirrored when it was last prepared. `nil` before the first pass.
  var wasMirrored: Bool?
  /// The errors of layouts and data sources that have been reported.
  var reported: Set<String> = []
  /// The content that keeps its position when content before it changes (`contentAnchoring`).
  var anchoring = UICollectionView.ContentAnchoring.contentOffset
  /// The element that keeps its position on screen during the next `prepare()`.
  var anchor: ScrollAnchor?
  /// The number of queries so far. It identifies the elements that the last query returned.
  var generation = 0
  /// The number of the query whose elements were compared with the bounds last.
  var checkedGeneration = 0
  /// The disappearing elements of a layout pass. The array is stored to reuse its memory.
  var disappearingElements: [LiveElement] = []
  var appearingItems: [Int] = []
}
