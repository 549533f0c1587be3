import CoreGraphics
import Foundation

extension UITableView: MenuHost {
  final func delegateMenu(for pressedPath: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let pressedPath else { return nil }
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: dataIndexPath(pressedPath), point: point)
  }

  final func delegateHighlightPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  final func delegateDismissalPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  final func delegateWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  final func notifyDelegateWillDisplayMenu(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  final func delegateWillEndMenu(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  final func delegateShowsEditMenu(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldShowMenuForRowAt: dataIndexPath(path)) ?? false
  }

  final func editMenuActions(at path: IndexPath) -> EditMenuActions {
    let data = dataIndexPath(path)
    return EditMenuActions(
      canPerform: { [weak self] action, sender in
        guard let self else { return false }
        return delegate?.tableView(self, canPerformAction: action, forRowAt: data, withSender: sender) ?? false
      },
      perform: { [weak self] action, sender in
        guard let self else { return }
        delegate?.tableView(self, performAction: action, forRowAt: data, withSender: sender)
      })
  }
}
