/// What lines under and through text look like.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The line's kind in the low bits, its pattern above: what the attributes `underlineStyle` and `strikethroughStyle`
  /// hold.
  public let rawValue: Int

  /// The style of those bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line, as thick as the font says.
  public static let single = NSUnderlineStyle(rawValue: 0x01)

  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)

  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dotted; to be joined with a kind of line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashed; to be joined with a kind of line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dash and dot in turn; to be joined with a kind of line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn; to be joined with a kind of line.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Words only, not the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
