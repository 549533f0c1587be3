import CollectionCore
import Foundation

// Cells that stand for no item of the data source: the layout sees them as items, so everything makes room for them; the
// data source and the delegate are never asked about them. `DataMapping` says where they are.
extension UICollectionView {
  /// Returns the placeholder or gap that is shown at an index path; nil for an item.
  final func shadow(at path: IndexPath) -> PlaceholderItem? { mapping.placeholder(at: path) }

  /// Placeholders follow an update; those of a section that goes are gone. So do the items of a drag.
  final func followPlaceholders(_ change: ShownUpdate) {
    mapping.follow(change)
    dragDrop?.follow { path in
      change.data.newItem(ofOld: path.itemIndex).map { IndexPath($0) }
    }
  }

  // MARK: The gap

  /// The items make room at a place of the data. With an item of this view that is moved, that item is the gap.
  final func openGap(at path: IndexPath, moving item: IndexPath?) {
    guard !updates.isCollecting, transitionState.interactive == nil else { return }
    settleLayout()
    if let item, !mapping.hasPlaceholders {
      if movement == nil {
        guard counts.contains(item),
          let attributes = layoutStorage.attributes(for: ElementKey(cell: item), path: item)
        else { return }
        hold(item, InteractiveMovement.Hold(position: attributes.center, isGap: true))
        invalidate(with: layoutStorage.makeMovementContext(rearranges: false))
        animateMovement(translation: nil, old: paintOrder.map { ($0, $0.key) })
      }
      if movement?.isGap == true { moveGap(to: path) }
      return
    }
    guard movement == nil, counts.contains(section: path.section) else { return }
    if let gap = mapping.gap, let old = mapping.path(of: gap) {
      guard old != path, counts.contains(path) else { return }
      var operations = UpdateOperations()
      operations.movedItems = [.init(from: old.itemIndex, to: path.itemIndex)]
      changePlaceholders(operations, counts.moving(fromSection: old.section, toSection: path.section)) {
        mapping.move(gap, to: path)
      }
      return
    }
    let place = mapping.withPlaceholders(path)
    guard place.item <= counts.items[place.section] else { return }
    pools.setClass(GapCell.self, for: ReuseKey(kind: 0, identifier: GapCell.identifier))
    insert(PlaceholderItem(reuseIdentifier: GapCell.identifier, isGap: true), at: place)
  }

  /// Everything is where the data has it.
  final func closeGap() {
    if movement?.isGap == true { endMovement(cancelled: true) }
    if let gap = mapping.gap { removePlaceholder(gap) }
  }

  // MARK: Placeholders

  final func insertPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> PlaceholderItem? {
    closeGap()
    abandonMovement()
    settleLayout()
    let path = placeholder.insertionIndexPath
    guard path.count == 2, counts.contains(section: path[0]) else {
      Misuse.report("\(self): a placeholder cannot go to \(Array(path)): \(counts.describe(missing: path))")
      return nil
    }
    let place = mapping.withPlaceholders(path)
    guard place.item <= counts.items[place.section] else {
      Misuse.report("\(self): a placeholder cannot go to \(Array(path)): \(counts.describe(missing: path))")
      return nil
    }
    let item = PlaceholderItem(reuseIdentifier: placeholder.reuseIdentifier) { cell in
      if let cell = cell as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) }
    }
    insert(item, at: place)
    return item
  }

  /// The data gets the item that a placeholder stood for: only its cell changes.
  final func commit(_ placeholder: PlaceholderItem, _ update: (IndexPath) -> Void) {
    abandonMovement()
    guard let path = mapping.path(of: placeholder) else { return }
    update(mapping.withoutPlaceholders(path))
    mapping.replaceByItem(placeholder)
    guard updates.reader.confirms(mapping.dataCounts(ofShown: counts.items), in: [path.section]) else {
      Misuse.report(
        "\(self): the insertion for the placeholder at \(Array(path)) was committed, but the data source "
          + "\(dataSource.map { "\(type(of: $0))" } ?? "nil") does not have one item more there. The view reloads.")
      owesReload()
      return
    }
    var operations = UpdateOperations()
    operations.reloadedItems = [path.itemIndex]
    changePlaceholders(operations, counts, changesData: true) {}
  }

  /// Placeholders go with what they stood in: a reload, or an update that takes their place.
  final func dropPlaceholders() {
    // Nobody knows where the items of a drag are now.
    dragDrop?.follow { _ in nil }
    guard mapping.hasPlaceholders else { return }
    mapping.removeAllPlaceholders()
    countsStorage = nil
  }

  // MARK: Steps

  private func insert(_ placeholder: PlaceholderItem, at path: IndexPath) {
    var operations = UpdateOperations()
    operations.insertedItems = [path.itemIndex]
    changePlaceholders(operations, counts.adding(1, section: path.section)) { mapping.insert(placeholder, at: path) }
  }

  final func removePlaceholder(_ placeholder: PlaceholderItem) {
    abandonMovement()
    settleLayout()
    guard let path = mapping.path(of: placeholder) else { return }
    var operations = UpdateOperations()
    operations.deletedItems = [path.itemIndex]
    changePlaceholders(operations, counts.adding(-1, section: path.section)) { mapping.remove(placeholder) }
  }

  /// An update of what is shown that the data source knows nothing of, or has made already (`changesData`).
  private func changePlaceholders(
    _ operations: UpdateOperations, _ after: CollectionCounts, changesData: Bool = false, _ change: () -> Void
  ) {
    let map: UpdateMap
    do {
      map = try UpdateMap(before: counts.items, after: after.items, operations: operations)
    } catch {
      Misuse.report("\(self): a placeholder or gap cannot be shown: \(error)")
      return
    }
    let old = paintOrder.map { ($0, $0.key) }
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for entry in queried.entries { attributes[entry.key] = entry.attributes }
    let translation = UpdateTranslation(
      map: map, oldAttributes: attributes, itemKinds: layoutStorage.kindsOfItems, changesData: changesData)
    prefetch.drop()
    countsStorage = after
    change()
    rekey(by: translation)
    animator.translateDisappearing(translation.newKey(of:))
    selection.follow(translation.map)
    let layout = layoutStorage
    layout.updateTranslation = translation
    invalidate { $0.markedCounts = true }
    animateMovement(translation: translation, old: old, asUpdate: true, settles: true)
    if layout.updateTranslation === translation { layout.updateTranslation = nil }
  }
}

extension CollectionCounts {
  /// The counts with some items more (or fewer) in a section.
  func adding(_ count: Int, section: Int) -> CollectionCounts {
    var items = items
    items.set(items[section] + count, section: section)
    return CollectionCounts(items)
  }
}
