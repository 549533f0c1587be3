import QuartzCore

/// The filters of glass, as measured on iOS 26.1 (`effect-cases.json`, family glass).
///
/// Glass mixes colors with a gray (`curveAmount`), increases their saturation and adds the gray's share as brightness.
/// Of the regular glass in the dark style the curve is fitted to the measured grays and red.
package enum GlassMaterial {
  /// The standard deviation of the blur in points.
  private static let radius = 2.25

  /// The regular glass in the light style.
  package static var regularLight: BackdropFilter { mix(share: 179, gray: 175, saturation: 2) }
  /// The regular glass in the dark style.
  package static var regularDark: BackdropFilter {
    BackdropFilter(radius: radius, curve: darkCurve, curveAmount: 0.7248, saturation: 2.2782)
  }
  private static let darkCurve: SIMD4<Double> = [0.1299, 0.1448, 0.1257, 0.1127]
  /// The clear glass in both styles.
  package static var clear: BackdropFilter { mix(share: 19, gray: 19, saturation: 1) }
  /// The platter of a tab bar in the light style.
  package static var platterLight: BackdropFilter {
    mix(share: 222, gray: 220, saturation: 5.651, radius: platterRadius)
  }
  /// The platter of a tab bar in the dark style, which is not measured: regular glass with a stronger blur.
  package static var platterDark: BackdropFilter {
    BackdropFilter(radius: platterRadius, curve: darkCurve, curveAmount: 0.85, saturation: 2.2782)
  }
  /// Titles of tabs are small, so that the content behind them is blurred more than behind other glass.
  private static let platterRadius = 6.0

  /// Returns glass that mixes `share` / 255 of a gray with the content. That share is `gray` / 255 bright.
  private static func mix(
    share: Double, gray: Double, saturation: Double, radius: Double = radius
  ) -> BackdropFilter {
    BackdropFilter(radius: radius, curveAmount: share / 255, saturation: saturation, brightness: gray / 255)
  }
}
