import UIKit

/// The keyboard shortcuts of a screen, as a list. They are those that the responders of the screen provide, so the list is never
/// older than the commands.
final class ShortcutsViewController: UICollectionViewController {
  /// The shortcuts of one responder.
  struct Group: Hashable {
    let title: String
    var rows: [Row]
  }

  /// A command and the keys that perform it.
  struct Row: Hashable {
    let title: String
    var keys: [String]
  }

  private let groups: [Group]
  private var dataSource: UICollectionViewDiffableDataSource<Int, IndexPath>?

  /// Creates a list of shortcuts.
  init(_ groups: [Group]) {
    self.groups = groups
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Keyboard Shortcuts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) {
    fatalError("ShortcutsViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = false
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.valueCell()
      content.text = row.title
      content.secondaryText = row.keys.joined(separator: ", ")
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [groups] view, _, path in
      var content = UIListContentConfiguration.header()
      content.text = groups[path.section].title
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, IndexPath>(collectionView: collectionView) {
      [groups] view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: groups[item.section].rows[item.item])
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, IndexPath>()
    for (section, group) in groups.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(group.rows.indices.map { IndexPath(item: $0, section: section) })
    }
    source.apply(snapshot, animatingDifferences: false)
    dataSource = source
  }
}

extension ShortcutsViewController.Group {
  /// Creates a group of the commands that have a title. Commands with the same title are one row.
  ///
  /// - Parameters:
  ///   - title: The title of the group.
  ///   - commands: The commands, in the order in which they are listed.
  @MainActor
  init(_ title: String, _ commands: [UIKeyCommand]) {
    self.title = title
    rows = []
    for command in commands where !command.title.isEmpty {
      // With Shift, + is typed on some keyboards and needs no Shift on others.
      let isRepeated = commands.contains {
        $0.title == command.title && $0.input == command.input
          && $0.modifierFlags.union(.shift) == command.modifierFlags && $0.modifierFlags != command.modifierFlags
      }
      guard !isRepeated, let keys = command.keysText else { continue }
      if let index = rows.firstIndex(where: { $0.title == command.title }) {
        if !rows[index].keys.contains(keys) { rows[index].keys.append(keys) }
      } else {
        rows.append(ShortcutsViewController.Row(title: command.title, keys: [keys]))
      }
    }
  }
}

extension UIKeyCommand {
  /// The names of the keys that type no character.
  private static let keyNames = [
    inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→", inputEscape: "Escape",
    inputPageUp: "Page Up", inputPageDown: "Page Down", inputHome: "Home", inputEnd: "End", inputDelete: "Delete",
    "\u{8}": "Backspace", "\r": "Return", "\t": "Tab", " ": "Space", "+": "Plus", "-": "Minus", f1: "F1", f11: "F11",
  ]

  /// The keys as they are printed on a keyboard, such as "Control+Shift+Z", or `nil` if the command has no key.
  fileprivate var keysText: String? {
    guard let input, !input.isEmpty else { return nil }
    let modifiers: [(UIKeyModifierFlags, String)] = [
      (.control, "Control"), (.command, "Control"), (.alternate, "Alt"), (.shift, "Shift"),
    ]
    let names = modifiers.filter { modifierFlags.contains($0.0) }.map(\.1)
    return (names + [Self.keyNames[input] ?? input.uppercased()]).joined(separator: "+")
  }
}

extension GallerySplitViewController {
  /// The command that lists the shortcuts. GNOME's programs have Control+? for this, others F1.
  var shortcutsKeyCommands: [UIKeyCommand] {
    let show = Selector("showShortcuts:", GallerySplitViewController.showShortcuts(_:))
    return [
      UIKeyCommand(title: "Keyboard Shortcuts", action: show, input: UIKeyCommand.f1),
      UIKeyCommand(title: "Keyboard Shortcuts", action: show, input: "?", modifierFlags: .command),
      UIKeyCommand(title: "Keyboard Shortcuts", action: show, input: "?", modifierFlags: [.command, .shift]),
    ]
  }

  private func showShortcuts(_ sender: Any?) { showShortcuts() }

  /// Shows the shortcuts of the present screen and those of the whole application.
  func showShortcuts() {
    guard presentedViewController == nil else { return }
    let screen = content.topViewController
    var groups: [ShortcutsViewController.Group] = []
    if let screen, let commands = screen.keyCommands {
      groups.append(.init(screen is PhotoViewController ? "Photo" : "Photos", commands))
    }
    groups.append(.init("Gallery", (keyCommands ?? []) + GalleryDelegate.makeKeyCommands()))
    let list = UINavigationController(rootViewController: ShortcutsViewController(groups.filter { !$0.rows.isEmpty }))
    list.modalPresentationStyle = .formSheet
    present(list, animated: true)
  }
}

extension UIViewController {
  /// The group of a menu with the action that lists the shortcuts, or `nil` in a narrow window, such as that of a phone, which
  /// has no keyboard.
  var shortcutsMenu: UIMenu? {
    guard let split = splitViewController as? GallerySplitViewController, !split.isCollapsed else { return nil }
    let action = UIAction(title: "Keyboard Shortcuts", image: UIImage(systemName: "keyboard")) { [weak split] _ in
      split?.showShortcuts()
    }
    return UIMenu(options: .displayInline, children: [action])
  }
}
