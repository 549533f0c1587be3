import CoreGraphics

/// The view of a search controller, in front of the searched content. Touches outside of its visible subviews pass
/// through to the content.
@MainActor final class SearchOverlayView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
