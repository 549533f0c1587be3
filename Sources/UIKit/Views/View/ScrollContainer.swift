import CoreGraphics

/// A view whose subviews are in a content area with a size of its own. It is the interface between Auto Layout and
/// scroll views.
@MainActor package protocol ScrollContainer: UIView {
  /// The size of the content, in points.
  var contentSize: CGSize { get set }
  /// Indicates whether constraints may determine `contentSize`.
  var contentFollowsConstraints: Bool { get }
  /// The layout guide for the content area. Its origin is that of the content.
  var contentLayoutGuide: UILayoutGuide { get }
  /// The layout guide for the view's frame. It does not scroll.
  var frameLayoutGuide: UILayoutGuide { get }

  /// Returns the scale at which a subview is shown. It differs from 1 for a zoomed view.
  func shownScale(of subview: UIView) -> CGFloat
}
