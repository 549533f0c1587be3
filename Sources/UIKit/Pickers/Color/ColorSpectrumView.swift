import CoreGraphics
import QuartzCore

/// The spectrum of a color picker. The hue changes from left to right. From top to bottom, the color changes from white
/// through the pure color to black.
@MainActor final class ColorSpectrumView: ColorSurface {
  private let hues = CAGradientLayer()
  private let shades = CAGradientLayer()
  private let selectionMark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    hues.startPoint = CGPoint(x: 0, y: 0.5)
    hues.endPoint = CGPoint(x: 1, y: 0.5)
    hues.colors = (0...12).map { UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor }
    shades.colors = [
      UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor, UIColor(white: 0, alpha: 0).cgColor,
      UIColor.black.cgColor,
    ]
    shades.locations = [0, 0.5, 0.5, 1]
    layer.addSublayer(hues)
    layer.addSublayer(shades)
    selectionMark.isUserInteractionEnabled = false
    selectionMark.layer.borderColor = UIColor.white.cgColor
    selectionMark.layer.borderWidth = 3
    selectionMark.layer.cornerRadius = 14
    addSubview(selectionMark)
  }

  required init?(coder: NSCoder) {
    fatalError("ColorSpectrumView does not support init(coder:); the color picker creates it in code")
  }

  override func color(at point: CGPoint) -> PickedColor {
    let hue = point.x / max(1, bounds.width)
    let height = point.y / max(1, bounds.height)
    return PickedColor(
      hue: min(0.9999, hue), saturation: min(1, height * 2), brightness: min(1, 2 - height * 2),
      alpha: pickedColor.alpha)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    hues.frame = bounds
    shades.frame = bounds
    CATransaction.commit()
    let y = pickedColor.hsb.brightness < 1 ? 1 - pickedColor.hsb.brightness / 2 : pickedColor.hsb.saturation / 2
    selectionMark.bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
    selectionMark.center = CGPoint(x: pickedColor.hsb.hue * bounds.width, y: y * bounds.height)
    selectionMark.backgroundColor = pickedColor.opaqueColor
  }

  package override func handleArrowKey(direction: Int, isVertical: Bool) -> Bool {
    let y = pickedColor.hsb.brightness < 1 ? 1 - pickedColor.hsb.brightness / 2 : pickedColor.hsb.saturation / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step: CGFloat = 0.02
    let horizontalStep = isVertical ? 0 : CGFloat(isMirrored ? -direction : direction) * step
    let point = CGPoint(
      x: min(1, max(0, pickedColor.hsb.hue + horizontalStep)) * bounds.width,
      y: min(1, max(0, y - (isVertical ? CGFloat(direction) * step : 0))) * bounds.height)
    pickedColor = color(at: point)
    onPick?(pickedColor, false)
    return true
  }
}
