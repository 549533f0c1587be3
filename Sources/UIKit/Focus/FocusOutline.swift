import CoreGraphics

/// The shape around which the ring of a view lies, in the view's coordinates.
@MainActor enum FocusOutline {
  static func of(_ view: UIView) -> (rect: CGRect, radius: CGFloat) {
    if let cell = view as? any FocusCell, cell.layer.cornerRadius == 0 { return (cell.bounds, cell.contentRadius) }
    return view.focusOutline
  }
}
