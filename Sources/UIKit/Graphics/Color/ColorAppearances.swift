import Foundation

/// The colors that a system color resolves to, depending on the interface style, the contrast and the user interface
/// level.
package struct ColorAppearances: Sendable {
  private let light: UIColor
  private let dark: UIColor
  private let lightContrast: UIColor
  private let darkContrast: UIColor
  /// The color in dark mode at the elevated level, which sheets and popovers use.
  private let darkElevated: UIColor

  private init(
    light: UIColor, dark: UIColor, lightContrast: UIColor, darkContrast: UIColor, darkElevated: UIColor
  ) {
    self.light = light
    self.dark = dark
    self.lightContrast = lightContrast
    self.darkContrast = darkContrast
    self.darkElevated = darkElevated
  }

  /// Creates the appearances of an opaque color from 0xRRGGBB values. `contrast` and `darkContrast` are the colors with
  /// increased contrast.
  init(_ light: UInt32, dark: UInt32, contrast: UInt32, darkContrast: UInt32) {
    let elevatedColor = Self.color(dark)
    self.init(
      light: Self.color(light), dark: elevatedColor, lightContrast: Self.color(contrast),
      darkContrast: Self.color(darkContrast), darkElevated: elevatedColor)
  }

  /// Creates the appearances of an opaque background color from 0xRRGGBB values. Increased contrast does not change the color.
  /// `elevated` is the color in the dark style for sheets and popovers.
  init(background light: UInt32, dark: UInt32, elevated: UInt32) {
    let color = Self.color(light)
    let darkColor = Self.color(dark)
    self.init(
      light: color, dark: darkColor, lightContrast: color, darkContrast: darkColor, darkElevated: Self.color(elevated)
    )
  }

  /// Creates the appearances of a translucent color from 0xRRGGBB values and opacities. If an opacity for increased
  /// contrast is `nil`, the opacity for normal contrast is used.
  init(
    _ light: UInt32, _ alpha: CGFloat, dark: UInt32, _ darkAlpha: CGFloat, contrastAlpha: CGFloat? = nil,
    darkContrastAlpha: CGFloat? = nil
  ) {
    let darkColor = Self.color(dark, alpha: darkAlpha)
    self.init(
      light: Self.color(light, alpha: alpha), dark: darkColor,
      lightContrast: Self.color(light, alpha: contrastAlpha ?? alpha),
      darkContrast: Self.color(dark, alpha: darkContrastAlpha ?? darkAlpha), darkElevated: darkColor)
  }

  /// Returns a color of a 0xRRGGBB value. Black and white are in the gray color space, so that their `cgColor` has two components
  /// (measured on iOS 26.1: Vercantez/openuikit, ios-oss-launch2-walls-oracle, `cgcolor`).
  private static func color(_ hex: UInt32, alpha: CGFloat = 1) -> UIColor {
    switch hex {
    case 0x000000: UIColor(white: 0, alpha: alpha)
    case 0xFFFFFF: UIColor(white: 1, alpha: alpha)
    default: UIColor(hex: hex, alpha: alpha)
    }
  }

  func color(in traits: UITraitCollection) -> UIColor {
    let hasContrast = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return hasContrast ? lightContrast : light }
    if hasContrast { return darkContrast }
    return traits.userInterfaceLevel == .elevated ? darkElevated : dark
  }
}

extension UIColor {
  /// Creates a color from a 0xRRGGBB value.
  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: alpha)
  }

  convenience init(_ name: String, _ appearances: ColorAppearances) {
    self.init(storage: .system(name, appearances))
  }
}
