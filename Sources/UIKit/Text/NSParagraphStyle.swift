/// How paragraphs are laid out. Lengths are points. Immutable; `NSMutableParagraphStyle` can be changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// How hard line breaking tries to look good.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// One bit for each strategy; UIKit's values.
    public let rawValue: UInt

    /// The strategies whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Does not leave a single short word on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)

    /// Breaks Korean text between words only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)

    /// What labels on iOS use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Everything that a style says.
  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var defaultTabInterval: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    /// Nil stands for the default: left tabs, 28 points apart, 12 of them.
    var tabStops: [NSTextTab]?
  }

  /// Written by the mutable subclass only, on one thread at a time.
  nonisolated(unsafe) var values = Values()

  /// The style of text that has none: natural alignment, wrapping by words, nothing else.
  open class var `default`: NSParagraphStyle { shared }
  private static let shared = NSParagraphStyle()

  public override init() { super.init() }

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// The direction of a language's script; of the user's language when nil.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.identifier
    return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Values

  /// Default natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// Default by words.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Default empty. Kept; lines are broken the standard way.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Default natural.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Where the first line begins, from the leading edge. Default 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where the other lines begin, from the leading edge. Default 0.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the leading edge when positive, from the trailing edge when not. Default 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Added between lines. Default 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Added after the paragraph. Default 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Added before the paragraph, but for the first. Default 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The natural line height is multiplied by this, unless it is 0, the default.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Lines are not lower than this. Default 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Lines are not higher than this, unless it is 0, the default.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Distance of the tab stops after the last of `tabStops`; 0, the default, means 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Default 0. Kept; words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Default false. Kept; words are not hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters may come closer before text is truncated. Default false.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// Tab stops by location. Default: left tabs at 28, 56, … 336.
  open var tabStops: [NSTextTab] { values.tabStops ?? Self.defaultTabStops }

  private static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  // MARK: NSObject

  /// The style itself if it cannot change; else one with the same values that cannot.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values: values)
  }

  /// An `NSMutableParagraphStyle` with the same values.
  nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return self === other || values == other.values
  }

  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.alignment)
    hasher.combine(values.lineBreakMode)
    hasher.combine(values.lineSpacing)
    hasher.combine(values.headIndent)
    return hasher.finalize()
  }
}
