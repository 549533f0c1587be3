import UIKit

/// The layout of the published probes: rows with the same height and distance, below an optional header. It logs every
/// call.
class ListLayout: UICollectionViewLayout {
  var log: EventLog?
  /// Indicates whether contexts are logged in addition to the calls of the layout pass.
  var logsContexts = true
  var pitch: CGFloat = 50
  var height: CGFloat = 40
  var headerHeight: CGFloat = 0
  var answersBoundsChange = true
  /// Indicates whether the layout calls the data source itself, like that of the probe.
  var asksDataSource = false
  var fixedContentSize: CGSize?
  private var count = 0
  private(set) var context: UICollectionViewLayoutInvalidationContext?
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []
  private(set) var isSameContext = false

  private var bounds: String { collectionView.map { brief($0.bounds.origin) } ?? "none" }

  override func invalidateLayout() {
    log?.add("invalidateLayout [\(bounds)]")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    isSameContext = context === self.context
    if logsContexts { log?.add("invalidateLayout(with: \(isSameContext ? "same" : "other")) [\(bounds)]") }
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log?.add("shouldInvalidate \(brief(newBounds)) [\(bounds)]")
    return answersBoundsChange
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    if logsContexts { log?.add("invalidationContext \(brief(newBounds)) [\(bounds)]") }
    let context = super.invalidationContext(forBoundsChange: newBounds)
    self.context = context
    return context
  }

  override func prepare() {
    super.prepare()
    log?.add("prepare {")
    if asksDataSource, let view = collectionView, let source = view.dataSource {
      _ = view.numberOfSections
      count = source.collectionView(view, numberOfItemsInSection: 0)
    } else {
      count = collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0
    }
    log?.add("}")
  }

  override var collectionViewContentSize: CGSize {
    log?.add("contentSize")
    return fixedContentSize
      ?? CGSize(width: collectionView?.bounds.width ?? 0, height: headerHeight + CGFloat(count) * pitch)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log?.add("elements \(brief(rect))")
    var found: [UICollectionViewLayoutAttributes] = []
    if headerHeight > 0, let header = layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0]) {
      found.append(header)
    }
    for item in 0..<count {
      if let attributes = layoutAttributesForItem(at: [0, item]) { found.append(attributes) }
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: headerHeight + CGFloat(indexPath.item) * pitch, width: collectionView?.bounds.width ?? 0, height: height)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: collectionView?.bounds.width ?? 0, height: headerHeight)
    return attributes
  }
}
