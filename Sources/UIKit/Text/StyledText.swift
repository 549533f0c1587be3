import RuntimeInterface

/// Functions that convert attributed strings with UIKit's attributes to documents of the text engine.
enum StyledText {
  /// The font, the color and other values for text without the corresponding attributes.
  struct Defaults {
    var font: UIFont
    var paragraphStyle: NSParagraphStyle
    /// The traits with which dynamic colors are resolved.
    var traits: UITraitCollection
    /// The factor by which fonts are scaled.
    var scale: CGFloat = 1
    /// A text style and a paragraph style that replace those of the text, or `nil` to use those of the text. Text
    /// layers of Core Animation set them.
    var overrides: (style: TextStyle, paragraph: TextParagraphStyle)?
  }

  static func style(_ font: UIFont, scale: CGFloat = 1) -> TextStyle {
    let font = scale == 1 ? font : font.withSize(font.pointSize * scale)
    return TextStyle(font: font.textFont, ascent: font.ascender, descent: -font.descender, leading: font.leading)
  }

  static func document(_ text: String, font: UIFont, paragraphStyle: NSParagraphStyle, scale: CGFloat) -> TextDocument {
    TextDocument(text, attributes: attributes(font, paragraphStyle, scale: scale))
  }

  static func attributes(_ font: UIFont, _ paragraphStyle: NSParagraphStyle, scale: CGFloat) -> TextAttributes {
    TextAttributes(style(font, scale: scale), paragraphStyle: paragraph(paragraphStyle))
  }

