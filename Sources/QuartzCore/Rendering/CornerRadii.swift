import CoreGraphics

/// The radii of a layer's four corners, in points: what a view's corner configuration comes to. They lie beside the
/// public `cornerRadius`, which stays as it is and has no effect meanwhile. Each ends at half of the shorter side of the
/// bounds that are shown, so `capsule` follows a resize while it is animated, too.
package final class CornerRadii: Sendable {
  /// Top left, top right, bottom left, bottom right; finite and not negative.
  package let values: SIMD4<Double>

  /// Longer than any half of a side.
  package static let capsule = 1e6

  /// Negative radii and those that are no numbers become 0.
  package init(_ values: SIMD4<Double>) {
    var sane = values
    for corner in 0..<4 { sane[corner] = values[corner] > 0 ? min(values[corner], Self.capsule) : 0 }
    self.values = sane
  }
}

extension CALayer {
  /// Radii that apply instead of `cornerRadius` and `maskedCorners`; nil, the default, lets those apply.
  package final var cornerRadii: CornerRadii? {
    get { modelValues.cornerRadii }
    set {
      guard newValue?.values != modelValues.cornerRadii?.values else { return }
      modelValues.cornerRadii = newValue
      markChanged(.style)
      motion?.modelChanged(of: self)
    }
  }
}
