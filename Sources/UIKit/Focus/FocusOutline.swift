import CoreGraphics

/// The shape around which the ring of a view lies, in the view's coordinates: what is seen of it, not its bounds.
@MainActor enum FocusOutline {
  static func of(_ view: UIView) -> (rect: CGRect, radius: CGFloat) {
    switch view {
    case let slider as UISlider:
      let track = slider.trackRect(forBounds: slider.bounds)
      let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
      return (knob, knob.height / 2)
    case let pages as UIPageControl:
      return (pages.contentRect, min(pages.contentRect.width, pages.contentRect.height) / 2)
    case is UISwitch, is UISegmentedControl, is UIStepper, is BarItemView:
      return (view.bounds, view.bounds.height / 2)
    case let button as UIButton:
      if let ground = button.parts.groundOutline { return ground }
      // One without a background is as round as its pressed or selected ground would be.
      if let shown = button.shownConfiguration {
        let background = shown.resolvedBackground(
          shown.look(for: button), height: button.bounds.height, in: button.traitCollection)
        return (button.bounds, min(background.cornerRadius, button.bounds.height / 2))
      }
      return (button.bounds, max(button.layer.cornerRadius, 6))
    case let field as UITextField:
      let isBox = field.borderStyle == .roundedRect
      return (
        field.borderRect(forBounds: field.bounds), isBox ? FieldBorderView.boxRadius : field.layer.cornerRadius
      )
    case let cell as any FocusCell where cell.layer.cornerRadius == 0:
      return (cell.bounds, cell.contentRadius)
    default:
      return (view.bounds, view.layer.cornerRadius)
    }
  }
}
