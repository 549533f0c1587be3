/// How `UIFontMetrics` made a font: it can be made anew for another text size.
struct FontScaling: @unchecked Sendable {
  let style: UIFont.TextStyle
  /// The font for the default text size.
  let base: UIFont
  /// Points; 0: no limit.
  let maximum: CGFloat
}

extension UIFont {
  /// The font at the text size of an environment; nil where it does not follow one, or has that size already. It follows
  /// when it is that of a text style, or was scaled by `UIFontMetrics`.
  func following(_ traits: UITraitCollection) -> UIFont? {
    let font: UIFont
    if let scaling {
      font = scaling.style.metrics.scaledFont(
        for: scaling.base, maximumPointSize: scaling.maximum, compatibleWith: traits)
    } else if let style = fontDescriptor.textStyle {
      font = .preferredFont(forTextStyle: style, compatibleWith: traits)
    } else {
      return nil
    }
    return font.pointSize == pointSize ? nil : font
  }
}
