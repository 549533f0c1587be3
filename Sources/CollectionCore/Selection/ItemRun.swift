/// Successive items of one section that were inserted in a set of items in ascending order, with no other item in
/// between.
package struct ItemRun: Sendable, Equatable {
  package var start: ItemIndex
  package var count: Int
  /// The position of the run's first item in the order of insertion. The positions of the other items follow it.
  package var order: Int

  package init(_ start: ItemIndex, _ count: Int, order: Int) {
    self.start = start
    self.count = count
    self.order = order
  }

  package var section: Int { start.section }
  package var items: Range<Int> { start.item..<start.item + count }
  package var end: ItemIndex { ItemIndex(start.section, start.item + count) }
}
