import CollectionCore
import Foundation

// Cells that stand for no item of the data source: the layout sees them as items, so everything makes room for them; the
// data source and the delegate are never asked about them. Paths of what is shown and paths of the data differ by them.
extension UICollectionView {
  final func shadow(at path: IndexPath) -> ShadowItem? {
    guard let dragDrop, !dragDrop.shadows.isEmpty else { return nil }
    // While an item is held, shadows are known by the places that they had before.
    let place = movement?.dataPath(of: path) ?? path
    return dragDrop.shadows.first { $0.path == place }
  }

  final func holds(_ shadow: ShadowItem) -> Bool { dragDrop?.shadows.contains { $0 === shadow } ?? false }

  /// The path in the data of what is shown at `path`; for a shadow, where it would be inserted. O(shadows).
  final func pathWithoutShadows(_ path: IndexPath) -> IndexPath {
    guard let dragDrop, path.count == 2 else { return path }
    var result = path
    for shadow in dragDrop.shadows where shadow.path.section == path.section && shadow.path.item < path.item {
      result.item -= 1
    }
    return result
  }

  /// The path at which an item of the data is shown. O(shadows).
  final func presentationPath(ofData path: IndexPath) -> IndexPath {
    guard let dragDrop, path.count == 2 else { return path }
    var result = path
    for shadow in dragDrop.shadows where shadow.path.section == path.section && shadow.path.item <= result.item {
      result.item += 1
    }
    return result
  }

  /// Whether every path of the layout is the same path of the data: nothing is moved by hand, and no drag makes room.
  final var laysOutDataAsItIs: Bool { movement == nil && dragDrop?.shadows.isEmpty != false }

  /// The item of the data whose size a shadow at `path` takes, or the item itself; nil where the section has none.
  final func sizedPath(_ path: IndexPath) -> IndexPath? {
    guard let dragDrop, !dragDrop.shadows.isEmpty, shadow(at: path) != nil else { return dataPath(path) }
    var result = dataPath(path)
    let inSection = dragDrop.shadows.reduce(0) { $0 + ($1.path.section == path.section ? 1 : 0) }
    var count = counts.items[path.section] - inSection
    // The held item is where it was, for the data.
    if let movement, movement.original.section != movement.current.section {
      if movement.original.section == path.section { count += 1 }
      if movement.current.section == path.section { count -= 1 }
    }
    guard count > 0 else { return nil }
    result.item = min(result.item, count - 1)
    return result
  }

  /// The path at which an item of the data is shown, whatever is moved by hand or stands in between.
  final func shownPath(ofData path: IndexPath) -> IndexPath {
    let place = presentationPath(ofData: path)
    return movement?.shownPath(ofData: place) ?? place
  }

  /// What the data source has, and the shadows.
  final func withShadows(_ counts: CollectionCounts) -> CollectionCounts {
    guard let dragDrop, !dragDrop.shadows.isEmpty else { return counts }
    var items = counts.items
    for shadow in dragDrop.shadows where shadow.path.section < items.count {
      items.set(items[shadow.path.section] + 1, section: shadow.path.section)
    }
    return CollectionCounts(items)
  }

  /// What the data source has, of what is shown.
  final func withoutShadows(_ counts: CollectionCounts) -> CollectionCounts {
    guard let dragDrop, !dragDrop.shadows.isEmpty else { return counts }
    var items = counts.items
    for shadow in dragDrop.shadows where shadow.path.section < items.count {
      items.set(items[shadow.path.section] - 1, section: shadow.path.section)
    }
    return CollectionCounts(items)
  }

  // MARK: Updates of the data

  /// What an update of the data does to what is shown: placeholders stay among the items.
  final func shownUpdate(_ data: UpdateMap) throws(UpdateError) -> ShownUpdate {
    try ShownUpdate(data, places: dragDrop?.shadows.map(\.path.itemIndex) ?? [])
  }

  /// Placeholders go along with an update; those of a section that goes are gone. So do the items of a drag.
  final func followShadows(_ change: ShownUpdate) {
    guard let dragDrop else { return }
    let shadows = dragDrop.shadows
    dragDrop.shadows = []
    for (shadow, place) in zip(shadows, change.places) {
      guard let place else { continue }
      shadow.path = IndexPath(place)
      dragDrop.shadows.append(shadow)
    }
    dragDrop.shadows.sort { $0.path < $1.path }
    dragDrop.follow { path in
      change.data.newItem(ofOld: path.itemIndex).map { IndexPath($0) }
    }
  }

  // MARK: The gap

  private var gap: ShadowItem? { dragDrop?.shadows.first { $0.placeholder == nil } }

