import Foundation

extension UIBarButtonItem {
  /// Whether a tap does something of its own.
  package final var hasAction: Bool { primaryAction != nil || action != nil }

  /// The leaves of the menu, those of inline menus among them.
  private final func leaves(_ menu: UIMenu) -> [any UIMenuLeaf] {
    menu.children.flatMap { element -> [any UIMenuLeaf] in
      if let menu = element as? UIMenu { return leaves(menu) }
      return (element as? any UIMenuLeaf).map { [$0] } ?? []
    }
  }

  /// One element of the menu is on from here on, and the button shows it.
  package final func select(_ chosen: any UIMenuLeaf) {
    guard let menu else { return }
    for leaf in leaves(menu) { leaf.state = leaf === chosen ? .on : .off }
    showSelection()
  }

  /// The words of the element that is on, the first where none is.
  package final func showSelection() {
    guard let menu, changesSelectionAsPrimaryAction else { return }
    let all = leaves(menu)
    guard let shown = all.first(where: { $0.state == .on }) ?? all.first else { return }
    shown.state = .on
    title = shown.title.isEmpty ? title : shown.title
    image = shown.image ?? (shown.title.isEmpty ? image : nil)
  }

  /// What stands for the item in a menu; nil for spaces and views.
  package final var elementInMenus: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard !isSpace, !isHidden, customView == nil else { return nil }
    let words = title ?? systemItem?.words ?? accessibilityLabel ?? ""
    if let menu, !hasAction {
      return UIMenu(title: words, image: image, options: menu.options, children: menu.children)
    }
    let action = UIAction(
      title: words, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
    ) { [weak self] action in
      guard let self else { return }
      self.perform(from: action.sender as? UIView ?? UIView(), event: nil)
    }
    return action
  }
}
