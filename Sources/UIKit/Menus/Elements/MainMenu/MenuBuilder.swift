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
    Self.leaf(root) { Self.isCommand($0, action, propertyList) ? $0 as? UICommand : nil }
  }

  // MARK: Menus

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    edit(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
    edit(replacedIdentifier) { _ in replacementElements }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }

  func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier) { insertedElements + [$0] }
  }

  func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier) { [$0] + insertedElements }
  }

  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    edit(parentIdentifier) { [$0.replacingChildren(childElements + $0.children)] }
  }

  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    edit(parentIdentifier) { [$0.replacingChildren($0.children + childElements)] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { edit(removedIdentifier) { _ in [] } }

  // MARK: Actions and commands

  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
    edit(replacedIdentifier) { _ in replacementElements }
  }

  func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier) {
    edit(siblingIdentifier) { insertedElements + [$0] }
  }

  func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier) {
    edit(siblingIdentifier) { [$0] + insertedElements }
  }

  func remove(action removedIdentifier: UIAction.Identifier) { edit(removedIdentifier) { _ in [] } }

  func replace(command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement]) {
    edit(replacedAction, propertyList) { _ in replacementElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList siblingPropertyList: Any?
  ) { edit(siblingAction, siblingPropertyList) { insertedElements + [$0] } }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList siblingPropertyList: Any?
  ) { edit(siblingAction, siblingPropertyList) { [$0] + insertedElements } }

  func remove(command removedAction: Selector, propertyList: Any?) { edit(removedAction, propertyList) { _ in [] } }

  // MARK: Changing the menu

  private static func isCommand(_ element: UIMenuElement, _ action: Selector, _ propertyList: Any?) -> Bool {
    guard let command = element as? UICommand, command.action == action else { return false }
    return command.propertyList.map { "\($0)" } == propertyList.map { "\($0)" }
  }

  private func edit(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
    edit("menu with the identifier \(identifier.rawValue)", { ($0 as? UIMenu)?.identifier == identifier }) { element in
      (element as? UIMenu).map(change) ?? [element]
    }
  }

  private func edit(_ identifier: UIAction.Identifier, _ change: (UIMenuElement) -> [UIMenuElement]) {
    edit(
      "action with the identifier \(identifier.rawValue)", { ($0 as? UIAction)?.identifier == identifier }, change)
  }

  private func edit(_ action: Selector, _ propertyList: Any?, _ change: (UIMenuElement) -> [UIMenuElement]) {
    edit("command with the action \(action.name)", { Self.isCommand($0, action, propertyList) }, change)
  }

  /// Replaces the first element that satisfies a condition with other elements.
  ///
  /// - Parameters:
  ///   - description: The element in words, for the report that it does not exist.
  ///   - condition: The condition.
  ///   - change: A closure that returns the elements that replace the element.
  private func edit(
    _ description: @autoclosure () -> String, _ condition: (UIMenuElement) -> Bool,
    _ change: (UIMenuElement) -> [UIMenuElement]
  ) {
    var isFound = false
    func replacement(_ element: UIMenuElement) -> [UIMenuElement] {
      if condition(element) {
        isFound = true
        return change(element)
      }
      guard let menu = element as? UIMenu else { return [element] }
      var isChanged = false
      let children = menu.children.flatMap { child -> [UIMenuElement] in
        guard !isFound else { return [child] }
        let result = replacement(child)
        isChanged = isChanged || isFound
        return result
      }
      return isChanged ? [menu.replacingChildren(children)] : [menu]
    }
    let result = replacement(root)
    guard isFound else {
      Diagnostics.report("UIMenuBuilder: the main menu has no \(description()); the change is ignored")
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
