import Foundation

/// Which items are selected and which one is highlighted.
struct SelectionState {
  /// In the order of selection.
  private(set) var paths: [IndexPath] = []
  private var members: Set<IndexPath> = []
  /// Under the finger.
  var highlighted: IndexPath?
  /// Looks deselected while another item is highlighted with single selection, although it still is selected.
  var suspended: IndexPath?

  func contains(_ path: IndexPath) -> Bool { members.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if members.insert(path).inserted { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) {
    if members.remove(path) != nil { paths.removeAll { $0 == path } }
  }

  mutating func removeAll() { self = SelectionState() }

  /// Follows items to their new places; those that have gone are no longer selected.
  mutating func translate(_ newPath: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(newPath)
    members = Set(paths)
    highlighted = highlighted.flatMap(newPath)
    suspended = suspended.flatMap(newPath)
  }
}
