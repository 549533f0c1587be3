/// A tab stop: a position in the line at which text continues after a tab character.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The key of an option for a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates the key of an option.
    ///
    /// - Parameter rawValue: The name of the option. Unknown options are stored and ignored.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column, a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the tab, relative to `location`.
  public let alignment: NSTextAlignment
  /// The distance of the tab stop from the leading edge of the paragraph, in points.
  public let location: CGFloat

  /// The options of the tab stop, such as `columnTerminators` for columns of numbers.
  public let options: [NSTextTab.OptionKey: Any]

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the text after the tab.
  ///   - loc: The distance of the tab stop from the leading edge of the paragraph, in points. A value that is not
  ///     finite becomes 0.
  ///   - options: The options of the tab stop, such as `columnTerminators`.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc.isFinite ? loc : 0
    self.options = options
    super.init()
  }

  /// Creates a tab stop from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required convenience init?(coder: NSCoder) {
    let alignment = NSTextAlignment(rawValue: coder.decodeInt(forKey: "NSAlignment")) ?? .left
    var options: [OptionKey: Any] = [:]
    if let characters = coder.decodeString(forKey: "NSTabColumnTerminators") {
      options[.columnTerminators] = CharacterSet(charactersIn: characters)
    }
    self.init(
      textAlignment: alignment, location: coder.decodeNumber(forKey: "NSLocation") ?? 0, options: options)
  }

  /// Encodes the alignment, the location and the characters that end a column, if they are in the Basic Multilingual Plane.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(Double(location), forKey: "NSLocation")
    guard let terminators = options[.columnTerminators] as? CharacterSet else { return }
    let characters = (UInt16.min...UInt16.max).lazy.compactMap { Unicode.Scalar($0) }.filter(terminators.contains)
    coder.encodeString(String(String.UnicodeScalarView(characters)), forKey: "NSTabColumnTerminators")
  }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the characters at which columns of numbers are aligned.
  ///
  /// - Parameter aLocale: The locale, or `nil` for the current one.
  /// - Returns: The decimal separator of the locale.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? Locale.current.decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, because tab stops are immutable.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The same object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  nonisolated open override var hash: Int { location.hashValue }
}
