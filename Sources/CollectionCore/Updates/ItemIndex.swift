/// The index of an item: its section, and its index in the section.
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
