import Foundation

/// Changes a menu that is being built (`UIResponder.buildMenu(with:)`). What names a menu that is not there does nothing,
/// and is reported.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// Which menu is being built.
  var system: UIMenuSystem { get }
  /// The menu of that name, as it is now; nil where there is none. O(elements).
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of that name; nil where there is none. O(elements).
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of that selector and those properties; nil where there is none. O(elements).
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts another menu in the place of one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu other elements.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the beginning of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
