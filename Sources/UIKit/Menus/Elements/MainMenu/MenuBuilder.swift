import Foundation

/// A menu that is being built. Menus are immutable, so a change replaces the menu and all menus that contain it.
@MainActor final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) {
    self.system = system
    self.root = root
  }

  // The result is a copy (measured on UIKit, case `menu-lookup-copy` of Tests/Oracle).
  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    Self.find(root) { $0.identifier == identifier }.map { $0.replacingChildren($0.children) }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    Self.leaf(root) { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    let targetList = propertyList.map { "\($0)" }
    return Self.leaf(root) { element in
      guard let command = element as? UICommand, command.action == action,
        command.propertyList.map({ "\($0)" }) == targetList
      else { return nil }
      return command
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    edit(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    edit(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    edit(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { edit(removedIdentifier) { _ in [] } }

  private func edit(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
    var isFound = false
    func replacement(_ menu: UIMenu) -> [UIMenuElement] {
      if menu.identifier == identifier {
        isFound = true
        return change(menu)
      }
      var isChanged = false
      let children = menu.children.flatMap { child -> [UIMenuElement] in
        guard !isFound, let submenu = child as? UIMenu else { return [child] }
        let result = replacement(submenu)
        isChanged = isChanged || isFound
        return result
      }
      return isChanged ? [menu.replacingChildren(children)] : [menu]
    }
    let result = replacement(root)
    guard isFound else {
      Diagnostics.report(
        "UIMenuBuilder: the main menu has no menu with the identifier \(identifier.rawValue); the change is ignored")
      return
    }
    // The root has no siblings. If the root itself is removed, an empty root remains.
    root = result.first { ($0 as? UIMenu)?.identifier == root.identifier } as? UIMenu ?? root.replacingChildren(result)
  }

  private static func find(_ menu: UIMenu, _ condition: (UIMenu) -> Bool) -> UIMenu? {
    if condition(menu) { return menu }
    for case let child as UIMenu in menu.children {
      if let menu = find(child, condition) { return menu }
    }
    return nil
  }

  private static func leaf<Leaf>(_ menu: UIMenu, _ match: (UIMenuElement) -> Leaf?) -> Leaf? {
    for child in menu.children {
      if let element = match(child) { return element }
      if let submenu = child as? UIMenu, let element = leaf(submenu, match) { return element }
    }
    return nil
  }
}
