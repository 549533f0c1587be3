extension UIFont.TextStyle {
  /// The metrics that scale fonts and lengths in the same way as this style.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}

/// An object that scales custom fonts and lengths with the preferred text size, in the same way as a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the text style `body`.
  open class var `default`: UIFontMetrics { body }
  private static let body = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  ///
  /// - Parameter textStyle: The text style that determines the scaling.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font scaled to the preferred text size of `UITraitCollection.current`.
  ///
  /// - Parameter font: The font for the default text size.
  /// - Returns: The scaled font.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font scaled to the preferred text size of an environment.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - traitCollection: The traits of the environment, or `nil` for `UITraitCollection.current`.
  /// - Returns: The scaled font.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled to the preferred text size of `UITraitCollection.current`, limited to a maximum size.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - maximumPointSize: The maximum size in points, or 0 for no limit.
  /// - Returns: The scaled font.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled to the preferred text size of an environment, limited to a maximum size.
  ///
  /// If a view's `adjustsFontForContentSizeCategory` is `true`, the view updates the font when the text size changes.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - maximumPointSize: The maximum size in points, or 0 for no limit.
  ///   - traitCollection: The traits of the environment, or `nil` for `UITraitCollection.current`.
  /// - Returns: The scaled font.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let base = font.scaling?.baseFont ?? font
    let size = scaledValue(for: base.pointSize, compatibleWith: traitCollection)
    return UIFont(
      scaling: FontScaling(style: style, baseFont: base, maximumPointSize: maximumPointSize),
      size: maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// Returns a length scaled to the text size of the application.
  ///
  /// - Parameter value: The length for the default text size, in points.
  /// - Returns: The scaled length, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, in: UIFontDescriptor.applicationCategory)
  }

  /// Returns a length scaled to the preferred text size of an environment.
  ///
  /// The scale factor is the ratio of the style's distances between baselines at the two text sizes.
  ///
  /// - Parameters:
  ///   - value: The length for the default text size, in points.
  ///   - traitCollection: The traits of the environment, or `nil` for `UITraitCollection.current`.
  /// - Returns: The scaled length, rounded to thirds of a point, or `value` itself at the default text size.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    scaledValue(for: value, in: UIFontDescriptor.category(of: traitCollection))
  }

  private func scaledValue(for value: CGFloat, in category: UIContentSizeCategory) -> CGFloat {
    guard category != .large else { return value }
    let ratio = style.metrics(category).lineSpacing / style.metrics(.large).lineSpacing
    return (value * ratio * 3).rounded() / 3
  }
}
