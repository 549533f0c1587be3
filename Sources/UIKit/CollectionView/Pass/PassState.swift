import Foundation

/// What a collection view knows from its last layout passes. What is to be done says `LayoutSession`.
struct PassState {
  /// What the bounds that are being set make invalid, until they are set.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// Counts passes of layout.
  var number = 0
  /// Where the bounds were in the last pass: tells whether the content is being scrolled back.
  var lastOrigin = CGPoint.zero
  /// Whether the layout's answers were mirrored when it last prepared; nil before.
  var wasMirrored: Bool?
  /// The mistakes of layouts that have been reported.
  var reported: Set<String> = []
  /// What stays in place when something before it changes (`contentAnchoring`).
  var anchoring = UICollectionView.ContentAnchoring.contentOffset
  /// What is to stay in place over the next `prepare`.
  var anchor: ScrollAnchor?
  /// Counts passes, to tell elements that the last query named from those that it did not.
  var generation = 0
  /// The generation that elements were last compared with.
  var checkedGeneration = 0
  /// Scratch lists of a pass, kept for their memory.
  var leaving: [RealizedElement] = []
  var coming: [Int] = []
}
