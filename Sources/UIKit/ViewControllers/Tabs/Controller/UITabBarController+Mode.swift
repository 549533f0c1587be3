extension UITabBarController {
  /// The way in which a tab bar controller shows its tabs in wide windows.
  public enum Mode: Int, Sendable {
    /// The system chooses how the tabs are shown. In Tessera, the mode is `tabSidebar` if there are groups, otherwise
    /// `tabBar`.
    case automatic = 0
    /// The tabs are in a tab bar.
    case tabBar = 1
    /// The tabs are in a tab bar, which the user can exchange for a sidebar.
    case tabSidebar = 2
  }
}
