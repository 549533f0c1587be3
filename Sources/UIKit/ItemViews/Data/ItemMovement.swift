import Foundation

/// The movement of an item by the user. The item is shown at an index path other than its index path in the data.
///
/// The data keeps its order until the item is dropped. The items on screen have the order that a drop would cause.
struct ItemMovement: Equatable {
  /// The index path of the item before the movement.
  let original: IndexPath
  /// The index path at which the item is shown and would be dropped.
  var current: IndexPath

  /// The key of the item on screen.
  var key: ElementKey { ElementKey(cell: current) }

  /// Returns the index path that a shown item has without the interactive movement.
  func originalPath(ofShown path: IndexPath) -> IndexPath {
    guard path.count == 2, current != original else { return path }
    if path == current { return original }
    var result = path
    // Removes the item from its current index path, then inserts it at the original one.
    if path.section == current.section, path.item > current.item { result.item -= 1 }
    if result.section == original.section, result.item >= original.item { result.item += 1 }
    return result
  }

  /// Returns the shown index path of an item, given its index path without the interactive movement.
  func shownPath(ofOriginal path: IndexPath) -> IndexPath {
    guard path.count == 2, current != original else { return path }
    if path == original { return current }
    var result = path
    if path.section == original.section, path.item > original.item { result.item -= 1 }
    if result.section == current.section, result.item >= current.item { result.item += 1 }
    return result
  }
}
