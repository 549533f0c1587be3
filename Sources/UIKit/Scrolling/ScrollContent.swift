/// The size and the insets of the content of a scroll view, in points.
package struct ScrollContent {
  package var size = CGSize.zero
  package var inset = UIEdgeInsets.zero
  package var adjustedInset = UIEdgeInsets.zero
  /// The height by which a large title above the content has collapsed, in points. The adjusted inset is smaller by
  /// this height.
  package var collapsedTitle: CGFloat = 0
  /// The adjusted inset while the large title is fully visible. It determines where the content comes to rest.
  package var restInset = UIEdgeInsets.zero
  /// The height of a refresh in progress in points, which is part of the top inset.
  package var refreshInset: CGFloat = 0
}
