import Foundation

extension UIColor {
  /// Copies the components of the color in extended sRGB. Wide colors have components outside 0...1.
  ///
  /// - Parameters:
  ///   - red: Set to the red component. May be nil.
  ///   - green: Set to the green component. May be nil.
  ///   - blue: Set to the blue component. May be nil.
  ///   - alpha: Set to the opacity. May be nil.
  /// - Returns: `false` for patterns, for which nothing is copied.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = plainColor else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Copies the hue, saturation and brightness of the color.
  ///
  /// - Parameters:
  ///   - hue: Set to the hue, 0...1. May be nil.
  ///   - saturation: Set to the saturation, 0...1. May be nil.
  ///   - brightness: Set to the brightness, 0...1. May be nil.
  ///   - alpha: Set to the opacity. May be nil.
  /// - Returns: `false` for patterns, for which nothing is copied.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = plainColor else { return false }
    let parts = HSB(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Copies the color as a gray of the same luminance.
  ///
  /// - Parameters:
  ///   - white: Set to the gray value. May be nil.
  ///   - alpha: Set to the opacity. May be nil.
  /// - Returns: `false` for patterns, which are not copied.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard plainColor != nil,
      let gray = cgColor.converted(to: .extendedGraySpace, intent: .defaultIntent, options: nil),
      let parts = gray.components, parts.count == 2
    else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[1]
    return true
  }

  private var plainColor: RGBA? {
    let color = cgColor
    return color.pattern == nil ? color.rgba : nil
  }
}
