import Foundation

// This file declares the public API. The implementation is in extensions named after their concern: the layout pass
// (`Pass/`), reuse (`Reuse/`), updates (`Updates/`), and so on.

/// A view that shows items in cells, arranged by a layout object.
///
/// The data source provides the number of sections and items and their views. The layout (`collectionViewLayout`)
/// provides the frames, and the delegate controls the selection. Views exist only for visible elements.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: Storage

  // These properties are read several times for every cell that appears or disappears, always on the main thread and never inside
  // another access. Without this attribute, the run-time checks of exclusive access took a thirtieth of the time of a scroll to a
  // distant item.
  @exclusivity(unchecked) final var layoutStorage: UICollectionViewLayout
  @exclusivity(unchecked) final var swipeController: SwipeController?
  private weak var typedDelegate: (any UICollectionViewDelegate)?
  /// The collection view controller that manages the view, or `nil` if there is none.
  final weak var controller: UICollectionViewController? { didSet { needsMovementGesture = true } }
  /// Indicates whether the controller installs its gesture for moving items with the next layout in a window.
  private final var needsMovementGesture = false
  /// The cached numbers of sections and items, or `nil` if they must be requested from the data source.
  @exclusivity(unchecked) final var countsStorage: CollectionCounts?
  final let pools = ReusePool<ReuseKey, UICollectionReusableView>()
  @exclusivity(unchecked) final var dequeueing = DequeueContext()
  /// The elements that currently have a view.
  @exclusivity(unchecked) final var liveElements = ElementStore<LiveElement>()
  /// The layout attributes from the last layout query, by element.
  @exclusivity(unchecked) final var layoutCache = LayoutCache()
  /// The object that determines the superview of each element's view: the collection view or the scroll view of a
  /// section.
  final private(set) lazy var hosting = ElementHosting(self)
  /// The current phase of the layout, and the work that is pending for the next layout pass.
  @exclusivity(unchecked) final var session = LayoutSession()
  @exclusivity(unchecked) final var pass = PassState()
  @exclusivity(unchecked) final var itemResponder = ItemResponder<LiveElement>()
  final let selection = SelectionController()
  final let prefetch = Prefetcher<UICollectionView>()
  @exclusivity(unchecked) final var typeAhead = TypeAhead()
  /// The context menus of the items. They are created when the first delegate is set.
  @exclusivity(unchecked) final var menus: ItemMenus?
  final let indexBar = IndexBarController()
  /// The storage of `updates` and `animator`.
  @exclusivity(unchecked) final var updateComponents: UpdateComponents<UICollectionView>?
  @exclusivity(unchecked) final var transitionState = TransitionState()
  /// The mapping of index paths between the data source and the items on screen.
  ///
  /// The index paths differ while an item is moved interactively and while placeholders are shown. The mapping also stores the
  /// items of drags and the target of a scroll animation in progress.
  @exclusivity(unchecked) final var mapping = DataMapping()
  /// The position of the item in the current interactive movement and the state of its gesture, or `nil` if no item is
  /// moved.
  @exclusivity(unchecked) final var movementState: InteractiveMovement.State? {
    didSet { if movementState == nil { oldValue?.autoscroll?.stop() } }
  }
  /// Closures that are called when the interactive movement has ended.
  final var movementActions: [@MainActor () -> Void] = []
  @exclusivity(unchecked) final var dragDropStorage: CollectionDragDrop?
  final let itemScroll = ItemScroll<UICollectionView>()
  /// The background color of the lists in the layout, which replaces the view's own background. The value is `nil` if
  /// the layout has no lists.
  final var listBackground: UIColor?
  package override var backgroundColorOverride: UIColor? { listBackground }

  // MARK: Initialization

  /// Creates a collection view with a flow layout, and reports an error because no layout is specified. UIKit raises an
  /// exception.
  ///
  /// - Parameter frame: The frame of the view in its superview's coordinate system, in points.
  public override convenience init(frame: CGRect) {
    Diagnostics.report(
      "UICollectionView must be initialized with a non-nil layout parameter: \(Self.self)() and init(frame:) have none. "
        + "The view gets a UICollectionViewFlowLayout; call init(frame:collectionViewLayout:)")
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection view with a layout.
  ///
  /// The data source and the layout are not called before the first layout pass.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view in its superview's coordinate system, in points.
  ///   - layout: The layout that arranges the items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    attach(layout)
  }
  /// Creates a collection view from data in an unarchiver.
  ///
  /// Properties, the layout and prototype cells are decoded only from nibs and storyboards. From any other unarchiver,
  /// the collection view has a flow layout and no registered cells.
  ///
  /// - Parameter coder: An unarchiver object.
  public required init?(coder: NSCoder) {
    layoutStorage =
      coder.makeNibObject(forKey: "collectionViewLayout", as: UICollectionViewLayout.self)
      ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    attach(layoutStorage)
    coder.decodeNib(into: self, as: UICollectionView.self)
  }

  // MARK: Collaborators

  /// The object that provides the items and their views. The collection view does not retain it. Setting this property
  /// reloads the data in the next layout pass.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      markNeedsReload()
      controller?.installMovementGesture()
    }
  }
  /// The object that controls the selection and display of items. It is also the delegate of the scroll view.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { typedDelegate }
    set {
      typedDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil, menus == nil { menus = ItemMenus(self) }
      if newValue != nil { installSceneActivation() }
    }
  }
  /// The object that prefetches data for items before they become visible. The collection view does not retain it.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetch.dataSourceDidChange() } }
  }
  /// A Boolean value that determines whether cells and data are prefetched ahead of scrolling. The default is `true`.
  ///
  /// Cells are prepared in the time that remains after each frame is drawn.
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetch.stop() } }
  }
  /// The layout that arranges the items. Setting this property changes the layout without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    // The layout may wait for the end of a batch update or of a callback.
    get { transitionState.pendingLayout ?? layoutStorage }
    set { changeLayout(to: newValue, animated: false, completion: nil) }
  }
  /// A view behind all elements that fills the visible area and does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { installBackgroundView(replacing: oldValue) } }
  }

  // MARK: Selection

  /// A Boolean value that determines whether users can select items. The default is `true`.
  ///
  /// The current selection is kept if the value becomes `false`.
  open var allowsSelection = true
  /// A Boolean value that determines whether users can select more than one item. The default is `false`.
  ///
  /// If the value becomes `false`, only the item that was selected first remains selected.
  open var allowsMultipleSelection = false {
    didSet { selection.selectionRulesDidChange() }
  }
  /// A Boolean value that determines whether users can select an item in editing mode. The default is `false`.
  ///
  /// Items can also be selected if `allowsMultipleSelectionDuringEditing` is `true`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that determines whether users can select more than one item in editing mode.
  ///
  /// The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { selection.selectionRulesDidChange() }
  }
  /// A Boolean value that determines whether the view is in editing mode. The default is `false`.
  ///
  /// A change updates the configuration states of the cells, and deselects the items if the new mode does not allow
  /// their selection.
  @exclusivity(unchecked) open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }
  /// A Boolean value that determines whether an item becomes selected when it becomes focused. The default is `false`.
  open var selectionFollowsFocus = false
  /// A Boolean value that determines whether cells can become focused. The default is `true`.
  open var allowsFocus = true
  /// A Boolean value that determines whether cells can become focused in editing mode. The default is `false`.
  open var allowsFocusDuringEditing = false
  /// A Boolean value that determines whether focus that returns to the collection view moves to the item that was
  /// focused last. The default is `false`.
  open var remembersLastFocusedIndexPath = false
  /// A value that determines which changes of cells and supplementary views make the layout measure them again.
  ///
  /// The default is `UICollectionView.SelfSizingInvalidation.enabled`.
  @exclusivity(unchecked) open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// A value that determines how soon items make room for an item that is dragged over them. The default is
  /// `immediate`.
  open var reorderingCadence = ReorderingCadence.immediate

  /// The index paths of the selected items in the order of their selection, or `nil` if no item is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.paths }

  /// Selects an item and scrolls to it.
  ///
  /// With single selection, the item replaces the previously selected one. The delegate is not called. The method does
  /// nothing if selection is not allowed.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item, or `nil` to deselect all items.
  ///   - animated: `true` to animate the scroll and the change of the cell.
  ///   - scrollPosition: The position of the item after scrolling. An empty set does not scroll.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects an item without calling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - animated: `true` to animate the change of the cell.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath, animated: animated) }
  /// The interaction that shows the context menus of items, or `nil` before a delegate is set.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Focus

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: addIndexPaths(of: context, to: .init())) ?? true
  }
  open override dynamic func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let itemContext = addIndexPaths(of: context, to: UICollectionViewFocusUpdateContext())
    focusDidMove(itemContext) { delegate?.collectionView(self, didUpdateFocusIn: itemContext, with: coordinator) }
  }

  // MARK: Registration and reuse

  /// Registers a class for creating cells.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of `UICollectionViewCell`, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier of the cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReuseKey(kind: 0, identifier: identifier))
  }
  /// Registers a class for creating supplementary views.
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of `UICollectionReusableView`, or `nil` to remove the registration.
  ///   - elementKind: The element kind of the views.
  ///   - identifier: The reuse identifier of the views.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReuseKey(kind: ElementKind.supplementary(elementKind), identifier: identifier))
  }

  /// Registers a nib for creating cells.
  ///
  /// The nib must contain exactly one top-level object, a cell. If a cell is created and the nib contains anything else,
  /// an error is reported and the cell is empty.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier of the cells.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let key = ReuseKey(kind: 0, identifier: identifier)
    guard let nib else { return register(nil as AnyClass?, key) }
    pools.register(for: key) { nib.makeReusableView(as: UICollectionViewCell.self, identifier) }
  }
  /// Registers a nib for creating supplementary views.
  ///
  /// The nib must contain exactly one top-level object, a reusable view. If a view is created and the nib contains
  /// anything else, an error is reported and the view is empty.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - kind: The element kind of the views.
  ///   - identifier: The reuse identifier of the views.
  open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    let key = ReuseKey(kind: ElementKind.supplementary(kind), identifier: identifier)
    guard let nib else { return register(nil as AnyClass?, key) }
    pools.register(for: key) { nib.makeReusableView(as: UICollectionReusableView.self, identifier) }
  }

  /// Returns a reused or new cell for an item.
  ///
  /// Call this method in the data source's `collectionView(_:cellForItemAt:)`, and return the cell.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier. If it is not registered, an error is reported and the cell is empty.
  ///   - indexPath: The index path of the item, as passed to the data source.
  /// - Returns: The cell. If it was used before, its `prepareForReuse()` has been called.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, indexPath)
  }
  /// Returns a reused or new supplementary view.
  ///
  /// Call this method in the data source's `collectionView(_:viewForSupplementaryElementOfKind:at:)`, and return the
  /// view.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - identifier: The reuse identifier. If it is not registered for the kind, an error is reported and the view is
  ///     empty.
  ///   - indexPath: The index path of the view, as passed to the data source.
  /// - Returns: The view. If it was used before, its `prepareForReuse()` has been called.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, indexPath)
  }

  // MARK: Counts and lookups

  /// The number of sections, as last returned by the data source.
  open var numberOfSections: Int { counts.sections }
  /// Returns the number of items in a section, as last returned by the data source.
  ///
  /// - Parameter section: The index of the section. An error is reported if it does not exist.
  /// - Returns: The number of items, or 0 if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int { count(ofSection: section) }

  /// The cells of the visible items, from back to front. Cells that are used as headers are not included.
  open var visibleCells: [UICollectionViewCell] { shownElements(0).compactMap { $0.view as? UICollectionViewCell } }
  /// The index paths of the visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] { shownElements(0).map(\.path) }
  /// Returns the visible supplementary views of a kind.
  ///
  /// - Parameter elementKind: The element kind.
  /// - Returns: The views, in no particular order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownElements(ElementKind.supplementary(elementKind)).map(\.view)
  }
  /// Returns the index paths of the visible supplementary views of a kind.
  ///
  /// - Parameter elementKind: The element kind.
  /// - Returns: The index paths, in no particular order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownElements(ElementKind.supplementary(elementKind)).map(\.path)
  }

  /// Returns the cell that shows an item.
  ///
  /// - Parameter indexPath: The index path of the item.
  /// - Returns: The cell if the item is visible, disappearing or prefetched (since iOS 15), otherwise `nil`.
  /// - Complexity: O(1).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { findCell(at: indexPath) }
  /// Returns the supplementary view of a kind at an index path.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view, or `nil` if it is not visible.
  /// - Complexity: O(1).
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    liveElements[ElementKey(kind: ElementKind.supplementary(elementKind), path: indexPath)]?.view
  }
  /// Returns the index path of the item that a cell shows.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The index path of the item that the cell shows or is prefetched for, or `nil` if this view
  ///   does not use the cell.
  /// - Complexity: O(1).
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(ofCell: cell) }
  /// Returns the index path of a supplementary view.
  ///
  /// - Parameter supplementaryView: The view.
  /// - Returns: The index path, or `nil` if the view is not a visible supplementary view of this collection view.
  /// - Complexity: O(1).
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    path(ofSupplementary: supplementaryView)
  }
  /// Returns the index path of the item at a point.
  ///
  /// - Parameter point: A point in the collection view's coordinate system, in points.
  /// - Returns: The index path of the frontmost item at the point, or `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { findItem(at: point) }

  /// Returns the frame and the other attributes with which the layout shows an item.
  ///
  /// - Parameter indexPath: The index path of the item.
  /// - Returns: The attributes from the last layout query, or the layout's current attributes if the query did not
  ///   include the item. The result is `nil` if the layout has no attributes for the item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(cell: indexPath), indexPath)
  }
  /// Returns the frame and the other attributes with which the layout shows a supplementary view.
  ///
  /// - Parameters:
  ///   - kind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes from the last layout query, or the layout's current attributes if the query did not
  ///   include the view. The result is `nil` if the layout has no attributes for the view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(kind: ElementKind.supplementary(kind), path: indexPath), indexPath)
  }

  // MARK: Scrolling

  /// Scrolls the content so that an item is visible.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - scrollPosition: The position of the item after scrolling. An empty set scrolls the shortest distance that
  ///     makes the item visible.
  ///   - animated: `true` to animate the scroll.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toItemAt: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Data

  /// Reloads all items and views in the next layout pass.
  ///
  /// The counts, the cells and the layout are requested again. The selection and uncommitted updates are discarded.
  open func reloadData() { markNeedsReload() }
  /// A Boolean value that indicates whether the items on screen differ from the items of the data source.
  ///
  /// The value is `true` if there are uncommitted updates or placeholders, and while an item is moved interactively.
  open var hasUncommittedUpdates: Bool { updates.isBatchOpen || !mapping.isIdentity }
  /// Commits insertions, deletions, moves and reloads together, with an animation.
  ///
  /// Index paths of deleted, reloaded and moved items refer to the data before the batch. Index paths of inserted items
  /// and destinations of moves refer to the data after it. The order of the calls is irrelevant. Batches can be nested.
  /// Code in the closure needs no explicit `self`, because UIKit's block does not escape.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the methods that insert, delete, reload and move items and
  ///     sections. It may be nil.
  ///   - completion: A closure that is called after the animation, with `true` if the animation was not interrupted. It
  ///     may be nil.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.performBatch(updates, completion: completion)
  }
  /// Inserts cells for items that the data source has added. Outside of `performBatchUpdates(_:completion:)`, the
  /// update is committed immediately.
  ///
  /// - Parameter indexPaths: The index paths of the new items after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    updates.record { $0.insertedItems.formUnion(updates.items(indexPaths)) }
  }
  /// Removes the cells of items that the data source has deleted. Outside of `performBatchUpdates(_:completion:)`, the
  /// update is committed immediately.
  ///
  /// - Parameter indexPaths: The index paths of the items before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    updates.record { $0.deletedItems.formUnion(updates.items(indexPaths)) }
  }
  /// Reloads items, each with a new cell. Outside of `performBatchUpdates(_:completion:)`, the update is committed
  /// immediately.
  ///
  /// - Parameter indexPaths: The index paths of the items before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    updates.record { $0.reloadedItems.formUnion(updates.items(indexPaths)) }
  }
  /// Moves the cell of an item that the data source has moved. Outside of `performBatchUpdates(_:completion:)`, the
  /// update is committed immediately.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item before the update.
  ///   - newIndexPath: The index path of the item after the update.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.recordMove(indexPath, to: newIndexPath)
  }
  /// Inserts sections that the data source has added, with their items. Outside of
  /// `performBatchUpdates(_:completion:)`, the update is committed immediately.
  ///
  /// - Parameter sections: The indexes of the new sections after the update.
  open func insertSections(_ sections: IndexSet) { updates.record { $0.insertedSections.formUnion(sections) } }
  /// Removes sections that the data source has deleted, with their items. Outside of
  /// `performBatchUpdates(_:completion:)`, the update is committed immediately.
  ///
  /// - Parameter sections: The indexes of the sections before the update.
  open func deleteSections(_ sections: IndexSet) { updates.record { $0.deletedSections.formUnion(sections) } }
  /// Reloads sections, with new views for all of their elements. Outside of `performBatchUpdates(_:completion:)`, the
  /// update is committed immediately.
  ///
  /// - Parameter sections: The indexes of the sections before the update.
  open func reloadSections(_ sections: IndexSet) { updates.record { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section that the data source has moved, with its items. Outside of `performBatchUpdates(_:completion:)`,
  /// the update is committed immediately.
  ///
  /// - Parameters:
  ///   - section: The index of the section before the update.
  ///   - newSection: The index of the section after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.record { $0.moveSection(from: section, to: newSection) }
  }
  /// Configures the existing cells of items again by calling the data source.
  ///
  /// - Parameter indexPaths: The index paths of the items. For each of them the data source must dequeue the same kind
  ///   of cell as before.
  open func reconfigureItems(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }

  // MARK: Layout changes

  /// Changes to a different layout. The visible content remains visible, and its elements move to their new positions.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: `true` to animate the change.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }
  /// Changes to a different layout and calls a closure after the animation. The visible content remains visible, and its elements
  /// move to their new positions.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: `true` to animate the change.
  ///   - completion: A closure that is called after the change, with `true` if the animation was not interrupted. It
  ///     may be nil.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }
  /// Starts an interactive transition to another layout.
  ///
  /// Set `transitionProgress` of the returned layout, and then finish or cancel the transition. The delegate can
  /// provide its own transition layout. If a transition is already running, an error is reported and the layout of that
  /// transition is returned.
  ///
  /// - Parameters:
  ///   - layout: The layout at the end of the transition.
  ///   - completion: A closure that is called at the end of the transition. It may be nil.
  /// - Returns: The transition layout, which is installed until the transition ends.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginInteractiveTransition(to: layout, completion: completion)
  }
  /// Completes the interactive transition with an animation at its current speed, and installs the new layout.
  ///
  /// Reports an error if no transition is running.
  open func finishInteractiveTransition() { completeInteractiveTransition(finish: true) }
  /// Reverses the interactive transition with an animation, and installs the old layout again.
  ///
  /// Reports an error if no transition is running.
  open func cancelInteractiveTransition() { completeInteractiveTransition(finish: false) }

  // MARK: Interactive movement

  /// Lifts an item to move it interactively.
  ///
  /// The data source determines whether the item can be moved (`collectionView(_:canMoveItemAt:)`).
  ///
  /// - Parameter indexPath: The index path of the item.
  /// - Returns: `true` if the item was lifted, or `false` if it cannot be moved or another item is being moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
  /// Moves the lifted item to a point in the collection view.
  ///
  /// The layout, and then the delegate, determine the index path at which the other items make room. The call is
  /// ignored if no item is lifted.
  ///
  /// - Parameter targetPosition: The new center of the item in the collection view's coordinate system, in points.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveByApplication(to: targetPosition) }
  /// Drops the lifted item at the index path where the other items made room.
  ///
  /// The data source is called first, to move the item in its data. The call is ignored if no item is lifted.
  open func endInteractiveMovement() { endMovement(cancelled: false) }
  /// Returns the lifted item to its original position. The call is ignored if no item is lifted.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }
  package override var descriptionDetails: [String] {
    super.descriptionDetails + [
      "layout: \(Self.shortDescription(of: collectionViewLayout))",
      "dataSource: \(Self.shortDescription(of: dataSource))",
    ]
  }
  /// A string representation of the view for debugging: its description and a line about its visible, disappearing and
  /// reusable elements.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { "\(description) \(liveElementsDescription)" }
  }

  // MARK: Geometry and layout

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue) { super.bounds = newValue } }
  }
  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: expectedBounds(for: newValue)) { super.frame = newValue } }
  }
  package override func boundsWillScroll(to new: CGRect, cause: ScrollCause) {
    super.boundsWillScroll(to: new, cause: cause)
    offsetWillChange(to: new, cause: cause)
  }
  package override func boundsDidScroll(from old: CGRect, cause: ScrollCause) {
    super.boundsDidScroll(from: old, cause: cause)
    offsetDidChange(from: old)
  }
  package override var constraintsDetermineContentSize: Bool { false }
  package override var clampsOffset: Bool { false }
  package override var holdsOffset: Bool { transitionState.holdsOffset }
  package override func wheelWillMoveContent() { swipeController?.close(animated: true) }
  package override func indexDisplayModeDidChange() { indexBar.update(in: self) }
  package override func willAnimateScroll(to new: CGRect) {
    super.willAnimateScroll(to: new)
    scrollWillAnimate(to: new)
  }
  package override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
    layoutStorage.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeItems(with: coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeItems(with: coder)
  }
  open override dynamic func layoutSubviews() {
    if needsMovementGesture, window != nil {
      needsMovementGesture = false
      controller?.installMovementGesture()
    }
    super.layoutSubviews()
    runLayoutPass()
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutStorage.layoutEnvironmentDidChange()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layoutStorage.layoutEnvironmentDidChange()
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layoutStorage.layoutEnvironmentDidChange()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    readingDirectionDidChange()
    remeasureIfTraitsChanged(since: previousTraitCollection)
    layoutStorage.layoutEnvironmentDidChange()
  }
  package override func semanticContentAttributeDidChange() {
    super.semanticContentAttributeDidChange()
    readingDirectionDidChange()
  }
  open override dynamic func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, window != nil { willLeaveWindow() }
  }
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBeginGesture(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Touches

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.touchesBegan(touches, event, in: self) { super.touchesBegan(touches, with: event) }
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.touchesMoved(touches, in: self) { super.touchesMoved(touches, with: event) }
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.touchesEnded(touches, event, in: self) { super.touchesEnded(touches, with: event) }
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.touchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Drag and drop

  /// The object that provides the items that users drag from the collection view. If it is set, a long press on an item
  /// begins a drag. The collection view does not retain it. The default is `nil`.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragDelegateStorage }
    set { dragDelegateStorage = newValue }
  }
  /// The object that receives dropped items. The collection view does not retain it. The default is `nil`.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dropDelegateStorage }
    set { dropDelegateStorage = newValue }
  }
  /// A Boolean value that determines whether a long press begins a drag. The default is `true`, as on iPad.
  ///
  /// If the host supports it, the items can also be dropped in other programs.
  open var dragInteractionEnabled = true {
    didSet { dragDrop?.source?.interaction?.isEnabled = dragInteractionEnabled }
  }
  /// A Boolean value that indicates whether items of this view are lifted or are being dragged.
  open var hasActiveDrag: Bool { dragDrop?.source?.isActive ?? false }
  /// A Boolean value that indicates whether a drag is over this view.
  open var hasActiveDrop: Bool { dragDrop?.target?.isActive ?? false }
  /// A Boolean value that determines whether a drag that pauses over an item activates it, as a tap does.
  ///
  /// The delegate can prevent the activation of individual items (`collectionView(_:shouldSpringLoadItemAt:with:)`).
  /// The default is `false`.
  open var isSpringLoaded: Bool {
    get { dragDrop?.isSpringLoaded ?? false }
    set { if newValue != isSpringLoaded { setSpringLoaded(newValue) } }
  }
}
