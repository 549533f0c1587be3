import Foundation

/// Leads from one layout to another by a progress that code or a gesture sets: every element lies between its places in
/// both layouts.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the transition begins with.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout that the transition leads to.
  open var nextLayout: UICollectionViewLayout { next }

  private final let current: UICollectionViewLayout
  private final let next: UICollectionViewLayout
  private final var animatedValues: [String: CGFloat] = [:]

  /// A transition between two layouts, at progress 0.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// From 0 (the current layout) to 1 (the next one). Setting it invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Keeps a value of the application's own beside the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }

  /// A value that `updateValue(_:forAnimatedKey:)` kept; 0 when there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [current, next] {
      layout.collectionView = collectionView
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let from = current.collectionViewContentSize
    let to = next.collectionViewContentSize
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<ElementKey> = []
    let answers =
      (current.layoutAttributesForElements(in: rect) ?? []) + (next.layoutAttributesForElements(in: rect) ?? [])
    return answers.compactMap { attributes in
      let key = attributes.values.key
      guard seen.insert(key).inserted else { return nil }
      return between(key, attributes.indexPath)
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(cell: indexPath), indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(kind: ElementKind.supplementary(elementKind), path: indexPath), indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(kind: ElementKind.decoration(elementKind), path: indexPath), indexPath)
  }

  /// An element that one layout does not have fades at its place in the other.
  private func between(_ key: ElementKey, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let from = current.attributes(for: key, path: path)
    let to = next.attributes(for: key, path: path)
    guard let model = (transitionProgress < 0.5 ? from ?? to : to ?? from)?.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    guard let from, let to else {
      model.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
      return model
    }
    model.transform3D = mix(from.transform3D, to.transform3D)
    model.size = CGSize(width: mix(from.size.width, to.size.width), height: mix(from.size.height, to.size.height))
    model.center = CGPoint(x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
    model.alpha = mix(from.alpha, to.alpha)
    return model
  }

  private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

  private func mix(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    if CATransform3DEqualToTransform(from, to) { return from }
    var result = from
    let cells: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    for cell in cells { result[keyPath: cell] = mix(from[keyPath: cell], to[keyPath: cell]) }
    return result
  }
}
