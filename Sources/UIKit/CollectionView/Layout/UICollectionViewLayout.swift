import Foundation

/// Calculates the arrangement of the elements of a collection view.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)` and the
/// `layoutAttributesFor…` methods of the elements that it has. Everything else has a default.
///
/// A layout pass calls `prepare()` if the layout was invalidated, then reads the content size, the elements in a
/// rectangle, and the content size again. The counts are read from the data source when they are first needed.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout without a collection view.
  public override init() {
    super.init()
  }

  /// Creates a layout from data in an unarchiver.
  ///
  /// The properties of layouts are not decoded and have their default values.
  ///
  /// - Parameter coder: An unarchiver object, which is not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: The collection view

  /// The collection view that uses the layout, or `nil` if there is none.
  open internal(set) weak var collectionView: UICollectionView?

  /// The context of an invalidation that the view began. `invalidateLayout()` uses it.
  final var pendingContext: UICollectionViewLayoutInvalidationContext?
  /// The classes of decoration views by element kind. A registered nib is stored as a class.
  final var decorationSources: [String: AnyClass] = [:]
  /// The effect of the running batch update on the elements, or `nil` if none is running.
  final var updateTranslation: UpdateTranslation? {
    didSet { for part in parts { part.updateTranslation = updateTranslation } }
  }

  /// Indicates whether preferred attributes are requested from views.
  ///
  /// The base class ignores preferred attributes. They are requested only if the layout overrides
  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
  var supportsSelfSizing: Bool { overridesPreferredAttributes }
  private final lazy var overridesPreferredAttributes =
    LayoutOverrides.preferredAttributes.isOverridden(in: type(of: self))
  /// Returns the axes along which an element must have the size from the layout.
  func requiredAxes(of key: ElementKey) -> (horizontal: Bool, vertical: Bool) { (false, false) }

  // MARK: Calculation

  /// Calculates the data that the other methods need. Called first after each invalidation. Overrides must call
  /// `super`.
  open func prepare() {}

  /// The size of the content, in points. The base class returns zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect a rectangle.
  ///
  /// - Parameter rect: A rectangle in content coordinates, in points.
  /// - Returns: The attributes of at least these elements. The base class returns `nil`, which shows nothing.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item.
  ///
  /// - Parameter indexPath: The index path of the item.
  /// - Returns: The attributes, or `nil` if there are none. The base class returns `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if there is no such view. The base class returns `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if there is no such view. The base class returns `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The class of the attributes that the collection view creates for the layout.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts for invalidations of the layout.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Invalidation

  /// Invalidates the whole layout, which is calculated again before the next frame.
  ///
  /// Several calls lead to one `prepare()`. The method passes an empty context to `invalidateLayout(with:)`.
  open func invalidateLayout() {
    invalidateLayout(with: pendingContext ?? makeInvalidationContext())
  }

  /// Invalidates the parts of the layout that a context describes. Overrides must call `super`.
  ///
  /// - Parameter context: The parts to calculate again before the next frame.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(self, context)
  }

  /// Returns whether a change of the bounds invalidates the layout.
  ///
  /// Called before every change of the size or the offset. The base class returns `false`.
  ///
  /// - Parameter newBounds: The new bounds of the collection view, in content coordinates.
  /// - Returns: `true` to invalidate the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of an invalidation by a change of the bounds.
  ///
  /// Called if `shouldInvalidateLayout(forBoundsChange:)` returned `true`.
  ///
  /// - Parameter newBounds: The new bounds of the collection view, in content coordinates.
  /// - Returns: The parts of the layout to calculate again.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns whether a view's preferred attributes invalidate the layout. The base class returns `false`.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the view prefers.
  ///   - originalAttributes: The attributes that the layout gave the view.
  /// - Returns: `true` to invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of an invalidation by a view's preferred attributes. The base class invalidates the element.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the view prefers.
  ///   - originalAttributes: The attributes that the layout gave the view.
  /// - Returns: The parts of the layout to calculate again.
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

  // MARK: Overridden by UIKit's own layouts

  /// Returns the visible frame of an element in the content. In an orthogonally scrolling section it differs from the
  /// frame of the attributes.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }
  /// The element kinds of supplementary views that belong to individual items and have the index path of their item.
  var kindsOfItems: Set<Int32> { [] }
  /// The two layouts of a transition layout. Empty for other layouts.
  var parts: [UICollectionViewLayout] { [] }
  /// Called after `prepare()`, which may have set properties of the layout.
  func finishPreparing() {}
  /// Called when the insets, the margins or the safe area of the view changed.
  func layoutEnvironmentChanged() {}

  // MARK: Target content offsets

  /// Returns the content offset at which a scroll ends.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the scroll would end, in points.
  ///   - velocity: The velocity of the scroll, in points per millisecond.
  /// - Returns: The offset at which the scroll ends, in points. The base class returns the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a batch update or a change of layout.
  ///
  /// - Parameter proposedContentOffset: The offset that the collection view proposes, in points.
  /// - Returns: The offset, in points. The base class returns the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Direction

  /// The reading direction that the layout was designed for. The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// A Boolean value that indicates whether the view mirrors the layout in the opposite reading direction. The default
  /// is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decorations

  /// Registers a class for creating decoration views.
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of `UICollectionReusableView`, or `nil` to remove the registration.
  ///   - elementKind: The element kind of the decoration views.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = viewClass
  }

  /// Registers a nib for creating decoration views.
  ///
  /// Nibs are not supported yet: an error is reported, and `UICollectionReusableView` is registered instead.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - elementKind: The element kind of the decoration views.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    nib?.reportRegistration(of: elementKind, with: "\(self)", instead: UICollectionReusableView.self)
    decorationSources[elementKind] = nib.map { _ in UICollectionReusableView.self }
  }

  // MARK: Updates

  /// Notifies the layout of the operations of a batch update. Overrides must call `super`.
  ///
  /// Called after the new layout is calculated and before anything moves.
  ///
  /// - Parameter updateItems: The operations.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation of a batch update, after the attributes were requested.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the animation of a change of size.
  ///
  /// - Parameter oldBounds: The bounds of the collection view before the change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation of a change of size.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the attributes that an appearing item is animated from.
  ///
  /// For items that an update inserts, the base class returns the final attributes with an alpha of 0. For other items
  /// it returns the old attributes.
  ///
  /// - Parameter itemIndexPath: The index path of the item after the update.
  /// - Returns: The initial attributes, or `nil` to begin with the final ones.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    appearing(ElementKey(cell: itemIndexPath)) { layoutAttributesForItem(at: itemIndexPath) }
  }

  /// Returns the attributes that a disappearing item is animated to.
  ///
  /// For items that an update deletes, the base class returns the old attributes with an alpha of 0. For other items it
  /// returns `nil`.
  ///
  /// - Parameter itemIndexPath: The index path of the item before the update.
  /// - Returns: The final attributes, or `nil` to leave the item where it is.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    disappearing(ElementKey(cell: itemIndexPath))
  }

  /// Returns the attributes that an appearing supplementary view is animated from.
  ///
  /// The default is the same as in `initialLayoutAttributesForAppearingItem(at:)`.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - elementIndexPath: The index path of the view after the update.
  /// - Returns: The initial attributes, or `nil` to begin with the final ones.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearing(ElementKey(kind: ElementKind.supplementary(elementKind), path: elementIndexPath)) {
      layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }
  }

  /// Returns the attributes that a disappearing supplementary view is animated to.
  ///
  /// The default is the same as in `finalLayoutAttributesForDisappearingItem(at:)`.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - elementIndexPath: The index path of the view before the update.
  /// - Returns: The final attributes, or `nil` to leave the view where it is.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearing(ElementKey(kind: ElementKind.supplementary(elementKind), path: elementIndexPath))
  }

  /// Returns the attributes that an appearing decoration view is animated from.
  ///
  /// The default is the same as in `initialLayoutAttributesForAppearingItem(at:)`.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - decorationIndexPath: The index path of the view after the update.
  /// - Returns: The initial attributes, or `nil` to begin with the final ones.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearing(ElementKey(kind: ElementKind.decoration(elementKind), path: decorationIndexPath)) {
      layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }
  }

  /// Returns the attributes that a disappearing decoration view is animated to.
  ///
  /// The default is the same as in `finalLayoutAttributesForDisappearingItem(at:)`.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - decorationIndexPath: The index path of the view before the update.
  /// - Returns: The final attributes, or `nil` to leave the view where it is.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearing(ElementKey(kind: ElementKind.decoration(elementKind), path: decorationIndexPath))
  }

  /// Returns the supplementary views that an update deletes although their section is not deleted. The default is an
  /// empty array.
  ///
  /// - Parameter elementKind: The element kind.
  /// - Returns: The index paths before the update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that an update deletes although their section is not deleted. The default is an empty
  /// array.
  ///
  /// - Parameter elementKind: The element kind.
  /// - Returns: The index paths before the update.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that an update inserts into a section that already existed. The default is an
  /// empty array.
  ///
  /// - Parameter elementKind: The element kind.
  /// - Returns: The index paths after the update.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that an update inserts into a section that already existed. The default is an empty
  /// array.
  ///
  /// - Parameter elementKind: The element kind.
  /// - Returns: The index paths after the update.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Called before this layout is replaced.
  ///
  /// - Parameter newLayout: The layout that replaces it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one.
  ///
  /// - Parameter oldLayout: The layout that it replaces.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called inside the animation from one layout to the other, on both layouts.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the index path for an interactively moved item at a position.
  ///
  /// The base class returns the index path of the item whose frame contains the position, or the first index path of an
  /// empty section at the position (not documented by Apple), or else the previous index path.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The current index path of the moved item.
  ///   - position: The position of the moved item in content coordinates, in points.
  /// - Returns: The index path at which the other items make room.
  /// - Complexity: That of `layoutAttributesForElements(in:)` for a single point.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    place(at: position, holding: previousIndexPath)
  }

  /// Returns the empty section at a position in the layout's coordinates. It can be the target of an interactive
  /// movement.
  func emptySection(at position: CGPoint) -> Int? { emptySectionByHeader(at: position) }

  /// Returns the attributes of an item while it is moved interactively. They are the item's attributes, centered at the
  /// target position and in front of all others.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - position: The center of the moved item in content coordinates, in points.
  /// - Returns: The attributes.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? makeAttributes(kind: 0, path: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// Returns the context of an invalidation by a step of an interactive movement.
  ///
  /// - Parameters:
  ///   - targetIndexPaths: The index paths where the items would be dropped.
  ///   - targetPosition: The position of the items in content coordinates, in points.
  ///   - previousIndexPaths: The index paths before this step.
  ///   - previousPosition: The position before this step.
  /// - Returns: The parts of the layout to calculate again.
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

  /// Returns the context of an invalidation by the end of an interactive movement.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths where the items were dropped.
  ///   - previousIndexPaths: The index paths before the end.
  ///   - movementCancelled: `true` if the items move back to where they came from.
  /// - Returns: The parts of the layout to calculate again.
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
