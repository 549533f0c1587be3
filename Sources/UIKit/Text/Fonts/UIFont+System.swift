import RuntimeInterface

extension UIFont {
  /// Returns the system font in its regular weight.
  ///
  /// - Parameter fontSize: The size in points. A size that is not greater than 0 means 14.
  /// - Returns: The font. Calls with the same size return the same object.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// Returns the system font in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points. A size that is not greater than 0 means 14.
  ///   - weight: The weight of the glyphs.
  /// - Returns: The system font with the weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    shared(.system(size: validSize(fontSize), weight: weight))
  }

  /// Returns the system font in a weight and a width.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points. A size that is not greater than 0 means 14.
  ///   - weight: The weight of the glyphs.
  ///   - width: The width of the glyphs. The nearest width that the font has is used.
  /// - Returns: The system font with the weight and the width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    shared(.system(size: validSize(fontSize), weight: weight, width: width))
  }

  /// Returns the bold system font. As in UIKit, the bold system font is the semibold face.
  ///
  /// - Parameter fontSize: The size in points. A size that is not greater than 0 means 14.
  /// - Returns: The bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    shared(.system(size: validSize(fontSize), weight: .semibold, isBold: true))
  }

  /// Returns the italic system font.
  ///
  /// - Parameter fontSize: The size in points. A size that is not greater than 0 means 14.
  /// - Returns: The italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    shared(.system(size: validSize(fontSize), weight: .regular, isItalic: true))
  }

  /// Returns the monospaced system font. All of its characters have equal widths.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points. A size that is not greater than 0 means 14.
  ///   - weight: The weight of the glyphs.
  /// - Returns: The monospaced system font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    shared(.system(size: validSize(fontSize), weight: weight, design: .monospaced))
  }

  /// Returns the system font with digits of equal widths, for numbers that change while they are displayed.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points. A size that is not greater than 0 means 14.
  ///   - weight: The weight of the glyphs.
  /// - Returns: The system font with digits of equal widths.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    shared(.system(size: validSize(fontSize), weight: weight, hasMonospacedDigits: true))
  }

  /// Returns the font of a text style at the text size of the application.
  ///
  /// - Parameter style: The text style, such as `body`.
  /// - Returns: The font of the text style.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the preferred text size of an environment.
  ///
  /// - Parameters:
  ///   - style: The text style, such as `body`.
  ///   - traitCollection: The traits of the environment, or `nil` for the text size of the application.
  /// - Returns: The font of the text style.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    shared(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection))
  }

  private static func validSize(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }

  private static let cache = SharedCache<CacheKey, UIFont>(limit: 1000)

  private struct CacheKey: Hashable {
    let request: FontRequest
    let style: UIFont.TextStyle?
    let leading: CGFloat
    let isBold: Bool
  }

  /// Returns the shared font for a descriptor. As in UIKit, there is one object for each system font.
  static func shared(_ descriptor: UIFontDescriptor) -> UIFont {
    let key = CacheKey(
      request: descriptor.request, style: descriptor.textStyle, leading: descriptor.textStyleLeading,
      isBold: descriptor.isSystemBold)
    return cache[key] ?? cache.insert(UIFont(descriptor: descriptor, size: 0), for: key)
  }
}
