import Foundation

/// Methods that handle the selection, the menus and the swipe actions of the sidebar.
extension SidebarController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    isSelectable(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    isSelectable(indexPath)
  }

  private func isSelectable(_ path: IndexPath) -> Bool {
    switch rows[path] {
    case .tab(let tab, _): return tab.isEnabled
    case .action(let action, _): return !action.attributes.contains(.disabled)
    // A section can be selected if it has a controller of its own. Otherwise a tap collapses or expands the section.
    case .section: return true
    case .header, .footer, nil: return false
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let owner else { return }
    switch rows[indexPath] {
    case .tab(let tab, _):
      if isEditing, tab.allowsHiding {
        edits.toggle(tab)
        reload()
        return
      }
      owner.tapped((tab as? UITabGroup)?.selectableTab ?? tab)
      owner.sidebarRowSelected()
    case .section(let group):
      if group.viewController == nil { fold(group) } else { owner.tapped(group) }
    case .action(let action, _): action.performWithSender(collectionView, target: nil)
    case .header, .footer, nil: break
    }
    showSelection()
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let owner, let sidebar, let tab = rows[indexPath]?.tab else { return }
    sidebar.delegate?.tabBarController(owner, sidebar: sidebar, willBeginDisplaying: tab)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let owner, let sidebar, let tab = rows[indexPath]?.tab else { return }
    sidebar.delegate?.tabBarController(owner, sidebar: sidebar, didEndDisplaying: tab)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let owner, let sidebar, let tab = rows[indexPath]?.tab else { return nil }
    return sidebar.delegate?.tabBarController(owner, sidebar: sidebar, contextMenuConfigurationFor: tab)
  }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let owner, let sidebar, case .tab(let tab, _) = rows[path] else { return nil }
    return isLeading
      ? sidebar.delegate?.tabBarController(owner, sidebar: sidebar, leadingSwipeActionsConfigurationFor: tab)
      : sidebar.delegate?.tabBarController(owner, sidebar: sidebar, trailingSwipeActionsConfigurationFor: tab)
  }
}

extension UITabGroup {
  /// The tab that a tap on the group's row selects. This is the group itself if the group has a view controller,
  /// otherwise the selected tab of the group.
  final var selectableTab: UITab { viewController == nil ? leaf : self }
}
