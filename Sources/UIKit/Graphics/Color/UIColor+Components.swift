import Foundation

extension UIColor {
  /// Returns the components of the color in extended sRGB. The components of colors outside sRGB are outside 0...1.
  ///
  /// - Parameters:
  ///   - red: A pointer that receives the red component. May be nil.
  ///   - green: A pointer that receives the green component. May be nil.
  ///   - blue: A pointer that receives the blue component. May be nil.
  ///   - alpha: A pointer that receives the opacity. May be nil.
  /// - Returns: `false` if the color is a pattern. Nothing is then written.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = fixedComponents else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the hue, saturation and brightness of the color.
  ///
  /// - Parameters:
  ///   - hue: A pointer that receives the hue, 0...1. May be nil.
  ///   - saturation: A pointer that receives the saturation, 0...1. May be nil.
  ///   - brightness: A pointer that receives the brightness, 0...1. May be nil.
  ///   - alpha: A pointer that receives the opacity. May be nil.
  /// - Returns: `false` if the color is a pattern. Nothing is then written.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = fixedComponents else { return false }
    let hsb = HSB(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the gray value that has the same luminance as the color.
  ///
  /// - Parameters:
  ///   - white: A pointer that receives the gray value. May be nil.
  ///   - alpha: A pointer that receives the opacity. May be nil.
  /// - Returns: `false` if the color is a pattern. Nothing is then written.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard fixedComponents != nil,
      let gray = cgColor.converted(to: .extendedGraySpace, intent: .defaultIntent, options: nil),
      let components = gray.components, components.count == 2
    else { return false }
    white?.pointee = components[0]
    alpha?.pointee = components[1]
    return true
  }

  private var fixedComponents: RGBA? {
    let color = cgColor
    return color.pattern == nil ? color.rgba : nil
  }
}
