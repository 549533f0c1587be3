import Foundation

/// Names one element of a collection view (a cell, a supplementary or a decoration view) in three numbers, so that
/// the dictionaries of visible elements hash and compare integers instead of index paths and strings.
///
/// The order is the order in which views are made and, at equal z-indexes, painted: cells, then supplementary views,
/// then decorations, each by kind and by path.
struct ElementKey: Hashable, Comparable {
  /// 0 for cells; else the category and the kind's number (`ElementKind`).
  let kind: Int32
  /// The first index of the path, or `missing` in an empty path.
  let section: Int32
  /// The second index of the path, or `missing` in a path of one index.
  let item: Int

  /// Stands for an index that a path does not have: such paths are legal for supplementary views.
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

  /// The path that the key was made from.
  var path: IndexPath {
    if section == Self.missing { return IndexPath() }
    return item == Self.missing ? IndexPath(index: Int(section)) : IndexPath(item: item, section: Int(section))
  }

  /// The same place, of another kind.
  func of(_ kind: Int32) -> ElementKey { ElementKey(kind: kind, section: Int(section), item: item) }

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
