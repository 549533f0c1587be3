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

  /// The item that had the focus last.
  var focused: IndexPath?
  /// It has the focus still, although no cell shows it at the moment.
  var holdsFocus = false

  func contains(_ path: IndexPath) -> Bool { members.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if members.insert(path).inserted { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) {
    if members.remove(path) != nil { paths.removeAll { $0 == path } }
  }

  /// Nothing is selected or highlighted; the focus stays.
  mutating func removeAll() {
    let (focused, holdsFocus) = (focused, holdsFocus)
    self = SelectionState()
    (self.focused, self.holdsFocus) = (focused, holdsFocus)
  }

  /// Follows items to their new places; those that have gone are no longer selected.
  mutating func translate(_ newPath: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(newPath)
    members = Set(paths)
    highlighted = highlighted.flatMap(newPath)
    suspended = suspended.flatMap(newPath)
    focused = focused.flatMap(newPath)
  }
}
