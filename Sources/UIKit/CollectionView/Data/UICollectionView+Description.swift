import Foundation

extension UICollectionView {
  /// One line about what is on screen: `[3, 5] | [0, 3]@12,40 header [1, 0]@0,80 … | leaving 1 | waiting 5`: the items a
  /// section, the elements in painting order with their origins (content coordinates), how many views are leaving with
  /// animations, and how many wait to be used again. O(elements on screen).
  package final var realizedDescription: String {
    let shown = paintOrder.map { element -> String in
      let kind = ElementKind.name(of: element.key.kind).map { "\($0) " } ?? ""
      let frame = element.view.frame
      return "\(kind)\(Array(element.path))@\(Int(frame.minX)),\(Int(frame.minY))"
    }
    return "\(countsStorage.map { "\($0.items)" } ?? "counts unknown") | \(shown.joined(separator: " ")) | "
      + "leaving \(animator.disappearingCount) | waiting \(pools.count)"
  }
}
