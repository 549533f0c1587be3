/// What the user wants of a link or a picture in a text view: the last argument of the delegate's methods of iOS 10.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap: what it does by default, such as opening the link.
  case invokeDefaultAction
  /// A finger that rests: its menu.
  case presentActions
  /// A preview, on devices that feel how hard a finger presses.
  case preview
}
