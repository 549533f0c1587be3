import CollectionCore
import Foundation

// Interactive movement of items. The collection view already shows them at their new index paths. The data is changed
// afterwards, and then the collection view confirms the counts.
extension UICollectionViewDiffableDataSource {
  typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
  private typealias Outline = OutlineTree<ItemIdentifierType>
  typealias List = SectionedList<SectionIdentifierType, ItemIdentifierType>

  final func reorder(_ view: UICollectionView, _ source: IndexPath, _ destination: IndexPath) {
    let oldList = state.shown
    var movedList = oldList
    guard let item = itemIdentifier(for: source), destination.count == 2,
      movedList.move(item, to: ItemIndex(destination[0], destination[1]))
    else {
      Diagnostics.report(
        "\(self) of \(view) cannot move item \(Array(source)) to \(Array(destination)): its sections "
          + "have \(oldList.counts) items; nothing is moved")
      return
    }
    let (finalList, outlines) = moveWithChildren(item, from: oldList, to: movedList)
    let transaction = transaction(from: oldList, to: finalList, outlines)
    // A snapshot that the handler applies is not shown before the move.
    applier.deferSnapshots { reorderingHandlers.willReorder?(transaction) }
    state.setCurrent(movedList, outlines: outlines)
    view.afterMovement { [self] in
      // The children of a moved item move with it.
      if finalList.itemIdentifiers != movedList.itemIdentifiers { applier.carryOut(finalList, outlines: outlines) }
      reorderingHandlers.didReorder?(transaction)
      applier.showPendingSnapshots()
    }
  }

  /// Returns the data and the changed outlines, by section, after the user has moved an item. The children of the item
  /// move with it.
  private func moveWithChildren(
    _ item: ItemIdentifierType, from oldList: List, to movedList: List
  ) -> (List, [SectionIdentifierType: OutlineTree<ItemIdentifierType>]) {
    guard let source = oldList.section(containing: item), let target = movedList.section(containing: item),
      state.hasOutline(source) || state.hasOutline(target), var sourceOutline = state.outline(of: source),
      let subtree = sourceOutline.subtree(of: item, includingItem: true)
    else { return (movedList, [:]) }
    sourceOutline.delete([item])
    var targetOutline = source == target ? sourceOutline : state.outline(of: target) ?? Outline()
    // The item and its children are inserted before the sibling on which it was dropped, or at the end.
    let followingItem = movedList.itemIdentifiers(in: target)?.drop { $0 != item }.dropFirst().first {
      targetOutline.contains($0)
    }
    if let followingItem {
      _ = targetOutline.insert(subtree, .before, followingItem)
    } else {
      targetOutline.append(subtree)
    }
    var outlines = [target: targetOutline]
    if source != target { outlines[source] = sourceOutline }
    var finalList = movedList
    for (section, outline) in outlines { _ = finalList.replaceItems(of: section, with: outline.visibleItems) }
    return (finalList, outlines)
  }

  private func transaction(
    from oldList: List, to finalList: List, _ outlines: [SectionIdentifierType: OutlineTree<ItemIdentifierType>]
  ) -> Transaction {
    var transactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] = []
    for index in oldList.sectionOrder.indices {
      guard let section = oldList.section(at: index), let oldIdentifiers = oldList.itemIdentifiers(in: section),
        let newIdentifiers = finalList.itemIdentifiers(in: section),
        oldIdentifiers != newIdentifiers || outlines[section] != nil
      else { continue }
      let initialOutline = state.outline(of: section) ?? OutlineTree(roots: oldIdentifiers)
      let finalOutline = outlines[section] ?? OutlineTree(roots: newIdentifiers)
      transactions.append(
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: .init(initialOutline), finalSnapshot: .init(finalOutline),
          difference: Self.difference(initialOutline.allItems, finalOutline.allItems)))
    }
    return Transaction(
      initialSnapshot: .init(oldList), finalSnapshot: .init(finalList),
      difference: Self.difference(oldList.itemIdentifiers, finalList.itemIdentifiers), sectionTransactions: transactions
    )
  }

  private static func difference(
    _ oldIdentifiers: [ItemIdentifierType], _ newIdentifiers: [ItemIdentifierType]
  ) -> CollectionDifference<ItemIdentifierType> { newIdentifiers.difference(from: oldIdentifiers).inferringMoves() }
}
