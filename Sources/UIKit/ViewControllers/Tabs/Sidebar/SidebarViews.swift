import Foundation

/// The views of a tab bar controller's sidebar.
@MainActor final class SidebarViews {
  private(set) var controller: SidebarController?
  /// The view between the content and a sidebar in front of it. A tap on it hides the sidebar.
  let dimming = UIControl()
  private var button: UIButton?

  init() {
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.15)
    dimming.isHidden = true
  }

  /// Returns the controller of the sidebar. It is created and added when it is first used.
  func install(in owner: UITabBarController) -> SidebarController {
    if let controller { return controller }
    let made = SidebarController(owner: owner)
    controller = made
    dimming.addAction(UIAction { [weak owner] _ in owner?.sidebar.isHidden = true }, for: .touchUpInside)
    let view: UIView = owner.view
    view.addSubview(dimming)
    made.appearance.isContainerDriven = true
    owner.addChild(made)
    view.addSubview(made.view)
    made.didMove(toParent: owner)
    return made
  }

  /// Returns the button that shows the sidebar.
  func showButton(_ owner: UITabBarController) -> UIView {
    if let button { return button }
    let made = UIButton(type: .system)
    made.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    made.accessibilityLabel = "Show Sidebar"
    made.addAction(
      UIAction { [weak owner] _ in owner?.sidebar.isHidden = false }, for: .primaryActionTriggered)
    button = made
    return made
  }
}
