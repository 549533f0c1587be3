import CoreGraphics

/// A view that shows the tick marks below the track of a slider.
@MainActor final class SliderTicksView: UIView {
  /// The diameter of a tick mark, in points.
  private static let dotDiameter: CGFloat = 4
  /// The vertical distance from the middle of the track to the middle of a tick mark, in points. The marks are directly
  /// below the thumb.
  private static let verticalOffset: CGFloat = 14.5
  private var shownTicks: [UISlider.TrackConfiguration.Tick] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ ticks: [UISlider.TrackConfiguration.Tick]) {
    let ticks = ticks.filter { (0...1).contains($0.position) }
    guard ticks != shownTicks else { return }
    shownTicks = ticks
    for view in subviews { view.removeFromSuperview() }
    for tick in ticks {
      let view = UIImageView(image: tick.image)
      view.tintColor = .secondaryLabel
      view.backgroundColor = tick.image == nil ? .tertiaryLabel : nil
      view.accessibilityLabel = tick.title
      addSubview(view)
    }
  }

  /// Positions the tick marks. `inset` is the distance between an end of the view and the middle of the thumb at the
  /// minimum or maximum value.
  func layOut(middle: CGFloat, inset: CGFloat, isMirrored: Bool) {
    for (tick, view) in zip(shownTicks, subviews) {
      let size = tick.image?.size ?? CGSize(width: Self.dotDiameter, height: Self.dotDiameter)
      let fraction = CGFloat(isMirrored ? 1 - tick.position : tick.position)
      let x = inset + fraction * (bounds.width - 2 * inset)
      view.frame = CGRect(
        x: nearestPixel(x - size.width / 2), y: nearestPixel(middle + Self.verticalOffset - size.height / 2),
        width: size.width, height: size.height)
      view.layer.cornerRadius = tick.image == nil ? size.height / 2 : 0
    }
  }
}
