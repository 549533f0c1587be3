import CoreGraphics
import QuartzCore

/// The spectrum of a color picker: hues from left to right, and from white above over the pure color to black.
@MainActor final class ColorSpectrumView: ColorSurface {
  private let hues = CAGradientLayer()
  private let shades = CAGradientLayer()
  private let mark = UIView()

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
    mark.isUserInteractionEnabled = false
    mark.layer.borderColor = UIColor.white.cgColor
    mark.layer.borderWidth = 3
    mark.layer.cornerRadius = 14
    addSubview(mark)
  }

  required init?(coder: NSCoder) {
    fatalError("ColorSpectrumView does not support init(coder:); the color picker creates it in code")
  }

  override func color(at point: CGPoint) -> PickedColor {
    let hue = point.x / max(1, bounds.width)
    let height = point.y / max(1, bounds.height)
    return PickedColor(
      hue: min(0.9999, hue), saturation: min(1, height * 2), brightness: min(1, 2 - height * 2), alpha: picked.alpha)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    hues.frame = bounds
    shades.frame = bounds
    CATransaction.commit()
    let y = picked.hsb.brightness < 1 ? 1 - picked.hsb.brightness / 2 : picked.hsb.saturation / 2
    mark.bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
    mark.center = CGPoint(x: picked.hsb.hue * bounds.width, y: y * bounds.height)
    mark.backgroundColor = picked.opaqueColor
  }

  package override func stepByKey(_ sign: Int, isVertical: Bool) -> Bool {
    let y = picked.hsb.brightness < 1 ? 1 - picked.hsb.brightness / 2 : picked.hsb.saturation / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step: CGFloat = 0.02
    let horizontalStep = isVertical ? 0 : CGFloat(isMirrored ? -sign : sign) * step
    let point = CGPoint(
      x: min(1, max(0, picked.hsb.hue + horizontalStep)) * bounds.width,
      y: min(1, max(0, y - (isVertical ? CGFloat(sign) * step : 0))) * bounds.height)
    picked = color(at: point)
    onPick?(picked, false)
    return true
  }
}
