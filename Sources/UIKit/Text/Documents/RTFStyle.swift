import Foundation

/// The formatting of text in a document of Rich Text Format. Lengths are in twips, the twentieth of a point.
struct RTFStyle: Hashable {
  private struct Tab: Hashable {
    var alignment = NSTextAlignment.left
    var location = 0
  }

  /// The maximum number of tab stops of a paragraph.
  private static let maximumTabCount = 100

  // Characters.
  var font = 0
  private var halfPoints = 24
  private var isBold = false
  private var isItalic = false
  private var underline: NSUnderlineStyle = []
  private var strikethrough: NSUnderlineStyle = []
  private var foreground = 0
  private var background = 0
  private var baselineHalfPoints = 0
  private var tracking = 0
  private(set) var isHidden = false
  // Paragraphs.
  private var alignment = NSTextAlignment.natural
  private var direction = NSWritingDirection.natural
  private var firstIndent = 0
  private var leftIndent = 0
  private var rightIndent = 0
  private var spaceBefore = 0
  private var spaceAfter = 0
  private var lineHeight = 0
  private var isLineHeightMultiple = false
  private var leading = 0
  private var tabs: [Tab] = []
  private var tabAlignment = NSTextAlignment.left

  private mutating func resetCharacters(_ defaultFont: Int) {
    let old = self
    self = RTFStyle()
    copyParagraph(from: old)
    font = defaultFont
  }

  private mutating func copyParagraph(from other: RTFStyle) {
    alignment = other.alignment
    direction = other.direction
    firstIndent = other.firstIndent
    leftIndent = other.leftIndent
    rightIndent = other.rightIndent
    spaceBefore = other.spaceBefore
    spaceAfter = other.spaceAfter
    lineHeight = other.lineHeight
    isLineHeightMultiple = other.isLineHeightMultiple
    leading = other.leading
    tabs = other.tabs
    tabAlignment = other.tabAlignment
  }

  private static let underlines: [String: NSUnderlineStyle] = [
    "ul": .single, "uldb": .double, "ulth": .thick, "uld": [.single, .patternDot],
    "uldash": [.single, .patternDash],
    "uldashd": [.single, .patternDashDot], "uldashdd": [.single, .patternDashDotDot],
    "ulw": [.single, .byWord],
    "ulwave": .single, "ulnone": [],
  ]
  private static let alignments: [String: NSTextAlignment] = [
    "ql": .left, "qr": .right, "qc": .center, "qj": .justified, "qnatural": .natural,
  ]
  private static let tabAlignments: [String: NSTextAlignment] = [
    "tqr": .right, "tqc": .center, "tqdec": .right,
  ]

  /// Applies a command. Unknown commands are ignored.
  mutating func apply(_ name: String, _ number: Int?, defaultFont: Int) {
    let isOn = number != 0
    let value = min(max(number ?? 0, -1_000_000), 1_000_000)
    switch name {
    case "plain": resetCharacters(defaultFont)
    case "pard": copyParagraph(from: RTFStyle())
    case "fs": halfPoints = min(max(value, 2), 2_000)
    case "b": isBold = isOn
    case "i": isItalic = isOn
    case "strike": strikethrough = isOn ? .single : []
    case "striked": strikethrough = isOn ? .double : []
    case "v": isHidden = isOn
    case "cf": foreground = value
    case "cb", "highlight", "chcbpat": background = value
    case "up": baselineHalfPoints = value
    case "dn": baselineHalfPoints = -value
    case "super": baselineHalfPoints = halfPoints / 3
    case "sub": baselineHalfPoints = -halfPoints / 4
    case "nosupersub": baselineHalfPoints = 0
    case "expndtw": tracking = value
    case "ltrpar": direction = .leftToRight
    case "rtlpar": direction = .rightToLeft
    case "fi": firstIndent = value
    case "li", "lin": leftIndent = value
    case "ri", "rin": rightIndent = value
    case "sb": spaceBefore = value
    case "sa": spaceAfter = value
    case "sl": lineHeight = value
    case "slmult": isLineHeightMultiple = number == 1
    case "slleading": leading = value
    case "tx":
      // Each style of a document is remembered, so tab stops without end would take memory without end.
      guard tabs.count < Self.maximumTabCount else { return }
      tabs.append(Tab(alignment: tabAlignment, location: value))
      tabAlignment = .left
    default:
      if let style = Self.underlines[name] {
        underline = isOn ? style : []
      } else if let value = Self.alignments[name] {
        alignment = value
      } else if let value = Self.tabAlignments[name] {
        tabAlignment = value
      }
    }
  }

  // MARK: Attributes

  /// Returns the attributes of the style. `color` returns the color of an index of the color table, or nil for the automatic color.
  func attributes(fontName: String, isFixed: Bool, color: (Int) -> UIColor?) -> [NSAttributedString
    .Key: Any]
  {
    var result: [NSAttributedString.Key: Any] = [.font: uiFont(fontName, isFixed: isFixed)]
    if let color = color(foreground) { result[.foregroundColor] = color }
    if background > 0, let color = color(background) { result[.backgroundColor] = color }
    if !underline.isEmpty { result[.underlineStyle] = underline.rawValue }
    if !strikethrough.isEmpty { result[.strikethroughStyle] = strikethrough.rawValue }
    if baselineHalfPoints != 0 { result[.baselineOffset] = CGFloat(baselineHalfPoints) / 2 }
    if tracking != 0 { result[.kern] = CGFloat(tracking) / 20 }
    result[.paragraphStyle] = paragraphStyle
    return result
  }

  /// Returns the font of a name, or the system font if it is not installed, with the style's size, weight and slant.
  private func uiFont(_ name: String, isFixed: Bool) -> UIFont {
    let size = CGFloat(halfPoints) / 2
    let isSystem = name.hasPrefix(".")
    let named = isSystem ? nil : UIFont(name: name, size: size)
    if named == nil, isBold, !isItalic, !isFixed { return .boldSystemFont(ofSize: size) }
    let base =
      named
      ?? (isFixed
        ? .monospacedSystemFont(ofSize: size, weight: .regular) : .systemFont(ofSize: size))
    var traits = base.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard traits != base.fontDescriptor.symbolicTraits,
      let descriptor = base.fontDescriptor.withSymbolicTraits(traits)
    else { return base }
    return UIFont(descriptor: descriptor, size: size)
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func points(_ twips: Int) -> CGFloat { CGFloat(twips) / 20 }
    style.alignment = alignment
    style.baseWritingDirection = direction
    style.headIndent = points(leftIndent)
    style.firstLineHeadIndent = points(leftIndent + firstIndent)
    style.tailIndent = -points(rightIndent)
    style.paragraphSpacingBefore = points(spaceBefore)
    style.paragraphSpacing = points(spaceAfter)
    style.lineSpacing = points(leading)
    if isLineHeightMultiple {
      // 240 is the height of a single line.
      if lineHeight > 0, lineHeight != 240 { style.lineHeightMultiple = CGFloat(lineHeight) / 240 }
    } else if lineHeight > 0 {
      style.minimumLineHeight = points(lineHeight)
    } else if lineHeight < 0 {
      style.minimumLineHeight = -points(lineHeight)
      style.maximumLineHeight = -points(lineHeight)
    }
    if !tabs.isEmpty {
      style.tabStops = tabs.map {
        NSTextTab(textAlignment: $0.alignment, location: points($0.location))
      }
    }
    return style
  }
}
