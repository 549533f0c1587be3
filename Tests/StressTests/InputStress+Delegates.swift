import UIKit

// The delegate methods of the collection view.
extension InputStress: StressListening {
  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {
    stress.collectionView(view, willDisplay: cell, forItemAt: indexPath)
    if let cell = cell as? StressCell, !model.contains(indexPath) || model.item(indexPath) != cell.name {
      fail("willDisplay of \(cell.name) at \(Array(indexPath))")
    }
  }

  // MARK: Selection

  private func check(_ path: IndexPath, _ call: String) -> Bool {
    if !model.contains(path) { fail("\(call) names \(Array(path)), which does not exist") }
    return model.contains(path)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    check(path, "shouldHighlight")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    guard check(path, "didSelect") else { return }
    // With multiple selection, a tap selects an item that is already selected.
    if !model.selected.insert(model.item(path)).inserted, list.allowsMultipleSelection {
      fail("\(model.item(path)) was selected twice")
    }
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) {
    guard check(path, "didDeselect") else { return }
    if model.selected.remove(model.item(path)) == nil { fail("\(model.item(path)) was deselected, but not selected") }
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool { check(path, "shouldBeginMultipleSelection") }
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
    begin("multiple selection")
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    end("multiple selection")
  }
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
    check(path, "canFocus")
  }

  // MARK: Menus

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    for path in paths where !check(path, "contextMenu") { return nil }
    guard mode == .plain, !paths.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
    }
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { begin("menu") }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { end("menu") }

  // MARK: Scrolling

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begin("scroll drag") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    end("scroll drag")
    if decelerate { begin("deceleration to come") }
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    end("deceleration to come")
    begin("deceleration")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { end("deceleration") }
}

extension InputStress: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    guard check(path, "itemsForBeginning") else { return [] }
    return [dragItem(path)]
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    guard check(path, "itemsForAdding") else { return [] }
    return [dragItem(path)]
  }
  private func dragItem(_ path: IndexPath) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "item")))
    item.localObject = model.item(path)
    stress.dropped.insert(model.item(path))
    return item
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    begin("drag", session)
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    end("drag", session)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    begin("drop inside", session)
    if !isOpen("drop session", session) { begin("drop session", session) }
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    end("drop inside", session)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    // Also if there was no exit before.
    if isOpen("drop inside", session) { end("drop inside", session) }
    end("drop session", session)
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    if let path {
      let count = model.sections.indices.contains(path.section) ? model.sections[path.section].items.count : -1
      if path.item < 0 || path.item > count { fail("dropSessionDidUpdate names \(Array(path)) of \(count) items") }
    }
    let intents: [UICollectionViewDropProposal.Intent] = [
      .insertAtDestinationIndexPath, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .unspecified,
    ]
    let operations: [UIDropOperation] = [.copy, .move, .move, .forbidden]
    // The proposal depends on the index path, so that it does not change at rest.
    let choice = (path?.item ?? 0) / 3
    return UICollectionViewDropProposal(
      operation: operations[choice % 4], intent: intents[(choice + model.paths.count) % 4])
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    for item in coordinator.items {
      if let source = item.sourceIndexPath, let name = item.dragItem.localObject as? Int {
        guard check(source, "performDrop's source") else { return }
        if model.item(source) != name { fail("the drop says that \(name) is at \(Array(source))") }
      }
      drop(item, coordinator)
    }
  }

  private func drop(_ item: any UICollectionViewDropItem, _ coordinator: any UICollectionViewDropCoordinator) {
    guard var path = coordinator.destinationIndexPath else {
      note("drop beside")
      return
    }
    guard model.sections.indices.contains(path.section), path.item <= model.sections[path.section].items.count else {
      return fail("the destination \(Array(path)) does not exist")
    }
    switch stress.pick(0...4) {
    case 0: note("drop refused")
    case 1:
      guard path.item < model.sections[path.section].items.count else { return }
      note("drop into \(Array(path))")
      coordinator.drop(item.dragItem, intoItemAt: path, rect: CGRect(x: 5, y: 5, width: 10, height: 10))
    case 2:
      note("drop to a placeholder at \(Array(path))")
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "waiting")
      placeholders.append(coordinator.drop(item.dragItem, to: placeholder))
    default:
      note("drop at \(Array(path))")
      stress.mayBeBeyond = false
      list.performBatchUpdates(
        {
          if let source = item.sourceIndexPath, coordinator.proposal.operation == .move {
            let name = self.model.sections[source.section].items.remove(at: source.item)
            path.item = min(path.item, self.model.sections[path.section].items.count)
            self.model.sections[path.section].items.insert(name, at: path.item)
            self.list.moveItem(at: source, to: path)
          } else {
            self.model.sections[path.section].items.insert(self.model.newName(), at: path.item)
            self.list.insertItems(at: [path])
          }
        }, completion: stress.completion(inOrder: false))
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }
}
