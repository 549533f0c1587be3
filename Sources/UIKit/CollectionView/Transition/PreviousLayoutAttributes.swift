import Foundation

/// The attributes of elements in the layout that is being replaced.
///
/// A layout is asked for cells, which it must know, and for those kinds of supplementary and decoration views that it
/// has returned itself. A custom layout may not support the kinds of another one.
@MainActor
struct PreviousLayoutAttributes {
  private var named: KnownElementKinds
  private var answers: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  init(layout: UICollectionViewLayout) {
    named = KnownElementKinds(layout: layout)
  }

  mutating func add(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    named.add(key)
    answers[key] = attributes
  }

  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    answers[key] ?? named.attributes(key)
  }
}
