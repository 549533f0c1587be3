/// The title of the Return key. The raw values are the same as in UIKit.
public enum UIReturnKeyType: Int, Sendable {
  /// The key shows "return". This is the default.
  case `default` = 0
  /// The key shows "Go".
  case go = 1
  /// The key shows "Search", for a Google search.
  case google = 2
  /// The key shows "Join".
  case join = 3
  /// The key shows "Next".
  case next = 4
  /// The key shows "Route".
  case route = 5
  /// The key shows "Search".
  case search = 6
  /// The key shows "Send".
  case send = 7
  /// The key shows "Search", for a Yahoo search.
  case yahoo = 8
  /// The key shows "Done".
  case done = 9
  /// The key shows "Emergency call".
  case emergencyCall = 10
  /// The key shows "Continue".
  case `continue` = 11
}
