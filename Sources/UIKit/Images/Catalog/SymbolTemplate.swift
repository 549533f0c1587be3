import Foundation

/// Reads the paths of an SVG template of the SF Symbols application: `path` elements in groups whose `id` is the name of
/// a variant, such as `Regular-M`. Other elements of SVG do not occur in the groups of such templates.
struct SymbolTemplate {
  private var paths: [String: CGMutablePath] = [:]

  /// Reads a template.
  ///
  /// - Parameter text: The contents of the SVG file.
  init(_ text: String) {
    var groups: [(id: String?, transform: CGAffineTransform)] = []
    var remainingText = Substring(text)
    while let start = remainingText.firstIndex(of: "<") {
      remainingText = remainingText[start...].dropFirst()
      if remainingText.hasPrefix("!--") {
        guard let end = remainingText.firstRange(of: "-->") else { return }
        remainingText = remainingText[end.upperBound...]
        continue
      }
      guard let end = remainingText.firstIndex(of: ">") else { return }
      let tag = remainingText[..<end]
      remainingText = remainingText[end...].dropFirst()
      if tag.hasPrefix("/g") {
        _ = groups.popLast()
      } else if Self.isElement(tag, "g") {
        let enclosingGroup = groups.last
        let elementTransform = Self.attribute("transform", of: tag).map(SVGTransform.parse) ?? .identity
        let id = Self.attribute("id", of: tag)
        if !tag.hasSuffix("/") {
          groups.append(
            (
              id: id ?? enclosingGroup?.id,
              transform: elementTransform.concatenating(enclosingGroup?.transform ?? .identity)
            ))
        }
      } else if Self.isElement(tag, "path"), let group = groups.last, let id = group.id,
        let data = Self.attribute("d", of: tag)
      {
        var transform = Self.attribute("transform", of: tag).map(SVGTransform.parse) ?? .identity
        transform = transform.concatenating(group.transform)
        guard let path = SVGPathReader(data).path.copy(using: &transform) else { continue }
        let combinedPath = paths[id] ?? CGMutablePath()
        combinedPath.addPath(path)
        paths[id] = combinedPath
      }
    }
  }

  /// Returns the path of a variant, or nil if the template does not contain it.
  func path(of variant: String) -> CGPath? { paths[variant] }

  private static func isElement(_ tag: Substring, _ name: String) -> Bool {
    guard tag.hasPrefix(name) else { return false }
    return tag.dropFirst(name.count).first.map { $0.isWhitespace || $0 == "/" } ?? true
  }

  /// Returns the value of an attribute of a tag, or nil if the tag does not have the attribute.
  private static func attribute(_ name: String, of tag: Substring) -> String? {
    var remainingText = tag
    while let match = remainingText.firstRange(of: name) {
      let precedingCharacter = match.lowerBound == tag.startIndex ? " " : tag[tag.index(before: match.lowerBound)]
      remainingText = remainingText[match.upperBound...]
      let value = remainingText.drop { $0.isWhitespace }
      guard precedingCharacter.isWhitespace, value.first == "=" else { continue }
      let quotedValue = value.dropFirst().drop { $0.isWhitespace }
      guard let quote = quotedValue.first, quote == "\"" || quote == "'" else { continue }
      let quotedText = quotedValue.dropFirst()
      return quotedText.firstIndex(of: quote).map { String(quotedText[..<$0]) }
    }
    return nil
  }
}
