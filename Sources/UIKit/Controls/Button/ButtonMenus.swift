/// Functions that find and select elements in the menus of pop-up buttons. At most one element of such a menu has the
/// state `on`.
@MainActor
enum ButtonMenus {
  private static func leaves(of menu: UIMenu) -> [UIMenuElement & UIMenuLeaf] {
    menu.children.flatMap { element -> [UIMenuElement & UIMenuLeaf] in
      if let menu = element as? UIMenu { return leaves(of: menu) }
      return (element as? UIMenuElement & UIMenuLeaf).map { [$0] } ?? []
    }
  }

  /// Selects the first enabled element of a pop-up button's menu, unless an element of the menu is already selected.
  static func menuChanged(_ button: UIButton) {
    guard button.changesSelectionAsPrimaryAction, let menu = button.menu else { return }
    let leaves = leaves(of: menu).filter { !$0.attributes.contains(.hidden) }
    if !leaves.contains(where: { $0.state == .on }) {
      leaves.first { !$0.attributes.contains(.disabled) }?.state = .on
    }
  }

  static func selectedElement(in button: UIButton) -> (UIMenuElement & UIMenuLeaf)? {
    button.menu.flatMap { menu in leaves(of: menu).first { $0.state == .on } }
  }

  static func choose(_ leaf: UIMenuElement & UIMenuLeaf, in button: UIButton) {
    guard let menu = button.menu else { return }
    for element in leaves(of: menu) where element !== leaf && element.state == .on { element.state = .off }
    leaf.state = .on
    button.setNeedsUpdateConfiguration()
    button.contentDidChange()
  }
}
