import Foundation

/// Writes an attributed string in Rich Text Format. Attachments are left out, or written to files beside the document.
struct RTFWriter {
  private let text: NSAttributedString
  private var fontNames: [String] = []
  private var fixedFonts: Set<String> = []
  private var colors: [[Int]] = []

  private let writesAttachments: Bool
  /// The files of the attachments by their names, after the document was written.
  private(set) var attachments: [String: FileWrapper] = [:]

  init(_ text: NSAttributedString, writesAttachments: Bool = false) {
    self.text = text
    self.writesAttachments = writesAttachments
  }

  /// Returns the document.
  mutating func document(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) -> String {
    let body = body()
    var fonts = ""
    for (index, name) in fontNames.enumerated() {
      fonts +=
        "\\f\(index)\(fixedFonts.contains(name) ? "\\fmodern" : "\\fnil")\\fcharset0 \(Self.escaped(name));"
    }
    var colorTable = ";"
    for color in colors { colorTable += "\\red\(color[0])\\green\(color[1])\\blue\(color[2]);" }
    var page = ""
    if let size = (attributes[.paperSize] as? NSValue)?.cgSizeValue ?? attributes[.paperSize]
      as? CGSize
    {
      page += "\\paperw\(twips(size.width))\\paperh\(twips(size.height))"
    }
    if let margin = (attributes[.paperMargin] as? NSValue)?.uiEdgeInsetsValue ?? attributes[
      .paperMargin] as? UIEdgeInsets
    {
      page += "\\margl\(twips(margin.left))\\margr\(twips(margin.right))\\margt\(twips(margin.top))"
      page += "\\margb\(twips(margin.bottom))"
    }
    return
      "{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\n{\\fonttbl\(fonts)}\n{\\colortbl\(colorTable)}\n\(page)\(body)}"
  }

  private func twips(_ points: CGFloat) -> Int {
    points.isFinite ? Int((min(max(points, -50_000), 50_000) * 20).rounded()) : 0
  }

  private mutating func body() -> String {
    var result = ""
    let string = text.string as NSString
    var location = 0
    while location < string.length {
      let paragraph = string.paragraphRange(for: NSRange(location: location, length: 0))
      result += "\\pard" + paragraphCommands(at: location) + "\n"
      var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
      text.enumerateAttributes(in: paragraph, options: []) { attributes, range, _ in
        runs.append((range, attributes))
      }
      for (range, attributes) in runs { result += run(string.substring(with: range), attributes) }
      location = NSMaxRange(paragraph)
    }
    return result
  }

  // MARK: Paragraphs

  private func paragraphCommands(at location: Int) -> String {
    guard
      let style = text.attribute(.paragraphStyle, at: location, effectiveRange: nil)
        as? NSParagraphStyle
    else {
      return ""
    }
    var result = ""
    func add(_ name: String, _ points: CGFloat) {
      if twips(points) != 0 { result += "\\\(name)\(twips(points))" }
    }
    switch style.alignment {
    case .left: result += "\\ql"
    case .right: result += "\\qr"
    case .center: result += "\\qc"
    case .justified: result += "\\qj"
    case .natural: break
    }
    if style.baseWritingDirection == .rightToLeft { result += "\\rtlpar" }
    add("li", style.headIndent)
    add("fi", style.firstLineHeadIndent - style.headIndent)
    if style.tailIndent < 0 { add("ri", -style.tailIndent) }
    add("sb", style.paragraphSpacingBefore)
    add("sa", style.paragraphSpacing)
    if style.lineHeightMultiple > 0 {
      result += "\\sl\(Int((min(style.lineHeightMultiple, 1_000) * 240).rounded()))\\slmult1"
    } else if style.maximumLineHeight > 0 {
      add("sl", -style.maximumLineHeight)
    } else {
      add("sl", style.minimumLineHeight)
    }
    add("slleading", style.lineSpacing)
    if style.tabStops != NSParagraphStyle.default.tabStops {
      for tab in style.tabStops {
        switch tab.alignment {
        case .right: result += "\\tqr"
        case .center: result += "\\tqc"
        default: break
        }
        result += "\\tx\(twips(tab.location))"
      }
    }
    return result
  }

  // MARK: Characters

