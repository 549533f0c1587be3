// The attributes for the speech of assistive technologies. The values are stored and copied with the text; nothing speaks it here.
extension NSAttributedString.Key {
  /// Determines whether punctuation is spoken. The value is a Boolean.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// The language of the speech. The value is a BCP 47 tag, such as `de-DE`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of the speech. The value is a number from 0 to 2. The default is 1.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Determines whether an announcement waits for the speech before it. The value is a Boolean.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The priority of an announcement. The value is the raw value of a `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The pronunciation of the text. The value is a string in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// Determines whether each character is spoken. The value is a Boolean.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading. The value is a number from 0 (no level) to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  /// Custom descriptions of the text. The value is an array of strings.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  /// The kind of the text. The value is the raw value of a `UIAccessibilityTextualContext`.
  public static let UIAccessibilityTextAttributeContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")
}
