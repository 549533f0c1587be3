import QuartzCore

/// The backdrop filters of glass, as measured on iOS 26.1 (`effect-cases.json`, family `glass`).
///
/// Glass mixes colors with a gray in the proportion `curveAmount`, increases their saturation, and adds the brightness of the
/// gray. The curve of the regular glass in the dark style is fitted to the measured grays and red.
package enum GlassMaterial {
  /// The standard deviation of the blur in points.
  private static let radius = 2.25

  /// The filter of regular glass in the light style.
  package static var regularLight: BackdropFilter { makeFilter(share: 179, gray: 175, saturation: 2) }
  /// The filter of regular glass in the dark style.
  package static var regularDark: BackdropFilter {
    BackdropFilter(radius: radius, curve: darkCurve, curveAmount: 0.7248, saturation: 2.2782)
  }
  private static let darkCurve: SIMD4<Double> = [0.1299, 0.1448, 0.1257, 0.1127]
  /// The filter of clear glass, which is the same in the light and the dark style.
  package static var clear: BackdropFilter { makeFilter(share: 19, gray: 19, saturation: 1) }
  /// The background of a tab bar (platter) in the light style.
  package static var platterLight: BackdropFilter {
    makeFilter(share: 222, gray: 220, saturation: 5.651, radius: platterRadius)
  }
  /// The background of a tab bar (platter) in the dark style: regular glass with a stronger blur. The filter was not
  /// measured.
  package static var platterDark: BackdropFilter {
    BackdropFilter(radius: platterRadius, curve: darkCurve, curveAmount: 0.85, saturation: 2.2782)
  }
  /// The field of a search bar in the dark style: 19 over black and 21 over white (measured, `SearchGlassEffect`).
  package static var searchFieldDark: BackdropFilter {
    makeFilter(share: 253, gray: 19, saturation: 1, radius: platterRadius)
  }
  /// The background of a search bar in the light style. It was measured below the shadow of the field, which multiplies
  /// the colors by 0.962 to 0.985: 237 to 242 over black and 247 to 250 over white.
  package static var searchBarLight: BackdropFilter {
    makeFilter(share: 247, gray: 246, saturation: 1, radius: platterRadius)
  }
  /// The background of a search bar in the dark style. Only that it differs from black by at most two levels is known,
  /// so that it is as translucent as the background in the light style.
  package static var searchBarDark: BackdropFilter {
    makeFilter(share: 247, gray: 2, saturation: 1, radius: platterRadius)
  }
  /// The standard deviation of the blur behind a tab bar, in points. It is greater than that of other glass, because
  /// the titles of tabs are small.
  private static let platterRadius = 6.0

  /// Returns a filter that mixes the content with a gray. The proportion of the gray is `share` / 255, and the filter adds a
  /// brightness of `gray` / 255.
  private static func makeFilter(
    share: Double, gray: Double, saturation: Double, radius: Double = radius
  ) -> BackdropFilter {
    BackdropFilter(radius: radius, curveAmount: share / 255, saturation: saturation, brightness: gray / 255)
  }
}
