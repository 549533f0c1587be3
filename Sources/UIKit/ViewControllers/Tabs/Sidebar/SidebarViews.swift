import Foundation

/// The views of a tab bar controller's sidebar.
@MainActor final class SidebarViews {
  private(set) var controller: SidebarController?
  /// The view between the content and a sidebar in front of it. A tap on this view hides the sidebar.
  let dimming = UIControl()
  private var button: UIButton?

  /// The configuration of the symbols in the bars: that of system buttons in the default text size.
  static let symbols = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)

  init() {
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.15)
    dimming.isHidden = true
  }

  /// Returns the controller of the sidebar, which is created and added as a child on first use.
  func install(in owner: UITabBarController) -> SidebarController {
    if let controller { return controller }
    let newController = SidebarController(owner: owner)
    controller = newController
    dimming.addAction(UIAction { [weak owner] _ in owner?.sidebar.isHidden = true }, for: .touchUpInside)
    let view: UIView = owner.view
    view.addSubview(dimming)
    newController.appearance.isContainerDriven = true
    owner.addChild(newController)
    view.addSubview(newController.view)
    newController.didMove(toParent: owner)
    return newController
  }

  /// Returns the button that shows the sidebar. It is created at the first call.
  func showButton(_ owner: UITabBarController) -> UIView {
    if let button { return button }
    let newButton = UIButton(type: .system)
    newButton.setImage(
      UIImage(systemName: "sidebar.leading")?.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
    newButton.setPreferredSymbolConfiguration(Self.symbols, forImageIn: .normal)
    newButton.accessibilityLabel = "Show Sidebar"
    newButton.addAction(
      UIAction { [weak owner] _ in owner?.sidebar.isHidden = false }, for: .primaryActionTriggered)
    button = newButton
    return newButton
  }
}
