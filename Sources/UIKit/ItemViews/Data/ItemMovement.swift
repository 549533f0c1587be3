import Foundation

/// An item that is shown elsewhere than where the data has it: the user moves it.
///
/// Until it is dropped the data keeps its order. What is shown has the order after the drop: the item is taken out of its
/// place and put in again at another one.
struct ItemMovement: Equatable {
  /// Where the item is without the movement.
  let original: IndexPath
  /// Where it is shown, and would be dropped.
  var current: IndexPath

  /// The key of the item as it is shown.
  var key: ElementKey { ElementKey(cell: current) }

  /// Returns the index path without the movement of what is shown at an index path. O(1).
  func originalPath(ofShown path: IndexPath) -> IndexPath {
    guard path.count == 2, current != original else { return path }
    if path == current { return original }
    var result = path
    // Closes the gap at the place of the moved item, then opens it where it came from.
    if path.section == current.section, path.item > current.item { result.item -= 1 }
    if result.section == original.section, result.item >= original.item { result.item += 1 }
    return result
  }

  /// Returns the index path at which an item is shown, given its index path without the movement. O(1).
  func shownPath(ofOriginal path: IndexPath) -> IndexPath {
    guard path.count == 2, current != original else { return path }
    if path == original { return current }
    var result = path
    if path.section == original.section, path.item > original.item { result.item -= 1 }
    if result.section == current.section, result.item >= current.item { result.item += 1 }
    return result
  }
}
