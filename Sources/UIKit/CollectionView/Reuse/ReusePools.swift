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

  /// The views of one key. An object: views are put on and taken off it without a copy of the dictionary's entry.
  private final class Pile {
    let key: Key
    @exclusivity(unchecked) var views: [UICollectionReusableView] = []

    init(key: Key) { self.key = key }
  }

  @exclusivity(unchecked) private var piles: [Key: Pile] = [:]
  /// The pile that was used last: cell after cell is of one kind, and hashing an identifier takes longer than the rest.
  @exclusivity(unchecked) private var last: Pile?

  private func pile(_ key: Key) -> Pile? {
    if let last, last.key == key { return last }
    guard let found = piles[key] else { return nil }
    last = found
    return found
  }

  func put(_ view: UICollectionReusableView) {
    guard let key = view.poolKey else { return }
    if let pile = pile(key) {
      pile.views.append(view)
    } else {
      let made = Pile(key: key)
      made.views.append(view)
      piles[key] = made
    }
  }

  func take(_ key: Key) -> UICollectionReusableView? { pile(key)?.views.popLast() }

  /// How many views wait.
  var count: Int { piles.values.reduce(0) { $0 + $1.views.count } }

  /// Takes all waiting views of a pile out, when what the identifier stands for has changed.
  func drop(_ key: Key) {
    guard let pile = piles.removeValue(forKey: key) else { return }
    last = nil
    for view in pile.views { view.removeFromSuperview() }
  }
}
