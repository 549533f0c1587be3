import UIKit

/// A custom control with two knobs on a line, which uses the tracking methods of UIControl.
final class RangeSlider: UIControl {
  private(set) var lower: CGFloat = 0.2
  private(set) var upper: CGFloat = 0.8
  private(set) var log: [String] = []
  private var movesLower: Bool?

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    tintColor.withAlphaComponent(isHighlighted ? 1 : 0.7).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: bounds.width * lower, y: 20, width: bounds.width * (upper - lower), height: 4),
      cornerRadius: 2
    ).fill()
    for place in [lower, upper] {
      UIBezierPath(ovalIn: CGRect(x: bounds.width * place - 10, y: 12, width: 20, height: 20)).fill()
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x / bounds.width
    guard min(abs(x - lower), abs(x - upper)) < 0.1 else { return false }
    movesLower = abs(x - lower) < abs(x - upper)
    log.append("begin")
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = min(1, max(0, touch.location(in: self).x / bounds.width))
    if movesLower == true { lower = min(x, upper) } else { upper = max(x, lower) }
    setNeedsDisplay()
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
  override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
}
