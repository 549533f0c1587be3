import Foundation

/// The interactive movement of an item, which is shown at an index path other than its index path in the data.
///
/// The data keeps its order until the item is dropped. The items on screen have the order that a drop would create.
struct ItemMovement: Equatable {
  /// The index path of the item before the movement.
  let original: IndexPath
  /// The index path at which the item is shown and would be dropped.
  var current: IndexPath

  /// The key of the moved item's cell.
  var key: ElementKey { ElementKey(cell: current) }

  /// Returns the index path that a shown item would have without the interactive movement.
  func originalPath(ofShown path: IndexPath) -> IndexPath {
    guard path.count == 2, current != original else { return path }
    if path == current { return original }
    var result = path
    // The item is removed from its current index path, then inserted at its original one.
    if path.section == current.section, path.item > current.item { result.item -= 1 }
    if result.section == original.section, result.item >= original.item { result.item += 1 }
    return result
  }

  /// Returns the presentation index path for an index path without the interactive movement.
  func shownPath(ofOriginal path: IndexPath) -> IndexPath {
    guard path.count == 2, current != original else { return path }
    if path == original { return current }
    var result = path
    if path.section == original.section, path.item > original.item { result.item -= 1 }
    if result.section == current.section, result.item >= current.item { result.item += 1 }
    return result
  }
}
