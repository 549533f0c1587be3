import Foundation
import RuntimeInterface

extension UICollectionViewLayout {
  /// A context of the class that the layout names. Traps when that is no invalidation context.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    guard let contextClass = named as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError("\(type(of: self)).invalidationContextClass is \(named), which is no invalidation context")
    }
    return InitializerDispatch.make(contextClass)
  }

  /// Attributes of the class that the layout names. Traps when those are no layout attributes.
  final func makeAttributes(kind: Int32, path: IndexPath) -> UICollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let attributesClass = named as? UICollectionViewLayoutAttributes.Type else {
      fatalError("\(type(of: self)).layoutAttributesClass is \(named), which are no layout attributes")
    }
    let attributes =
      attributesClass == UICollectionViewLayoutAttributes.self
      ? UICollectionViewLayoutAttributes() : InitializerDispatch.make(attributesClass)
    attributes.values.identify(as: kind, path)
    return attributes
  }

  /// The same with a frame, by numbers. Where the layout names no class of its own nobody can have anything to add.
  final func makeAttributes(
    kind: Int32, section: Int, item: Int, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    if type(of: self).layoutAttributesClass == UICollectionViewLayoutAttributes.self {
      return UICollectionViewLayoutAttributes(
        values: LayoutAttributeValues(kind: kind, section: section, item: item, frame: frame))
    }
    let attributes = makeAttributes(kind: kind, path: IndexPath(item: item, section: section))
    attributes.frame = frame
    return attributes
  }

  /// The default start: of what a batch brings, faded out where it will be; of what stays, where it was.
  final func appearing(
    _ key: ElementKey, _ end: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let updateTranslation else { return nil }
    if updateTranslation.isInserted(key) { return end()?.fadedOut() }
    guard let old = updateTranslation.oldKey(of: key), let before = updateTranslation.oldAttributes[old] else {
      return nil
    }
    let place = collectionView?.mirrored(before, of: self) ?? before
    let attributes = place.copy() as? UICollectionViewLayoutAttributes
    if old != key { attributes?.indexPath = key.path }
    return attributes
  }

  /// The default end of what a batch takes away: faded out where it was.
  final func disappearing(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let updateTranslation, updateTranslation.isDeleted(key) else { return nil }
    return updateTranslation.oldAttributes[key].map { collectionView?.mirrored($0, of: self) ?? $0 }?.fadedOut()
  }
}
