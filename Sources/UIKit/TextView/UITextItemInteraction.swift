/// What the user wants of a link or a picture in a text view: the last argument of the delegate's methods of iOS 10.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap: what it does by default, such as opening the link.
  case invokeDefaultAction
  /// A finger that rests: its menu.
  case presentActions
  /// A preview, on devices that feel how hard a finger presses.
  case preview
}

/// Which methods on items of a text a delegate does not have: their defaults note it. Nothing else tells, as there is no
/// `responds(to:)` for methods of a protocol.
struct TextItemAnswers: OptionSet {
  let rawValue: Int
  static let primaryAction = TextItemAnswers(rawValue: 1)
  static let menu = TextItemAnswers(rawValue: 2)
}
