import CoreGraphics

/// The radii of a layer's four corners in points, computed from a view's corner configuration.
///
/// The radii override the public `cornerRadius` without changing its value. Each radius is limited to half of the shorter side of the
/// visible bounds, so `capsule` is correct while a change of the size is animated.
package final class CornerRadii: Sendable {
  /// The radii of the top left, top right, bottom left and bottom right corners. The radii are finite and not negative.
  package let values: SIMD4<Double>

  /// The radius that makes a layer a capsule, in points. The radius exceeds half of any side, so each corner is limited to half of the
  /// shorter side.
  package static let capsule = 1e6

  /// Creates the radii. Negative values and values that are not numbers become 0.
  package init(_ values: SIMD4<Double>) {
    var clampedRadii = values
    for corner in 0..<4 { clampedRadii[corner] = values[corner] > 0 ? min(values[corner], Self.capsule) : 0 }
    self.values = clampedRadii
  }
}

extension CALayer {
  /// The radii that override `cornerRadius` and `maskedCorners`. The default is nil.
  package final var cornerRadii: CornerRadii? {
    get { modelValues.cornerRadii }
    set {
      guard newValue?.values != modelValues.cornerRadii?.values else { return }
      modelValues.cornerRadii = newValue
      markChanged(.style)
      layerAnimations?.modelDidChange(of: self)
    }
  }
}
