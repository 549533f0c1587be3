import Foundation

/// A color for drawing in sRGB, not linear and not premultiplied. The components are in 0...1, or outside this range
/// for colors that sRGB does not contain.
package struct RGBA: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The color with all components clamped to 0...1. Values that are not numbers become 0.
  package var clamped: RGBA {
    func clamp(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }

  /// The color as a pixel: a number 0xAARRGGBB with premultiplied components.
  package var premultipliedARGB: UInt32 {
    let color = clamped
    func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
    let alpha = color.alpha
    return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8 | byte(color.blue * alpha)
  }

  /// Converts a component from sRGB to linear light. The function is odd, so that the negative components of extended
  /// colors are converted without loss.
  package static func linearComponent(fromSRGB value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let linearValue = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -linearValue : linearValue
  }

  /// Converts a component from linear light to sRGB.
  package static func sRGBComponent(fromLinear linearValue: CGFloat) -> CGFloat {
    let magnitude = abs(linearValue)
    let value = magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linearValue < 0 ? -value : value
  }
}

extension CGColorSpace {
  /// Converts components of this color space, with alpha last, to sRGB.
  func rgba(_ components: [CGFloat]) -> RGBA {
    guard components.count > numberOfComponents else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    let alpha = components[numberOfComponents]
    switch encoding {
    case .srgb: return RGBA(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    case .gray: return RGBA(red: components[0], green: components[0], blue: components[0], alpha: alpha)
    case .linearSRGB:
      return RGBA(
        red: RGBA.sRGBComponent(fromLinear: components[0]), green: RGBA.sRGBComponent(fromLinear: components[1]),
        blue: RGBA.sRGBComponent(fromLinear: components[2]),
        alpha: alpha)
    case .linearGray:
      let value = RGBA.sRGBComponent(fromLinear: components[0])
      return RGBA(red: value, green: value, blue: value, alpha: alpha)
    case .cmyk:
      let colorFraction = 1 - components[3]
      return RGBA(
        red: (1 - components[0]) * colorFraction, green: (1 - components[1]) * colorFraction,
        blue: (1 - components[2]) * colorFraction,
        alpha: alpha)
    case .displayP3:
      let linearValue = components.prefix(3).map(RGBA.linearComponent)
      return RGBA(
        red: RGBA.sRGBComponent(fromLinear: 1.224_940_1 * linearValue[0] - 0.224_940_4 * linearValue[1]),
        green: RGBA.sRGBComponent(fromLinear: -0.042_056_9 * linearValue[0] + 1.042_057_1 * linearValue[1]),
        blue: RGBA.sRGBComponent(
          fromLinear: -0.019_637_6 * linearValue[0] - 0.078_636_1 * linearValue[1] + 1.098_273_5 * linearValue[2]),
        alpha: alpha)
    case .pattern: return RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
    }
  }

  /// Converts a color to components of this color space, with alpha last. The result is nil for pattern color spaces.
  func components(_ color: RGBA) -> [CGFloat]? {
    // The weights are those of Rec. 709, which apply to linear light.
    func linearLuminance() -> CGFloat {
      0.2126 * RGBA.linearComponent(fromSRGB: color.red) + 0.7152 * RGBA.linearComponent(fromSRGB: color.green) + 0.0722
        * RGBA.linearComponent(fromSRGB: color.blue)
    }
    switch encoding {
    case .srgb: return [color.red, color.green, color.blue, color.alpha]
    case .gray:
      if color.red == color.green && color.green == color.blue { return [color.red, color.alpha] }
      return [RGBA.sRGBComponent(fromLinear: linearLuminance()), color.alpha]
    case .linearSRGB:
      return [
        RGBA.linearComponent(fromSRGB: color.red), RGBA.linearComponent(fromSRGB: color.green),
        RGBA.linearComponent(fromSRGB: color.blue), color.alpha,
      ]
    case .linearGray: return [linearLuminance(), color.alpha]
    case .cmyk:
      let black = 1 - max(color.red, color.green, color.blue)
      if black >= 1 { return [0, 0, 0, 1, color.alpha] }
      let colorFraction = 1 - black
      return [
        (colorFraction - color.red) / colorFraction, (colorFraction - color.green) / colorFraction,
        (colorFraction - color.blue) / colorFraction,
        black, color.alpha,
      ]
    case .displayP3:
      let linearValue = [color.red, color.green, color.blue].map(RGBA.linearComponent)
      return [
        RGBA.sRGBComponent(fromLinear: 0.822_461_9 * linearValue[0] + 0.177_538_1 * linearValue[1]),
        RGBA.sRGBComponent(fromLinear: 0.033_194_2 * linearValue[0] + 0.966_805_8 * linearValue[1]),
        RGBA.sRGBComponent(
          fromLinear: 0.017_082_7 * linearValue[0] + 0.072_397_4 * linearValue[1] + 0.910_519_9 * linearValue[2]),
        color.alpha,
      ]
    case .pattern: return nil
    }
  }
}