  /// Returns a text as a document.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - defaults: The font and other values of text without attributes.
  ///   - earlier: The document of an earlier version of the text, whose unchanged paragraphs are used, or `nil`.
  static func document(
    _ text: NSAttributedString, defaults: Defaults, earlier: TextDocument? = nil
  ) -> TextDocument {
    var runs: [TextDocument.Run] = []
    var styles: [TextStyle] = []
    var paragraphs: [TextParagraphStyle] = []
    var lastParagraph: NSParagraphStyle?
    let fullRange = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: fullRange, options: []) { attributes, range, _ in
      let explicitStyle = attributes[.paragraphStyle] as? NSParagraphStyle
      let paragraphStyle = explicitStyle ?? defaults.paragraphStyle
      if lastParagraph.map({ $0 !== paragraphStyle && !$0.isEqual(paragraphStyle) }) ?? true {
        paragraphs.append(
          explicitStyle == nil ? defaults.overrides?.paragraph ?? paragraph(paragraphStyle) : paragraph(paragraphStyle))
        lastParagraph = paragraphStyle
      }
      styles.append(style(attributes, defaults: defaults))
      runs.append(
        TextDocument.Run(utf16Length: range.length, style: styles.count - 1, paragraphStyle: paragraphs.count - 1))
    }
    if runs.isEmpty {
      return document(
        "", font: defaults.font, paragraphStyle: defaults.paragraphStyle, scale: defaults.scale)
    }
    return TextDocument(
      text.string, runs: runs, styles: styles, paragraphStyles: paragraphs, earlier: earlier)
  }

  private static func style(_ attributes: [NSAttributedString.Key: Any], defaults: Defaults) -> TextStyle {
    let explicitFont = attributes[.font] as? UIFont
    let font = explicitFont ?? defaults.font
    var style =
      explicitFont == nil
      ? defaults.overrides?.style ?? style(font, scale: defaults.scale) : style(font, scale: defaults.scale)
    func color(_ key: NSAttributedString.Key) -> CGColor? {
      // The text of a `CATextLayer` can contain CGColors.
      (attributes[key] as? UIColor)?.cgColor(in: defaults.traits) ?? attributes[key] as? CGColor
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      UIFontDescriptor.number(attributes[key]).flatMap { $0.isNaN ? nil : limited($0) }
    }
    style.color = color(.foregroundColor)
    style.background = color(.backgroundColor)
    if let tracking = number(.tracking) {
      style.kern = tracking * defaults.scale
      style.hasLigatures = false
    } else if let kerning = number(.kern) {
      style.kern = kerning * defaults.scale
      if kerning != 0 { style.hasLigatures = false }
    }
    if number(.ligature) == 0 { style.hasLigatures = false }
    style.baselineOffset = (number(.baselineOffset) ?? 0) * defaults.scale
    style.underline = decoration(number(.underlineStyle), color: color(.underlineColor))
    style.strikethrough = decoration(number(.strikethroughStyle), color: color(.strikethroughColor))
    if attributes[.link] != nil {
      if style.color == nil { style.color = UIColor.systemBlue.cgColor(in: defaults.traits) }
      if attributes[.underlineStyle] == nil { style.underline = TextDecoration() }
    }
    if let width = number(.strokeWidth), width != 0 {
      style.strokeWidth = width / 100 * font.pointSize * defaults.scale
      style.strokeColor = color(.strokeColor)
    }
    if let shadow = attributes[.shadow] as? NSShadow, let shadowColor = shadow.shadowColor as? UIColor {
      style.shadow = TextShadow(
        offset: CGSize(width: limited(shadow.shadowOffset.width), height: limited(shadow.shadowOffset.height)),
        blur: limited(shadow.shadowBlurRadius), color: shadowColor.cgColor(in: defaults.traits))
    }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      style.attachment = makeAttachment(attachment, style: style)
    }
    return style
  }

  /// Returns a length with at most 1,000,000 points, and 0 for one that is not a number. Larger lengths, which no page
  /// has, would exceed the coordinates of the text engine when they add up.
  private static func limited(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(-1e6, min(length, 1e6)) }

  private static func makeAttachment(_ attachment: NSTextAttachment, style: TextStyle) -> TextAttachment {
    let lineRect = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: style.ascent + style.descent)
    let requestedBounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: lineRect, glyphPosition: .zero, characterIndex: 0)
    let bounds = CGRect(
      x: limited(requestedBounds.origin.x), y: limited(requestedBounds.origin.y),
      width: limited(requestedBounds.size.width), height: limited(requestedBounds.size.height))
    let padding = attachment.lineLayoutPadding
    let tint = style.color
    return TextAttachment(bounds: bounds.insetBy(dx: -padding, dy: 0)) { context, rect in
      guard let image = attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0) else { return }
      UIGraphicsPushContext(context)
      if image.isDrawnAsTemplate, let tint {
        image.withTintColor(UIColor(cgColor: tint)).draw(in: rect.insetBy(dx: padding, dy: 0))
      } else {
        image.draw(in: rect.insetBy(dx: padding, dy: 0))
      }
      UIGraphicsPopContext()
    }
  }

  private static func decoration(_ value: CGFloat?, color: CGColor?) -> TextDecoration? {
    guard let value, value != 0, value.isFinite else { return nil }
    let bits = Int(value)
    var decoration = TextDecoration()
    decoration.isDouble = bits & 0xF == NSUnderlineStyle.double.rawValue
    decoration.isThick = bits & 0xF == NSUnderlineStyle.thick.rawValue
    decoration.isByWord = bits & NSUnderlineStyle.byWord.rawValue != 0
    switch bits & 0xF00 {
    case NSUnderlineStyle.patternDot.rawValue: decoration.pattern = .dot
    case NSUnderlineStyle.patternDash.rawValue: decoration.pattern = .dash
    case NSUnderlineStyle.patternDashDot.rawValue: decoration.pattern = .dashDot
    case NSUnderlineStyle.patternDashDotDot.rawValue: decoration.pattern = .dashDotDot
    default: break
    }
    decoration.color = color
    return decoration
  }

  static func paragraph(_ style: NSParagraphStyle) -> TextParagraphStyle {
    var paragraph = TextParagraphStyle()
    let values = style.values
    paragraph.alignment = alignment(values.alignment)
    switch values.lineBreakMode {
    case .byWordWrapping: paragraph.lineBreak = .word
    case .byCharWrapping: paragraph.lineBreak = .character
    case .byClipping: paragraph.lineBreak = .clip
    case .byTruncatingHead: paragraph.lineBreak = .truncateHead
    case .byTruncatingTail: paragraph.lineBreak = .truncateTail
    case .byTruncatingMiddle: paragraph.lineBreak = .truncateMiddle
    }
    switch values.baseWritingDirection {
    case .natural: paragraph.direction = .natural
    case .leftToRight: paragraph.direction = .leftToRight
    case .rightToLeft: paragraph.direction = .rightToLeft
    }
    paragraph.firstLineHeadIndent = limited(values.firstLineHeadIndent)
    paragraph.headIndent = limited(values.headIndent)
    paragraph.tailIndent = limited(values.tailIndent)
    paragraph.lineSpacing = limited(values.lineSpacing)
    paragraph.paragraphSpacing = limited(values.paragraphSpacing)
    paragraph.paragraphSpacingBefore = limited(values.paragraphSpacingBefore)
    paragraph.lineHeightMultiple = limited(values.lineHeightMultiple)
    paragraph.minimumLineHeight = limited(values.minimumLineHeight)
    paragraph.maximumLineHeight = limited(values.maximumLineHeight)
    if let tabStops = values.tabStops {
      paragraph.tabs = tabStops.map { stop in
        let terminators = stop.options[.columnTerminators] as? CharacterSet
        let characters = [".", ",", "٫", " "].filter { text in
          text.unicodeScalars.first.map { terminators?.contains($0) ?? false } ?? false
        }
        return TextParagraphStyle.Tab(
          location: limited(stop.location), alignment: alignment(stop.alignment),
          terminators: characters.flatMap { Array($0.utf16) })
      }
    }
    if values.defaultTabInterval > 0 { paragraph.tabInterval = limited(values.defaultTabInterval) }
    return paragraph
  }

  static func alignment(_ alignment: NSTextAlignment) -> TextParagraphStyle.Alignment {
    switch alignment {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    case .justified: return .justified
    case .natural: return .natural
    }
  }
}
