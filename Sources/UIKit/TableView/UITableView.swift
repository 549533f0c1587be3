import CollectionCore
import Foundation

/// Shows rows in one column, in sections, and keeps views only for those that are visible.
///
/// The data source says how many sections and rows there are and makes the cells; the delegate may say how high they are,
/// makes headers and footers, and decides about selection. The work stands in extensions named after their concern:
/// heights (`Heights/`), the layout pass (`Pass/`), reuse (`Reuse/`), updates (`Updates/`), and so on.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: Storage

  final let styleStorage: Style
  @exclusivity(unchecked) final var swipes: SwipeController?
  private weak var typedDelegate: (any UITableViewDelegate)?
  /// The numbers of rows, and where everything lies; nil until they are first asked for, and after a reload.
  @exclusivity(unchecked) final var heights: TableHeights?
  /// What is being done to the content, and what the next layout pass has to do.
  @exclusivity(unchecked) final var session = LayoutSession()
  @exclusivity(unchecked) final var pass = TablePass()
  /// The rows, headers and footers that have a view.
  @exclusivity(unchecked) final var realized = ElementStore<TableElement>()
  final let cellPool = ReusePool<String, UITableViewCell>()
  final let headerFooterPool = ReusePool<String, UITableViewHeaderFooterView>()
  final let selection = SelectionController()
  final let prefetch = Prefetcher<UITableView>()
  @exclusivity(unchecked) final var typeAhead = TypeAhead()
  /// What `updates` and `animator` have made.
  @exclusivity(unchecked) final var updateParts: UpdateParts<UITableView>?
  /// While a row is being reconfigured: the cell that `dequeue…` is to give back.
  final var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  @exclusivity(unchecked) final var editingState = TableEditing()
  /// The menus of rows; made with the first delegate.
  @exclusivity(unchecked) final var menus: ItemMenus?
  final let indexBar = IndexBarController()
  /// The row that a scroll is on its way to.
  final let itemScroll = ItemScroll<UITableView>()
  /// Where the rows of the data are shown: elsewhere while one is moved.
  @exclusivity(unchecked) final var mapping = DataMapping()
  /// The row that is moved by its control.
  @exclusivity(unchecked) final var reordering: RowReordering?

  // MARK: Making

  /// A table with that frame, in its superview's coordinates, and style. Asks nobody anything before it is laid out.
  public init(frame: CGRect, style: Style) {
    styleStorage = style
    super.init(frame: frame)
    prepareTable()
  }
  /// A plain table with that frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Decodes what `UIView` decodes: an empty plain table.
  public required init?(coder: NSCoder) {
    styleStorage = .plain
    super.init(coder: coder)
    prepareTable()
  }

  private final func prepareTable() {
    selection.host = self
    prefetch.host = self
    backgroundColor = styleStorage == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    setNeedsLayout()
  }

  /// How sections look.
  open var style: Style { styleStorage }

  /// The height that stands for “as it needs”.
  public static let automaticDimension: CGFloat = -1
  /// Stands for a magnifying glass among the titles of an index.
  public static let indexSearch = IndexBar.searchTitle
  /// Posted when the selected rows have changed, with the table as its object.
  public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  // MARK: Collaborators

  /// Where rows and cells come from. Changing it reloads the data in the next pass.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { collaboratorsChanged() } }
  }
  /// Decides about heights and selection, makes headers and footers; also the scroll view's delegate.
  open var delegate: (any UITableViewDelegate)? {
    get { typedDelegate }
    set {
      let changes = typedDelegate !== newValue
      typedDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil, menus == nil { menus = ItemMenus(self) }
      if changes { collaboratorsChanged() }
    }
  }
  /// Hears early of rows that are likely to be shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetch.dataSourceChanged() } }
  }
  /// Whether cells are prepared and data is announced ahead of the scrolling, after frames. Default true.
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetch.stop() } }
  }

  // MARK: Heights

  /// The height of rows, in points, where the delegate says none. Default `automaticDimension`: cells say it.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged(rowHeight, oldValue) } }
  /// The height of headers, in points, where the delegate says none. Default `automaticDimension`.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(sectionHeaderHeight, oldValue) }
  }
  /// The height of footers, in points, where the delegate says none. Default `automaticDimension`.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(sectionFooterHeight, oldValue) }
  }
  /// A guess of the height of rows that have not been shown. Default `automaticDimension`; 0: no guesses, and no cells that
  /// say their heights.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(estimatedRowHeight, oldValue) }
  }
  /// A guess of the height of headers that have not been shown. Default `automaticDimension`.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(estimatedSectionHeaderHeight, oldValue) }
  }
  /// A guess of the height of footers that have not been shown. Default `automaticDimension`.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(estimatedSectionFooterHeight, oldValue) }
  }
  /// The room above headers of the plain style, in points. Default `automaticDimension`, which is 22.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(sectionHeaderTopPadding, oldValue) }
  }
  /// The distance of the lines below the last row of a plain table, in points; 0, as `automaticDimension`: there are none.
  /// Default `automaticDimension`.
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Whether rows whose cells change their size by themselves are laid out anew. Default enabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Views around the rows

  /// Above the first section, as wide as the table, as high as it is: a change of its height moves the rows when it is set
  /// anew, and with the next layout. Default nil.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }
  /// Below the last section, as wide as the table, as high as it is. Default nil.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }
  /// Behind all rows, as large as the visible part, does not scroll. Default nil.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { installBackgroundView(replacing: oldValue) } }
  }

  // MARK: Separators

  /// How rows are set apart. Default a line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { placesChanged() } }
  /// The colour of the lines; nil: the system's. Default nil.
  open var separatorColor: UIColor? { didSet { placesChanged() } }
  /// What the lines do with what lies behind them; they are drawn in its colour. Default nil.
  open var separatorEffect: UIVisualEffect? { didSet { placesChanged() } }
  /// The insets of the lines from the edges of cells; only left and right count.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      placesChanged()
    }
  }
  private(set) final var ownSeparatorInset: UIEdgeInsets?
  /// Where the insets of lines begin. Default at the edges of cells.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { placesChanged() } }
  /// Whether the content of cells ends at the readable width. Default false.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { placesChanged() } }
  /// Whether the content of cells keeps off the safe area. Default true.
  open var insetsContentViewsToSafeArea = true { didSet { placesChanged() } }

  // MARK: Index

  /// From how many rows on the index is shown. Default 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexChanged() } }
  /// The colour of the index; nil: the tint. Default nil.
  open var sectionIndexColor: UIColor? { didSet { indexLookChanged() } }
  /// What lies behind the index. Default nil.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexLookChanged() } }
  /// What lies behind the index while a finger is on it. Default nil.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The data source is asked for the titles of the index anew.
  open func reloadSectionIndexTitles() { indexChanged() }

  // MARK: Selection

  /// Whether rows can be selected. Default true.
  open var allowsSelection = true
  /// Whether several rows can be selected at once. Setting false keeps the first of the selected rows. Default false.
  open var allowsMultipleSelection = false { didSet { selectionRulesChanged() } }
  /// Whether rows can be selected while the table is edited. Default false.
  open var allowsSelectionDuringEditing = false { didSet { selectionRulesChanged() } }
  /// Whether several rows can be selected at once while the table is edited, by marks at their leading edge. Default false.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesChanged() } }
  /// Whether a row that gets the focus is selected. Default false.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus. Default true.
  open var allowsFocus = true
  /// Whether rows can have the focus while the table is edited. Default false.
  open var allowsFocusDuringEditing = false
  /// Whether the focus returns to the row that had it last. Default false.
  open var remembersLastFocusedIndexPath = false

  /// The row that was selected first; nil when there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows, in ascending order; nil when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.paths.sorted() }
  /// Selects a row and scrolls to it; nil deselects all. With single selection the row takes the place of the one before.
  /// Calls no delegate. `.none` does not scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row. Calls no delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, animated: animated)
  }
  /// The interaction that shows the menus of rows; nil before there is a delegate to ask for them.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Editing

  /// Whether the rows show controls for editing. Default false.
  open var isEditing: Bool {
    get { editingState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the controls for editing.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: Registration and reuse

  /// Names the class that cells with that identifier are made of; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier, identifier: identifier, in: self)
  }
  /// Names the class that headers and footers with that identifier are made of; nil takes it back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(aClass, for: identifier, identifier: identifier, in: self)
  }
  /// Names the nib that cells with that identifier are made of; nil takes it back. Nibs are not read yet: the call is
  /// reported, and `UITableViewCell` is registered.
  ///
  /// - Parameters:
  ///   - nib: The nib, or nil.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.reportRegistration(of: identifier, with: "\(self)", instead: UITableViewCell.self)
    cellPool.register(nib.map { _ in UITableViewCell.self }, for: identifier, identifier: identifier, in: self)
  }
  /// Names the nib that headers and footers with that identifier are made of; nil takes it back. Nibs are not read yet: the
  /// call is reported, and `UITableViewHeaderFooterView` is registered.
  ///
  /// - Parameters:
  ///   - nib: The nib, or nil.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.reportRegistration(of: identifier, with: "\(self)", instead: UITableViewHeaderFooterView.self)
    headerFooterPool.register(
      nib.map { _ in UITableViewHeaderFooterView.self }, for: identifier, identifier: identifier, in: self)
  }
  /// A cell that waits to be used again, else a new one of the registered class; nil where none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, nil)
  }
  /// A cell for a row: one that waits to be used again, else a new one. To be returned from the data source. An identifier
  /// that was not registered is reported, and the row gets an empty cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, indexPath) ?? missingCell(identifier, indexPath)
  }
  /// A header or footer that waits to be used again, else a new one of the registered class; nil where none is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // MARK: Counts and look-ups

  /// The number of sections that the data source has said last.
  open var numberOfSections: Int { loadedHeights.counts.count }
  /// The number of rows that the data source has said last for a section. A section that does not exist is reported and has
  /// none.
  open func numberOfRows(inSection section: Int) -> Int { count(ofSection: section) }

  /// A section's header, rows and footer, in the content's coordinates; empty for one that does not exist. O(log sections).
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// The place of a section's header; empty where there is none. O(log sections).
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  /// The place of a section's footer; empty where there is none. O(log sections).
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  /// The place of a row; empty for one that does not exist. O(log rows).
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// The row at a point of the content; nil where there is none. O(log rows).
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { findRow(at: point) }
  /// The row that a cell shows; nil for a cell of no row here. O(1).
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// The rows in a rectangle of the content: from the one that holds its upper edge to the one that holds the point above
  /// its lower edge. O(log rows), and the rows in it.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// The cell of a row that is on screen or prepared for it; nil where it has none. O(1).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { findCell(at: indexPath) }
  /// The cells on screen, in the order of their rows.
  open var visibleCells: [UITableViewCell] { shownCells }
  /// The rows on screen, in order; they answer to the present offset at once, before their cells are made.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows }
  /// The header of a section that is on screen, where it is such a view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { findHeader(section) }
  /// The footer of a section that is on screen, where it is such a view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { findFooter(section) }

  // MARK: Scrolling

  /// Scrolls so that a row lies at that position; `.none` scrolls as little as shows it. `NSNotFound` as row: the section.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to the visible ones.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Data

  /// Everything is asked for anew in the next layout pass: counts, heights, cells. Drops the selection and updates that
  /// were not carried out.
  open func reloadData() { owesReload() }
  /// Whether updates are waiting to be carried out, or a row is being moved by hand.
  open var hasUncommittedUpdates: Bool { updates.isCollecting || reordering != nil }
  /// Carries out all insertions, deletions, moves and reloads of `updates` together and animated. What is deleted,
  /// reloaded or moved is named as before the batch, what is inserted or moved to as after it. `completion` hears whether
  /// the animation ran to its end. Batches may be nested. As UIKit's block is not escaping, `updates` needs no `self`.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.performBatch(updates, completion: completion)
  }
  /// Begins a batch; `endUpdates` carries it out. An empty one asks for the heights anew, and animates them.
  open func beginUpdates() { updates.beginUpdates() }
  /// Carries out what has come together since `beginUpdates`.
  open func endUpdates() { updates.endUpdates() }
  /// Rows have come; paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record { $0.insert(rows: updates.items(indexPaths), animation) }
  }
  /// Rows have gone; paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record { $0.delete(rows: updates.items(indexPaths), animation) }
  }
  /// Rows get new cells; paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record { $0.reload(rows: updates.items(indexPaths), animation) }
  }
  /// The data source configures the existing cells of rows anew: it must dequeue the same kind of cell as before.
  open func reconfigureRows(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }
  /// A row has gone from one place (before the update) to another (after it).
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.recordMove(indexPath, to: newIndexPath)
  }
  /// Sections have come; numbers after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record { $0.insert(sections: sections, animation) }
  }
  /// Sections have gone; numbers before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record { $0.delete(sections: sections, animation) }
  }
  /// Sections get new views; numbers before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record { $0.reload(sections: sections, animation) }
  }
  /// A section has gone from one place (before the update) to another (after it).
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.record { $0.moveSection(from: section, to: newSection) }
  }

  // MARK: UIView

  package override var descriptionDetails: [String] {
    super.descriptionDetails + ["dataSource: \(Self.shortDescription(of: dataSource))"]
  }
  /// The description, and in one line what is on screen, is leaving, and waits to be used again.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { "\(description) \(realizedDescription)" }
  }
  package override var contentFollowsConstraints: Bool { false }
  /// While a batch is carried out the offset goes along with the animation.
  package override var clampsOffset: Bool { !session.isUpdating }
  package override func boundsDidScroll(from old: CGRect, cause: ScrollCause) {
    super.boundsDidScroll(from: old, cause: cause)
    itemScroll.offsetDidChange(cause, in: self)
  }
  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.width != bounds.width { widthChanged() }
  }
  package override func wheelWillMoveContent() { swipes?.close(animated: true) }
  package override func indexDisplayModeDidChange() { indexBar.update(in: self) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    runLayoutPass()
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    topInsetChanged()
    setNeedsLayout()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sectionMetricsMayHaveChanged()
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(previousTraitCollection)
  }
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, window != nil { animator.interruptAll() }
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    edgeViewWasRemoved(subview)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A finger that runs along the index does not drag the content.
    if gestureRecognizer === panGestureRecognizer, indexBar.contains(gestureRecognizer.location(in: self)) {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
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

  // MARK: Focus

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(self, shouldUpdateFocusIn: itemContext(context, .init())) ?? true
  }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let own = itemContext(context, UITableViewFocusUpdateContext())
    focusDidMove(own) { delegate?.tableView(self, didUpdateFocusIn: own, with: coordinator) }
  }
}