  /// Adds the file of an attachment and returns the command for it. The result is empty if the attachment has no contents.
  private mutating func command(for attachment: NSTextAttachment) -> String {
    guard let data = attachment.contents ?? attachment.image?.pngData() else { return "" }
    let fileName = attachment.fileName ?? "Attachment.\(attachment.contents == nil ? "png" : "data")"
    var name = (fileName as NSString).lastPathComponent
    let (base, ending) = (
      (name as NSString).deletingPathExtension, (name as NSString).pathExtension
    )
    var number = 1
    while attachments[name] != nil || name == AttributedDocument.textName {
      number += 1
      name = ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)"
    }
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = name
    attachments[name] = file
    return "{{\\NeXTGraphic \(Self.escaped(name)) }\\'ac}"
  }

  private mutating func run(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    if writesAttachments, let attachment = attributes[.attachment] as? NSTextAttachment {
      return command(for: attachment)
    }
    let characters = Self.escaped(string)
    guard !characters.isEmpty else { return "" }
    let content = "{" + characterCommands(attributes) + " " + characters + "}"
    let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    guard let link else { return content }
    let address = Self.escaped(link.replacingOccurrences(of: "\"", with: "%22"))
    return "{\\field{\\*\\fldinst{HYPERLINK \"\(address)\"}}{\\fldrslt \(content)}}"
  }

  private mutating func characterCommands(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let traits = font.fontDescriptor.symbolicTraits
    var result = "\\f\(index(of: font))\\fs\(Int(min(font.pointSize * 2, 2_000).rounded()))"
    if traits.contains(.traitBold) { result += "\\b" }
    if traits.contains(.traitItalic) { result += "\\i" }
    if let color = attributes[.foregroundColor] as? UIColor { result += "\\cf\(index(of: color))" }
    if let color = attributes[.backgroundColor] as? UIColor {
      let index = index(of: color)
      result += "\\cb\(index)\\chcbpat\(index)"
    }
    result += underlineCommand(
      NSUnderlineStyle(rawValue: Self.integer(attributes[.underlineStyle])))
    let strikethrough = NSUnderlineStyle(rawValue: Self.integer(attributes[.strikethroughStyle]))
    if !strikethrough.isEmpty {
      result += strikethrough.isSuperset(of: .double) ? "\\striked1" : "\\strike"
    }
    if let offset = UIFontDescriptor.number(attributes[.baselineOffset]), offset != 0 {
      result += offset > 0 ? "\\up\(twips(offset) / 10)" : "\\dn\(-twips(offset) / 10)"
    }
    if let kern = UIFontDescriptor.number(attributes[.kern]), kern != 0 { result += "\\expndtw\(twips(kern))" }
    return result
  }

  private func underlineCommand(_ style: NSUnderlineStyle) -> String {
    guard !style.isEmpty else { return "" }
    if style.contains(.byWord) { return "\\ulw" }
    switch style.rawValue & 0x700 {
    case 0x100: return "\\uld"
    case 0x200: return "\\uldash"
    case 0x300: return "\\uldashd"
    case 0x400: return "\\uldashdd"
    default: break
    }
    if style.isSuperset(of: .double) { return "\\uldb" }
    return style.contains(.thick) ? "\\ulth" : "\\ul"
  }

  /// Returns the number of a font in the table. The system font has Apple's name for it, so that it is recognized again.
  private mutating func index(of font: UIFont) -> Int {
    let isFixed = font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace)
    let isSystem = font.fontDescriptor.symbolicTraits.contains(.traitUIOptimized)
    let name =
      isSystem ? isFixed ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont" : font.familyName
    if isFixed { fixedFonts.insert(name) }
    if let index = fontNames.firstIndex(of: name) { return index }
    fontNames.append(name)
    return fontNames.count - 1
  }

  /// Returns the number of a color in the table, whose first entry is the automatic color.
  private mutating func index(of color: UIColor) -> Int {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.resolvedColor(with: .current).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // In this order, `max` returns 0 for a component that is not a number.
    let components = [red, green, blue].map { Int((min(max(0, $0), 1) * 255).rounded()) }
    if let index = colors.firstIndex(of: components) { return index + 1 }
    colors.append(components)
    return colors.count
  }

  private static func integer(_ value: Any?) -> Int { Int(UIFontDescriptor.number(value) ?? 0) }

  /// Returns text with the commands for characters that Rich Text Format reserves or ASCII does not have.
  static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D:
        result += "\\"
        result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      case 0x09: result += "\\tab "
      case 0x0A, 0x2029: result += "\\par\n"
      case 0x0D: break
      case 0x0C: result += "\\page "
      case 0x2028: result += "\\line "
      case 0xFFFC: break
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      case 0..<0x20: break
      default: result += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return result
  }
}
