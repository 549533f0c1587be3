import Foundation

/// Decodes the fonts of nib files.
extension NibDocument {
  /// Returns the font of a property, or nil if it is missing.
  func font(_ element: NibElement, _ key: String = "fontDescription") -> UIFont? {
    element.child(key: key).flatMap(makeFont)
  }

  /// Returns the font of a `fontDescription` or `font` element.
  func makeFont(_ element: NibElement) -> UIFont? {
    if let style = element["style"], let textStyle = Self.textStyles[style] {
      return .preferredFont(forTextStyle: textStyle)
    }
    let size = element.length("pointSize") ?? element.length("size") ?? 0
    if let name = element["name"] {
      if let font = UIFont(name: name, size: size) ?? element["family"].flatMap({ UIFont(name: $0, size: size) }) {
        return font
      }
      report(element, "there is no font “\(name)”; the system font is used")
      return .systemFont(ofSize: size)
    }
    let weight = element["weight"].flatMap { NibNames.weight[$0] }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size > 0 ? size : UIFont.systemFontSize)
    case "italicSystem": return .italicSystemFont(ofSize: size > 0 ? size : UIFont.systemFontSize)
    case "smallSystem": return .systemFont(ofSize: size > 0 ? size : UIFont.smallSystemFontSize)
    case "smallSystemBold": return .boldSystemFont(ofSize: size > 0 ? size : UIFont.smallSystemFontSize)
    default: return .systemFont(ofSize: size > 0 ? size : UIFont.systemFontSize, weight: weight ?? .regular)
    }
  }

  private static let textStyles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
