extension NSAttributedString.Key {
  /// `UIFont`; default system 12.
  public static let font = NSAttributedString.Key("NSFont")
  /// `NSParagraphStyle`; default `NSParagraphStyle.default`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// `UIColor`; default black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// `UIColor`; default none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: 0 means no ligatures; default 1.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points added after each character; default 0.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each character, without ligatures; wins over `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A line through the text: `NSUnderlineStyle`'s raw value; default 0.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A line under the text: `NSUnderlineStyle`'s raw value; default 0.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// `UIColor` of outlines; default the foreground colour.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Width of outlines in per cent of the font size; negative ones are filled as well. Default 0: no outlines.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// `NSShadow`; default none.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Kept; drawn as plain text.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// `NSTextAttachment`, on the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// `URL` or `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points by which text stands above the baseline; default 0.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// `UIColor`; default the foreground colour.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// `UIColor`; default the foreground colour.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Kept; drawn upright.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Kept; drawn at normal width.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Kept; the direction follows from the characters and the paragraph style.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Makes a run answer to taps in a text view; a `String` that tells it from others.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
