import CoreGraphics

/// A view whose subviews lie in content of a size of its own: a scroll view. Auto Layout knows no more of it.
@MainActor package protocol ScrollContainer: UIView {
  /// The size of the content, in points.
  var contentSize: CGSize { get set }
  /// Whether constraints may determine `contentSize`.
  var contentFollowsConstraints: Bool { get }
  /// The content, at its own origin.
  var contentLayoutGuide: UILayoutGuide { get }
  /// What is seen of the view: its frame, which does not scroll.
  var frameLayoutGuide: UILayoutGuide { get }

  /// Returns how many times larger a subview is shown than it is laid out: other than 1 for one that is zoomed.
  func shownScale(of subview: UIView) -> CGFloat
}
