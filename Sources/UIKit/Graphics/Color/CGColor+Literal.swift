import CoreGraphics

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates a color from a color literal of Xcode's editor, as in `layer.borderColor = #colorLiteral(…)`.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1, in the color space sRGB.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
