import CoreGraphics
import Foundation

/// An object that shows the menus of a table or collection view. For an item, this is the context menu that the
/// delegate provides or, if there is none, the edit menu.
@MainActor final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var host: (any MenuHost)?
  private(set) var interaction: UIContextMenuInteraction!
  /// The index path of the item that was pressed to open the menu, or `nil` if no item was pressed or no menu is shown.
  private var pressedPath: IndexPath?

  /// Adds the interaction that opens the menus to a view.
  init(_ host: any MenuHost) {
    self.host = host
    super.init()
    interaction = ItemMenuInteraction(self)
    host.addInteraction(interaction)
  }

  private func item(at point: CGPoint, in host: any MenuHost) -> IndexPath? {
    host.pressedItem(at: point).flatMap { host.isPlaceholder(at: $0) ? nil : $0 }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let host else { return nil }
    pressedPath = item(at: location, in: host)
    return host.delegateMenu(for: pressedPath, at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let host, let pressedPath else { return nil }
    let secondaryPath = (identifier as? NSIndexPath).map { $0 as IndexPath }
    let path = secondaryPath.flatMap { configuration.secondaryPaths.contains($0) ? $0 : nil } ?? pressedPath
    return host.delegateHighlightPreview(configuration, at: path)
      ?? host.existingCell(at: path).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let host, let pressedPath, host.shownCounts.contains(pressedPath) else { return nil }
    return host.delegateDismissalPreview(configuration, at: pressedPath)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    host?.delegateWillPerformPreviewAction(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host?.notifyDelegateWillDisplayMenu(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host?.delegateWillEndMenu(configuration, animator)
  }

  /// Shows the edit menu of the item at a point of the window. Returns `false` if the delegate does not allow the menu.
  fileprivate func openEditMenu(at point: CGPoint) -> Bool {
    guard let host, let window = host.window, let path = item(at: host.convert(point, from: window), in: host),
      host.delegateShowsEditMenu(at: path)
    else { return false }
    let actions = host.editMenuActions(at: path)
    let menuController = UIMenuController.shared
    let customItems = (menuController.menuItems ?? []).map { ($0.title, $0.action) }
    let commands = (EditCommands.standard.prefix(3) + customItems)
      .filter { _, action in actions.canPerform(action, menuController) }
      .map { UICommand(title: $0, action: $1) }
    guard !commands.isEmpty, let frame = host.frameOfItem(at: path) else { return false }
    menuController.show(commands, beside: host.convert(frame, to: window), in: window) { command in
      if let action = command.action { actions.perform(action, menuController) }
    }
    return true
  }
}

/// The interaction that opens the context menu of an item or, if the item has none, its edit menu.
@MainActor private final class ItemMenuInteraction: UIContextMenuInteraction {
  private weak var menus: ItemMenus?

  init(_ menus: ItemMenus) {
    self.menus = menus
    super.init(delegate: menus)
  }

  override func open(at point: CGPoint, isPointer: Bool, from control: (any PrimaryMenuOwner)?) -> Bool {
    super.open(at: point, isPointer: isPointer, from: control) || menus?.openEditMenu(at: point) == true
  }
}
