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
  /// In an update, an inserted element fades in at its final frame, and any other element begins at its previous frame. If that is
  /// unknown, the result is its final attributes. In another change, the result is the attributes that are shown, those of the old
  /// layout, or final attributes that fade in. The view recognizes the last four results (`takeUnchangedDefault`) and estimates a
  /// better start.
  ///
  /// The result is only nil if the element does not exist. Published layouts unwrap it.
  final func defaultInitialAttributes(
    of key: ElementKey, _ finalAttributes: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let updateTranslation else {
      guard let collectionView else { return nil }
      if let element = collectionView.liveElements[key] {
        return recordDefault(copy(collectionView.mirrored(element.attributes, of: self), at: key))
      }
      // An item that was off screen in the old layout moves from its position there.
      if let attributes = collectionView.transitionState.previousAttributes?.attributes(of: key) {
        return recordDefault(copy(collectionView.mirrored(attributes, of: self), at: key))
      }
      return recordDefault(finalAttributes()?.fadedOut())
    }
    if updateTranslation.isInserted(key) { return finalAttributes()?.fadedOut() }
    guard let oldKey = updateTranslation.oldKey(of: key), let oldAttributes = updateTranslation.oldAttributes[oldKey]
    else {
      return recordDefault(copy(cachedAttributes(of: key) ?? finalAttributes(), at: key))
    }
    let mirroredAttributes = collectionView?.mirrored(oldAttributes, of: self) ?? oldAttributes
    let attributes = mirroredAttributes.copy() as? UICollectionViewLayoutAttributes
    if oldKey != key { attributes?.indexPath = key.path }
    return attributes
  }

  /// Returns the default final attributes of an element that was on screen.
  ///
  /// An element that an update deletes fades out at its frame. Any other element moves to its new frame. If it has none, it fades
  /// out. The view recognizes the last two results (`takeUnchangedDefault`).
  final func defaultFinalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    var newKey: ElementKey? = key
    var oldAttributes: UICollectionViewLayoutAttributes?
    if let updateTranslation {
      newKey = updateTranslation.newKey(of: key)
      oldAttributes = updateTranslation.oldAttributes[key]
      if newKey == nil { return oldAttributes.map { collectionView.mirrored($0, of: self) }?.fadedOut() }
    } else {
      oldAttributes = collectionView.liveElements[key]?.attributes
    }
    if let newKey, let newAttributes = attributesAfterChange(of: newKey, in: collectionView) {
      return recordDefault(copy(newAttributes, at: key))
    }
    return recordDefault(oldAttributes.map { collectionView.mirrored($0, of: self) }?.fadedOut())
  }

  /// Returns the attributes of an element after a change, or `nil` if it no longer exists.
  private func attributesAfterChange(
    of key: ElementKey, in collectionView: UICollectionView
  ) -> UICollectionViewLayoutAttributes? {
    // During a layout change, the new layout determines the frame. It may not support the kinds of this layout.
    let layout = collectionView.layoutStorage
    if let attributes = layout.cachedAttributes(of: key) { return attributes }
    if layout === self || key.kind == 0 { return layout.attributes(for: key) }
    var kinds = KnownElementKinds(layout: layout)
    for entry in collectionView.layoutCache.entries { kinds.add(entry.key) }
    return kinds.supports(key) ? layout.attributes(for: key) : nil
  }

  /// Returns the attributes of an element from the view's last query, in the coordinates of the layout, or `nil` if they were not
  /// queried.
  private func cachedAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, let attributes = collectionView.layoutCache.attributes(of: key) else { return nil }
    return collectionView.mirrored(attributes, of: self)
  }

  /// Requests the attributes of an element that exists from the layout.
  private func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.kind == 0, collectionView?.counts.contains(key.path) != true { return nil }
    return attributes(for: key, path: key.path)
  }

  private func copy(
    _ attributes: UICollectionViewLayoutAttributes?, at key: ElementKey
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    if let copy, copy.values.key != key { copy.indexPath = key.path }
    return copy
  }

  /// Stores attributes as the last default (`takeUnchangedDefault`), and returns them.
  final func recordDefault(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    defaultAnswer = attributes.map { ($0, $0.values.version) }
    return attributes
  }

  /// Returns whether attributes are the last default that this layout returned although it knows nothing about the animation, and
  /// no override has changed them. The view then chooses the animation.
  final func takeUnchangedDefault(_ attributes: UICollectionViewLayoutAttributes?) -> Bool {
    guard let answer = defaultAnswer else { return false }
    defaultAnswer = nil
    return answer.attributes === attributes && answer.version == answer.attributes.values.version
  }
}
