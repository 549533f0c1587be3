import Foundation

// Rounding to the pixels of the screen that shows the view.
extension UIView {
  /// The number of pixels per point, or 1 if the display scale is unspecified.
  private var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

  /// Rounds a length in points to the nearest pixel. Halves are rounded up.
  final func nearestPixel(_ value: CGFloat) -> CGFloat { (value * pixelScale + 0.5 + 1e-6).rounded(.down) / pixelScale }

  /// Rounds a length in points up to a whole pixel.
  final func roundedUpToPixel(_ value: CGFloat) -> CGFloat { (value * pixelScale - 1e-6).rounded(.up) / pixelScale }

  /// Rounds a length in points down to a whole pixel.
  final func roundedDownToPixel(_ value: CGFloat) -> CGFloat { (value * pixelScale + 1e-6).rounded(.down) / pixelScale }

  /// Indicates whether the view has been displayed. Changes of a view that has not been displayed are not animated
  /// (measured on UIKit, docs/measurements.md 8.8).
  final var wasDisplayed: Bool { window != nil && layer.presentation() != nil }
}
