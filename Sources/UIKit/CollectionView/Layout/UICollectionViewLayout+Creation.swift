import Foundation
import RuntimeInterface
import SwiftABI

extension UICollectionViewLayout {
  /// Creates an invalidation context of the class in `invalidationContextClass`. Traps if the class is not a subclass
  /// of `UICollectionViewLayoutInvalidationContext`.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let declaredClass: AnyClass = type(of: self).invalidationContextClass
    guard let contextClass = declaredClass as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError(
        "\(type(of: self)).invalidationContextClass is \(declaredClass), "
          + "which is not a subclass of UICollectionViewLayoutInvalidationContext; return a subclass")
    }
    return InitializerDispatch.make(contextClass)
  }

  /// Creates attributes of the class in `layoutAttributesClass`. Traps if the class is not a subclass of
  /// `UICollectionViewLayoutAttributes`.
  final func makeAttributes(kind: Int32, path: IndexPath) -> UICollectionViewLayoutAttributes {
    let declaredClass: AnyClass = type(of: self).layoutAttributesClass
    guard let attributesClass = declaredClass as? UICollectionViewLayoutAttributes.Type else {
      fatalError(
        "\(type(of: self)).layoutAttributesClass is \(declaredClass), which must be a subclass of "
          + "UICollectionViewLayoutAttributes"
      )
    }
    let attributes =
      attributesClass == UICollectionViewLayoutAttributes.self
      ? UICollectionViewLayoutAttributes() : InitializerDispatch.make(attributesClass)
    attributes.values.identify(as: kind, path)
    return attributes
  }

  /// Creates attributes with a frame for the element of a kind at a section and item index. If the layout uses the
  /// default attributes class, this is faster than with an index path.
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

  /// Returns the default initial attributes of an appearing element.
  ///
  /// An inserted element fades in at its final frame. Any other element begins at its previous frame. The result is nil
  /// if the previous frame is unknown, or if no update is in progress.
  final func defaultInitialAttributes(
    of key: ElementKey, _ finalAttributes: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let updateTranslation else { return nil }
    if updateTranslation.isInserted(key) { return finalAttributes()?.fadedOut() }
    guard let oldKey = updateTranslation.oldKey(of: key), let oldAttributes = updateTranslation.oldAttributes[oldKey]
    else {
      return nil
    }
    let mirroredAttributes = collectionView?.mirrored(oldAttributes, of: self) ?? oldAttributes
    let attributes = mirroredAttributes.copy() as? UICollectionViewLayoutAttributes
    if oldKey != key { attributes?.indexPath = key.path }
    return attributes
  }

  /// Returns the default final attributes of a deleted element, which fades out at its frame. Returns `nil` for
  /// elements that are not deleted.
  final func defaultFinalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let updateTranslation, updateTranslation.isDeleted(key) else { return nil }
    return updateTranslation.oldAttributes[key].map { collectionView?.mirrored($0, of: self) ?? $0 }?.fadedOut()
  }
}
