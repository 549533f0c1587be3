import Foundation

/// The style of a list in a text: the marker in front of each item, and the number of the first one.
///
/// The paragraphs of a list have the list in `NSParagraphStyle.textLists`, after the lists that it is nested in. Text views
/// draw the markers and indent the items.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// The format of a marker: text with at most one specifier in braces, such as `{decimal}` in "({decimal})".
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The format, such as "{disc}".
    public let rawValue: String

    /// Creates a format.
    ///
    /// - Parameter rawValue: The text of the marker with a specifier, such as "{decimal}.".
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a format.
    ///
    /// - Parameter rawValue: The text of the marker with a specifier, such as "{decimal}.".
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An empty square.
    public static let box = MarkerFormat("{box}")
    /// A checkmark.
    public static let check = MarkerFormat("{check}")
    /// A small empty circle.
    public static let circle = MarkerFormat("{circle}")
    /// A filled diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A bullet.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A small filled square.
    public static let square = MarkerFormat("{square}")
    /// A hexadecimal number with lowercase letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lowercase-hexadecimal}")
    /// A hexadecimal number with uppercase letters.
    public static let uppercaseHexadecimal = MarkerFormat("{uppercase-hexadecimal}")
    /// An octal number.
    public static let octal = MarkerFormat("{octal}")
    /// A lowercase letter: a to z, then aa, ab and so on.
    public static let lowercaseAlpha = MarkerFormat("{lowercase-alpha}")
    /// An uppercase letter: A to Z, then AA, AB and so on.
    public static let uppercaseAlpha = MarkerFormat("{uppercase-alpha}")
    /// A lowercase Latin letter: a to z, then aa, ab and so on.
    public static let lowercaseLatin = MarkerFormat("{lowercase-latin}")
    /// An uppercase Latin letter: A to Z, then AA, AB and so on.
    public static let uppercaseLatin = MarkerFormat("{uppercase-latin}")
    /// A lowercase Roman number.
    public static let lowercaseRoman = MarkerFormat("{lowercase-roman}")
    /// An uppercase Roman number.
    public static let uppercaseRoman = MarkerFormat("{uppercase-roman}")
    /// A decimal number.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// Options of a list.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options. The values are the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    ///
    /// - Parameter rawValue: The bits, one for each option.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Places the marker of the list in which this one is nested in front of each marker, as in "1.a".
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The kind of number or symbol in front of each item.
  public let markerFormat: MarkerFormat
  /// The options of the list, which determine whether markers include those of the enclosing list. The default is an empty set.
  public let listOptions: Options
  /// The number of the first item. The default is 1.
  open var startingItemNumber: Int

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - markerFormat: The format of the markers.
  ///   - options: The options of the list.
  ///   - startingItemNumber: The number of the first item.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list whose first item has the number 1.
  ///
  /// - Parameters:
  ///   - markerFormat: The format of the markers.
  ///   - options: The bits of the options.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(clamping: options)), startingItemNumber: 1)
  }

  /// Creates a list from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required convenience init?(coder: NSCoder) {
    guard let format = coder.decodeString(forKey: "NSTextListMarkerFormat") else { return nil }
    self.init(
      markerFormat: MarkerFormat(format),
      options: Options(rawValue: UInt(clamping: coder.decodeInt(forKey: "NSTextListOptions"))),
      startingItemNumber: coder.decodeInt(forKey: "NSTextListStart"))
  }

  /// Encodes the format, the options and the first number.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {
    coder.encodeString(markerFormat.rawValue, forKey: "NSTextListMarkerFormat")
    coder.encode(Int(listOptions.rawValue), forKey: "NSTextListOptions")
    coder.encode(startingItemNumber, forKey: "NSTextListStart")
  }

  /// A Boolean value that indicates whether paragraphs of lists contain their markers. The value is `false`: a paragraph
  /// contains the content of its item only, and text views draw the marker.
  open class var includesTextListMarkers: Bool { false }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  /// A Boolean value that indicates whether the markers are numbers or letters.
  open var isOrdered: Bool {
    specifierRange.map { ListNumber(specifier: markerFormat.rawValue[$0].dropFirst().dropLast()) != nil } ?? false
  }

  /// Returns the marker of an item. The specifier of the format is replaced by the number or the symbol.
  ///
  /// - Parameter itemNumber: The number of the item. The first item of a list has `startingItemNumber`.
  /// - Returns: The marker, without a tab or a space after it.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let range = specifierRange else { return format }
    let specifier = format[range].dropFirst().dropLast()
    let symbol = ListNumber(specifier: specifier)?.text(itemNumber) ?? Self.symbols[String(specifier)]
    return symbol.map { format.replacingCharacters(in: range, with: $0) } ?? format
  }

  /// The range of the specifier with its braces, or nil if the format has none.
  private var specifierRange: Range<String.Index>? {
    let format = markerFormat.rawValue
    guard let start = format.firstIndex(of: "{"), let end = format[start...].firstIndex(of: "}") else { return nil }
    return start..<format.index(after: end)
  }

  private static let symbols = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
    "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  /// Returns a list with the same values.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: An `NSTextList`.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  nonisolated open override var hash: Int { markerFormat.hashValue }
}
