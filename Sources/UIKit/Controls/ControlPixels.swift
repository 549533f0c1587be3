import Foundation

/// Rounding of the parts of controls: onto the pixels of the screen that the view is on.
extension UIView {
  /// Device pixels a point.
  private var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

  /// To the nearest pixel, halves up.
  final func nearestPixel(_ value: CGFloat) -> CGFloat { (value * pixelScale + 0.5 + 1e-6).rounded(.down) / pixelScale }

  /// To the next pixel up.
  final func pixelUp(_ value: CGFloat) -> CGFloat { (value * pixelScale - 1e-6).rounded(.up) / pixelScale }

  /// To the next pixel down.
  final func pixelDown(_ value: CGFloat) -> CGFloat { (value * pixelScale + 1e-6).rounded(.down) / pixelScale }

  /// Whether it has been on the screen: what never was changes without animation (behaviour.md 8.8).
  final var wasDisplayed: Bool { window != nil && layer.presentation() != nil }
}

/// The white capsule of switches and sliders.
@MainActor final class ThumbView: UIView {
  static let size = CGSize(width: 37, height: 24)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .white
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowOffset = CGSize(width: 0, height: 1.5)
    layer.shadowRadius = 3
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
