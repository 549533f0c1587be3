/// The ways in which an item gets the focus when a view that contains it appears.
public enum UIFocusItemDeferralMode: Int, Sendable {
  /// The system decides.
  case automatic = 0
  /// The item gets the focus only after the user has moved it.
  case always = 1
  /// The item gets the focus immediately.
  case never = 2
}
