import CoreGraphics
import Foundation

/// The menus of a table: the context menu of the rows that the delegate has one for, else the edit menu.
@MainActor final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  private(set) var interaction: UIContextMenuInteraction!
  /// The row that was pressed, while its menu is shown.
  private(set) var pressed: IndexPath?

  init(_ table: UITableView) {
    self.table = table
    super.init()
    interaction = TableMenuInteraction(self, table)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let delegate = table.delegate, let path = table.shownRow(at: location) else { return nil }
    pressed = path
    return delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table, let pressed else { return nil }
    return table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? table.cellForRow(at: pressed).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Shows the edit menu of the row at a point of the window. False where the delegate wants none.
  func openEditMenu(at point: CGPoint) -> Bool {
    guard let table, let delegate = table.delegate, let window = table.window,
      let path = table.shownRow(at: table.convert(point, from: window)),
      delegate.tableView(table, shouldShowMenuForRowAt: path)
    else { return false }
    let controller = UIMenuController.shared
    let own = (controller.menuItems ?? []).map { ($0.title, $0.action) }
    let commands = (EditCommands.standard.prefix(3) + own).filter { _, action in
      delegate.tableView(table, canPerformAction: action, forRowAt: path, withSender: controller)
    }.map { UICommand(title: $0, action: $1) }
    guard !commands.isEmpty else { return false }
    controller.show(commands, beside: table.convert(table.rectForRow(at: path), to: window), in: window) {
      [weak table] command in
      guard let table, let action = command.action else { return }
      table.delegate?.tableView(table, performAction: action, forRowAt: path, withSender: controller)
    }
    return true
  }
}

/// Asks for a context menu, then for an edit menu.
@MainActor private final class TableMenuInteraction: UIContextMenuInteraction {
  private weak var table: UITableView?

  init(_ menus: TableMenus, _ table: UITableView) {
    self.table = table
    super.init(delegate: menus)
  }

  override func open(at point: CGPoint, isPointer: Bool, from control: (any PrimaryMenuOwner)?) -> Bool {
    super.open(at: point, isPointer: isPointer, from: control) || table?.menus?.openEditMenu(at: point) == true
  }
}

extension UITableView {
  final func installMenus() {
    guard menus == nil else { return }
    let made = TableMenus(self)
    menus = made
    addInteraction(made.interaction)
  }
}
