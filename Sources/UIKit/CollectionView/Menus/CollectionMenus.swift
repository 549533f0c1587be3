import CoreGraphics
import Foundation

/// The menus of a collection view: the context menu of the items that the delegate has one for, else the edit menu.
@MainActor final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UICollectionView?
  private(set) var interaction: UIContextMenuInteraction!
  /// The item that was pressed, while its menu is shown.
  private(set) var pressed: IndexPath?

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    interaction = CollectionMenuInteraction(self, view)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view, let delegate = view.delegate else { return nil }
    pressed = view.findItem(at: location).flatMap { view.shadow(at: $0) == nil ? $0 : nil }
    var paths: [IndexPath] = []
    if let pressed { paths = view.selection.contains(pressed) ? view.selection.paths : [pressed] }
    // The one that was pressed comes first, for code that knows one alone.
    if let pressed, paths.count > 1 { paths = [pressed] + paths.filter { $0 != pressed } }
    return delegate.collectionView(view, contextMenuConfigurationForItemsAt: paths.map(view.dataPath), point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let view, let pressed else { return nil }
    return view.delegate?.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: view.dataPath(pressed))
      ?? view.cellForItem(at: pressed).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let view, let pressed, view.counts.contains(pressed) else { return nil }
    return view.delegate?.collectionView(
      view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: view.dataPath(pressed))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let view else { return }
    view.delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }

  // MARK: Edit menu

  /// Shows the edit menu of the item at a point of the window. False where the delegate wants none.
  func openEditMenu(at point: CGPoint) -> Bool {
    guard let view, let delegate = view.delegate, let window = view.window,
      let path = view.findItem(at: view.convert(point, from: window)),
      view.shadow(at: path) == nil, delegate.collectionView(view, shouldShowMenuForItemAt: view.dataPath(path))
    else { return false }
    let data = view.dataPath(path)
    let controller = UIMenuController.shared
    let own = (controller.menuItems ?? []).map { ($0.title, $0.action) }
    let commands = (EditCommands.standard.prefix(3) + own).filter { _, action in
      delegate.collectionView(view, canPerformAction: action, forItemAt: data, withSender: controller)
    }.map { UICommand(title: $0, action: $1) }
    guard !commands.isEmpty, let frame = view.layoutAttributesForItem(at: path)?.frame else { return false }
    controller.show(commands, beside: view.convert(frame, to: window), in: window) { [weak view] command in
      guard let view, let action = command.action else { return }
      view.delegate?.collectionView(view, performAction: action, forItemAt: data, withSender: controller)
    }
    return true
  }
}

/// Asks for a context menu, then for an edit menu.
@MainActor private final class CollectionMenuInteraction: UIContextMenuInteraction {
  private weak var collectionView: UICollectionView?

  init(_ menus: CollectionMenus, _ view: UICollectionView) {
    collectionView = view
    super.init(delegate: menus)
  }

  override func open(at point: CGPoint, isPointer: Bool, from control: (any PrimaryMenuOwner)?) -> Bool {
    super.open(at: point, isPointer: isPointer, from: control) || collectionView?.menus?.openEditMenu(at: point) == true
  }
}

extension UICollectionView {
  /// The delegate hears of the scrolling, too, and is asked for menus.
  final func delegateChanged() {
    scrollDelegate = delegate
    if delegate != nil { installMenus() }
  }

  private func installMenus() {
    guard menus == nil else { return }
    let made = CollectionMenus(self)
    menus = made
    addInteraction(made.interaction)
  }
}
