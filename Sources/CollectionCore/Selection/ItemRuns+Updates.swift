extension ItemRuns {
  /// Updates the indexes of the items after a batch update, and removes deleted items.
  ///
  /// - Complexity: O(operations · log runs).
  package mutating func apply(_ map: UpdateMap) {
    guard !isEmpty else { return }
    let operations = map.operations
    let movedItems = operations.movedItems.compactMap { move in
      list.order(of: move.from).map { (item: move.to, order: $0) }
    }
    // Removals use old indexes: items are removed first, then sections in descending order.
    let sectionShifts = shiftedSections(map)
    for (section, shift) in sectionShifts {
      for items in Self.ranges(shift.removedIndexes).reversed() { removeIndexes(section, items) }
    }
    for section in map.sectionsWithNewItems { removeItems(ofSection: section) }
    var movedRuns: [Int: RunList] = [:]
    for section in map.sections.shift.removedIndexes.reversed() {
      if map.sections.newIndex(ofOld: section) != nil { movedRuns[section] = runs(in: section) }
      remove(section)
    }
    // Insertions use new indexes: sections are inserted first, then items.
    for section in map.sections.shift.addedIndexes {
      insertSection(section, with: map.sections.oldIndex(ofNew: section).flatMap { movedRuns[$0] } ?? RunList())
    }
    for (oldSection, shift) in sectionShifts {
      guard let section = map.sections.newIndex(ofOld: oldSection) else { continue }
      for items in Self.ranges(shift.addedIndexes) { insertIndexes(section, items) }
    }
    for move in movedItems where !contains(move.item) { insertRun(move.item, count: 1, order: move.order) }
  }

  /// Returns the old indexes of sections in which items are removed or inserted, with the changes of their items'
  /// indexes.
  private func shiftedSections(_ map: UpdateMap) -> [(section: Int, shift: IndexShift)] {
    let operations = map.operations
    var oldSections = Set(operations.deletedItems.lazy.map(\.section)).union(
      operations.movedItems.lazy.map(\.from.section))
    let targetSections = Set(operations.insertedItems.lazy.map(\.section)).union(
      operations.movedItems.lazy.map(\.to.section))
    for section in targetSections {
      if let oldSection = map.sections.oldIndex(ofNew: section) { oldSections.insert(oldSection) }
    }
    return oldSections.sorted().compactMap { section in map.itemShift(ofOldSection: section).map { (section, $0) } }
  }

  /// Combines the indexes of an ascending list into ranges of successive indexes.
  private static func ranges(_ indexes: [Int]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in indexes {
      if let lastRange = result.last, lastRange.upperBound == index {
        result[result.count - 1] = lastRange.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }

  /// Removes a range of items from a section. The indexes of later items decrease.
  private mutating func removeIndexes(_ section: Int, _ items: Range<Int>) {
    list.replace(from: ItemIndex(section, items.lowerBound), to: ItemIndex(section, items.upperBound)) {
      $0.section == section ? ItemIndex(section, $0.item - items.count) : $0
    }
  }

  /// Shifts the indexes of a section to make room for inserted items. The inserted items are not added to the set.
  private mutating func insertIndexes(_ section: Int, _ items: Range<Int>) {
    let insertionIndex = ItemIndex(section, items.lowerBound)
    list.replace(from: insertionIndex, to: insertionIndex) {
      $0.section == section ? ItemIndex(section, $0.item + items.count) : $0
    }
  }

  /// Removes the items of a section from the set. The indexes of all sections remain the same.
  package mutating func removeItems(ofSection section: Int) {
    list.replace(from: ItemIndex(section, 0), to: ItemIndex(section + 1, 0))
  }

  private func runs(in section: Int) -> RunList {
    list.split(at: ItemIndex(section, 0)).1.split(at: ItemIndex(section + 1, 0)).0
  }

  /// Removes a section with its items. The indexes of later sections decrease.
  private mutating func remove(_ section: Int) {
    list.replace(from: ItemIndex(section, 0), to: ItemIndex(section + 1, 0)) { ItemIndex($0.section - 1, $0.item) }
  }

  /// Inserts a section with the items `runs` at an index. The items belonged to a section that was moved.
  private mutating func insertSection(_ section: Int, with runs: RunList) {
    let insertionIndex = ItemIndex(section, 0)
    list.replace(from: insertionIndex, to: insertionIndex) { ItemIndex($0.section + 1, $0.item) }
    guard !runs.isEmpty else { return }
    let (before, after) = list.split(at: insertionIndex)
    list = before.joined(with: runs.moved { ItemIndex(section, $0.item) }).joined(with: after)
  }
}
