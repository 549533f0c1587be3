import Foundation

/// Functions that convert UIKit's attributes between `AttributedString` and `NSAttributedString`. Foundation on Linux
/// does not support this conversion.
enum TextAttributeBridge {
  typealias Scope = AttributeScopes.UIKitAttributes

  static func dictionary(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    func copyValue<Attribute: UIKitTextAttribute>(_ attribute: Attribute.Type) where Attribute.Value: Sendable {
      guard let value = container[attribute] else { return }
      let key = NSAttributedString.Key(Attribute.name)
      if let underlineStyle = value as? NSUnderlineStyle {
        result[key] = underlineStyle.rawValue
      } else {
        result[key] = value
      }
    }
    copyValue(Scope.FontAttribute.self)
    if let style = container[Scope.ParagraphStyleAttribute.self] { result[.paragraphStyle] = style }
    copyValue(Scope.ForegroundColorAttribute.self)
    copyValue(Scope.BackgroundColorAttribute.self)
    copyValue(Scope.LigatureAttribute.self)
    copyValue(Scope.KernAttribute.self)
    copyValue(Scope.TrackingAttribute.self)
    copyValue(Scope.StrikethroughStyleAttribute.self)
    copyValue(Scope.UnderlineStyleAttribute.self)
    copyValue(Scope.StrokeColorAttribute.self)
    copyValue(Scope.StrokeWidthAttribute.self)
    if let shadow = container[Scope.ShadowAttribute.self] { result[.shadow] = shadow }
    copyValue(Scope.BaselineOffsetAttribute.self)
    copyValue(Scope.UnderlineColorAttribute.self)
    copyValue(Scope.StrikethroughColorAttribute.self)
    copyValue(Scope.ObliquenessAttribute.self)
    copyValue(Scope.ExpansionAttribute.self)
    copyValue(Scope.AttachmentAttribute.self)
    copyValue(Scope.TextEffectAttribute.self)
    if let link = container[AttributeScopes.FoundationAttributes.LinkAttribute.self] { result[.link] = link }
    return result
  }

  static func makeContainer(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var result = AttributeContainer()
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      (attributes[key] as? CGFloat) ?? (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) }
        ?? (attributes[key] as? Int).map { CGFloat($0) }
    }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    result[Scope.FontAttribute.self] = attributes[.font] as? UIFont
    result[Scope.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
    result[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    result[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
    result[Scope.LigatureAttribute.self] = number(.ligature).map { Int($0) }
    result[Scope.KernAttribute.self] = number(.kern)
    result[Scope.TrackingAttribute.self] = number(.tracking)
    result[Scope.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    result[Scope.UnderlineStyleAttribute.self] = line(.underlineStyle)
    result[Scope.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
    result[Scope.StrokeWidthAttribute.self] = number(.strokeWidth)
    result[Scope.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
    result[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
    result[Scope.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
    result[Scope.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
    result[Scope.ObliquenessAttribute.self] = number(.obliqueness)
    result[Scope.ExpansionAttribute.self] = number(.expansion)
    result[Scope.AttachmentAttribute.self] = attributes[.attachment] as? NSTextAttachment
    let effect = attributes[.textEffect]
    result[Scope.TextEffectAttribute.self] =
      effect as? NSAttributedString.TextEffectStyle
      ?? (effect as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
    let link = attributes[.link]
    result[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    return result
  }
}
