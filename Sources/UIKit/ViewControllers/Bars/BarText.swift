import Foundation

/// Functions that create the fonts and text attributes of bars.
@MainActor enum BarText {
  /// Sets a label's text with the attributes of an appearance. `font` and `color` apply if the attributes do not
  /// contain a font or a color. If there is an attributed text, it is shown instead of `text`, and its own attributes
  /// take precedence.
  static func setText(
    _ text: String?, attributed: AttributedString? = nil, _ attributes: [NSAttributedString.Key: Any], font: UIFont,
    color: UIColor, on label: UILabel
  ) {
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    if let attributed {
      var combinedAttributes = attributes
      combinedAttributes[.font] = label.font
      combinedAttributes[.foregroundColor] = label.textColor
      let styledText = NSMutableAttributedString(string: String(attributed.characters), attributes: combinedAttributes)
      let source = NSAttributedString(attributed)
      source.enumerateAttributes(in: NSRange(location: 0, length: source.length), options: []) {
        sourceAttributes, range, _ in
        styledText.addAttributes(sourceAttributes, range: range)
      }
      label.attributedText = styledText
      return
    }
    let otherAttributes = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    guard let text, !otherAttributes.isEmpty else {
      label.text = text
      return
    }
    var combinedAttributes = otherAttributes
    combinedAttributes[.font] = label.font
    combinedAttributes[.foregroundColor] = label.textColor
    label.attributedText = NSAttributedString(string: text, attributes: combinedAttributes)
  }

  /// Returns the size of a view below a title, in points. Its constraints determine the size. If there are none,
  /// `sizeThatFits(_:)` determines it, as Apple documents for `subtitleView`. The view is not wider than the available
  /// width.
  static func size(of view: UIView, fitting available: CGSize) -> CGSize {
    var size = view is UILabel ? .zero : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width == 0 || size.height == 0 { size = view.sizeThatFits(available) }
    return CGSize(width: min(size.width, available.width), height: size.height)
  }

  /// Returns a font for bars. `size` is its size in points at the default text size. Fonts of titles and buttons grow
  /// up to the text size extraExtraLarge. The fonts of large titles grow without a limit (measured on UIKit,
  /// docs/measurements.md 15.2).
  static func font(
    _ size: CGFloat, _ weight: UIFont.Weight, _ traits: UITraitCollection, style: UIFont.TextStyle = .body,
    isCapped: Bool = true
  ) -> UIFont {
    var category = traits.preferredContentSizeCategory
    if isCapped, category > .extraExtraLarge { category = .extraExtraLarge }
    let cappedTraits = UITraitCollection(preferredContentSizeCategory: category)
    let defaultFont = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let currentFont = UIFont.preferredFont(forTextStyle: style, compatibleWith: cappedTraits)
    return .systemFont(ofSize: (size * currentFont.pointSize / defaultFont.pointSize).rounded(), weight: weight)
  }
}
