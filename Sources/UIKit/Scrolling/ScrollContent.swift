/// The size and the insets of the content of a scroll view, in points.
package struct ScrollContent {
  package var size = CGSize.zero
  package var inset = UIEdgeInsets.zero
  package var adjustedInset = UIEdgeInsets.zero
  /// By how much a large title above the content has collapsed. The adjusted inset is smaller by that.
  package var collapsedTitle: CGFloat = 0
  /// The adjusted inset with the large title fully shown, which determines where the content rests.
  package var restInset = UIEdgeInsets.zero
  /// The height of a refresh in progress, which is part of the top inset.
  package var refreshInset: CGFloat = 0
}
