/// The layout of paragraphs. Lengths are in points. A paragraph style is immutable. Use `NSMutableParagraphStyle` to
/// create one with other values.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// The strategies for choosing the positions at which lines break.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits of the strategies. The values are the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set of strategies from its bits.
    ///
    /// - Parameter rawValue: The bits, one for each strategy.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single short word on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)

    /// Breaks Korean text between words only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)

    /// The strategies that labels use on iOS.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The storage of a paragraph style's properties, such as its alignment and tab stops.
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
    /// The tab stops, or `nil` for the default of 12 left tabs at intervals of 28 points.
    var tabStops: [NSTextTab]?
    var textLists: [NSTextList] = []
  }

  /// The values of the properties. Only the mutable subclass changes them, and only on one thread at a time.
  nonisolated(unsafe) var values = Values()

  /// The default style, with natural alignment and word wrapping.
  open class var `default`: NSParagraphStyle { shared }
  private static let shared = NSParagraphStyle()

  public override init() { super.init() }

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a style from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    values = Values(coder)
    super.init()
  }

  /// Encodes the values that differ from the default ones.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the writing direction of a language.
  ///
  /// - Parameter languageName: The identifier of the language, or `nil` for the user's language.
  /// - Returns: `leftToRight` or `rightToLeft`.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.identifier
    return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Values

  /// The alignment of the lines. The default is `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The mode in which lines wrap or are truncated. The default is `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The strategy for breaking lines. The value is stored but has no effect. The default is empty.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The base writing direction of the paragraph. The default is `natural`.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The indent of the first line from the leading edge, in points. The default is 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines from the leading edge, in points. The default is 0.
  open var headIndent: CGFloat { values.headIndent }
  /// The trailing end of the lines, in points. A positive value is measured from the leading edge, other values from
  /// the trailing edge. The default is 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The distance to add between lines, in points. The default is 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance to add after the paragraph, in points. The default is 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance to add before the paragraph, in points. The distance is not added before the first paragraph. The default is 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The factor by which the natural line height is multiplied. The default is 0, which does not change the height.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum line height, in points. The default is 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height, in points. The default is 0, which means no maximum.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The interval of the tab stops after the last of `tabStops`, in points. The default is 0, which means 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The threshold for hyphenation. The value is stored but has no effect, because words are not hyphenated. The default is 0.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// A Boolean value that determines whether words are hyphenated. The value is stored but has no effect. The default is `false`.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// A Boolean value that determines whether the distances between characters may be reduced before text is truncated.
  /// The default is `false`.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The tab stops, sorted by location. The default is 12 left tabs at 28, 56, … 336 points.
  open var tabStops: [NSTextTab] { values.tabStops ?? Self.defaultTabStops }
  /// The lists that contain the paragraph, from the outermost to the innermost. The default is empty.
  open var textLists: [NSTextList] { values.textLists }

  private static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  // MARK: NSObject

  /// Returns the style itself if it is immutable, otherwise an immutable copy.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: An `NSParagraphStyle`.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values: values)
  }

  /// Returns a mutable style with the same values.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: An `NSMutableParagraphStyle`.
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
