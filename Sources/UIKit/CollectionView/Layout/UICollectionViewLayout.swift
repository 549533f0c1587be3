import Foundation

/// Calculates where the elements of a collection view lie. A subclass overrides `prepare()`,
/// `collectionViewContentSize`, `layoutAttributesForElements(in:)` and the `layoutAttributesFor…` methods of the
/// elements that it has; everything else has a default.
///
/// A pass goes: `prepare()` if the layout was invalidated (counts are read from the data source when they are first
/// asked for), the content size, the elements in a rectangle, the content size again.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// A layout that belongs to no collection view yet.
  public override init() {
    super.init()
  }

  /// There are no archives of layouts here: makes a layout as `init()` does and reads nothing.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: The view

  /// The view that this layout serves; nil while it serves none.
  open internal(set) weak var collectionView: UICollectionView?

  /// What an invalidation that the view began is about; `invalidateLayout()` passes it on.
  final var pendingContext: UICollectionViewLayoutInvalidationContext?
  /// Classes and nibs of decoration views, by kind.
  final var decorationSources: [String: AnyClass] = [:]
  /// What the batch that is running does to the elements, while it runs.
  final var updateTranslation: UpdateTranslation? {
    didSet { for part in parts { part.updateTranslation = updateTranslation } }
  }

  /// Whether views are asked for their preferred attributes. The base class never follows them, so views of a layout
  /// that does not override `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` are not asked.
  var supportsSelfSizing: Bool { overridesPreferredAttributes }
  private final lazy var overridesPreferredAttributes =
    LayoutOverrides.preferredAttributes.isOverridden(in: type(of: self))
  /// The axes along which an element has to be as large as the layout says.
  func requiredAxes(of key: ElementKey) -> (horizontal: Bool, vertical: Bool) { (false, false) }

  // MARK: Calculation

  /// Calculates what the queries will need. Called before anything is asked, after each invalidation. Call `super`.
  open func prepare() {}

  /// The size of the whole content, in points. The base class answers zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that intersect `rect` (content coordinates, points), at least. The base class
  /// answers nil, which shows nothing.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of one item; nil if it has none. The base class answers nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of one supplementary view; nil if there is none. The base class answers nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of one decoration view; nil if there is none. The base class answers nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The class of the attributes that the collection view makes on the layout's behalf.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Invalidation

  /// Everything is to be calculated again before the next frame. Cheap; several calls come to one `prepare()`.
  /// Passes a context with nothing marked to `invalidateLayout(with:)`.
  open func invalidateLayout() {
    invalidateLayout(with: pendingContext ?? makeInvalidationContext())
  }

  /// What the context names is to be calculated again before the next frame. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(self, context)
  }

  /// Whether bounds (content coordinates) that differ from the present ones make the layout invalid: asked for every
  /// change of size or offset, before it happens. The base class says no.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of bounds makes invalid; asked after `shouldInvalidateLayout(forBoundsChange:)` said yes.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns whether a view's preferred attributes make the layout invalid. The base class returns `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What the wish of a cell makes invalid. The base class names the element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    let path = originalAttributes.indexPath
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [path])
    case .supplementaryView:
      context.invalidateSupplementaryElements(ofKind: originalAttributes.representedElementKind ?? "", at: [path])
    case .decorationView:
      context.invalidateDecorationElements(ofKind: originalAttributes.representedElementKind ?? "", at: [path])
    }
    return context
  }

  // MARK: Hooks of UIKit's own layouts

  /// Where an element is seen in the content: its frame, unless its section scrolls by itself.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }
  /// The kinds of supplementary views whose paths are those of the items that they go with.
  var kindsOfItems: Set<Int32> { [] }
  /// The layouts that this one stands between.
  var parts: [UICollectionViewLayout] { [] }
  /// After `prepare()`, in which an override may have set properties.
  func finishPreparing() {}
  /// Insets, margins or the safe area of the view have changed.
  func surroundingsChanged() {}

  // MARK: Where scrolling ends

  /// Where a scroll that would end at `proposedContentOffset` is to end. `velocity` is in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after a batch of updates or a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Direction

  /// The direction that the layout was written for: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the view mirrors the layout where the reading direction is the other one. Default false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decorations

  /// Names the class that the view makes decoration views of that kind from; nil takes it back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = viewClass
  }

  /// Names the nib that the view makes decoration views of that kind from; nil takes it back. Nibs are not read yet: the
  /// call is reported, and `UICollectionReusableView` is registered.
  ///
  /// - Parameters:
  ///   - nib: The nib, or nil.
  ///   - elementKind: The kind of the decoration views.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    nib?.reportRegistration(of: elementKind, with: "\(self)", instead: UICollectionReusableView.self)
    decorationSources[elementKind] = nib.map { _ in UICollectionReusableView.self }
  }

  // MARK: Updates

  /// Tells of the operations of a batch, after the new layout is known and before anything moves. Call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation of a batch, after the attributes were asked for.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the animation of a changed size.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation of a changed size.
  open func finalizeAnimatedBoundsChange() {}

  /// Where an item that appears comes from; nil means the place where it ends. The base class answers the attributes of
  /// the end with alpha 0 for items that a batch inserts, and the old place of those that stay.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    appearing(ElementKey(cell: itemIndexPath)) { layoutAttributesForItem(at: itemIndexPath) }
  }

  /// Where an item that goes ends; nil means the place where it is. The base class answers the attributes of the start
  /// with alpha 0 for items that a batch deletes, and nil for others.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    disappearing(ElementKey(cell: itemIndexPath))
  }

  /// As `initialLayoutAttributesForAppearingItem(at:)`, for a supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearing(ElementKey(kind: ElementKind.supplementary(elementKind), path: elementIndexPath)) {
      layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }
  }

  /// As `finalLayoutAttributesForDisappearingItem(at:)`, for a supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearing(ElementKey(kind: ElementKind.supplementary(elementKind), path: elementIndexPath))
  }

  /// As `initialLayoutAttributesForAppearingItem(at:)`, for a decoration view.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearing(ElementKey(kind: ElementKind.decoration(elementKind), path: decorationIndexPath)) {
      layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }
  }

  /// As `finalLayoutAttributesForDisappearingItem(at:)`, for a decoration view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearing(ElementKey(kind: ElementKind.decoration(elementKind), path: decorationIndexPath))
  }

  /// Supplementary views that go with a batch although their section stays. Default none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that go with a batch although their section stays. Default none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that come with a batch although their section was there. Default none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that come with a batch although their section was there. Default none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Called before this layout gives way to `newLayout`.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes over from `oldLayout`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called inside the animation from one layout to the other, on both.
  open func finalizeLayoutTransition() {}

  // MARK: Movement by hand

  /// Where an item goes that is held at `position` (content coordinates). The base class answers the item whose place in
  /// the layout contains the position, or the first place of the empty section that it lies in (UIKit documents nothing
  /// there), else where it was. O(what the layout answers about one point).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    place(at: position, holding: previousIndexPath)
  }

  /// The section without items that a position (in the layout's coordinates) lies in, for what is moved there by hand.
  func emptySection(at position: CGPoint) -> Int? { emptySectionByHeader(at: position) }

  /// The attributes of an item while it is held: its own, about `position`, in front.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? makeAttributes(kind: 0, path: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// What a step of a movement by hand makes invalid.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeMovementContext(rearranges: previousIndexPaths != targetIndexPaths)
    context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// What the end of a movement by hand makes invalid.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeMovementContext(rearranges: movementCancelled && previousIndexPaths != indexPaths)
    context.invalidateItems(at: previousIndexPaths + indexPaths)
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }
}
