import CoreGraphics
import Foundation

extension UICollectionView: MenuHost {
  final func delegateMenu(for pressedPath: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate else { return nil }
    var paths: [IndexPath] = []
    if let pressedPath { paths = selection.contains(pressedPath) ? selection.paths : [pressedPath] }
    // The pressed item is the first item, for delegates that only use the first index path.
    if let pressedPath, paths.count > 1 { paths = [pressedPath] + paths.filter { $0 != pressedPath } }
    let configuration = delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: paths.map(dataIndexPath), point: point)
    // The secondary items are known here, so the delegate need not set their identifiers (Apple,
    // `secondaryItemIdentifiers`).
    if configuration?.secondaryItemIdentifiers.isEmpty == true {
      configuration?.secondaryPaths = Array(paths.dropFirst())
    }
    return configuration
  }

  final func delegateHighlightPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: dataIndexPath(path))
  }

  final func delegateDismissalPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.collectionView(
      self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: dataIndexPath(path))
  }

  final func delegateWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  final func notifyDelegateWillDisplayMenu(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  final func delegateWillEndMenu(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  final func delegateShowsEditMenu(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldShowMenuForItemAt: dataIndexPath(path)) ?? false
  }

  final func editMenuActions(at path: IndexPath) -> EditMenuActions {
    let dataIndexPath = dataIndexPath(path)
    return EditMenuActions(
      canPerform: { [weak self] action, sender in
        guard let self else { return false }
        return delegate?.collectionView(self, canPerformAction: action, forItemAt: dataIndexPath, withSender: sender)
          ?? false
      },
      perform: { [weak self] action, sender in
        guard let self else { return }
        delegate?.collectionView(self, performAction: action, forItemAt: dataIndexPath, withSender: sender)
      })
  }
}
