extension UIFont.TextStyle {
  /// Scales fonts and lengths as this style does.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}

/// Scales your own fonts and lengths with the user's text size, as a text style scales.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Metrics that scale as the body style does.
  open class var `default`: UIFontMetrics { body }
  private static let body = UIFontMetrics(forTextStyle: .body)

  /// Metrics that scale as a style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// `font`, made for the default text size, at the current one.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// `font`, made for the default text size, at the text size of `traitCollection` (the current one's when nil).
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// `scaledFont(for:)`, never larger than `maximumPointSize` (0: no limit).
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// `scaledFont(for:compatibleWith:)`, never larger than `maximumPointSize` (0: no limit). In views that adjust their fonts
  /// it follows the text size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let base = font.scaling?.base ?? font
    let size = scaledValue(for: base.pointSize, compatibleWith: traitCollection)
    return UIFont(
      scaling: FontScaling(style: style, base: base, maximum: maximumPointSize),
      size: maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A length in points, made for the default text size, at the current one.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length in points, made for the default text size, at that of `traitCollection` (the current one's when nil): the
  /// ratio is that of the style's line spacings, and the result is in thirds of a point. At the default size it is
  /// `value` itself.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = UIFontDescriptor.category(of: traitCollection)
    guard category != .large else { return value }
    let ratio = style.metrics(category).lineSpacing / style.metrics(.large).lineSpacing
    return (value * ratio * 3).rounded() / 3
  }
}
