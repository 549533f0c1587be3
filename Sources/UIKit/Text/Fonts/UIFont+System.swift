import RuntimeInterface

extension UIFont {
  /// The system font in its regular weight. `fontSize` in points; 0 and less mean 14. The same size answers the same object.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    shared(.system(size: checked(fontSize), weight: weight))
  }

  /// The system font in a weight and a width: the nearest that there is, normal where the font has no other.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    shared(.system(size: checked(fontSize), weight: weight, width: width))
  }

  /// The bold system font, which is the semibold face, as in UIKit.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    shared(.system(size: checked(fontSize), weight: .semibold, isBold: true))
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    shared(.system(size: checked(fontSize), weight: .regular, isItalic: true))
  }

  /// The system font with letters and digits of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    shared(.system(size: checked(fontSize), weight: weight, design: .monospaced))
  }

  /// The system font with digits of one width: numbers that count do not jump.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    shared(.system(size: checked(fontSize), weight: weight, hasMonospacedDigits: true))
  }

  /// The font of a text style at the user's text size (`UITraitCollection.current`'s).
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of `traitCollection`, the current one's when nil.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    shared(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection))
  }

  private static func checked(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }

  private static let cache = SharedCache<CacheKey, UIFont>(limit: 1000)

  private struct CacheKey: Hashable {
    let request: FontRequest
    let style: UIFont.TextStyle?
    let leading: CGFloat
    let isBold: Bool
  }

  /// One object for each font of the system, as UIKit has it.
  static func shared(_ descriptor: UIFontDescriptor) -> UIFont {
    let key = CacheKey(
      request: descriptor.request, style: descriptor.textStyle, leading: descriptor.textStyleLeading,
      isBold: descriptor.isSystemBold)
    return cache[key] ?? cache.keep(UIFont(descriptor: descriptor, size: 0), for: key)
  }
}
