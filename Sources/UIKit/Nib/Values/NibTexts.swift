import Foundation

/// Reads the texts of a nib file.
extension NibDocument {
  /// Returns the text of a property, or nil if it is missing. The text is in an attribute, or in a `string` or
  /// `mutableString` child element if it contains line breaks.
  func string(_ element: NibElement, _ name: String) -> String? {
    if let text = element[name] { return text }
    guard let child = element.child(key: name), child.name == "string" || child.name == "mutableString" else {
      return nil
    }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    // Xcode writes the data without padding.
    let text = child.text.filter { !$0.isWhitespace }
    let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? child.text
  }

  /// Returns the attributed text of a property, or nil if it is missing.
  func attributedString(_ element: NibElement, _ key: String) -> NSAttributedString? {
    guard let child = element.child(key: key), child.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString()
    for fragment in child.children where fragment.name == "fragment" {
      let text = string(fragment, "content") ?? ""
      let attributes = fragment.child(key: "attributes").map(textAttributes) ?? [:]
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  /// Returns the text attributes that the child elements of an element describe.
  func textAttributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch child.key {
      case "NSFont": attributes[.font] = makeFont(child)
      case "NSColor": attributes[.foregroundColor] = color(child)
      case "NSBackgroundColor": attributes[.backgroundColor] = color(child)
      case "NSUnderlineColor": attributes[.underlineColor] = color(child)
      case "NSStrikethroughColor": attributes[.strikethroughColor] = color(child)
      case "NSStrokeColor": attributes[.strokeColor] = color(child)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(child)
      case "NSUnderline": attributes[.underlineStyle] = child.integer("value")
      case "NSStrikethrough": attributes[.strikethroughStyle] = child.integer("value")
      case "NSLigature": attributes[.ligature] = child.integer("value")
      case "NSKern": attributes[.kern] = child.length("value")
      case "NSBaselineOffset": attributes[.baselineOffset] = child.length("value")
      case "NSStrokeWidth": attributes[.strokeWidth] = child.length("value")
      case "NSLink": attributes[.link] = child["value"].flatMap(URL.init(string:)) ?? child["destination"]
      default: break
      }
    }
    return attributes
  }

  /// Returns the font and the color of titles in a bar as text attributes, or nil if the property is missing.
  func titleAttributes(_ element: NibElement, _ key: String) -> [NSAttributedString.Key: Any]? {
    guard let child = element.child(key: key), child.name == "textAttributes" else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font(child, "fontDescription")
    attributes[.foregroundColor] = color(child, "textColor")
    return attributes
  }

  private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element["alignment"].flatMap({ NibNames.textAlignment[$0] }) { style.alignment = alignment }
    if let mode = element["lineBreakMode"].flatMap({ NibNames.lineBreakMode[$0] }) { style.lineBreakMode = mode }
    if let value = element.length("lineSpacing") { style.lineSpacing = value }
    if let value = element.length("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = element.length("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = element.length("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = element.length("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = element.length("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = element.length("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = element.length("headIndent") { style.headIndent = value }
    if let value = element.length("tailIndent") { style.tailIndent = value }
    return style
  }
}
