/// The parameters with which `UIFontMetrics` created a font, for creating the font for a different text size.
struct FontScaling: @unchecked Sendable {
  let style: UIFont.TextStyle
  /// The font for the default text size.
  let baseFont: UIFont
  /// The maximum size in points, or 0 for no limit.
  let maximumPointSize: CGFloat
}

extension UIFont {
  /// Returns the font for the text size of a trait collection. Returns `nil` if the font already has that size or does
  /// not depend on the text size.
  ///
  /// Fonts of text styles and fonts scaled by `UIFontMetrics` depend on the text size.
  func scaled(for traits: UITraitCollection) -> UIFont? {
    let font: UIFont
    if let scaling {
      font = scaling.style.metrics.scaledFont(
        for: scaling.baseFont, maximumPointSize: scaling.maximumPointSize, compatibleWith: traits)
    } else if let style = fontDescriptor.textStyle {
      let preferred = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits)
      let request = fontDescriptor.request
      // A bold or italic variant of a text style remains bold or italic.
      font = .shared(
        preferred.with { scaledRequest in
          let size = scaledRequest.size
          scaledRequest = request
          scaledRequest.size = size
        })
    } else {
      return nil
    }
    return font.pointSize == pointSize ? nil : font
  }
}
