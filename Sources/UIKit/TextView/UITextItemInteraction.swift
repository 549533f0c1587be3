/// The kind of interaction with a link or an attachment in a text view. The delegate methods from before iOS 17 have a parameter of
/// this type.
public enum UITextItemInteraction: Int, Sendable {
  /// The default action of the item, such as opening a link, after a tap.
  case invokeDefaultAction
  /// The menu of the item, after a long press.
  case presentActions
  /// A preview of the item, on devices that measure the force of touches.
  case preview
}
