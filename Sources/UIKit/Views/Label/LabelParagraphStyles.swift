/// The few paragraph styles that labels make, shared.
@MainActor enum LabelParagraphStyles {
  @exclusivity(unchecked) private static var known: [Int: NSParagraphStyle] = [:]

  static func style(alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode) -> NSParagraphStyle {
    let key = alignment.rawValue * 16 + lineBreakMode.rawValue
    if let found = known[key] { return found }
    var values = NSParagraphStyle.Values()
    values.alignment = alignment
    values.lineBreakMode = lineBreakMode
    let made = NSParagraphStyle(values: values)
    known[key] = made
    return made
  }
}
