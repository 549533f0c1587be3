import Foundation

/// An object that builds and validates a menu of the application, such as the main menu.
///
/// Tessera does not show the main menu on the screen, but its keyboard shortcuts work. The key commands of responders
/// take precedence over them.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menu system for the main menu of the application.
  open class var main: UIMenuSystem { ApplicationContext.object(.mainMenu, UIMenuSystem()) }

  /// The menu system for context menus. Context menus are built when they are shown, so this system builds nothing.
  open class var context: UIMenuSystem { ApplicationContext.object(.contextMenu, UIMenuSystem()) }

  private var cachedMenu: UIMenu?

  override init() { super.init() }

  /// Requests that the menu be built again before its next use.
  open func setNeedsRebuild() { cachedMenu = nil }

  /// Requests that the states of the commands be validated again. This method has no effect in Tessera, which validates
  /// each command before it is performed.
  open func setNeedsRevalidate() {}

  /// The main menu. When the menu is first accessed, it is built from the standard menu, to which the application and
  /// its delegate add elements.
  package final var menu: UIMenu {
    if let cachedMenu { return cachedMenu }
    let builder = MenuBuilder(self, Self.standard)
    if self === UIMenuSystem.main {
      let application = UIApplication.shared
      application.buildMenu(with: builder)
      (application.delegate as? UIResponder)?.buildMenu(with: builder)
    }
    cachedMenu = builder.root
    return builder.root
  }

  /// Builds an edit menu from suggested elements. Each responder from a view to the application's delegate can change
  /// the menu in `buildMenu(with:)`. That method is called on each responder separately, so the remaining responders
  /// are called even if one of them does not call `super` (measured on UIKit, case `menu-build-context` of
  /// Tests/Oracle).
  ///
  /// - Returns: The elements of the menu.
  static func buildContextMenu(of view: UIView, suggested: [UIMenuElement]) -> [UIMenuElement] {
    let editMenu = UIMenu(identifier: .standardEdit, options: .displayInline, children: suggested)
    let builder = MenuBuilder(.context, UIMenu(identifier: .root, children: [editMenu]))
    var chain = ResponderChain(from: view)
    while let responder = chain.next() { responder.buildMenu(with: builder) }
    return builder.root.children.flatMap { element -> [UIMenuElement] in
      guard let menu = element as? UIMenu, menu.identifier == .standardEdit else { return [element] }
      return menu.children
    }
  }

  /// The commands with keyboard shortcuts, in the order of the menu.
  final var keyCommands: [UIKeyCommand] {
    func commands(_ menu: UIMenu) -> [UIKeyCommand] {
      menu.children.flatMap { child -> [UIKeyCommand] in
        if let submenu = child as? UIMenu { return commands(submenu) }
        return (child as? UIKeyCommand).map { [$0] } ?? []
      }
    }
    return commands(menu)
  }

  /// The standard menus, without the commands that views perform themselves for their keyboard shortcuts.
  private static var standard: UIMenu {
    func menu(
      _ title: String, _ identifier: UIMenu.Identifier, _ groups: [UIMenu.Identifier] = [], _ last: [UIMenu] = []
    ) -> UIMenu {
      UIMenu(
        title: title, identifier: identifier,
        children: groups.map { UIMenu(identifier: $0, options: .displayInline) } + last)
    }
    func command(
      _ title: String, _ action: String, _ key: String, _ flags: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
      UIKeyCommand(title: title, action: Selector(action), input: key, modifierFlags: flags)
    }
    let textStyle = UIMenu(
      identifier: .textStyle, options: .displayInline,
      children: [
        command("Bold", "toggleBoldface:", "b"), command("Italic", "toggleItalics:", "i"),
        command("Underline", "toggleUnderline:", "u"),
      ])
    let findMenu = UIMenu(
      identifier: .find, options: .displayInline,
      children: [
        command("Find…", "find:", "f"), command("Find and Replace…", "findAndReplace:", "f", [.command, .alternate]),
        command("Find Next", "findNext:", "g"), command("Find Previous", "findPrevious:", "g", [.command, .shift]),
        command("Use Selection for Find", "useSelectionForFind:", "e"),
      ])
    let font = UIMenu(identifier: .font, options: .displayInline, children: [textStyle])
    return UIMenu(
      identifier: .root,
      children: [
        menu("", .application, [.about, .preferences, .services, .hide, .quit]),
        menu("File", .file, [.newScene, .close, .print]),
        menu("Edit", .edit, [.undoRedo, .standardEdit], [findMenu]),
        UIMenu(
          title: "Format", identifier: .format,
          children: [font, UIMenu(identifier: .text, options: .displayInline)]),
        menu("View", .view, [.toolbar, .sidebar, .fullscreen]), menu("Window", .window, [.minimizeAndZoom]),
        menu("Help", .help),
      ])
  }
}
