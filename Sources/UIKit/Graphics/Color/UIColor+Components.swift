import Foundation

extension UIColor {
  /// Writes the colour's sRGB components, beyond 0...1 for wide colours. False for patterns, which write nothing.
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

  /// Writes the colour's hue, saturation and brightness. False for patterns.
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

  /// Writes the colour as a gray of the same luminance. False for patterns.
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
