import CollectionCore
import Foundation

extension UpdateCoordinator {
  /// Commits a change of the data by calling the same methods as UIKit, so that overrides in subclasses are called.
  ///
  /// UIKit's data source calls `performBatchUpdates`, with animations disabled if the change is not animated, and
  /// inside it the methods for the changes. A second batch reloads and reconfigures. Only for the first change without
  /// an animation, `reloadData()` is called instead, and the completion handler is called immediately. (The order is
  /// that of UIKitCore's `_UIDiffableDataSourceViewUpdater` in iOS 17 and 18; stack traces of `apply` on iOS 15 show
  /// the same methods.)
  ///
  /// - Parameters:
  ///   - update: The change of the data.
  ///   - style: The animation of appearing and disappearing items and sections.
  ///   - reloads: `true` if a change without an animation reloads the view, because it is the data source's first
  ///     change.
  ///   - change: A closure that makes the change. Before the call, the data source returns the old counts. After the
  ///     call, it returns the counts of the map. If the counts differ, an error is reported and the view reloads.
  ///   - completion: A closure that is called once, after the change.
  func apply(
    _ update: DataUpdate, style: Host.Operations.Style, reloads: Bool, _ change: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    if reloads, !update.isAnimated {
      UIView.performWithoutAnimation {
        change()
        host.reloadData()
        host.runLayoutPass()
        completion()
      }
      return
    }
    let operations = update.map.operations
    let hasReloads = operations.hasReloads || !update.reconfiguredItems.isEmpty
    let callsPublicMethods = ObjectIdentifier(type(of: host)) != ObjectIdentifier(Host.self)
    let isSplit = callsPublicMethods && hasReloads && operations.isStructural
    let pairedCompletion = PairedCompletion(isSplit ? 2 : 1, completion)
    let perform = { [self] in
      host.performBatchUpdates {
        self.enter(.change(update, style: style), change) {
          guard callsPublicMethods else { return }
          self.callStructuralMethods(operations, style)
          if !isSplit { self.callReloadMethods(update, style) }
        }
      } completion: { _ in
        pairedCompletion.finishBatch()
      }
      guard isSplit else { return }
      host.performBatchUpdates {
        self.enter(.announcement, {}) { self.callReloadMethods(update, style) }
      } completion: { _ in
        pairedCompletion.finishBatch()
      }
    }
    if update.isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  /// Calls the public methods for insertions, deletions and moves, in UIKit's order.
  private func callStructuralMethods(_ operations: UpdateOperations, _ style: Host.Operations.Style) {
    for move in operations.movedSections { host.callPublicMethod(.moveSection(move.from, to: move.to), style: style) }
    for move in operations.movedItems {
      host.callPublicMethod(.moveItem(IndexPath(move.from), to: IndexPath(move.to)), style: style)
    }
    if !operations.deletedSections.isEmpty {
      host.callPublicMethod(.deleteSections(IndexSet(operations.deletedSections)), style: style)
    }
    if !operations.insertedSections.isEmpty {
      host.callPublicMethod(.insertSections(IndexSet(operations.insertedSections)), style: style)
    }
    if !operations.deletedItems.isEmpty {
      host.callPublicMethod(.deleteItems(paths(operations.deletedItems)), style: style)
    }
    if !operations.insertedItems.isEmpty {
      host.callPublicMethod(.insertItems(paths(operations.insertedItems)), style: style)
    }
  }

  private func callReloadMethods(_ update: DataUpdate, _ style: Host.Operations.Style) {
    let operations = update.map.operations
    if !operations.reloadedSections.isEmpty {
      host.callPublicMethod(.reloadSections(IndexSet(operations.reloadedSections)), style: style)
    }
    if !update.reconfiguredItems.isEmpty {
      host.callPublicMethod(.reconfigureItems(paths(update.reconfiguredItems)), style: style)
    }
    if !operations.reloadedItems.isEmpty {
      host.callPublicMethod(.reloadItems(paths(operations.reloadedItems)), style: style)
    }
  }

  private func paths(_ items: some Sequence<ItemIndex>) -> [IndexPath] { items.map { IndexPath($0) }.sorted() }
}
