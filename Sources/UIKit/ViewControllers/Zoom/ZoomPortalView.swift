import Foundation

/// A view through which a part of the zoomed controller's view is visible. The view has the safe area of the container,
/// so that the zoomed content is not laid out again while this view (the portal) moves.
@MainActor final class ZoomPortalView: UIView {
  var pinnedSafeArea = UIEdgeInsets.zero

  override var safeAreaForSubviews: UIEdgeInsets { pinnedSafeArea }
}
