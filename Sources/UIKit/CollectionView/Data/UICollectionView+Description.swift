import Foundation

extension UICollectionView {
  /// A line that describes the elements on screen, for debugging and tests.
  ///
  /// For example `[3, 5] | [0, 3]@12,40 header [1, 0]@0,80 … | leaving 1 | waiting 5`: the number of items in each
  /// section, the elements from back to front with their origins in content coordinates, the number of views that
  /// disappear with an animation, and the number of reusable views.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements on screen.
  package final var liveElementsDescription: String {
    let lines = paintOrder.map { element -> String in
      let kind = ElementKind.name(of: element.key.kind).map { "\($0) " } ?? ""
      let frame = element.view.frame
      return "\(kind)\(Array(element.path))@\(Int(frame.minX)),\(Int(frame.minY))"
    }
    return "\(countsStorage.map { "\($0.items)" } ?? "counts unknown") | \(lines.joined(separator: " ")) | "
      + "leaving \(animator.disappearingCount) | waiting \(pools.count)"
  }
}
