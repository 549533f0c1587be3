import Foundation

/// An abstract base class for layouts, which arrange the elements of a collection view.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)` and the
/// `layoutAttributesFor…` methods of its elements. All other methods have a default implementation.
///
/// In a layout pass, an invalidated layout is prepared (`prepare()`). Then the collection view requests the content
/// size, the elements in a rectangle, and the content size again. The counts are read from the data source when they
/// are first needed.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding, _MemberLookup, _ExtensionOverriding {
  /// Creates a layout without a collection view.
  public override init() {
    super.init()
  }

  /// Creates a layout from data in an unarchiver. The base class has no properties to decode.
  ///
  /// - Parameter coder: An unarchiver object.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeNib(into: self, as: UICollectionViewLayout.self)
  }

  /// Encodes the layout. The base class has no properties to encode; subclasses encode their own.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {}

  // MARK: The collection view

  /// The collection view that uses the layout, or `nil` if there is none.
  open var collectionView: UICollectionView? { attachedView }

  /// The storage of `collectionView`, which subclasses override with a type that is not optional.
  final weak var attachedView: UICollectionView?

  /// The context that the next call of `invalidateLayout()` uses. The view sets it when it invalidates the layout.
  final var pendingContext: UICollectionViewLayoutInvalidationContext?
  /// The registered classes of decoration views, by element kind. A class takes precedence over a nib of the same kind.
  final var decorationSources: [String: AnyClass] = [:]
  /// The nibs that were registered for decoration views, by element kind.
  final var decorationNibs: [String: UINib] = [:]
  /// The default attributes that the layout last returned for an appearing or disappearing element about whose animation it knows
  /// nothing, and their version at that time.
  final var defaultAnswer: (attributes: UICollectionViewLayoutAttributes, version: UInt32)?
  /// The effect of the batch update in progress on the elements, or `nil` if there is none.
  final var updateTranslation: UpdateTranslation? {
    didSet { for layout in componentLayouts { layout.updateTranslation = updateTranslation } }
  }

  /// Indicates whether the views' preferred attributes are requested.
  ///
  /// The base class ignores preferred attributes. Preferred attributes are requested only if the layout overrides
  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
  var supportsSelfSizing: Bool { overridesPreferredAttributes }
  private final lazy var overridesPreferredAttributes =
    LayoutOverrides.preferredAttributes.isOverridden(in: type(of: self))
  /// Returns the axes along which self-sizing does not change an element's size. The base class returns `false` for
  /// both.
  func requiredAxes(of key: ElementKey) -> (horizontal: Bool, vertical: Bool) { (false, false) }

  // MARK: Calculation

  /// Tells the layout to calculate the data that its other methods need. The collection view calls this method after
  /// each invalidation, before any other method of the layout. Overrides must call `super`.
  open func prepare() {}

  /// The size of the content, in points. Subclasses override this property. The base class returns zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect a rectangle.
  ///
  /// - Parameter rect: A rectangle in content coordinates, in points.
  /// - Returns: The attributes of at least these elements. The base class returns `nil`, which shows no elements.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the frame and the other attributes with which a cell is shown. Layouts override this method.
  ///
  /// - Parameter indexPath: The index path of the item.
  /// - Returns: The attributes, or `nil` if there are none. The base class returns `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the frame and the other attributes with which a supplementary view is shown. Layouts with such views override this
  /// method.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if there is no such view. The base class returns `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the frame and the other attributes with which a decoration view is shown. Layouts with such views override this
  /// method.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if there is no such view. The base class returns `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The class of the attributes that the collection view creates for the layout. Subclasses with their own attributes
  /// class override this property.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts for invalidations of the layout. Subclasses with their own context class override this
  /// property.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Invalidation

  /// Invalidates the whole layout, so that it is calculated again before the next frame.
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
  /// The method is called before every change of the size or the offset. The base class returns `false`.
  ///
  /// - Parameter newBounds: The new bounds of the collection view, in content coordinates.
  /// - Returns: `true` to invalidate the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns an invalidation context for a change of the bounds.
  ///
  /// The method is called if `shouldInvalidateLayout(forBoundsChange:)` returned `true`.
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
  ///   - originalAttributes: The attributes that the layout returned for the view.
  /// - Returns: `true` to invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns an invalidation context for a view's preferred attributes. The base class invalidates the element.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the view prefers.
  ///   - originalAttributes: The attributes that the layout returned for the view.
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

  /// Returns the visible frame of an element in the content. In an orthogonally scrolling section it includes the
  /// section's scroll offset, unlike the frame of the attributes.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }
  /// The element kinds of supplementary views that belong to individual items. Such a view has the index path of its
  /// item.
  var itemSupplementaryKinds: Set<Int32> { [] }
  /// The current and the next layout of a transition layout, or an empty array for other layouts.
  var componentLayouts: [UICollectionViewLayout] { [] }
  /// Completes the preparation after `prepare()`. A subclass may have set properties of the layout in `prepare()`, so layouts
  /// whose calculation uses these properties override this method and calculate in it.
  func finishPreparing() {}
  /// Responds to a change of the insets, the margins or the safe area of the view. Layouts that depend on them override
  /// this method.
  func layoutEnvironmentDidChange() {}

  // MARK: Target content offsets

  /// Returns the content offset at which a scroll ends.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the scroll would end, in points.
  ///   - velocity: The velocity of the scroll, in points per millisecond.
  /// - Returns: The offset at which the scroll ends, in points. The base class returns the proposed offset.
  open dynamic func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a batch update or a change of layout.
  ///
  /// - Parameter proposedContentOffset: The offset that the collection view proposes, in points.
  /// - Returns: The offset, in points. The base class returns the proposed offset.
  open dynamic func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Direction

  /// The reading direction that the layout was designed for. The default is left to right.
  open dynamic var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// A Boolean value that indicates whether the collection view mirrors the layout in the reading direction opposite to
  /// `developmentLayoutDirection`. The default is `false`.
  open dynamic var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

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
  /// The nib must contain exactly one top-level object, a reusable view.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - elementKind: The element kind of the decoration views.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nil
    decorationNibs[elementKind] = nib
  }

  // MARK: Updates

  /// Tells the layout which operations a batch update consists of. Overrides must call `super`.
  ///
  /// The method is called after the new layout is calculated and before any element moves.
  ///
  /// - Parameter updateItems: The operations of the update.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells the layout that a batch update is being animated. Subclasses override this method to animate further changes
  /// or to discard data of the update.
  ///
  /// The method is called inside the animation, after the attributes were requested. The default implementation does
  /// nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Tells the layout that an animated change of the collection view's size begins. The default implementation does
  /// nothing.
  ///
  /// - Parameter oldBounds: The bounds of the collection view before the change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Tells the layout that a change of the collection view's size is being animated. The method is called inside the
  /// animation, and its default implementation does nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the attributes that an appearing item is animated from.
  ///
  /// For items that an update inserts, the base class returns the final attributes with an alpha of 0. For other items
  /// it returns the old attributes. If they are unknown, and the override does not change the result, the view estimates where the
  /// item comes from.
  ///
  /// - Parameter itemIndexPath: The index path of the item after the update.
  /// - Returns: The initial attributes, or `nil` to let the view choose them. The base class returns `nil` only for an item that
  ///   does not exist.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultInitialAttributes(of: ElementKey(cell: itemIndexPath)) { layoutAttributesForItem(at: itemIndexPath) }
  }

  /// Returns the attributes that a disappearing item is animated to.
  ///
  /// For items that an update deletes, the base class returns the old attributes with an alpha of 0. For other items it
  /// returns the new attributes.
  ///
  /// - Parameter itemIndexPath: The index path of the item before the update.
  /// - Returns: The final attributes, or `nil` for the new position of the item. The base class returns `nil` only for an item
  ///   that does not exist.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultFinalAttributes(of: ElementKey(cell: itemIndexPath))
  }

  /// Returns the attributes that an appearing supplementary view is animated from.
  ///
  /// The default implementation is the same as that of `initialLayoutAttributesForAppearingItem(at:)`.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - elementIndexPath: The index path of the view after the update.
  /// - Returns: The initial attributes, or `nil` to let the collection view choose them.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitialAttributes(of: ElementKey(kind: ElementKind.supplementary(elementKind), path: elementIndexPath)) {
      layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }
  }

  /// Returns the attributes that a disappearing supplementary view is animated to.
  ///
  /// The default implementation is the same as that of `finalLayoutAttributesForDisappearingItem(at:)`.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - elementIndexPath: The index path of the view before the update.
  /// - Returns: The final attributes, or `nil` for the new position of the view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinalAttributes(of: ElementKey(kind: ElementKind.supplementary(elementKind), path: elementIndexPath))
  }

  /// Returns the attributes that an appearing decoration view is animated from.
  ///
  /// The default implementation is the same as that of `initialLayoutAttributesForAppearingItem(at:)`.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - decorationIndexPath: The index path of the view after the update.
  /// - Returns: The initial attributes, or `nil` to let the collection view choose them.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitialAttributes(of: ElementKey(kind: ElementKind.decoration(elementKind), path: decorationIndexPath)) {
      layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }
  }

  /// Returns the attributes that a disappearing decoration view is animated to.
  ///
  /// The default implementation is the same as that of `finalLayoutAttributesForDisappearingItem(at:)`.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - decorationIndexPath: The index path of the view before the update.
  /// - Returns: The final attributes, or `nil` for the new position of the view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinalAttributes(of: ElementKey(kind: ElementKind.decoration(elementKind), path: decorationIndexPath))
  }

  /// Returns the supplementary views that the layout itself deletes in an update, although their section remains. The
  /// default is an empty array.
  ///
  /// - Parameter elementKind: The element kind.
  /// - Returns: The index paths before the update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that the layout itself deletes in an update, although their section remains. The
  /// default is an empty array.
  ///
  /// - Parameter elementKind: The element kind.
  /// - Returns: The index paths before the update.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that the layout itself inserts in an update, into a section that already existed.
  /// The default is an empty array.
  ///
  /// - Parameter elementKind: The element kind.
  /// - Returns: The index paths after the update.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that the layout itself inserts in an update, into a section that already existed. The
  /// default is an empty array.
  ///
  /// - Parameter elementKind: The element kind.
  /// - Returns: The index paths after the update.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Tells the layout that the collection view is about to replace it with another layout. The default implementation
  /// does nothing.
  ///
  /// - Parameter newLayout: The layout that replaces this layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells the layout that the collection view is about to use it instead of another layout. The default implementation
  /// does nothing.
  ///
  /// - Parameter oldLayout: The layout that is replaced.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells the layout that the transition from one layout to the other is being animated. The method is called on both
  /// layouts inside the animation, and its default implementation does nothing.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the index path that an interactively moved item would have after a drop at a position.
  ///
  /// The base class returns the index path of the item whose frame contains the position, or the first index path of an
  /// empty section at the position (not documented by Apple), otherwise the previous index path.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The current index path of the moved item.
  ///   - position: The position of the moved item in content coordinates, in points.
  /// - Returns: The index path at which the other items make room.
  /// - Complexity: That of `layoutAttributesForElements(in:)` for a single point.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    targetPath(at: position, movingFrom: previousIndexPath)
  }

  /// Returns the section without items at a position in the layout's coordinates, or `nil` if there is none. An item
  /// can be moved into such a section interactively.
  func emptySection(at position: CGPoint) -> Int? { emptySectionByHeader(at: position) }

  /// Returns the attributes of an item while it is moved interactively. The default implementation returns the item's
  /// attributes, centered at the target position and in front of all other elements.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - position: The center of the moved item in content coordinates, in points.
  /// - Returns: The attributes of the moved item.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = copy ?? makeAttributes(kind: 0, path: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// Returns an invalidation context for a step of an interactive movement, which has changed the position of the moved
  /// items.
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

  /// Returns an invalidation context for the end of an interactive movement.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths where the items were dropped.
  ///   - previousIndexPaths: The index paths of the items before the movement ended.
  ///   - movementCancelled: `true` if the movement was cancelled and the items return to their original positions.
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

  // MARK: Members by name

  /// Returns the selector of a method that an extension of the class in another module declares. Subclasses override this
  /// method for their own methods.
  ///
  /// - Parameter name: The method's name as in Objective-C.
  /// - Returns: The selector, or nil if no extension declares the method.
  nonisolated open func _selector(named name: String) -> Selector? {
    ModuleMembers.selector(named: name, of: self)
  }

  /// Sets the value of a property by its name. The default implementation sets nothing. Subclasses override this method
  /// for their own properties.
  ///
  /// - Parameters:
  ///   - name: The property's name as in Objective-C.
  ///   - value: The new value.
  /// - Returns: `missing`.
  open func _setMember(_ name: String, to value: Any?) -> _MemberAssignment { .missing }

  /// Returns the value of a property by its name. The default implementation returns nil, because the class lists no
  /// properties by name. Subclasses override this method for their own properties.
  ///
  /// - Parameter name: The property's name as in Objective-C.
  /// - Returns: nil.
  open func _member(_ name: String) -> _MemberValue? { nil }
}
