import TestSupport
import UIKit

// A stress test whose data source shows snapshots of the model.
extension Stress {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  func showSnapshots() {
    let source = Source(collectionView: list) { [model] view, path, item in model.cell(item, path, in: view) }
    source.supplementaryViewProvider = { [model, weak source] view, kind, path in
      model.header(path.count == 2 ? source?.sectionIdentifier(for: path.section) ?? -1 : 0, kind, path, in: view)
    }
    source.reorderingHandlers.canReorderItem = { [model] in
      model.onHold?($0)
      return true
    }
    source.reorderingHandlers.didReorder = { [weak self] in self?.take($0.finalSnapshot) }
    self.source = source
    source.apply(modelSnapshot, animatingDifferences: false)
  }

  /// A new snapshot with the contents of the model.
  var modelSnapshot: Snapshot {
    var snapshot = Snapshot()
    for section in model.sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.items, toSection: section.name)
    }
    return snapshot
  }

  /// Sets the contents of the model to the displayed snapshot. Deleted items are no longer selected.
  private func take(_ snapshot: Snapshot) {
    model.sections = snapshot.sectionIdentifiers.map {
      StressModel.Section(name: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
    model.selected.formIntersection(snapshot.itemIdentifiers)
  }

  func makeSnapshotStep(_ source: Source) {
    switch pick(0...21) {
    case 0...6: applySnapshot(source)
    case 7:
      applySnapshot(source)
      applySnapshot(source)
    case 8...9: scroll()
    case 10: scrollAnimated()
    case 11: drag()
    case 12: resize()
    case 13: changeLayout()
    case 14: changeSelection()
    case 15: reloadSnapshot(source)
    case 16: leaveOrEnterWindow()
    case 17: togglePrefetching()
    case 18: transit()
    case 19: moveByUser()
    case 20: fold(source)
    default:
      history.append("frame")
      app.frame()
    }
  }

  private func reloadSnapshot(_ source: Source) {
    history.append("reload")
    model.selected = []
    for _ in 0..<pick(0...2) { model.sections.append(model.newSection(items: pick(0...20))) }
    if model.sections.count > 4 { model.sections.removeFirst() }
    let done = completion(inOrder: false)
    source.applySnapshotUsingReloadData(modelSnapshot) { done(true) }
    mayBeBeyond = false
  }

  // MARK: Differences

  func applySnapshot(_ source: Source) {
    let before = model.sections
    change()
    var snapshot = chance(2) ? modelSnapshot : changed(source.snapshot())
    let known = Set(before.flatMap(\.items))
    var marked: [String] = []
    var renewed: Set<Int> = []
    // The items that are no longer selected, because they are reloaded.
    var deselected: Set<Int> = []
    for name in model.sections.flatMap(\.items) where known.contains(name) && chance(9) {
      model.revise(name)
      if chance(2) {
        snapshot.reloadItems([name])
        renewed.insert(name)
        deselected.insert(name)
      } else {
        snapshot.reconfigureItems([name])
      }
      marked.append("\(renewed.contains(name) ? "!" : "=")\(name)")
    }
    if let section = model.sections.randomElement(using: &random), chance(8) {
      snapshot.reloadSections([section.name])
      // Its items before and after.
      renewed.formUnion(section.items)
      deselected.formUnion(before.first { $0.name == section.name }?.items ?? [])
      renewed.formUnion(deselected)
      marked.append("!S\(section.name)")
    }
    model.selected.subtract(deselected)
    let animated = !chance(4)
    history.append(
      "apply\(animated ? "" : " unanimated") \(model.sections.map { "\($0.name)\($0.items)" }) \(marked)")
    // An update without changes completes immediately.
    let isChange = Set(snapshot.reloadedItemIdentifiers).isEmpty && model.sections != before
    let done = completion(inOrder: animated && isChange && list.window != nil)
    // An item that is being moved returns first, which may already move the content.
    let isHeld = list.hasUncommittedUpdates
    let cells = shownCells
    // Items that are only configured again move nothing unless their sizes change.
    if model.sections != before || !marked.allSatisfy({ $0.hasPrefix("=") }) { mayBeBeyond = false }
    source.apply(snapshot, animatingDifferences: animated) { done(true) }
    // Items that are visible before and after keep their cells.
    guard list.window != nil, isLaidOut, !isHeld else { return }
    let after = shownCells
    for (name, cell) in cells where !renewed.contains(name) {
      if let now = after[name], now !== cell { failure = failure ?? "item \(name) has another cell" }
    }
  }

  private var shownCells: [Int: UICollectionViewCell] {
    var cells: [Int: UICollectionViewCell] = [:]
    for case let cell as StressCell in list.visibleCells { cells[cell.name] = cell }
    return cells
  }

  /// Makes a random change to the model.
  private func change() {
    var sections = model.sections
    if chance(3) {
      if !sections.isEmpty, chance(3) { sections.remove(at: pick(0...sections.count - 1)) }
      if sections.count < 5, chance(2) {
        sections.insert(model.newSection(items: pick(0...8)), at: pick(0...sections.count))
      }
      if chance(2) { sections.shuffle(using: &random) }
    }
    guard !sections.isEmpty else {
      model.sections = sections
      model.selected = []
      return
    }
    // Some items are deleted, some are moved, also between sections, and some are inserted.
    var loose: [Int] = []
    for place in sections.indices {
      sections[place].items.removeAll { _ in chance(12) }
      sections[place].items.removeAll { name in
        guard chance(10) else { return false }
        loose.append(name)
        return true
      }
      if chance(12) { sections[place].items.shuffle(using: &random) }
    }
    for _ in 0..<pick(0...4) { loose.append(model.newName()) }
    for name in loose {
      let place = pick(0...sections.count - 1)
      sections[place].items.insert(name, at: pick(0...sections[place].items.count))
    }
    model.sections = sections
    model.selected.formIntersection(sections.flatMap(\.items))
  }

  /// Returns the displayed snapshot, edited step by step until it equals the model.
  private func changed(_ shown: Snapshot) -> Snapshot {
    var snapshot = shown
    let items = Set(model.sections.flatMap(\.items))
    for (place, section) in model.sections.enumerated() {
      if place > 0 {
        let last = model.sections[place - 1].name
        if snapshot.indexOfSection(section.name) == nil {
          snapshot.insertSections([section.name], afterSection: last)
        } else {
          snapshot.moveSection(section.name, afterSection: last)
        }
      } else if let first = snapshot.sectionIdentifiers.first {
        if snapshot.indexOfSection(section.name) == nil {
          snapshot.insertSections([section.name], beforeSection: first)
        } else {
          snapshot.moveSection(section.name, beforeSection: first)
        }
      } else {
        snapshot.appendSections([section.name])
      }
    }
    for section in model.sections {
      for (place, name) in section.items.enumerated() {
        let anchor = place > 0 ? section.items[place - 1] : snapshot.itemIdentifiers(inSection: section.name).first
        guard anchor != name else { continue }
        switch (anchor, snapshot.indexOfItem(name) != nil, place > 0) {
        case (nil, true, _): snapshot.deleteItems([name])
        case (let anchor?, true, true): snapshot.moveItem(name, afterItem: anchor)
        case (let anchor?, true, false): snapshot.moveItem(name, beforeItem: anchor)
        case (let anchor?, false, true): snapshot.insertItems([name], afterItem: anchor)
        case (let anchor?, false, false): snapshot.insertItems([name], beforeItem: anchor)
        case (nil, false, _): break
        }
        if snapshot.indexOfItem(name) == nil { snapshot.appendItems([name], toSection: section.name) }
      }
    }
    snapshot.deleteItems(snapshot.itemIdentifiers.filter { !items.contains($0) })
    let names = Set(model.sections.map(\.name))
    snapshot.deleteSections(snapshot.sectionIdentifiers.filter { !names.contains($0) })
    return snapshot
  }

  // MARK: Outlines

  /// Makes a section hierarchical, or expands or collapses an item of one.
  private func fold(_ source: Source) {
    guard let section = model.sections.randomElement(using: &random) else { return }
    let outline = source.snapshot(for: section.name)
    let done = completion(inOrder: false)
    if let parent = outline.items.filter({ !outline.snapshot(of: $0).items.isEmpty }).randomElement(using: &random),
      outline.isVisible(parent)
    {
      history.append("fold \(parent) of \(section.name)")
      source.setExpanded(parent, !outline.isExpanded(parent))
      done(true)
    } else {
      history.append("outline of \(section.name)")
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      var parent: Int?
      for name in section.items {
        if chance(3) { parent = nil }
        tree.append([name], to: parent)
        if parent == nil, chance(2) {
          parent = name
          tree.expand([name])
        }
      }
      source.apply(tree, to: section.name, animatingDifferences: chance(2)) { done(true) }
    }
    take(source.snapshot())
    mayBeBeyond = false
  }
}
