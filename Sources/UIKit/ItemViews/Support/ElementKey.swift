import Foundation

/// The key of an element of a table or collection view. It consists of three numbers, so that dictionaries of elements
/// hash and compare integers instead of index paths and strings.
///
/// The order of keys is the order in which views are created and, at equal z-indexes, painted. Cells are first,
/// followed by supplementary views and decoration views. Each category is ordered by kind and index path.
struct ElementKey: Hashable, Comparable {
  /// The number of the element kind (`ElementKind`). It is 0 for cells.
  let kind: Int32
  /// The first index of the index path, or `missing` if the index path is empty.
  let section: Int32
  /// The second index of the index path, or `missing` if the index path has a single index.
  let item: Int

  /// The value that represents a missing index. The index paths of supplementary views can have fewer than two indexes.
  static let missing = -1

  init(kind: Int32, section: Int, item: Int) {
    self.kind = kind
    self.section = Int32(truncatingIfNeeded: section)
    self.item = item
  }

  init(kind: Int32, path: IndexPath) {
    self.init(
      kind: kind, section: path.isEmpty ? Self.missing : path[0], item: path.count > 1 ? path[1] : Self.missing)
  }

  init(cell path: IndexPath) {
    self.init(kind: 0, path: path)
  }

  /// The index path of the element. It is empty or has one index if the other indexes are missing.
  var path: IndexPath {
    if section == Self.missing { return IndexPath() }
    return item == Self.missing ? IndexPath(index: Int(section)) : IndexPath(item: item, section: Int(section))
  }

  /// Returns the key of an element of a different kind that has the same index path.
  func withKind(_ kind: Int32) -> ElementKey { ElementKey(kind: kind, section: Int(section), item: item) }

  static func < (first: ElementKey, second: ElementKey) -> Bool {
    if first.kind != second.kind { return first.kind < second.kind }
    if first.section != second.section { return first.section < second.section }
    return first.item < second.item
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(Int64(kind) << 32 | Int64(UInt32(bitPattern: section)))
    hasher.combine(item)
  }
}
