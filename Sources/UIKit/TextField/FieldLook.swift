import Foundation

/// How the text of a field looks where it has no attributes of its own.
struct FieldLook {
  var font: UIFont? = .systemFont(ofSize: 17)
  var color: UIColor? = .label
  var alignment = NSTextAlignment.natural
  /// What else `defaultTextAttributes` was given.
  var others: [NSAttributedString.Key: Any] = [:]

  var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }
  var usedColor: UIColor { color ?? .label }

  /// Of each character.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes = others
    attributes[.font] = usedFont
    attributes[.foregroundColor] = usedColor
    return attributes
  }

  /// The same with the alignment, as UIKit says it.
  var allAttributes: [NSAttributedString.Key: Any] {
    var attributes = attributes
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(others[.paragraphStyle] as? NSParagraphStyle ?? .default)
    style.alignment = alignment
    attributes[.paragraphStyle] = style
    return attributes
  }

  /// Takes what these attributes say; where they say nothing it stays as it is.
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
  }
}
