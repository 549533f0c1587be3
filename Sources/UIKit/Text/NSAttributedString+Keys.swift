extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`. The default is the system font of 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph style, an `NSParagraphStyle`. The default is `NSParagraphStyle.default`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color of the text, a `UIColor`. The default is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color of the background behind the text, a `UIColor`. The default is none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number that determines whether ligatures are used. The value 0 disables ligatures. The default is 1.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The distance to add after each character, a number of points. The default is 0.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The distance to add after each character, a number of points. Tracking disables ligatures and takes precedence over `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The style of the line through the text, the raw value of an `NSUnderlineStyle`. The default is 0.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The style of the line under the text, the raw value of an `NSUnderlineStyle`. The default is 0.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of outlines, a `UIColor`. The default is the color of the text.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines, a number in per cent of the font size. The default is 0, which draws no outlines.
  ///
  /// Outlines of a negative width are also filled.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow of the text, an `NSShadow`. The default is none.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The name of a text effect, a `TextEffectStyle`. The value is stored but has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A number that indicates whether the text is vertical: 1 if it is, otherwise 0. The value is stored but has no effect, as in UIKit,
  /// where all text is horizontal.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// The attachment that the character U+FFFC represents, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The destination of a link, a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance of the text above the baseline, a number of points. The default is 0.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The color of the line under the text, a `UIColor`. The default is the color of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the line through the text, a `UIColor`. The default is the color of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The slant of the glyphs. The value is stored but has no effect: text is drawn upright.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The horizontal stretch of the glyphs. The value is stored but has no effect: text is drawn at its normal width.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The writing direction of the text. The value is stored but has no effect: the characters and the paragraph style determine the
  /// direction.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The tag of a run of text that the user can tap in a text view, a `String`.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
