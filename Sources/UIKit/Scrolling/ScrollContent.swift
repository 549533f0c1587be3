/// The size and the insets of the content of a scroll view, in points.
package struct ScrollContent {
  package var size = CGSize.zero
  package var inset = UIEdgeInsets.zero
  package var adjustedInset = UIEdgeInsets.zero
  /// The height by which a large title above the content has collapsed, in points. The adjusted inset is reduced by
  /// this height.
  package var collapsedTitleHeight: CGFloat = 0
  /// The height by which the content can always be scrolled, even if the content fits into the view, to hide a search
  /// bar above it.
  package var collapsibleHeight: CGFloat = 0
  /// The adjusted inset that applies while the large title is fully visible. This inset determines the offsets at which the
  /// content can rest.
  package var restInset = UIEdgeInsets.zero
  /// The height of the refresh control during a refresh, in points. The height is a part of the top inset.
  package var refreshInset: CGFloat = 0
}
