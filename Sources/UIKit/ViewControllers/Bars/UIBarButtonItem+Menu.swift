import Foundation

extension UIBarButtonItem {
  /// Indicates whether a tap on the item performs an action.
  package final var hasAction: Bool { primaryAction != nil || action != nil }

  /// Returns the actions and commands of a menu, including those of its submenus.
  private final func leaves(_ menu: UIMenu) -> [any UIMenuLeaf] {
    menu.children.flatMap { element -> [any UIMenuLeaf] in
      if let menu = element as? UIMenu { return leaves(menu) }
      return (element as? any UIMenuLeaf).map { [$0] } ?? []
    }
  }

  /// Turns on one element of the menu and turns off all others, and shows the element in the button.
  package final func select(_ selectedLeaf: any UIMenuLeaf) {
    guard let menu else { return }
    for leaf in leaves(menu) { leaf.state = leaf === selectedLeaf ? .on : .off }
    showSelection()
  }

  /// Updates the button's title and image from the menu element that is on, or from the first element if none is on.
  package final func showSelection() {
    guard let menu, changesSelectionAsPrimaryAction else { return }
    let allLeaves = leaves(menu)
    guard let selected = allLeaves.first(where: { $0.state == .on }) ?? allLeaves.first else { return }
    selected.state = .on
    title = selected.title.isEmpty ? title : selected.title
    image = selected.image ?? (selected.title.isEmpty ? image : nil)
  }

  /// The menu element that represents the item, or nil for spaces and custom views.
  package final var elementInMenus: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard !isSpace, !isHidden, customView == nil else { return nil }
    let label = title ?? systemItem?.menuTitle ?? accessibilityLabel ?? ""
    if let menu, !hasAction {
      return UIMenu(title: label, image: image, options: menu.options, children: menu.children)
    }
    let action = UIAction(
      title: label, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
    ) { [weak self] action in
      guard let self else { return }
      self.perform(from: action.sender as? UIView ?? UIView(), event: nil)
    }
    return action
  }
}
