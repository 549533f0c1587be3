/// The title of the Return key. The raw values are those of UIKit.
public enum UIReturnKeyType: Int, Sendable {
  /// The title "return". This is the default.
  case `default` = 0
  /// The title "Go".
  case go = 1
  /// The title "Search", for a Google search.
  case google = 2
  /// The title "Join".
  case join = 3
  /// The title "Next".
  case next = 4
  /// The title "Route".
  case route = 5
  /// The title "Search".
  case search = 6
  /// The title "Send".
  case send = 7
  /// The title "Search", for a Yahoo search.
  case yahoo = 8
  /// The title "Done".
  case done = 9
  /// The title "Emergency call".
  case emergencyCall = 10
  /// The title "Continue".
  case `continue` = 11
}
