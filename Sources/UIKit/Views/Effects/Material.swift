import QuartzCore

/// The backdrop filters of the blur styles, as measured on iOS 26.1 (`effect-cases.json`, families filter-parameters,
/// blur-colour and material-colour).
///
/// The classic styles are a blur, a saturation and a color over it. The system materials mix colors with a gray that
/// depends on their luminance by a cubic Bézier curve. The curve of `systemMaterial` is known (0.9, 0.83, 0.925, 0.815
/// in the light style, and 0.16, 0.26, 0.1, 0.1 in the dark one). The curves of the other light materials are fitted to
/// the measured colors, which they reproduce to less than one level. For the other dark materials only black and white
/// were measured, so their curves have the shape of the known dark curve.
package enum Material: Sendable {
  case extraLight, light, dark
  case ultraThinLight, thinLight, regularLight, thickLight, chromeLight
  case ultraThinDark, thinDark, regularDark, thickDark, chromeDark

  /// Returns the material of a style. Styles without a fixed appearance follow `isDark`.
  package init(style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .extraLight, .prominent: self = .extraLight
    case .light: self = .light
    case .dark: self = .dark
    case .regular: self = isDark ? .dark : .light
    case .systemUltraThinMaterial: self = isDark ? .ultraThinDark : .ultraThinLight
    case .systemThinMaterial: self = isDark ? .thinDark : .thinLight
    case .systemMaterial: self = isDark ? .regularDark : .regularLight
    case .systemThickMaterial: self = isDark ? .thickDark : .thickLight
    case .systemChromeMaterial: self = isDark ? .chromeDark : .chromeLight
    case .systemUltraThinMaterialLight: self = .ultraThinLight
    case .systemThinMaterialLight: self = .thinLight
    case .systemMaterialLight: self = .regularLight
    case .systemThickMaterialLight: self = .thickLight
    case .systemChromeMaterialLight: self = .chromeLight
    case .systemUltraThinMaterialDark: self = .ultraThinDark
    case .systemThinMaterialDark: self = .thinDark
    case .systemMaterialDark: self = .regularDark
    case .systemThickMaterialDark: self = .thickDark
    case .systemChromeMaterialDark: self = .chromeDark
    }
  }

  /// A Boolean value that indicates whether the material is dark, so that content in front of it is light.
  var isDark: Bool {
    switch self {
    case .extraLight, .light, .ultraThinLight, .thinLight, .regularLight, .thickLight, .chromeLight: false
    case .dark, .ultraThinDark, .thinDark, .regularDark, .thickDark, .chromeDark: true
    }
  }

  /// The backdrop filter that shows the content behind a view through the material.
  package var filter: BackdropFilter {
    switch self {
    case .extraLight: Self.classicFilter(20, white: 0.97, alpha: 0.8)
    case .light: Self.classicFilter(30, white: 1, alpha: 0.3)
    case .dark: Self.classicFilter(20, white: 0.11, alpha: 0.73)
    case .ultraThinLight: Self.systemFilter(22.5, 1.1, [0.69, 0.785, 0.897, 0.922], 0.5)
    case .thinLight: Self.systemFilter(29.5, 1.35, [0.762, 0.859, 0.791, 0.768], 0.6, brightness: 0.1)
    case .regularLight: Self.systemFilter(29.5, 1.5, [0.9, 0.83, 0.925, 0.815], 0.75, brightness: 0.1)
    case .thickLight: Self.systemFilter(45, 1.5, [0.92, 0.887, 0.917, 0.842], 0.88, brightness: 0.1)
    case .chromeLight: Self.systemFilter(22.5, 1.1, [0.797, 0.897, 1.101, 0.825], 0.75, brightness: 0.1)
    case .ultraThinDark: Self.systemFilter(22.5, 1.1, [0.354, 0.576, 0.1, 0.1], 0.34)
    case .thinDark: Self.systemFilter(29.5, 1.35, [0.213, 0.345, 0.1, 0.1], 0.566)
    case .regularDark: Self.systemFilter(29.5, 1.5, [0.16, 0.26, 0.1, 0.1], 0.75)
    case .thickDark: Self.systemFilter(45, 1.5, [0.127, 0.206, 0.1, 0.1], 0.95)
    case .chromeDark: Self.systemFilter(22.5, 2, [0.095, 0.154, 0.1, 0.1], 0.732)
    }
  }

  private static func classicFilter(_ radius: Double, white: Double, alpha: Double) -> BackdropFilter {
    BackdropFilter(
      radius: radius, saturation: 1.8, tint: SIMD4(white * alpha, white * alpha, white * alpha, alpha))
  }

  private static func systemFilter(
    _ radius: Double, _ saturation: Double, _ curve: SIMD4<Double>, _ amount: Double, brightness: Double = 0
  ) -> BackdropFilter {
    BackdropFilter(radius: radius, curve: curve, curveAmount: amount, saturation: saturation, brightness: brightness)
  }
}
