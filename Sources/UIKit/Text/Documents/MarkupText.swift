import Foundation

/// Converts simple HTML to an attributed string. Input is never rejected: unknown elements are ignored, and their text
/// remains.
struct MarkupText {
  /// The size of ordinary text in points, as in browsers when they print.
  static let bodySize: CGFloat = 12

  /// The text style that an HTML element sets for its content.
  private struct Style {
    var size = MarkupText.bodySize
    var isBold = false
    var isItalic = false
    var isFixed = false
    var isUnderlined = false
    var isStruckOut = false
    var keepsSpaces = false
    var isCentered = false
    var indent: CGFloat = 0
    var link: URL?
    var color: UIColor?
    var background: UIColor?
    var alignment: NSTextAlignment?

    /// Applies the declarations of an inline style: colors, the size, weight and slant of the font, lines and the alignment.
    mutating func apply(_ declarations: String) {
      for declaration in declarations.split(separator: ";") {
        let parts = declaration.split(separator: ":", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        }
        guard parts.count == 2 else { continue }
        let value = parts[1]
        switch parts[0] {
        case "color": color = MarkupColor.color(value) ?? color
        case "background-color", "background": background = MarkupColor.color(value) ?? background
        case "font-weight":
          isBold = value == "bold" || value == "bolder" || (Int(value) ?? 0) >= 600
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "font-family": isFixed = value.contains("mono") || value.contains("courier")
        case "font-size": size = MarkupText.length(value, relativeTo: size) ?? size
        case "text-decoration", "text-decoration-line":
          isUnderlined = value.contains("underline")
          isStruckOut = value.contains("line-through")
        case "text-align":
          alignment =
            ["left": .left, "right": .right, "center": .center, "justify": .justified][value]
            ?? alignment
        default: break
        }
      }
    }
  }

