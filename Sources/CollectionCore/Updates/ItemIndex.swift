/// The index of an item. It consists of a section and the item's index in that section.
package struct ItemIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var section: Int
  package var item: Int

  package init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (first: ItemIndex, second: ItemIndex) -> Bool {
    first.section != second.section ? first.section < second.section : first.item < second.item
  }

  package var description: String { "[\(section), \(item)]" }
}
