extension UITabBarController {
  /// The ways in which a tab bar controller shows its tabs in wide windows.
  public enum Mode: Int, Sendable {
    /// The system chooses the way. In Tessera, it is that of `tabSidebar` if there are groups, otherwise that of
    /// `tabBar`.
    case automatic = 0
    /// The tabs are in a tab bar.
    case tabBar = 1
    /// The tabs are in a tab bar, which the user can exchange for a sidebar.
    case tabSidebar = 2
  }
}
