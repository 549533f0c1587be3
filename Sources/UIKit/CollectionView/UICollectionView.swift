import Foundation

/// Shows items, each in a cell, at the places that a layout object calculates, and keeps views only for those that
/// are visible.
///
/// The data source says how many sections and items there are and makes the views; the layout
/// (`collectionViewLayout`) says where they lie; the delegate decides about selection. The work stands in extensions
/// named after their concern: the layout pass (`Pass/`), reuse (`Reuse/`), updates (`Updates/`), and so on.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: Storage

  // Each is asked for several times with every cell that comes or goes, on the main thread, a statement at a time:
  // run-time checks of that took a thirtieth of a jump.
  @exclusivity(unchecked) final var layoutStorage: UICollectionViewLayout
  @exclusivity(unchecked) final var swipes: SwipeController?
  private weak var typedDelegate: (any UICollectionViewDelegate)?
  /// Nil until they are first asked for, and after they were invalidated.
  @exclusivity(unchecked) final var countsStorage: CollectionCounts?
  final let pools = ReusePool<ReuseKey, UICollectionReusableView>()
  @exclusivity(unchecked) final var dequeueing = DequeueContext()
  /// The elements that have a view.
  @exclusivity(unchecked) final var realized = ElementStore<RealizedElement>()
  /// What the layout answered last.
  @exclusivity(unchecked) final var queried = QueriedElements()
  /// Whose subviews the views of elements are.
  final private(set) lazy var hosting = ElementHosting(self)
  /// What is being done to the content, and what the next layout pass has to do.
  @exclusivity(unchecked) final var session = LayoutSession()
  @exclusivity(unchecked) final var pass = PassState()
  final let selection = SelectionController()
  final let prefetch = Prefetcher<UICollectionView>()
  @exclusivity(unchecked) final var typeAhead = TypeAhead()
  /// The menus of items; made with the first delegate.
  @exclusivity(unchecked) final var menus: ItemMenus?
  final let indexBar = IndexBarController()
  /// What `updates` and `animator` have made.
  @exclusivity(unchecked) final var updateParts: UpdateParts<UICollectionView>?
  @exclusivity(unchecked) final var transitionState = TransitionState()
  /// The item that is being moved by hand, what is dragged and dropped, and the item that a scroll is on its way to.
  @exclusivity(unchecked) final var mapping = DataMapping()
  /// How the item that `mapping` says is moved is held.
  @exclusivity(unchecked) final var movementHold: InteractiveMovement.Hold?
  /// What waits for the movement to be over.
  final var movementActions: [@MainActor () -> Void] = []
  @exclusivity(unchecked) final var dragDrop: CollectionDragDrop?
  final let itemScroll = ItemScroll<UICollectionView>()
  /// What lies behind the lists in the layout, instead of the view's own background; nil where that is seen.
  final var listBackground: UIColor?
  package override var coveringBackground: UIColor? { listBackground }

  // MARK: Making

  /// Creates a collection view with a flow layout, and reports that the layout is missing; UIKit raises.
  ///
  /// - Parameter frame: The frame of the view, in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    Misuse.report(
      "UICollectionView must be initialized with a non-nil layout parameter: \(Self.self)() and init(frame:) have none. "
        + "The view gets a UICollectionViewFlowLayout; call init(frame:collectionViewLayout:)")
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// A collection view with that frame (in its superview's coordinates) and layout. Asks nobody anything before it is
  /// laid out.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    adopt(layout)
  }
  /// Decodes what `UIView` decodes: an empty view with a flow layout.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adopt(layoutStorage)
  }

  // MARK: Collaborators

  /// Where items and views come from. Changing it reloads the data in the next pass.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { owesReload() } }
  }
  /// Decides about and hears of selection and display; also the scroll view's delegate.
  open var delegate: (any UICollectionViewDelegate)? {
    get { typedDelegate }
    set {
      typedDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil, menus == nil { menus = ItemMenus(self) }
    }
  }
  /// Hears early of items that are likely to be shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetch.dataSourceChanged() } }
  }
  /// Whether cells are prepared and data is announced ahead of the scrolling, after frames. Default true.
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetch.stop() } }
  }
  /// Calculates where things lie. Setting it changes layouts without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { changeLayout(to: newValue, animated: false, completion: nil) }
  }
  /// Behind all elements, as large as the visible part, does not scroll. Default nil.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { installBackgroundView(replacing: oldValue) } }
  }

  // MARK: Selection

  /// Whether items can be selected. Setting false leaves what is selected. Default true.
  open var allowsSelection = true
  /// Whether several items can be selected at once. Setting false keeps the first of the selected items. Default false.
  open var allowsMultipleSelection = false {
    didSet { selection.rulesChanged() }
  }
  /// Whether items can be selected while editing; they also can where several may be. Default false.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected at once while editing. Default false.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { selection.rulesChanged() }
  }
  /// Whether the cells are being edited: the cells' configurations follow, and what may not be selected in the new state
  /// is deselected. Default false.
  @exclusivity(unchecked) open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }
  /// Whether an item that gets the focus is selected. Default false.
  open var selectionFollowsFocus = false
  /// Whether cells can have the focus. Default true.
  open var allowsFocus = true
  /// Whether cells can have the focus while editing. Default false.
  open var allowsFocusDuringEditing = false
  /// Whether the focus returns to the item that had it last. Default false.
  open var remembersLastFocusedIndexPath = false
  /// Whether cells that change their size by themselves are laid out anew. Default enabled.
  @exclusivity(unchecked) open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// How soon items make room for what is dragged over them. Default immediate.
  open var reorderingCadence = ReorderingCadence.immediate

  /// The selected items, in the order of their selection; nil when there is none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.paths }

  /// Selects an item and scrolls to it; nil deselects all. With single selection the item takes the place of the one
  /// before. Calls no delegate. An empty position does not scroll. Does nothing while selection is not allowed.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects an item. Calls no delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath, animated: animated) }
  /// The interaction that shows the menus of items; nil before there is a delegate to ask for them.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Focus

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: itemContext(context, .init())) ?? true
  }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let own = itemContext(context, UICollectionViewFocusUpdateContext())
    focusDidMove(own) { delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator) }
  }

  // MARK: Registration and reuse

  /// Names the class that cells with that identifier are made of; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReuseKey(kind: 0, identifier: identifier))
  }
  /// Names the class that supplementary views of that kind with that identifier are made of; nil takes it back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReuseKey(kind: ElementKind.supplementary(elementKind), identifier: identifier))
  }

  /// Names the nib that cells with that identifier are made of; nil takes it back. Nibs are not read yet: the call is
  /// reported, and `UICollectionViewCell` is registered.
  ///
  /// - Parameters:
  ///   - nib: The nib, or nil.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.reportRegistration(of: identifier, with: "\(self)", instead: UICollectionViewCell.self)
    register(nib.map { _ in UICollectionViewCell.self }, ReuseKey(kind: 0, identifier: identifier))
  }
  /// Names the nib that supplementary views of that kind with that identifier are made of; nil takes it back. Nibs are not
  /// read yet: the call is reported, and `UICollectionReusableView` is registered.
  ///
  /// - Parameters:
  ///   - nib: The nib, or nil.
  ///   - kind: The kind of the views.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    nib?.reportRegistration(of: identifier, with: "\(self)", instead: UICollectionReusableView.self)
    register(
      nib.map { _ in UICollectionReusableView.self },
      ReuseKey(kind: ElementKind.supplementary(kind), identifier: identifier))
  }

  /// A cell for an item: one that waits to be used again, else a new one. To be returned from the data source. Traps for
  /// an identifier that was not registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, indexPath)
  }
  /// A supplementary view: one that waits to be used again, else a new one. To be returned from the data source. Traps
  /// for a kind and identifier that were not registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, indexPath)
  }

  // MARK: Counts and look-ups

  /// The number of sections that the data source has said last.
  open var numberOfSections: Int { counts.sections }
  /// The number of items that the data source has said last for a section. A section that does not exist is reported and
  /// has none.
  open func numberOfItems(inSection section: Int) -> Int { count(ofSection: section) }

  /// The cells of the items on screen, in painting order; a header that is a cell is none of them.
  open var visibleCells: [UICollectionViewCell] { shownElements(0).compactMap { $0.view as? UICollectionViewCell } }
  /// The paths of the items on screen, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] { shownElements(0).map(\.path) }
  /// The supplementary views of a kind that are on screen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownElements(ElementKind.supplementary(elementKind)).map(\.view)
  }
  /// The paths of the supplementary views of a kind that are on screen.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownElements(ElementKind.supplementary(elementKind)).map(\.path)
  }

  /// The cell of an item that is on screen, is just leaving it, or is prepared for it (since iOS 15); nil where it has
  /// none. O(1).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { findCell(at: indexPath) }
  /// The supplementary view of a kind at a path; nil where there is none on screen. O(1).
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    realized[ElementKey(kind: ElementKind.supplementary(elementKind), path: indexPath)]?.view
  }
  /// The path of the item that a cell shows or is prepared for; nil for a cell of no item here. O(1).
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(ofCell: cell) }
  /// The path of a supplementary view that is shown here; nil for any other view. O(1).
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    path(ofSupplementary: supplementaryView)
  }
  /// The frontmost item at a point of the content; nil between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { findItem(at: point) }

  /// The attributes of an item, from the last query where they are there, else asked of the layout.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(cell: indexPath), indexPath)
  }
  /// The attributes of a supplementary view, from the last query where they are there, else asked of the layout.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(kind: ElementKind.supplementary(kind), path: indexPath), indexPath)
  }

  // MARK: Scrolling

  /// Scrolls so that an item lies at that position; an empty position scrolls as little as shows it.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toItemAt: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Data

  /// Everything is asked for anew in the next layout pass: counts, cells, layout. Drops the selection and updates that
  /// were not carried out.
  open func reloadData() { owesReload() }
  /// Whether updates are waiting to be carried out, or items are shown elsewhere than the data source has them: one is
  /// moved by hand, or placeholders are there.
  open var hasUncommittedUpdates: Bool { updates.isCollecting || !mapping.isIdentity }
  /// Carries out all insertions, deletions, moves and reloads of `updates` together and animated. What is deleted,
  /// reloaded or moved is named as before the batch, what is inserted or moved to as after it; the order of the calls
  /// means nothing. `completion` hears whether the animation ran to its end. Batches may be nested. As UIKit's block is not
  /// escaping, `updates` needs no `self`.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.performBatch(updates, completion: completion)
  }
  /// Items have come; paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    updates.record { $0.insertedItems.formUnion(updates.items(indexPaths)) }
  }
  /// Items have gone; paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    updates.record { $0.deletedItems.formUnion(updates.items(indexPaths)) }
  }
  /// Items get new cells; paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    updates.record { $0.reloadedItems.formUnion(updates.items(indexPaths)) }
  }
  /// An item has gone from one place (before the update) to another (after it).
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.recordMove(indexPath, to: newIndexPath)
  }
  /// Sections have come; numbers after the update.
  open func insertSections(_ sections: IndexSet) { updates.record { $0.insertedSections.formUnion(sections) } }
  /// Sections have gone; numbers before the update.
  open func deleteSections(_ sections: IndexSet) { updates.record { $0.deletedSections.formUnion(sections) } }
  /// Sections get new views; numbers before the update.
  open func reloadSections(_ sections: IndexSet) { updates.record { $0.reloadedSections.formUnion(sections) } }
  /// A section has gone from one place (before the update) to another (after it).
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.record { $0.moveSection(from: section, to: newSection) }
  }
  /// The data source configures the existing cells of items anew: it must dequeue the same kind of cell as before.
  open func reconfigureItems(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }

  // MARK: Layout changes

  /// Changes to another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }
  /// Changes to another layout; `completion` hears whether the animation ran to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }
  /// Begins a transition to another layout that code steers: set `transitionProgress` of the layout that is returned, and
  /// then finish or cancel. The delegate may give a transition layout of its own. While one is under way another one
  /// cannot be started; that is reported, and the running one returned.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginInteractiveTransition(to: layout, completion: completion)
  }
  /// Runs the interactive transition on to the new layout, with the speed that it has, and installs that layout.
  /// Reported when there is none.
  open func finishInteractiveTransition() { settleInteractiveTransition(finish: true) }
  /// Runs the interactive transition back to the old layout and installs that again. Reported when there is none.
  open func cancelInteractiveTransition() { settleInteractiveTransition(finish: false) }

  // MARK: Movement by hand

  /// Lifts an item that is to be moved by hand. The data source is asked whether it can be moved; the answer is false, and
  /// nothing happens, if it cannot, or if another item is being moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
  /// Moves the lifted item to a point of the content (its centre). The others make room where the layout, and then the
  /// delegate, says that it would go. Does nothing without a lifted item.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }
  /// Drops the lifted item where the others made room. The data source hears of the move first. Does nothing without one.
  open func endInteractiveMovement() { endMovement(cancelled: false) }
  /// Brings the lifted item back to where it came from. Does nothing without one.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }
  package override var descriptionDetails: [String] {
    super.descriptionDetails + [
      "layout: \(Self.shortDescription(of: collectionViewLayout))",
      "dataSource: \(Self.shortDescription(of: dataSource))",
    ]
  }
  /// The description, and in one line what is on screen, is leaving, and waits to be used again.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { "\(description) \(realizedDescription)" }
  }

  // MARK: Geometry and layout

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue) { super.bounds = newValue } }
  }
  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: boundsExpected(for: newValue)) { super.frame = newValue } }
  }
  package override func boundsWillScroll(to new: CGRect, cause: ScrollCause) {
    super.boundsWillScroll(to: new, cause: cause)
    offsetWillChange(to: new, cause: cause)
  }
  package override func boundsDidScroll(from old: CGRect, cause: ScrollCause) {
    super.boundsDidScroll(from: old, cause: cause)
    offsetDidChange(from: old)
  }
  package override var contentFollowsConstraints: Bool { false }
  package override var clampsOffset: Bool { false }
  package override func wheelWillMoveContent() { swipes?.close(animated: true) }
  package override func indexDisplayModeDidChange() { indexBar.update(in: self) }
  package override func willAnimateScroll(to new: CGRect) {
    super.willAnimateScroll(to: new)
    scrollWillAnimate(to: new)
  }
  package override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
    layoutStorage.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    runLayoutPass()
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutStorage.surroundingsChanged()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layoutStorage.surroundingsChanged()
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layoutStorage.surroundingsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    readingDirectionChanged()
    measuresMayHaveChanged(since: previousTraitCollection)
    layoutStorage.surroundingsChanged()
  }
  package override func semanticContentAttributeChanged() {
    super.semanticContentAttributeChanged()
    readingDirectionChanged()
  }
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, window != nil { willLeaveWindow() }
  }
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.touchesBegan(touches, event, in: self) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.touchesMoved(touches, in: self) { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.touchesEnded(touches, event, in: self) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.touchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Drag and drop

  /// Whether long presses begin drags. Default true, as on iPad: drags stay inside a window here, too.
  open var dragInteractionEnabled = true {
    didSet { dragDrop?.source?.interaction?.isEnabled = dragInteractionEnabled }
  }
  /// Whether items of this view were lifted or are being dragged.
  open var hasActiveDrag: Bool { dragDrop?.source?.isActive ?? false }
  /// Whether a drag is over this view.
  open var hasActiveDrop: Bool { dragDrop?.target?.isActive ?? false }
  /// Whether a drag that rests over an item activates it, as a tap would. The delegate decides item by item
  /// (`shouldSpringLoadItemAt`). Default false.
  open var isSpringLoaded: Bool {
    get { dragDrop?.springs != nil }
    set { if newValue != isSpringLoaded { setSpringLoaded(newValue) } }
  }
}
