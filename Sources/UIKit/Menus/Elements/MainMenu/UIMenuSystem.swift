import Foundation

/// A menu that the whole application has. The main menu has no bar of its own on the screen here: what its commands have for
/// shortcuts, keys perform, after those of the responders.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The application's menu.
  open class var main: UIMenuSystem { ApplicationContext.current.mainMenu }

  /// The menus of things. They are built where they are shown; this one asks nobody.
  open class var context: UIMenuSystem { ApplicationContext.current.contextMenu }

  private var built: UIMenu?

  override init() { super.init() }

  /// The menu is built anew when it is next needed.
  open func setNeedsRebuild() { built = nil }

  /// The states of the commands have changed. They are asked for whenever a command is performed: nothing to do.
  open func setNeedsRevalidate() {}

  /// The menu, built where it has to be: the application and its delegate add to what there is to begin with.
  package final var menu: UIMenu {
    if let built { return built }
    let tree = MenuTree(self, Self.standard)
    if self === ApplicationContext.current.mainMenu {
      let application = UIApplication.shared
      application.buildMenu(with: tree)
      (application.delegate as? UIResponder)?.buildMenu(with: tree)
    }
    built = tree.root
    return tree.root
  }

  /// The commands with shortcuts, in the order of the menu.
  final var keyCommands: [UIKeyCommand] {
    func commands(_ menu: UIMenu) -> [UIKeyCommand] {
      menu.children.flatMap { child -> [UIKeyCommand] in
        if let inner = child as? UIMenu { return commands(inner) }
        return (child as? UIKeyCommand).map { [$0] } ?? []
      }
    }
    return commands(menu)
  }

  /// The menus that every application has, empty: their commands are performed by keys where the views know them.
  private static var standard: UIMenu {
    func menu(_ title: String, _ identifier: UIMenu.Identifier, _ groups: [UIMenu.Identifier] = []) -> UIMenu {
      UIMenu(
        title: title, identifier: identifier,
        children: groups.map { UIMenu(identifier: $0, options: .displayInline) })
    }
    return UIMenu(
      identifier: .root,
      children: [
        menu("", .application, [.about, .preferences, .services, .hide, .quit]),
        menu("File", .file, [.newScene, .close, .print]),
        menu("Edit", .edit, [.undoRedo, .standardEdit, .find]), menu("Format", .format, [.font, .text]),
        menu("View", .view, [.toolbar, .sidebar, .fullscreen]), menu("Window", .window, [.minimizeAndZoom]),
        menu("Help", .help),
      ])
  }
}
