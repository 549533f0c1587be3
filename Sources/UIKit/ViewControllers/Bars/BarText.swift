import Foundation

/// Functions that create the fonts and text attributes of bars.
@MainActor enum BarText {
  /// Sets a label's text with the attributes of an appearance. `font` and `color` apply if the attributes do not
  /// contain a font or a color.
  static func write(
    _ text: String?, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor, on label: UILabel
  ) {
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    let otherAttributes = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    guard let text, !otherAttributes.isEmpty else {
      label.text = text
      return
    }
    var all = otherAttributes
    all[.font] = label.font
    all[.foregroundColor] = label.textColor
    label.attributedText = NSAttributedString(string: text, attributes: all)
  }

  /// Returns a font for bars. `size` is its size in points at the default text size. Fonts of titles and buttons grow
  /// up to the text size extraExtraLarge. Those of large titles grow without a limit (measurements.md, 15.2).
  static func font(
    _ size: CGFloat, _ weight: UIFont.Weight, _ traits: UITraitCollection, style: UIFont.TextStyle = .body,
    isCapped: Bool = true
  ) -> UIFont {
    var category = traits.preferredContentSizeCategory
    if isCapped, category > .extraExtraLarge { category = .extraExtraLarge }
    let capped = UITraitCollection(preferredContentSizeCategory: category)
    let defaultFont = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let currentFont = UIFont.preferredFont(forTextStyle: style, compatibleWith: capped)
    return .systemFont(ofSize: (size * currentFont.pointSize / defaultFont.pointSize).rounded(), weight: weight)
  }
}
