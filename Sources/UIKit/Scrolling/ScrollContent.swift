/// What a scroll view shows.
package struct ScrollContent {
  package var size = CGSize.zero
  package var inset = UIEdgeInsets.zero
  package var adjustedInset = UIEdgeInsets.zero
  /// How much of a large title above has gone as the content was scrolled: the adjusted inset is smaller by that.
  package var collapsedTitle: CGFloat = 0
  /// The adjusted inset with the large title whole: what the content rests at.
  package var restInset = UIEdgeInsets.zero
  /// What a refresh that goes on takes at the top.
  package var refreshInset: CGFloat = 0
}
