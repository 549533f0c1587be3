import CoreGraphics

/// A view with a scrollable content area that contains its subviews. Auto Layout uses this protocol to lay out the
/// content of scroll views.
@MainActor package protocol ScrollContainer: UIView {
  /// The size of the scrollable content, in points.
  var contentSize: CGSize { get set }
  /// Indicates whether constraints may determine `contentSize`.
  var constraintsDetermineContentSize: Bool { get }
  /// The layout guide for the content area. It scrolls with the content.
  var contentLayoutGuide: UILayoutGuide { get }
  /// The layout guide for the view's frame. It does not scroll with the content.
  var frameLayoutGuide: UILayoutGuide { get }

  /// Returns the scale at which a subview is shown. It differs from 1 for the view that is zoomed.
  func displayedScale(of subview: UIView) -> CGFloat
}
