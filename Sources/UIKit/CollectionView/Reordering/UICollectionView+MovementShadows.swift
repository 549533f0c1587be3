import Foundation

// Reordering while placeholders are shown. The places of shadows are those before the movement, until it ends: the held
// item is taken out of that order and put in again somewhere else.
extension UICollectionView {
  /// Where the shadows of a section stand when the held item is taken out; ascending.
  private func shadowsWithout(_ held: InteractiveMovement, section: Int) -> [Int] {
    (dragDrop?.shadows ?? []).compactMap { shadow in
      guard shadow.path.section == section else { return nil }
      return section == held.original.section && shadow.path.item > held.original.item
        ? shadow.path.item - 1 : shadow.path.item
    }
  }

  /// The path in the data at which the held item would be after a drop at `target`. O(shadows).
  final func dataTarget(_ target: IndexPath, of held: InteractiveMovement) -> IndexPath {
    guard let dragDrop, !dragDrop.shadows.isEmpty, target.count == 2 else { return target }
    var result = target
    for place in shadowsWithout(held, section: target.section) where place < target.item { result.item -= 1 }
    return result
  }

  /// The other way round: where the held item is shown that would be at `target` in the data. O(shadows).
  final func shownTarget(_ target: IndexPath, of held: InteractiveMovement) -> IndexPath {
    guard let dragDrop, !dragDrop.shadows.isEmpty, target.count == 2 else { return target }
    var result = target
    for place in shadowsWithout(held, section: target.section) where place < result.item { result.item += 1 }
    return result
  }

  /// The held item has been dropped: the shadows stand where they are seen.
  final func settleShadows(of held: InteractiveMovement) {
    guard let dragDrop, !dragDrop.shadows.isEmpty else { return }
    for shadow in dragDrop.shadows { shadow.path = held.shownPath(ofData: shadow.path) }
    dragDrop.shadows.sort { $0.path < $1.path }
  }
}
