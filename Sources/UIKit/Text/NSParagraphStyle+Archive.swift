import Foundation

extension NSParagraphStyle.Values {
  private static var lengths: [(String, WritableKeyPath<Self, CGFloat>)] {
    [
      ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent),
      ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
      ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSLineHeightMultiple", \.lineHeightMultiple),
      ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
      ("NSDefaultTabInterval", \.defaultTabInterval),
    ]
  }

  private enum Key {
    static let alignment = "NSAlignment"
    static let lineBreakMode = "NSLineBreakMode"
    static let lineBreakStrategy = "NSLineBreakStrategy"
    static let direction = "NSWritingDirection"
    static let hyphenationFactor = "NSHyphenationFactor"
    static let usesHyphenation = "NSUsesDefaultHyphenation"
    static let allowsTightening = "NSAllowsTighteningForTruncation"
    static let tabStops = "NSTabStops"
    static let lists = "NSTextLists"
  }

  init(_ coder: NSCoder) {
    for (key, path) in Self.lengths {
      if let length = coder.decodeNumber(forKey: key), length.isFinite { self[keyPath: path] = length }
    }
    func integer(_ key: String) -> Int? { coder.hasValue(forKey: key) ? coder.decodeInt(forKey: key) : nil }
    alignment = integer(Key.alignment).flatMap { NSTextAlignment(rawValue: $0) } ?? .natural
    lineBreakMode = integer(Key.lineBreakMode).flatMap { NSLineBreakMode(rawValue: $0) } ?? .byWordWrapping
    lineBreakStrategy = .init(rawValue: UInt(clamping: integer(Key.lineBreakStrategy) ?? 0))
    baseWritingDirection = integer(Key.direction).flatMap { NSWritingDirection(rawValue: $0) } ?? .natural
    hyphenationFactor = Float(coder.decodeNumber(forKey: Key.hyphenationFactor) ?? 0)
    usesDefaultHyphenation = coder.decodeFlag(forKey: Key.usesHyphenation)
    allowsDefaultTighteningForTruncation = coder.decodeFlag(forKey: Key.allowsTightening)
    tabStops = coder.decodeArray(of: NSTextTab.self, forKey: Key.tabStops)
    textLists = coder.decodeArray(of: NSTextList.self, forKey: Key.lists) ?? []
  }

  func encode(with coder: NSCoder) {
    for (key, path) in Self.lengths where self[keyPath: path] != 0 {
      coder.encode(Double(self[keyPath: path]), forKey: key)
    }
    coder.encode(alignment.rawValue, forKey: Key.alignment)
    coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreakMode)
    coder.encode(Int(clamping: lineBreakStrategy.rawValue), forKey: Key.lineBreakStrategy)
    coder.encode(baseWritingDirection.rawValue, forKey: Key.direction)
    coder.encode(Double(hyphenationFactor), forKey: Key.hyphenationFactor)
    coder.encode(usesDefaultHyphenation, forKey: Key.usesHyphenation)
    coder.encode(allowsDefaultTighteningForTruncation, forKey: Key.allowsTightening)
    if let tabStops { coder.encode(NSArray(array: tabStops), forKey: Key.tabStops) }
    if !textLists.isEmpty { coder.encode(NSArray(array: textLists), forKey: Key.lists) }
  }
}
