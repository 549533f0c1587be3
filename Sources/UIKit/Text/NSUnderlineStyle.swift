/// The style of lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style, as in the attributes `underlineStyle` and `strikethroughStyle`. The low bits are the kind
  /// of line, the bits above them the pattern.
  public let rawValue: Int

  /// Creates a style from its bits.
  ///
  /// - Parameter rawValue: The bits of the kind of line and the pattern.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line of the font's thickness.
  public static let single = NSUnderlineStyle(rawValue: 0x01)

  /// A single line of twice the font's thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)

  /// Two parallel lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A pattern of dots, to combine with a kind of line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A pattern of dashes, to combine with a kind of line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A pattern of alternating dashes and dots, to combine with a kind of line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A pattern of a dash and two dots, to combine with a kind of line.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Draws the line under words only, not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
