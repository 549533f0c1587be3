import CollectionCore
import Foundation

/// Lays items out in lines, as many in each as fit, in sections with headers and footers.
///
/// A line that another item follows is spread over the whole width; the last line of a section stands as if it were
/// filled up when its items have one size, else at minimum spacing; a line that can hold one item only centres it.
/// Origins lie on device pixels. While all items of a section have one size, nothing is calculated or kept item by item.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the insets of sections are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// Insets begin at the edge of the content.
    case fromContentInset = 0
    /// Insets begin inside of the safe area.
    case fromSafeArea = 1
    /// Insets begin inside of the layout margins.
    case fromLayoutMargins = 2
  }

  /// As `estimatedItemSize`: the cells say their sizes.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // MARK: Properties: each change invalidates the layout once

  /// Between lines, in points. Default 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// Between the items of a line, at least, in points. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of the items that the delegate does not size, in points. Default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// A guess at the size of items that say their size themselves. Default zero: items do not.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The header's length along the scroll direction. Default zero: none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The footer's length along the scroll direction. Default zero: none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The room around the items of each section, in points. Default zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// What `sectionInset` is measured from. Default the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay in sight while their section is. Default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay in sight while their section is. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: State

  /// What was said of sections and items, and the places; nil before they are first calculated.
  final var solution: FlowSolution?
  /// What delegate and properties say is to be asked again.
  final var owesQuestions = FlowQuestions.all
  /// The places are to be calculated again.
  final var isSolutionStale = false
  /// The counts that `solution` was calculated for.
  final var measuredCounts: CollectionCounts?
  /// The geometry that `solution` was calculated for.
  final var solvedGeometry: FlowGeometry?
  /// What the delegate was found to answer, for `solution`.
  final var answering: FlowAnswering?
  /// Sizes that views wish for, until the next `prepare`.
  final var wishes: [ElementKey: CGSize] = [:]
  /// The batch of updates that the sizes have been taken through.
  final weak var followedUpdate: UpdateTranslation?
  /// The delegate answered `automaticSize` for an item.
  final var hasAutomaticItems = false
  /// The last message about items that are too large.
  final var lastWarning = ""
  /// See `keepsItemSizesInUpdates`.
  final var keepsSizes = false
  /// The delegate is being asked, and may ask back.
  final var isSolving = false
  /// Set by the default of the delegate's size method: nobody sizes items one by one.
  final var ranDefaultSize = false
  /// Counts the defaults of the delegate's methods about sections.
  final var defaultAnswers = 0

  public override init() {
    super.init()
  }

  /// There are no archives here; the coder is ignored, and everything is as by default.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Overrides

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    solve()
  }

  // Apple's samples set `itemSize` and insets after `super.prepare()`.
  override func finishPreparing() {
    if isOutdated { solve() }
  }

  override func surroundingsChanged() {
    guard let collectionView, let solvedGeometry, collectionView.layoutStorage === self else { return }
    let geometry = FlowGeometry(collectionView, axis, sectionInsetReference)
    guard geometry != solvedGeometry else { return }
    let context = makeInvalidationContext()
    // Sizes that views said in other pixels are no sizes here: the view has come into its window, say.
    let forgetsSizes = isSelfSizing && geometry.scale != solvedGeometry.scale
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = forgetsSizes
    collectionView.invalidate(with: context)
  }

  open override var collectionViewContentSize: CGSize {
    bringUpToDate()
    return solution?.contentSize ?? .zero
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    bringUpToDate()
    return elements(in: rect)
  }

  /// Cells are asked for their sizes where sizes are estimated.
  override var supportsSelfSizing: Bool { isSelfSizing }

  /// Headers and footers span the view, whatever they wish.
  override func requiredAxes(of key: ElementKey) -> (horizontal: Bool, vertical: Bool) {
    key.category == .supplementaryView ? (scrollDirection == .vertical, scrollDirection == .horizontal) : (false, false)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    guard indexPath.count == 2, let frame = solution?.frame(ofItem: indexPath[1], section: indexPath[0]) else {
      return nil
    }
    return makeAttributes(.item(section: indexPath[0], item: indexPath[1]), frame)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    guard let solution, !indexPath.isEmpty, indexPath.count < 2 || indexPath[1] == 0 else { return nil }
    let section = indexPath[0]
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return solution.headerFrame(section: section).map { boundary(.header(section: section), $0) }
    case UICollectionView.elementKindSectionFooter:
      return solution.footerFrame(section: section).map { boundary(.footer(section: section), $0) }
    default: return nil
    }
  }

  /// From header to footer, with its insets; behind the content, a last section that takes no room at all.
  override func emptySection(at position: CGPoint) -> Int? {
    guard let solution, solution.sections.count > 0 else { return nil }
    let main = axis == .vertical ? position.y : position.x
    if main < 0 { return nil }
    let found = max(0, solution.sections.partition { $0 > main } - 1)
    return solution.sections[found].count == 0 ? found : nil
  }

  /// Only a change of the size across the scroll direction moves items; pinned headers mind every change.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let collectionView else { return false }
    let old = collectionView.bounds.size
    return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  /// Keeps what the delegate said; the places are calculated again when the size or the offset across the scroll
  /// direction changes (measured on iOS 26.1).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    let old = collectionView?.bounds ?? .zero
    let crossMoved = scrollDirection == .vertical ? old.minX != newBounds.minX : old.minY != newBounds.minY
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = old.size != newBounds.size || crossMoved
    return flow
  }

  /// Where sizes are estimated: whether the view wishes for another size than it has. Headers and footers have a say in
  /// their length along the scroll direction only.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { follows(preferredAttributes, originalAttributes) }

  /// Names the element and says by how much content and offset are going to change: what is visible stays where it is
  /// when something before it changes its size.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    wish(for: preferredAttributes, originalAttributes, context)
    return context
  }
}
