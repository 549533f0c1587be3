import CoreGraphics
import Foundation

/// A color in a color picker. The hue and the saturation are stored separately, so that they do not change when the
/// color becomes gray or black.
@MainActor struct PickedColor: Equatable {
  var hsb: HSB
  var alpha: CGFloat

  static nonisolated func == (lhs: PickedColor, rhs: PickedColor) -> Bool {
    lhs.hsb.hue == rhs.hsb.hue && lhs.hsb.saturation == rhs.hsb.saturation
      && lhs.hsb.brightness == rhs.hsb.brightness && lhs.alpha == rhs.alpha
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
    hsb = HSB(hue: hue, saturation: saturation, brightness: brightness)
    self.alpha = alpha
  }

  init(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    hsb = HSB(red: red, green: green, blue: blue)
    self.alpha = alpha
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    hsb = HSB(red: red, green: green, blue: blue)
    self.alpha = alpha
  }

  var color: UIColor {
    UIColor(hue: hsb.hue, saturation: hsb.saturation, brightness: hsb.brightness, alpha: alpha)
  }

  var opaqueColor: UIColor {
    UIColor(hue: hsb.hue, saturation: hsb.saturation, brightness: hsb.brightness, alpha: 1)
  }

  /// Red, green and blue, each from 0 to 255.
  var channels: [Int] {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = opaqueColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  /// Returns the color with a changed value of one channel.
  ///
  /// - Parameters:
  ///   - index: 0 for red, 1 for green, 2 for blue.
  ///   - value: The value, from 0 to 1.
  func setting(channel index: Int, to value: CGFloat) -> PickedColor {
    var components = channels.map { CGFloat($0) / 255 }
    components[index] = value
    return PickedColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// The six hexadecimal digits of the color.
  var hex: String { channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined() }

  /// Returns the color that six hexadecimal digits describe, or `nil` for any other text. A number sign before the digits
  /// is ignored.
  static func parse(_ text: String, alpha: CGFloat) -> PickedColor? {
    let digits = text.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
    guard digits.count == 6, let rgb = Int(digits, radix: 16) else { return nil }
    return PickedColor(
      red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
      alpha: alpha)
  }
}
