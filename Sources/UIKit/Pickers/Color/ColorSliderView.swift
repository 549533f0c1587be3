import CoreGraphics
import QuartzCore

/// A slider of a color picker for a color channel or the opacity. The track shows the colors that result from the
/// values of the slider.
@MainActor final class ColorSliderView: ColorSurface {
  /// The property of a color that a slider changes.
  enum Property {
    /// A channel: 0 for red, 1 for green, 2 for blue.
    case channel(Int)
    case opacity
  }

  static let height: CGFloat = 36

  private let property: Property
  private let track = CAGradientLayer()
  private let checkerboard = ColorCheckerboardView()
  private let thumb = UIView()

  init(_ property: Property) {
    self.property = property
    super.init(frame: .zero)
    layer.cornerRadius = Self.height / 2
    clipsToBounds = true
    if case .opacity = property { addSubview(checkerboard) }
    layer.addSublayer(track)
    thumb.isUserInteractionEnabled = false
    thumb.layer.borderColor = UIColor.white.cgColor
    thumb.layer.borderWidth = 3
    thumb.layer.cornerRadius = Self.height / 2 - 2
    addSubview(thumb)
  }

  required init?(coder: NSCoder) {
    fatalError("ColorSliderView does not support init(coder:); the color picker creates it in code")
  }

  /// The value of the slider's channel or of the opacity, from 0 to 1.
  var value: CGFloat {
    switch property {
    case .channel(let index): CGFloat(pickedColor.channels[index]) / 255
    case .opacity: pickedColor.alpha
    }
  }

  private func color(for value: CGFloat) -> PickedColor {
    switch property {
    case .channel(let index): return pickedColor.setting(channel: index, to: value)
    case .opacity:
      var color = pickedColor
      color.alpha = value
      return color
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func color(at point: CGPoint) -> PickedColor {
    let length = max(1, bounds.width - Self.height)
    let fraction = min(1, max(0, (point.x - Self.height / 2) / length))
    return color(for: isMirrored ? 1 - fraction : fraction)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    checkerboard.frame = bounds
    track.frame = bounds
    track.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    track.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    var endColors = [color(for: 0), color(for: 1)]
    if case .channel = property { for index in endColors.indices { endColors[index].alpha = 1 } }
    track.colors = endColors.map(\.color.cgColor)
    CATransaction.commit()
    let fraction = isMirrored ? 1 - value : value
    thumb.bounds = CGRect(x: 0, y: 0, width: Self.height - 4, height: Self.height - 4)
    thumb.center = CGPoint(x: Self.height / 2 + fraction * max(0, bounds.width - Self.height), y: bounds.midY)
    thumb.backgroundColor = pickedColor.opaqueColor
    bringSubviewToFront(thumb)
  }

  package override func handleArrowKey(direction: Int, isVertical: Bool) -> Bool {
    pickedColor = color(for: min(1, max(0, value + CGFloat(direction) / 51)))
    onPick?(pickedColor, false)
    return true
  }

  package override func moveToEndByKey(isFirst: Bool) -> Bool {
    pickedColor = color(for: isFirst ? 0 : 1)
    onPick?(pickedColor, false)
    return true
  }
}
