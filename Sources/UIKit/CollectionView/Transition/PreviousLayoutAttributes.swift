import Foundation

/// A provider of the attributes of elements in the layout that is being replaced.
///
/// Attributes of cells are always requested from the layout. Attributes of supplementary and decoration views are
/// requested only if the layout has returned their kinds, because a custom layout may not support the kinds of another
/// layout.
@MainActor
struct PreviousLayoutAttributes {
  private var knownKinds: KnownElementKinds
  private var addedAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  init(layout: UICollectionViewLayout) {
    knownKinds = KnownElementKinds(layout: layout)
  }

  mutating func add(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    knownKinds.add(key)
    addedAttributes[key] = attributes
  }

  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    addedAttributes[key] ?? knownKinds.attributes(key)
  }
}
