import Foundation

/// Writes an attributed string as HTML, with the styles of characters and paragraphs as inline styles.
struct MarkupWriter {
  private let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// Returns the document. Each paragraph is a `p` element.
  func document() -> String {
    var body = ""
    let string = text.string as NSString
    var location = 0
    while location < string.length {
      let paragraph = string.paragraphRange(for: NSRange(location: location, length: 0))
      let style =
        text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
      body += "<p style=\"margin: 0\(Self.declarations(style))\">"
      text.enumerateAttributes(in: paragraph, options: []) { attributes, range, _ in
        body += run(string.substring(with: range), attributes)
      }
      body += "</p>\n"
      location = NSMaxRange(paragraph)
    }
    return
      "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n</head>\n<body>\n\(body)</body>\n</html>\n"
  }

  private static func declarations(_ style: NSParagraphStyle?) -> String {
    guard let style else { return "" }
    let alignments: [NSTextAlignment: String] = [
      .left: "left", .right: "right", .center: "center", .justified: "justify",
    ]
    var result = alignments[style.alignment].map { "; text-align: \($0)" } ?? ""
    if style.headIndent != 0 { result += "; margin-left: \(length(style.headIndent))" }
    let indent = style.firstLineHeadIndent - style.headIndent
    if indent != 0 { result += "; text-indent: \(length(indent))" }
    return result
  }

  private static func length(_ points: CGFloat) -> String { String(format: "%gpx", Double(points)) }

  private func run(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    let characters = Self.escaped(string)
    guard !characters.isEmpty else { return "" }
    var declarations: [String] = []
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      let family =
        traits.contains(.traitMonoSpace)
        ? "monospace" : traits.contains(.traitUIOptimized) ? "system-ui" : "'\(Self.escaped(font.familyName))'"
      declarations += ["font-family: \(family)", "font-size: \(Self.length(font.pointSize))"]
      if traits.contains(.traitBold) { declarations.append("font-weight: bold") }
      if traits.contains(.traitItalic) { declarations.append("font-style: italic") }
    }
    if let color = attributes[.foregroundColor] as? UIColor {
      declarations.append("color: \(Self.name(color))")
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      declarations.append("background-color: \(Self.name(color))")
    }
    var lines: [String] = []
    if (attributes[.underlineStyle] as? NSNumber)?.intValue ?? attributes[.underlineStyle] as? Int
      ?? 0 != 0
    {
      lines.append("underline")
    }
    if (attributes[.strikethroughStyle] as? NSNumber)?.intValue ?? attributes[.strikethroughStyle]
      as? Int ?? 0 != 0
    {
      lines.append("line-through")
    }
    if !lines.isEmpty { declarations.append("text-decoration: " + lines.joined(separator: " ")) }
    let content =
      declarations.isEmpty
      ? characters : "<span style=\"\(declarations.joined(separator: "; "))\">\(characters)</span>"
    let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    return link.map { "<a href=\"\(Self.escaped($0))\">\(content)</a>" } ?? content
  }

  private static func name(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.resolvedColor(with: .current).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // In this order, `max` returns 0 for a component that is not a number.
    let components = [red, green, blue].map { Int((min(max(0, $0), 1) * 255).rounded()) }
    return String(format: "#%02x%02x%02x", components[0], components[1], components[2])
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{2028}": result += "<br>"
      case "\n", "\r", "\u{2029}", "\u{FFFC}": break
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
