import Foundation

/// The interactive movement of an item, which is shown at an index path other than its index path in the data.
///
/// The data keeps its order until the item is dropped. The items on screen have the order that a drop would create.
struct ItemMovement: Equatable {
  /// The index path of the item before the movement.
  let originalPath: IndexPath
  /// The index path at which the item is shown and would be dropped.
  var currentPath: IndexPath

  /// The key of the moved item's cell.
  var key: ElementKey { ElementKey(cell: currentPath) }

  /// Returns the index path that a presented item would have without the interactive movement.
  func originalPath(ofShown path: IndexPath) -> IndexPath {
    guard path.count == 2, currentPath != originalPath else { return path }
    if path == currentPath { return originalPath }
    var result = path
    // The item is removed from its current index path, then inserted at its original one.
    if path.section == currentPath.section, path.item > currentPath.item { result.item -= 1 }
    if result.section == originalPath.section, result.item >= originalPath.item { result.item += 1 }
    return result
  }

  /// Returns the presentation index path for an index path without the interactive movement.
  func shownPath(ofOriginal path: IndexPath) -> IndexPath {
    guard path.count == 2, currentPath != originalPath else { return path }
    if path == originalPath { return currentPath }
    var result = path
    if path.section == originalPath.section, path.item > originalPath.item { result.item -= 1 }
    if result.section == currentPath.section, result.item >= currentPath.item { result.item += 1 }
    return result
  }
}
