import Foundation

/// The default appearance of a text field's text.
struct FieldStyle {
  var font: UIFont? = .systemFont(ofSize: 17)
  var color: UIColor? = .label
  var alignment = NSTextAlignment.natural
  /// The attributes in `defaultTextAttributes` other than the font, the color and the alignment.
  var otherAttributes: [NSAttributedString.Key: Any] = [:]

  var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }
  var effectiveColor: UIColor { color ?? .label }

  /// The font, the color and the other attributes of each character, without the alignment.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes = otherAttributes
    attributes[.font] = effectiveFont
    attributes[.foregroundColor] = effectiveColor
    return attributes
  }

  /// The attributes of each character, including a paragraph style for the alignment, as returned by
  /// `defaultTextAttributes`.
  var allAttributes: [NSAttributedString.Key: Any] {
    var attributes = attributes
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(otherAttributes[.paragraphStyle] as? NSParagraphStyle ?? .default)
    style.alignment = alignment
    attributes[.paragraphStyle] = style
    return attributes
  }

  /// Updates the font, the color and the alignment from text attributes. Values without an attribute do not change.
  mutating func applyAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
  }
}
