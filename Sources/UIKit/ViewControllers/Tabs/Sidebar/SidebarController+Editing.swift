import Foundation

/// Methods that let the user edit the sidebar. The user hides and shows tabs with checkmarks, and reorders tabs in their
/// groups.
extension SidebarController {
  /// Indicates whether the user can change any tab.
  var canEdit: Bool {
    func allows(_ tab: UITab) -> Bool {
      guard !tab.allowsHiding else { return true }
      guard let group = tab as? UITabGroup else { return false }
      return group.allowsReordering || group.children.contains(where: allows)
    }
    return owner?.tabList.contains(where: allows) ?? false
  }

  func toggleEditing() {
    guard let owner else { return }
    if isEditing {
      setEditing(false, animated: true)
      reload()
      owner.delegate?.tabBarControllerDidEndEditing(owner)
      if !edits.tabsWithChangedVisibility.isEmpty {
        owner.delegate?.tabBarController(owner, visibilityDidChangeFor: edits.tabsWithChangedVisibility)
      }
      for group in edits.reordered { owner.delegate?.tabBarController(owner, displayOrderDidChangeFor: group) }
    } else {
      owner.delegate?.tabBarControllerWillBeginEditing(owner)
      edits.begin()
      setEditing(true, animated: true)
      reload()
    }
    list.isEditing = isEditing
  }

  /// Returns the accessories of a tab's row while the sidebar is edited.
  func editAccessories(_ tab: UITab) -> [UICellAccessory] {
    guard isEditing else { return [] }
    var accessories: [UICellAccessory] = []
    if tab.allowsHiding {
      let imageView = UIImageView(image: UIImage(systemName: tab.isHidden ? "circle" : "checkmark.circle.fill"))
      imageView.frame.size = CGSize(width: 22, height: 22)
      imageView.contentMode = .scaleAspectFit
      accessories.append(
        .customView(configuration: .init(customView: imageView, placement: .leading(displayed: .always))))
    }
    if tab.parentStorage?.allowsReordering == true { accessories.append(.reorder()) }
    return accessories
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    isEditing && rows[indexPath]?.tab?.parentStorage?.allowsReordering == true
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let group = rows[originalIndexPath]?.tab?.parentStorage
    return group != nil && rows[proposedIndexPath]?.tab?.parentStorage === group ? proposedIndexPath : currentIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let group = rows[sourceIndexPath]?.tab?.parentStorage else { return }
    rows.move(from: sourceIndexPath, to: destinationIndexPath)
    let shownTabs = rows.sections[destinationIndexPath.section].compactMap(\.tab).filter { $0.parentStorage === group }
    edits.reorder(group)
    group.displayOrderIdentifiers = shownTabs.map(\.identifier)
  }
}
