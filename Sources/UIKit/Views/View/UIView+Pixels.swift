import Foundation

// Rounding onto the pixels of the screen that the view is on.
extension UIView {
  /// Device pixels a point.
  private var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

  /// To the nearest pixel, halves up.
  final func nearestPixel(_ value: CGFloat) -> CGFloat { (value * pixelScale + 0.5 + 1e-6).rounded(.down) / pixelScale }

  /// To the next pixel up.
  final func pixelUp(_ value: CGFloat) -> CGFloat { (value * pixelScale - 1e-6).rounded(.up) / pixelScale }

  /// To the next pixel down.
  final func pixelDown(_ value: CGFloat) -> CGFloat { (value * pixelScale + 1e-6).rounded(.down) / pixelScale }

  /// Whether it has been on the screen: what never was changes without animation (measurements.md 8.8).
  final var wasDisplayed: Bool { window != nil && layer.presentation() != nil }
}
