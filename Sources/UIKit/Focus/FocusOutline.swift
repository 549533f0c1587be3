import CoreGraphics

/// Determines the outline around which the focus ring of a view is drawn, in the view's coordinates.
@MainActor enum FocusOutline {
  static func outline(of view: UIView) -> (rect: CGRect, radius: CGFloat) {
    if let cell = view as? any FocusCell, cell.layer.cornerRadius == 0 { return (cell.bounds, cell.contentRadius) }
    return view.focusOutline
  }
}
