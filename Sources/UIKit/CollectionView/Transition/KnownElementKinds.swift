import Foundation

/// The element kinds that a layout is known to have.
@MainActor
struct KnownElementKinds {
  private let layout: UICollectionViewLayout
  private var kinds: Set<Int32> = [0]

  init(layout: UICollectionViewLayout) {
    self.layout = layout
  }

  mutating func add(_ key: ElementKey) { kinds.insert(key.kind) }

  /// Returns the attributes of an element in the view's coordinates.
  func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    mayHave(key) ? layout.attributes(for: key, path: key.path) : nil
  }

  /// Returns the attributes of an element in the layout's own coordinates.
  func plainAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    mayHave(key) ? layout.plainAttributes(for: key, path: key.path) : nil
  }

  /// The flow layout can be asked for any kind: it returns `nil` for those that it does not have.
  private func mayHave(_ key: ElementKey) -> Bool {
    kinds.contains(key.kind) || type(of: layout) == UICollectionViewFlowLayout.self
  }
}
