import Foundation

/// The attributes of elements in the layout that is being replaced.
///
/// A layout is asked for cells, which it must know, and for those kinds of supplementary and decoration views that it
/// has returned itself. A custom layout may not support the kinds of another one.
@MainActor
struct OldAnswers {
  private var named: NamedKinds
  private var answers: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  init(layout: UICollectionViewLayout) {
    named = NamedKinds(layout: layout)
  }

  mutating func add(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    named.add(key)
    answers[key] = attributes
  }

  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    answers[key] ?? named.attributes(key)
  }
}

/// The element kinds that a layout is known to have.
@MainActor
struct NamedKinds {
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
