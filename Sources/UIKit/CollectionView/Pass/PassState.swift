import Foundation

/// What a collection view owes to its layout, between passes.
struct PassState {
  /// A reload was asked for (or the view is new): counts, views and layout are to be made anew.
  var owesReload = true
  /// The layout was invalidated and has not prepared since.
  var isLayoutInvalid = true
  /// The layout has prepared, but has not been asked for elements since.
  var needsQuery = true
  /// An invalidation by changed bounds has not been followed by a `prepare` yet: further changes ask nothing.
  var isBoundsInvalidationPending = false
  /// What the bounds that are being set make invalid, until they are set.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// Data changed: the offset is brought into range once the new content size is known.
  var clampsOffset = false
  /// The content has become smaller since the offset was last compared with it.
  var contentShrank = false
  /// A view that was a subview already got another place in the painting order.
  var owesOrder = false
  var isRunning = false
  /// The pass is one of layout: views that come are asked for their sizes.
  var fitsViews = false
  /// Counts passes of layout.
  var number = 0
  /// A cell's wish changed the layout: the pass goes on until nobody wishes for anything.
  var sizesChanged = false
  /// The counts were read for the layout as it is: in the pass of a reload, or for the batch that is carried out.
  var countsAreFresh = false
  /// Where the bounds were in the last pass: tells whether the content is being scrolled back.
  var lastOrigin = CGPoint.zero
  /// Whether the layout's answers were mirrored when it last prepared; nil before.
  var wasMirrored: Bool?
  /// The mistakes of layouts that have been reported.
  var reported: Set<String> = []
  /// The bounds are being set: what the scroll view does on the way asks nothing more.
  var isMovingBounds = false
  /// What stays in place when something before it changes (`contentAnchoring`).
  var anchoring = UICollectionView.ContentAnchoring.contentOffset
  /// A change that is about to be animated decides on the offset: invalidations leave it alone.
  var holdsOffset = false
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
