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
    applier.withoutShowing { reorderingHandlers.willReorder?(transaction) }
    state.show(movedList, outlines: outlines)
    view.afterMovement { [self] in
      // The children of a moved item move with it.
      if finalList.itemIdentifiers != movedList.itemIdentifiers { applier.carryOut(finalList, outlines: outlines) }
      reorderingHandlers.didReorder?(transaction)
      applier.showNext()
    }
  }

  /// Returns the data and the changed outlines, by section, after the user has moved an item. The children of the item
  /// move with it.
  private func moveWithChildren(
    _ item: ItemIdentifierType, from old: List, to moved: List
  ) -> (List, [SectionIdentifierType: OutlineTree<ItemIdentifierType>]) {
    guard let source = old.section(containing: item), let target = moved.section(containing: item),
      state.hasOutline(source) || state.hasOutline(target), var sourceOutline = state.outline(of: source),
      let part = sourceOutline.subtree(of: item, includingItem: true)
    else { return (moved, [:]) }
    sourceOutline.delete([item])
    var to = source == target ? sourceOutline : state.outline(of: target) ?? Outline()
    // The item and its children are inserted before the sibling on which it was dropped, or at the end.
    let next = moved.itemIdentifiers(in: target)?.drop { $0 != item }.dropFirst().first { to.contains($0) }
    if let next { _ = to.insert(part, .before, next) } else { to.append(part) }
    var outlines = [target: to]
    if source != target { outlines[source] = sourceOutline }
    var finalList = moved
    for (section, outline) in outlines { _ = finalList.replaceItems(of: section, with: outline.visibleItems) }
    return (finalList, outlines)
  }

  private func transaction(
    from old: List, to finalList: List, _ outlines: [SectionIdentifierType: OutlineTree<ItemIdentifierType>]
  ) -> Transaction {
    var parts: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] = []
    for index in old.order.indices {
      guard let section = old.section(at: index), let oldIdentifiers = old.itemIdentifiers(in: section),
        let newIdentifiers = finalList.itemIdentifiers(in: section),
        oldIdentifiers != newIdentifiers || outlines[section] != nil
      else { continue }
      let first = state.outline(of: section) ?? OutlineTree(roots: oldIdentifiers)
      let last = outlines[section] ?? OutlineTree(roots: newIdentifiers)
      parts.append(
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: .init(first), finalSnapshot: .init(last),
          difference: Self.difference(first.allItems, last.allItems)))
    }
    return Transaction(
      initialSnapshot: .init(old), finalSnapshot: .init(finalList),
      difference: Self.difference(old.itemIdentifiers, finalList.itemIdentifiers), sectionTransactions: parts)
  }

  private static func difference(
    _ old: [ItemIdentifierType], _ new: [ItemIdentifierType]
  ) -> CollectionDifference<ItemIdentifierType> { new.difference(from: old).inferringMoves() }
}
