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
  /// Removes a menu from its parent menu.
  ///
  /// - Parameter removedIdentifier: The identifier of the menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
