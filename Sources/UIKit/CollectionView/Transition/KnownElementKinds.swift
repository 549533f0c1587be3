import Foundation

/// The element kinds that a layout has returned so far. Attributes are requested only for these kinds, because a layout
/// may not support the kinds of another layout.
@MainActor
struct KnownElementKinds {
  private let layout: UICollectionViewLayout
  private var kinds: Set<Int32> = [0]

  init(layout: UICollectionViewLayout) {
    self.layout = layout
  }

  mutating func add(_ key: ElementKey) { kinds.insert(key.kind) }

  /// Returns the attributes of an element in the view's coordinates, or `nil` if the layout does not support its kind.
  func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    supports(key) ? layout.attributes(for: key, path: key.path) : nil
  }

  /// Returns the attributes of an element in the layout's coordinates, or `nil` if the layout does not support its
  /// kind.
  func attributesInLayoutCoordinates(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    supports(key) ? layout.attributesInLayoutCoordinates(for: key, path: key.path) : nil
  }

  /// Returns whether the attributes of an element may be requested from the layout. A flow layout supports all
  /// requests, and returns `nil` for unknown kinds.
  func supports(_ key: ElementKey) -> Bool {
    kinds.contains(key.kind) || type(of: layout) == UICollectionViewFlowLayout.self
  }
}
