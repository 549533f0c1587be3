import CollectionCore
import Foundation

// The view calls its layout only through these methods. These methods mirror arguments and results if the reading direction
// requires it, write the trace, and check the results.
extension UICollectionView {
  final func callPrepare() {
    LayoutTrace.record(layoutStorage, "prepare, bounds \(LayoutTrace.describe(bounds))")
    layoutStorage.prepare()
  }

  final func requestContentSize() -> CGSize {
    let size = layoutStorage.collectionViewContentSize
    LayoutTrace.record(layoutStorage, "content size: \(LayoutTrace.describe(size))")
    if size.width.isFinite, size.height.isFinite { return size }
    reportLayoutError(
      "size", "returned the content size \(size), which is not finite; the previous content size is kept")
    return contentSize
  }

  final func requestElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = layoutStorage.layoutAttributesForElements(in: mirrored(rect))
    LayoutTrace.record(
      layoutStorage, "elements in \(LayoutTrace.describe(rect)): \(attributes.map { "\($0.count)" } ?? "nil")")
    guard let attributes else { return nil }
    return isMirrored ? attributes.map { mirrored($0) } : attributes
  }

  final func boundsInvalidationContext(_ new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    let isInvalidated = layoutStorage.shouldInvalidateLayout(forBoundsChange: new)
    LayoutTrace.record(
      layoutStorage, "should be invalidated for the bounds \(LayoutTrace.describe(new)): \(isInvalidated)")
    guard isInvalidated else { return nil }
    let context = layoutStorage.invalidationContext(forBoundsChange: new)
    context.isForBounds = true
    return context
  }

  /// Reports an invalid result of a layout, once for each layout and kind of error.
  final func reportLayoutError(_ kind: String, _ text: @autoclosure () -> String) {
    guard pass.reportedErrors.insert("\(ObjectIdentifier(layoutStorage)) \(kind)").inserted else { return }
    Diagnostics.report("\(self): the layout \(type(of: layoutStorage)) \(text())")
  }

  /// Reports an error, once for each kind of error.
  final func reportOnce(_ kind: String, _ text: @autoclosure () -> String) {
    guard pass.reportedErrors.insert(kind).inserted else { return }
    Diagnostics.report(text())
  }

  /// Returns the name of an element for error messages.
  final func name(of key: ElementKey) -> String {
    let path = Array(key.path)
    switch key.category {
    case .cell: return "item \(path)"
    case .supplementaryView: return "supplementary view \(ElementKind.name(of: key.kind) ?? "") \(path)"
    case .decorationView: return "decoration view \(ElementKind.name(of: key.kind) ?? "") \(path)"
    }
  }

  /// Returns whether the frame of attributes is finite, and reports an error of the layout if it is not.
  final func hasUsableFrame(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    // A transform can map an invalid center to a valid frame.
    if attributes.frame.isFinite, attributes.center.x.isFinite, attributes.center.y.isFinite { return true }
    reportLayoutError(
      "frame",
      "returned \(name(of: attributes.values.key)) with the invalid frame \(attributes.frame); it is not shown")
    return false
  }

  /// Returns whether the collection view can create a view for an element that the layout returned.
  ///
  /// An item beyond the view's counts gets no view, because a layout may use new data before the view does (measured on
  /// iOS 26.1). If the counts were read in the current pass, such an item is reported as an error.
  final func canDisplay(_ attributes: UICollectionViewLayoutAttributes, _ counts: CollectionCounts) -> Bool {
    let key = attributes.values.key
    guard hasUsableFrame(attributes) else { return false }
    switch key.category {
    case .cell:
      if counts.contains(section: Int(key.section), item: key.item) { return true }
      if session.isIn(.freshCounts) || !counts.contains(section: Int(key.section)) {
        let existingCounts =
          counts.contains(section: Int(key.section))
          ? "section \(key.section) has \(counts.items[Int(key.section)]) items"
          : "there are \(counts.sections) sections"
        reportLayoutError(
          "item", "returned attributes for \(name(of: key)), which does not exist: \(existingCounts); it is not shown")
      }
      return false
    case .supplementaryView:
      // A supplementary view whose index path has a single index belongs to no section.
      if key.item == ElementKey.missing || counts.contains(section: Int(key.section)) { return true }
      reportLayoutError(
        "section", "returned a \(name(of: key)), but there are \(counts.sections) sections; it is not shown")
      return false
    case .decorationView: return true
    }
  }
}

extension UICollectionViewLayout {
  /// Returns the layout's attributes of an element in the view's coordinates, or `nil` if the layout returns none. The
  /// element can be a cell, a supplementary view or a decoration view.
  final func attributes(for key: ElementKey, path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = attributesInLayoutCoordinates(for: key, path: path)
    LayoutTrace.record(
      self,
      "attributes of \(key.category) \(Array(path)): \(attributes.map { LayoutTrace.describe($0.frame) } ?? "nil")")
    guard let attributes, let collectionView else { return attributes }
    if attributes.values.key != key, collectionView.layoutStorage === self {
      collectionView.reportLayoutError(
        "foreign",
        "returned \(collectionView.name(of: attributes.values.key)) when \(collectionView.name(of: key)) was requested")
    }
    guard collectionView.hasUsableFrame(attributes) else { return nil }
    return collectionView.mirrored(attributes, of: self)
  }

  /// Returns the layout's attributes of an element in the layout's coordinates, or `nil` if the layout returns none.
  /// The element can be a cell, a supplementary view or a decoration view.
  final func attributesInLayoutCoordinates(for key: ElementKey, path: IndexPath) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: return layoutAttributesForItem(at: path)
    case .supplementaryView:
      return layoutAttributesForSupplementaryView(ofKind: ElementKind.name(of: key.kind) ?? "", at: path)
    case .decorationView:
      return layoutAttributesForDecorationView(ofKind: ElementKind.name(of: key.kind) ?? "", at: path)
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
