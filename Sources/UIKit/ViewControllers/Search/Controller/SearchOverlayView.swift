import CoreGraphics

/// The view of a search controller, in front of the searched content. Touches beside its visible subviews pass through
/// it.
@MainActor final class SearchOverlayView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
