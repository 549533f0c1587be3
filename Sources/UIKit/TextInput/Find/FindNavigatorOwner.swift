/// An object that shows find navigators. Windows conform to this protocol. Find interactions use the protocol because they do not
/// depend on the code for the bar.
@MainActor protocol FindNavigatorOwner: AnyObject {
  /// Shows a find navigator for an interaction. The navigator of another interaction in the window is closed.
  func openFindNavigator(for interaction: UIFindInteraction) -> any FindNavigator
}
