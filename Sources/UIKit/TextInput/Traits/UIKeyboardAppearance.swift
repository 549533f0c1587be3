/// Whether a keyboard on the screen is light or dark; UIKit's values.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the surroundings.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// The name that `dark` had before iOS 7.
  public static var alert: UIKeyboardAppearance { .dark }
}
