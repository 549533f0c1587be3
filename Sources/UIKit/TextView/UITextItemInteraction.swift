/// The kind of interaction with a link or an attachment in a text view, for the delegate methods of iOS 10.
public enum UITextItemInteraction: Int, Sendable {
  /// The default action, such as opening a link, after a tap.
  case invokeDefaultAction
  /// The menu, after a long press.
  case presentActions
  /// A preview, on devices that measure the force of touches.
  case preview
}