  /// Returns a length of a style sheet in points, or nil if the unit is unknown or the length is 10,000 points or more. A pixel is a
  /// point, as on iOS.
  private static func length(_ text: String, relativeTo size: CGFloat) -> CGFloat? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), number > 0 else { return nil }
    let length: CGFloat
    switch text.dropFirst(digits.count) {
    case "px", "pt", "": length = CGFloat(number)
    case "em": length = CGFloat(number) * size
    case "rem": length = CGFloat(number) * bodySize
    case "%": length = CGFloat(number) / 100 * size
    default: return nil
    }
    // The result is limited and not the number, because the lengths of nested elements multiply.
    return length < 10_000 ? length : nil
  }

  private var result = NSMutableAttributedString()
  private var styles: [(name: String, style: Style)] = []
  private var lists: [(isOrdered: Bool, count: Int)] = []
  /// The name of the current element whose text is ignored, such as `script`, or nil outside of such elements.
  private var hiddenElement: String?

  private var style: Style { styles.last?.style ?? Style() }

  /// The maximum number of nested elements. Elements that are nested more deeply have the style of the element around them.
  private static let maximumDepth = 500

  /// The names of the elements whose text is not shown.
  private static let hidden: Set<String> = [
    "head", "script", "style", "title", "template", "noscript",
  ]
  /// The names of the elements that begin and end a paragraph.
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "pre", "blockquote", "center", "table", "tr",
    "section", "article", "header", "footer", "main", "nav", "dl", "dt", "dd", "address", "figure", "form", "hr",
  ]
  /// The names of the elements without an end tag.
  private static let void: Set<String> = [
    "br", "hr", "img", "input", "meta", "link", "col", "area", "base", "wbr",
  ]
  /// The font sizes of headings relative to the body size, as in the rendering section of the HTML standard.
  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
    "hellip": "…", "copy": "©", "reg": "®", "trade": "™", "euro": "€", "bull": "•", "middot": "·", "times": "×",
    "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "deg": "°", "shy": "\u{AD}",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
  ]

  /// Returns the system font for HTML text. `isFixed` selects a font of fixed pitch.
  static func font(size: CGFloat, isBold: Bool = false, isItalic: Bool = false, isFixed: Bool = false) -> UIFont {
    let font: UIFont =
      isFixed
      ? .monospacedSystemFont(ofSize: size, weight: isBold ? .bold : .regular)
      : .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
    guard isItalic,
      let italic = font.fontDescriptor.withSymbolicTraits(font.fontDescriptor.symbolicTraits.union(.traitItalic))
    else { return font }
    return UIFont(descriptor: italic, size: size)
  }

  /// The attributes of text for which the markup gives none.
  private let defaultAttributes: [NSAttributedString.Key: Any]

  private init(defaultAttributes: [NSAttributedString.Key: Any]) {
    self.defaultAttributes = defaultAttributes
  }

  /// Converts HTML text to an attributed string.
  static func attributedString(
    _ markup: String, defaultAttributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    var reader = MarkupText(defaultAttributes: defaultAttributes)
    reader.read(markup)
    return reader.trimmed()
  }

  private mutating func read(_ markup: String) {
    var rest = Substring(markup)
    while let open = rest.firstIndex(of: "<") {
      addText(rest[..<open])
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let next = rest.dropFirst().first
      guard next == "/" || next == "!" || next == "?" || next?.isLetter == true else {
        addText(rest.prefix(1))
        rest = rest.dropFirst()
        continue
      }
      // Without another ">", the rest contains no tag. It is not searched again for each "<" that it contains.
      guard let close = rest.firstIndex(of: ">") else { break }
      readTag(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
    }
    addText(rest)
  }

  private mutating func readTag(_ tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let hiddenElement {
      if isEnd, name == hiddenElement { self.hiddenElement = nil }
      return
    }
    if Self.hidden.contains(name) {
      if !isEnd { hiddenElement = name }
    } else if isEnd {
      end(name)
    } else if !name.isEmpty {
      begin(name, tag)
    }
  }

  private mutating func begin(_ name: String, _ tag: Substring) {
    // A new item ends the item before it, and a new block ends a paragraph: their end tags are optional in HTML.
    if name == "li" || name == "tr" || name == "td" || name == "th" || name == "p" {
      if styles.last?.name == name { end(name) }
    }
    if Self.blocks.contains(name) { startLine() }
    if name == "br" { result.append(NSAttributedString(string: "\n", attributes: attributes)) }
    guard !Self.void.contains(name), styles.count < Self.maximumDepth else { return }
    var style = style
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "del", "strike": style.isStruckOut = true
    case "code", "tt", "kbd", "samp": style.isFixed = true
    case "small": style.size *= 0.83
    case "center": style.isCentered = true
    case "blockquote", "dd": style.indent += 30
    case "pre":
      style.isFixed = true
      style.keepsSpaces = true
    case "a":
      style.link = Self.attribute("href", in: tag).flatMap { URL(string: $0) }
      if style.link != nil { style.isUnderlined = true }
    case "ul", "ol":
      style.indent += 20
      lists.append((name == "ol", 0))
    case _ where Self.headings[name] != nil:
      style.size = Self.bodySize * (Self.headings[name] ?? 1)
      style.isBold = true
    case "font":
      style.color =
        Self.attribute("color", in: tag).flatMap { MarkupColor.color($0.lowercased()) } ?? style.color
    case "mark": style.background = .yellow
    default: break
    }
    if let declarations = Self.attribute("style", in: tag) { style.apply(declarations) }
    styles.append((name, style))
    if name == "li" { addMarker() }
    if name == "td" || name == "th", !result.string.isEmpty, result.string.last != "\n" {
      result.append(NSAttributedString(string: "\t", attributes: attributes))
    }
  }

  private mutating func end(_ name: String) {
    guard let index = styles.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name) { startLine() }
    styles.removeSubrange(index...)
    if name == "ul" || name == "ol" { _ = lists.popLast() }
    // Blocks of text are separated by an empty line, as in browsers.
    let isOuterList = (name == "ul" || name == "ol") && lists.isEmpty
    if name == "p" || name == "pre" || name == "blockquote" || name == "table" || Self.headings[name] != nil
      || isOuterList
    {
      addEmptyLine()
    }
  }

  private mutating func addMarker() {
    var marker = "•\t"
    if let last = lists.indices.last {
      lists[last].count += 1
      if lists[last].isOrdered { marker = "\(lists[last].count).\t" }
    }
    result.append(NSAttributedString(string: marker, attributes: attributes))
  }

  private mutating func startLine() {
    let text = result.string
    guard !text.isEmpty, text.last != "\n" else { return }
    result.append(NSAttributedString(string: "\n", attributes: attributes))
  }

  private mutating func addEmptyLine() {
    startLine()
    guard !result.string.isEmpty, !result.string.hasSuffix("\n\n") else { return }
    result.append(NSAttributedString(string: "\n", attributes: attributes))
  }

  private mutating func addText(_ text: Substring) {
    guard hiddenElement == nil, !text.isEmpty else { return }
    var decoded = Self.decode(text)
    if !style.keepsSpaces {
      var collapsed = ""
      var endsWithSpace = result.string.last.map { $0 == " " || $0 == "\n" || $0 == "\t" } ?? true
      for character in decoded {
        let isSpace = character == " " || character == "\n" || character == "\t" || character == "\r\n"
        if isSpace, endsWithSpace { continue }
        collapsed.append(isSpace ? " " : character)
        endsWithSpace = isSpace
      }
      decoded = collapsed
    }
    result.append(NSAttributedString(string: decoded, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = style
    let paragraph = NSMutableParagraphStyle()
    paragraph.firstLineHeadIndent = max(0, style.indent - (lists.isEmpty ? 0 : 15))
    paragraph.headIndent = style.indent
    if !lists.isEmpty { paragraph.tabStops = [NSTextTab(textAlignment: .left, location: style.indent)] }
    if style.isCentered { paragraph.alignment = .center }
    if let alignment = style.alignment { paragraph.alignment = alignment }
    var result = defaultAttributes
    result[.font] = Self.font(
      size: style.size, isBold: style.isBold, isItalic: style.isItalic, isFixed: style.isFixed)
    result[.paragraphStyle] = paragraph
    if style.isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruckOut { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link {
      result[.link] = link
      result[.foregroundColor] = UIColor.blue
    }
    if let color = style.color { result[.foregroundColor] = color }
    if let background = style.background { result[.backgroundColor] = background }
    return result
  }

  /// Returns the text without empty lines at its end.
  private func trimmed() -> NSAttributedString {
    var length = result.length
    let text = result.string as NSString
    while length > 0, text.character(at: length - 1) == 10 || text.character(at: length - 1) == 32 { length -= 1 }
    return result.attributedSubstring(from: NSRange(location: 0, length: length))
  }

  private static func attribute(_ name: String, in tag: Substring) -> String? {
    // The name begins after a space, so that `style` is not found in `data-style`.
    guard
      let range = tag.range(
        of: "[\\s\"']" + name + "\\s*=\\s*", options: [.caseInsensitive, .regularExpression])
    else {
      return nil
    }
    let value = tag[range.upperBound...]
    if let quote = value.first, quote == "\"" || quote == "'" {
      return decode(value.dropFirst().prefix { $0 != quote })
    }
    return decode(value.prefix { !$0.isWhitespace })
  }

  private static func decode(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(12).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      if rest[name.endIndex...].first == ";", let character = character(String(name)) {
        result += character
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ entity: String) -> String? {
    guard entity.hasPrefix("#") else { return entities[entity] }
    let digits = entity.dropFirst()
    let number = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }
}
