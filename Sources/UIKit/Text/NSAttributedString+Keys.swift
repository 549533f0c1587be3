extension NSAttributedString.Key {
  /// The font: a `UIFont`. The default is the system font of 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph style: an `NSParagraphStyle`. The default is `NSParagraphStyle.default`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color of the text: a `UIColor`. The default is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color of the background behind the text: a `UIColor`. The default is none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The use of ligatures: a number, where 0 means none. The default is 1.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The distance to add after each character: a number, in points. The default is 0.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The distance to add after each character, in points, without ligatures. It takes precedence over `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The style of the line through the text: the raw value of an `NSUnderlineStyle`. The default is 0.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The style of the line under the text: the raw value of an `NSUnderlineStyle`. The default is 0.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of outlines: a `UIColor`. The default is the color of the text.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines: a number, in per cent of the font size. The default is 0, which draws no outlines.
  ///
  /// Outlines of a negative width are also filled.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow: an `NSShadow`. The default is none.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The text effect. It is stored and has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The attachment: an `NSTextAttachment`, on the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The link: a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance of the text above the baseline: a number, in points. The default is 0.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The color of the line under the text: a `UIColor`. The default is the color of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the line through the text: a `UIColor`. The default is the color of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The slant of the glyphs. It is stored, and text is drawn upright.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The horizontal stretch of the glyphs. It is stored, and text is drawn at its normal width.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The writing direction. It is stored; the direction follows from the characters and the paragraph style.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A `String` that identifies a run of text that the user can tap in a text view.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
