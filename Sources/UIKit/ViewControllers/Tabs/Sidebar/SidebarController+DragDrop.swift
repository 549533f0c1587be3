import Foundation

/// Methods that handle drags from rows of the sidebar and drops on rows.
extension SidebarController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let owner, let sidebar, !isEditing, case .tab(let tab, _) = rows[indexPath] else { return [] }
    return sidebar.delegate?.tabBarController(owner, sidebar: sidebar, itemsForBeginning: session, tab: tab) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    guard let owner, let sidebar, case .tab(let tab, _) = rows[indexPath] else { return [] }
    return sidebar.delegate?.tabBarController(owner, sidebar: sidebar, itemsForAddingTo: session, tab: tab) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: destinationIndexPath.map { operation(for: session, at: $0) } ?? .cancel,
      intent: .insertIntoDestinationIndexPath)
  }

  private func operation(for session: any UIDropSession, at path: IndexPath) -> UIDropOperation {
    guard let owner, let sidebar else { return .cancel }
    switch rows[path] {
    case .tab(let tab, _):
      return owner.delegate?.tabBarController(owner, tab: tab, operationForAcceptingItemsFrom: session) ?? .cancel
    case .action(let action, let group):
      return sidebar.delegate?.tabBarController(
        owner, sidebar: sidebar, sidebarAction: action, group: group, operationForAcceptingItemsFrom: session)
        ?? .cancel
    case .header, .section, .footer, nil: return .cancel
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let owner, let sidebar, let path = coordinator.destinationIndexPath else { return }
    switch rows[path] {
    case .tab(let tab, _): owner.delegate?.tabBarController(owner, tab: tab, acceptItemsFrom: coordinator.session)
    case .action(let action, let group):
      sidebar.delegate?.tabBarController(
        owner, sidebar: sidebar, sidebarAction: action, group: group, acceptItemsFrom: coordinator.session)
    case .header, .section, .footer, nil: break
    }
  }
}
