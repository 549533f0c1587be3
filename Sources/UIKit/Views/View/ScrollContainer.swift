import CoreGraphics

/// A view whose subviews are in content of its own size: the scroll view, as far as Auto Layout knows it.
@MainActor package protocol ScrollContainer: UIView {
  /// The size of the content, in points.
  var contentSize: CGSize { get set }
  /// Indicates whether constraints may determine `contentSize`.
  var contentFollowsConstraints: Bool { get }
  /// The guide for the content area, at the content's own origin.
  var contentLayoutGuide: UILayoutGuide { get }
  /// The guide for the view's frame, which does not scroll.
  var frameLayoutGuide: UILayoutGuide { get }

  /// Returns the scale at which a subview is shown; other than 1 for a zoomed view.
  func shownScale(of subview: UIView) -> CGFloat
}
