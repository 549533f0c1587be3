/// Successive items of one section that were selected one after the other, in ascending order.
package struct ItemRun: Sendable, Equatable {
  package var start: ItemIndex
  package var count: Int
  /// The position of the first item in the order of selection. The other items follow it.
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
