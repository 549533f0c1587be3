/// The appearance of an on-screen keyboard. The raw values are the same as in UIKit.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance that suits the user interface style of the environment.
  case `default` = 0
  /// A dark keyboard, regardless of the user interface style.
  case dark = 1
  /// A light keyboard, regardless of the user interface style.
  case light = 2
  /// The former name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
