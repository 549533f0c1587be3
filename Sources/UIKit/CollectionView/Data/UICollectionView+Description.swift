import Foundation

extension UICollectionView {
  /// One line about what is on screen: `sections×items | cells: [0,3]@12,40 … | waiting 5`. For debugging and tests.
  package final var realizedDescription: String {
    let shown = paintOrder.map { element -> String in
      let kind = ElementKind.name(of: element.key.kind).map { "\($0) " } ?? ""
      let frame = element.view.frame
      return "\(kind)\(Array(element.path))@\(Int(frame.minX)),\(Int(frame.minY))"
    }
    return "\(countsStorage.map { "\($0.items)" } ?? "counts unknown") | \(shown.joined(separator: " ")) | "
      + "waiting \(pools.count)"
  }
}