  /// The items make room at a place of the data. With an item of this view that is moved, that item is the gap.
  final func openGap(at path: IndexPath, moving item: IndexPath?) {
    guard !updates.isCollecting, transitionState.interactive == nil else { return }
    settleLayout()
    if let item, dragDrop?.shadows.isEmpty ?? true {
      if movement == nil {
        guard counts.contains(item),
          let attributes = layoutStorage.attributes(for: ElementKey(cell: item), path: item)
        else { return }
        movement = InteractiveMovement(original: item, current: item, position: attributes.center, isGap: true)
        invalidate(with: layoutStorage.makeMovementContext(rearranges: false))
        animateMovement(translation: nil, old: paintOrder.map { ($0, $0.key) })
      }
      if movement?.isGap == true { moveGap(to: path) }
      return
    }
    guard movement == nil, counts.contains(section: path.section) else { return }
    if let gap {
      guard gap.path != path, counts.contains(path) else { return }
      var operations = UpdateOperations()
      operations.movedItems = [.init(from: gap.path.itemIndex, to: path.itemIndex)]
      changeShadows(operations, counts.moving(fromSection: gap.path.section, toSection: path.section)) {
        gap.path = path
      }
      return
    }
    let place = presentationPath(ofData: path)
    guard place.item <= counts.items[place.section] else { return }
    sources.classes[ReusePools.Key(kind: 0, identifier: GapCell.identifier)] = GapCell.self
    insertShadow(ShadowItem(path: place, placeholder: nil))
  }

  /// Everything is where the data has it.
  final func closeGap() {
    if movement?.isGap == true { endMovement(cancelled: true) }
    if let gap { removeShadow(gap) }
  }

  // MARK: Placeholders

  final func insertPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> ShadowItem? {
    closeGap()
    abandonMovement()
    settleLayout()
    let path = placeholder.insertionIndexPath
    guard path.count == 2, counts.contains(section: path[0]) else {
      Misuse.report("\(self): a placeholder cannot go to \(Array(path)): \(counts.describe(missing: path))")
      return nil
    }
    let place = presentationPath(ofData: path)
    guard place.item <= counts.items[place.section] else {
      Misuse.report("\(self): a placeholder cannot go to \(Array(path)): \(counts.describe(missing: path))")
      return nil
    }
    let shadow = ShadowItem(path: place, placeholder: placeholder)
    insertShadow(shadow)
    return shadow
  }

  /// The data gets the item that a placeholder stood for: only its cell changes.
  final func commit(_ shadow: ShadowItem, _ update: (IndexPath) -> Void) {
    abandonMovement()
    let path = shadow.path
    update(pathWithoutShadows(path))
    dragDrop?.shadows.removeAll { $0 === shadow }
    guard
      updates.reader.confirms(withoutShadows(counts).items, in: [path.section])
    else {
      Misuse.report(
        "\(self): the insertion for the placeholder at \(Array(path)) was committed, but the data source "
          + "\(dataSource.map { "\(type(of: $0))" } ?? "nil") does not have one item more there. The view reloads.")
      owesReload()
      return
    }
    var operations = UpdateOperations()
    operations.reloadedItems = [path.itemIndex]
    changeShadows(operations, counts, changesData: true) {}
  }

  /// Shadows go with what they stood in: a reload, or an update that takes their place.
  final func dropShadows() {
    guard let dragDrop else { return }
    // Nobody knows where the items of a drag are now.
    dragDrop.follow { _ in nil }
    guard !dragDrop.shadows.isEmpty else { return }
    dragDrop.shadows = []
    countsStorage = nil
  }

  // MARK: Steps

  private func insertShadow(_ shadow: ShadowItem) {
    var operations = UpdateOperations()
    operations.insertedItems = [shadow.path.itemIndex]
    changeShadows(operations, counts.adding(1, section: shadow.path.section)) {
      let state = needDragDrop()
      for other in state.shadows where other.path.section == shadow.path.section && other.path >= shadow.path {
        other.path.item += 1
      }
      state.shadows.append(shadow)
      state.shadows.sort { $0.path < $1.path }
    }
  }

  final func removeShadow(_ shadow: ShadowItem) {
    abandonMovement()
    settleLayout()
    guard holds(shadow) else { return }
    var operations = UpdateOperations()
    operations.deletedItems = [shadow.path.itemIndex]
    changeShadows(operations, counts.adding(-1, section: shadow.path.section)) {
      dragDrop?.shadows.removeAll { $0 === shadow }
      for other in dragDrop?.shadows ?? []
      where other.path.section == shadow.path.section && other.path > shadow.path {
        other.path.item -= 1
      }
    }
  }

  /// An update of what is shown that the data source knows nothing of, or has made already (`changesData`).
  private func changeShadows(
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
    dropPrepared()
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
