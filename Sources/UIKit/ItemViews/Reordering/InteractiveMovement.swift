import Foundation

/// An item that is being moved by hand.
///
/// While it is held, the collection view and its layout see the items in the order that they would have after the drop;
/// the data keeps its order until then. `dataPath(of:)` leads from one order to the other.
@MainActor
struct InteractiveMovement {
  /// Where the item is in the data.
  let original: IndexPath
  /// Where it would go.
  var current: IndexPath
  /// Its centre, in the content, in points.
  var position: CGPoint
  /// Whether the standard gesture carries it: it looks lifted.
  var isLifted = false
  /// Whether the content is being scrolled below a hand that rests near an edge.
  var isScrolledUnder = false
  /// Whether it is the gap of a drag: nothing is seen of it, and it is at its place instead of at the hand.
  var isGap = false

  var key: ElementKey { ElementKey(cell: current) }

  /// The path in the data of the item that is laid out at `path`. O(1).
  func dataPath(of path: IndexPath) -> IndexPath {
    guard path.count == 2, current != original else { return path }
    if path == current { return original }
    var result = path
    // Closes the gap at the place of the moved item, then opens it where it came from.
    if path.section == current.section, path.item > current.item { result.item -= 1 }
    if result.section == original.section, result.item >= original.item { result.item += 1 }
    return result
  }

  /// The path at which an item of the data is laid out: the other way round. O(1).
  func shownPath(ofData path: IndexPath) -> IndexPath {
    guard path.count == 2, current != original else { return path }
    if path == original { return current }
    var result = path
    if path.section == original.section, path.item > original.item { result.item -= 1 }
    if result.section == current.section, result.item >= current.item { result.item += 1 }
    return result
  }
}
