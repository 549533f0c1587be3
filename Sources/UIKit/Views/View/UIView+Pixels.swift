import Foundation

// Rounding to the pixels of the screen that shows the view.
extension UIView {
  /// The number of pixels per point.
  private var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

  /// Rounds to the nearest pixel; halves are rounded up.
  final func nearestPixel(_ value: CGFloat) -> CGFloat { (value * pixelScale + 0.5 + 1e-6).rounded(.down) / pixelScale }

  /// Rounds up to the next pixel.
  final func pixelUp(_ value: CGFloat) -> CGFloat { (value * pixelScale - 1e-6).rounded(.up) / pixelScale }

  /// Rounds down to the next pixel.
  final func pixelDown(_ value: CGFloat) -> CGFloat { (value * pixelScale + 1e-6).rounded(.down) / pixelScale }

  /// Indicates whether the view has been displayed. A view that has not changes without animation (measurements.md
  /// 8.8).
  final var wasDisplayed: Bool { window != nil && layer.presentation() != nil }
}
