import Foundation

extension UIMenu {
  /// Turns the chosen element on and the others off, if the menu or a submenu that contains the element has the option
  /// `singleSelection`. The option applies to all elements below that menu.
  final func selectOnly(_ leaf: any UIMenuLeaf) {
    guard let menu = singleSelectionMenu(with: leaf) else { return }
    for element in menu.leaves { element.state = element === leaf ? .on : .off }
  }

  private final func singleSelectionMenu(with leaf: any UIMenuLeaf) -> UIMenu? {
    guard leaves.contains(where: { $0 === leaf }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.singleSelectionMenu(with: leaf) }.first
  }

  /// The elements that perform actions, in this menu and its submenus.
  private final var leaves: [any UIMenuLeaf] {
    children.flatMap { element -> [any UIMenuLeaf] in
      if let menu = element as? UIMenu { return menu.leaves }
      return (element as? any UIMenuLeaf).map { [$0] } ?? []
    }
  }
}
