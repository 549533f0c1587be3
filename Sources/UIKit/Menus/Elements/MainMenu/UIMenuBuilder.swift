import Foundation

/// An object that changes a menu while it is being built in `UIResponder.buildMenu(with:)`.
///
/// A change that refers to a missing menu reports an error and has no effect.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The menu system whose menu is being built.
  var system: UIMenuSystem { get }
  /// Returns a menu in its current state.
  ///
  /// - Parameter identifier: The identifier of the menu.
  /// - Returns: The menu, or `nil` if the main menu does not contain it.
  /// - Complexity: O(*n*), where *n* is the number of menu elements.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns an action that the menu contains.
  ///
  /// - Parameter identifier: The identifier of the action.
  /// - Returns: The action, or `nil` if the menu does not contain it.
  /// - Complexity: O(*n*), where *n* is the number of menu elements.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns a command that the menu contains.
  ///
  /// - Parameters:
  ///   - action: The selector of the command.
  ///   - propertyList: The property list of the command.
  /// - Returns: The command, or `nil` if the menu does not contain it.
  /// - Complexity: O(*n*), where *n* is the number of menu elements.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu with a different menu.
  ///
  /// - Parameters:
  ///   - replacedIdentifier: The identifier of the menu to replace.
  ///   - replacementMenu: The menu that replaces the identified menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces a menu with elements.
  ///
  /// - Parameters:
  ///   - replacedIdentifier: The identifier of the menu to replace.
  ///   - replacementElements: The elements that replace the menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces an action with elements.
  ///
  /// - Parameters:
  ///   - replacedIdentifier: The identifier of the action to replace.
  ///   - replacementElements: The elements that replace the action.
  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces a command with elements.
  ///
  /// - Parameters:
  ///   - replacedAction: The selector of the command to replace.
  ///   - propertyList: The property list of the command to replace.
  ///   - replacementElements: The elements that replace the command.
  func replace(
    command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement])
  /// Replaces the elements of a menu.
  ///
  /// - Parameters:
  ///   - parentIdentifier: The identifier of the menu.
  ///   - childrenBlock: A closure that receives the current elements and returns their replacements.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before a menu with an identifier.
  ///
  /// - Parameters:
  ///   - siblingMenu: The menu to insert.
  ///   - siblingIdentifier: The identifier of the other menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after a menu with an identifier.
  ///
  /// - Parameters:
  ///   - siblingMenu: The menu to insert.
  ///   - siblingIdentifier: The identifier of the other menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of a menu with an identifier.
  ///
  /// - Parameters:
  ///   - childMenu: The menu to insert.
  ///   - parentIdentifier: The identifier of the other menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of a menu with an identifier.
  ///
  /// - Parameters:
  ///   - childMenu: The menu to insert.
  ///   - parentIdentifier: The identifier of the other menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements before a menu.
  ///
  /// - Parameters:
  ///   - insertedElements: The elements to insert.
  ///   - siblingIdentifier: The identifier of the menu.
  func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements after a menu.
  ///
  /// - Parameters:
  ///   - insertedElements: The elements to insert.
  ///   - siblingIdentifier: The identifier of the menu.
  func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements before an action.
  ///
  /// - Parameters:
  ///   - insertedElements: The elements to insert.
  ///   - siblingIdentifier: The identifier of the action.
  func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements after an action.
  ///
  /// - Parameters:
  ///   - insertedElements: The elements to insert.
  ///   - siblingIdentifier: The identifier of the action.
  func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements before a command.
  ///
  /// - Parameters:
  ///   - insertedElements: The elements to insert.
  ///   - siblingAction: The selector of the command.
  ///   - siblingPropertyList: The property list of the command.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList siblingPropertyList: Any?)
  /// Inserts elements after a command.
  ///
  /// - Parameters:
  ///   - insertedElements: The elements to insert.
  ///   - siblingAction: The selector of the command.
  ///   - siblingPropertyList: The property list of the command.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList siblingPropertyList: Any?)
  /// Inserts elements as the first elements of a menu.
  ///
  /// - Parameters:
  ///   - childElements: The elements to insert.
  ///   - parentIdentifier: The identifier of the menu.
  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements as the last elements of a menu.
  ///
  /// - Parameters:
  ///   - childElements: The elements to insert.
  ///   - parentIdentifier: The identifier of the menu.
  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes an action from its menu.
  ///
  /// - Parameter removedIdentifier: The identifier of the action.
  func remove(action removedIdentifier: UIAction.Identifier)
  /// Removes a command from its menu.
  ///
  /// - Parameters:
  ///   - removedAction: The selector of the command.
  ///   - propertyList: The property list of the command.
  func remove(command removedAction: Selector, propertyList: Any?)
  /// Removes a menu from its parent menu.
  ///
  /// - Parameter removedIdentifier: The identifier of the menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
