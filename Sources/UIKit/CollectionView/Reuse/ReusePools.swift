import Foundation

/// The views that wait to be used again: one pile for each kind of element and identifier, never shared between kinds.
/// They stay subviews of the collection view, hidden, so that taking one costs no change of window.
@MainActor
final class ReusePools {
  struct Key: Hashable {
    /// As in `ElementKey`.
    let kind: Int32
    let identifier: String
  }

  private var piles: [Key: [UICollectionReusableView]] = [:]

  func put(_ view: UICollectionReusableView) {
    guard let key = view.poolKey else { return }
    piles[key, default: []].append(view)
  }

  func take(_ key: Key) -> UICollectionReusableView? { piles[key]?.popLast() }

  /// How many views wait.
  var count: Int { piles.values.reduce(0) { $0 + $1.count } }

  /// Takes all waiting views of a pile out, when what the identifier stands for has changed.
  func drop(_ key: Key) {
    for view in piles.removeValue(forKey: key) ?? [] { view.removeFromSuperview() }
  }
}
