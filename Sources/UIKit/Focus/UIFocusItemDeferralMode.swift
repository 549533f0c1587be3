/// The way in which an item gets the focus when a view that contains the item appears.
public enum UIFocusItemDeferralMode: Int, Sendable {
  /// The system determines when the item gets the focus.
  case automatic = 0
  /// The item gets the focus only after the user has first moved the focus.
  case always = 1
  /// The item gets the focus immediately when the view appears.
  case never = 2
}
