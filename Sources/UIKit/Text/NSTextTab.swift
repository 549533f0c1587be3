/// A place in the line where text goes on after a tab character.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// The option of that name; unknown ones are kept, of no influence.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` whose members end the column that is aligned.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text after the tab stands to `location`.
  public let alignment: NSTextAlignment
  /// Points from the paragraph's leading edge.
  public let location: CGFloat

  /// What else is to be known about the stop: `columnTerminators` for the alignment of numbers.
  public let options: [NSTextTab.OptionKey: Any]

  /// A tab stop. A location that is not finite becomes 0.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc.isFinite ? loc : 0
    self.options = options
    super.init()
  }

  /// What ends a column of numbers aligned by their decimal separator in `aLocale`.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? Locale.current.decimalSeparator ?? ".")
  }

  /// The tab stop itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  nonisolated open override var hash: Int { location.hashValue }
}
