import CollectionCore
import Foundation

/// A layout that arranges items in lines, with as many items in each line as fit. Sections can have a header and a
/// footer.
///
/// The items of each line except the last line of a section are justified. If the items of the last line have the same size,
/// their spacing is the same as in a full line, otherwise it is the minimum spacing. If a line has room for one item only, the
/// item is centered. Origins are rounded to device pixels. If all items of a section have the same size, nothing is calculated or
/// stored for individual items.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Constants that specify the boundary from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection view.
    case fromContentInset = 0
    /// The safe area of the collection view.
    case fromSafeArea = 1
    /// The layout margins of the collection view.
    case fromLayoutMargins = 2
  }

  /// A value for `estimatedItemSize` that makes all cells self-sizing.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // MARK: Properties (each change invalidates the layout)

  /// The minimum spacing between lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between the items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items for which the delegate returns no size, in points. The default is 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of self-sizing items, in points. The default is zero, which means that items are not
  /// self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The scroll direction. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers. Only the length along the scroll direction is used. The default is zero, which means no
  /// headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers. Only the length along the scroll direction is used. The default is zero, which means no
  /// footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The insets around the items of each section, in points. The default is zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The boundary from which `sectionInset` is measured. The default is the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that determines whether headers remain visible while their section is visible. The default is
  /// `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that determines whether footers remain visible while their section is visible. The default is
  /// `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: State

  /// The metrics and frames of all sections and items, or `nil` until they are first calculated.
  final var solution: FlowSolution?
  /// The metrics that must be requested from the delegate or the properties before the next calculation.
  final var neededMetrics = FlowMetrics.all
  /// Indicates whether the frames must be calculated again, although the metrics are valid.
  final var isSolutionStale = false
  /// The numbers of sections and items for which `solution` was calculated.
  final var measuredCounts: CollectionCounts?
  /// The geometry for which `solution` was calculated.
  final var solvedGeometry: FlowGeometry?
  /// The methods that the delegate implemented when `solution` was calculated.
  final var implementedMethods: FlowImplementedMethods?
  /// The preferred sizes that the next `prepare()` applies.
  final var pendingSizes: [ElementKey: CGSize] = [:]
  /// The batch update whose changes `solution` already includes, so that it is not applied twice. The value is `nil` if
  /// there was no update, or if the update has ended.
  final weak var appliedUpdate: UpdateTranslation?
  /// Indicates whether the delegate returned `automaticSize` for any item.
  final var hasAutomaticItems = false
  /// The last warning about items that are too large. The warning is stored so that it is not logged again for the same problem.
  final var lastWarning = ""
  /// The storage of `keepsItemSizesInUpdates`.
  final var keepsSizes = false
  /// Indicates whether the layout is calculating `solution` and calling its delegate. If the delegate queries the
  /// layout during the call, no second calculation begins.
  final var isSolving = false

  public override init() {
    super.init()
  }

  /// Creates a layout from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: An unarchiver object.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeNib(into: self, as: UICollectionViewFlowLayout.self)
  }

  /// Encodes the layout with its sizes, spacings and insets.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeArchive(with: coder)
  }

  // MARK: Overrides

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    recordInvalidation(context)
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    solve()
  }

  // A subclass may change properties after `super.prepare()`. Apple's samples do so with `itemSize` and insets.
  override func finishPreparing() {
    if isOutdated { solve() }
  }

  override func layoutEnvironmentDidChange() {
    guard let collectionView, let solvedGeometry, collectionView.layoutStorage === self else { return }
    let geometry = FlowGeometry(collectionView, axis, sectionInsetReference)
    guard geometry != solvedGeometry else { return }
    let context = makeInvalidationContext()
    // Sizes that were measured at a different scale, for example before the view was in its window, are invalid.
    let discardsSizes = isSelfSizing && geometry.scale != solvedGeometry.scale
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = discardsSizes
    collectionView.invalidate(with: context)
  }

  open override var collectionViewContentSize: CGSize {
    solveIfNeeded()
    return solution?.contentSize ?? .zero
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    solveIfNeeded()
    return elements(in: rect)
  }

  /// Indicates whether cells are measured. Cells are measured if their sizes are estimated.
  override var supportsSelfSizing: Bool { isSelfSizing }

  /// Returns the axes along which self-sizing does not change an element's size. Headers and footers always span the
  /// view across the scroll direction.
  override func requiredAxes(of key: ElementKey) -> (horizontal: Bool, vertical: Bool) {
    key.category == .supplementaryView ? (scrollDirection == .vertical, scrollDirection == .horizontal) : (false, false)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    guard indexPath.count == 2, let frame = solution?.frame(ofItem: indexPath[1], section: indexPath[0]) else {
      return nil
    }
    return makeAttributes(.item(section: indexPath[0], item: indexPath[1]), frame)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    guard let solution, !indexPath.isEmpty, indexPath.count < 2 || indexPath[1] == 0 else { return nil }
    let section = indexPath[0]
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return solution.headerFrame(section: section).map { boundaryAttributes(.header(section: section), $0) }
    case UICollectionView.elementKindSectionFooter:
      return solution.footerFrame(section: section).map { boundaryAttributes(.footer(section: section), $0) }
    default: return nil
    }
  }

  /// Returns the empty section whose area contains a position.
  ///
  /// The area includes the header, the footer and the insets. A position after the content belongs to the last section
  /// if that section has no length.
  override func emptySection(at position: CGPoint) -> Int? {
    guard let solution, solution.sections.count > 0 else { return nil }
    let mainPosition = axis == .vertical ? position.y : position.x
    if mainPosition < 0 { return nil }
    let section = max(0, solution.sections.partition { $0 > mainPosition } - 1)
    return solution.sections[section].count == 0 ? section : nil
  }

  /// Returns whether a change of the bounds invalidates the layout. The result is `true` if the size changes across the
  /// scroll direction, which rearranges the items, or if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let collectionView else { return false }
    let oldSize = collectionView.bounds.size
    return scrollDirection == .vertical ? newBounds.width != oldSize.width : newBounds.height != oldSize.height
  }

  /// Returns a context for a change of the bounds that keeps the delegate's metrics.
  ///
  /// The frames are calculated again if the size or the offset across the scroll direction changes (measured on iOS
  /// 26.1).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    let oldBounds = collectionView?.bounds ?? .zero
    let crossMoved = scrollDirection == .vertical ? oldBounds.minX != newBounds.minX : oldBounds.minY != newBounds.minY
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = oldBounds.size != newBounds.size || crossMoved
    return flow
  }

  /// Returns whether a view's preferred size invalidates the layout. The result is `true` if sizes are estimated and
  /// the preferred size differs from the current size. For headers and footers, only the length along the scroll
  /// direction is compared.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { hasSizeChanged(by: preferredAttributes, from: originalAttributes) }

  /// Returns a context that invalidates an element with a changed preferred size. The context adjusts the content size
  /// and the offset so that the visible content keeps its position.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    recordPreferredSize(for: preferredAttributes, originalAttributes, context)
    return context
  }
}
