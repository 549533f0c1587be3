/// A cache of the paragraph styles that labels use, which all labels share.
@MainActor final class LabelParagraphStyles {
  @exclusivity(unchecked) private var cache: [Int: NSParagraphStyle] = [:]

  /// Returns the paragraph style with an alignment and a line break mode.
  static func style(alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode) -> NSParagraphStyle {
    let key = alignment.rawValue * 16 + lineBreakMode.rawValue
    let styles = ApplicationContext.object(.labelStyles, LabelParagraphStyles())
    if let style = styles.cache[key] { return style }
    var values = NSParagraphStyle.Values()
    values.alignment = alignment
    values.lineBreakMode = lineBreakMode
    let style = NSParagraphStyle(values: values)
    styles.cache[key] = style
    return style
  }
}
