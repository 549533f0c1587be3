import CollectionCore
import Foundation

/// A scroll view that shows rows in a single column, in sections, and keeps views only for visible rows.
///
/// The data source provides the numbers of sections and rows, and the cells. The delegate can provide heights, headers
/// and footers, and decides about selection. The implementation is in extensions by topic: heights (`Heights/`), the
/// layout pass (`Pass/`), reuse (`Reuse/`), updates (`Updates/`), and so on.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: Storage

  final let styleStorage: Style
  @exclusivity(unchecked) final var swipes: SwipeController?
  private weak var typedDelegate: (any UITableViewDelegate)?
  /// The numbers of rows and the vertical layout, or `nil` until they are first needed and after a reload.
  @exclusivity(unchecked) final var heights: TableHeights?
  /// The current activity of the table and the work of the next layout pass.
  @exclusivity(unchecked) final var session = LayoutSession()
  @exclusivity(unchecked) final var pass = TablePass()
  /// The rows, headers and footers with a view.
  @exclusivity(unchecked) final var liveElements = ElementStore<TableElement>()
  final let cellPool = ReusePool<String, UITableViewCell>()
  final let headerFooterPool = ReusePool<String, UITableViewHeaderFooterView>()
  final let selection = SelectionController()
  final let prefetch = Prefetcher<UITableView>()
  @exclusivity(unchecked) final var typeAhead = TypeAhead()
  /// The objects behind `updates` and `animator`, or `nil` until they are needed.
  @exclusivity(unchecked) final var updateParts: UpdateParts<UITableView>?
  /// The cell of the row that is being reconfigured. The dequeue methods return it for that row.
  final var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  @exclusivity(unchecked) final var editingState = TableEditing()
  /// The context menus of rows, or `nil` until there is a delegate.
  @exclusivity(unchecked) final var menus: ItemMenus?
  final let indexBar = IndexBarController()
  /// The scroll to a row that is in progress.
  final let itemScroll = ItemScroll<UITableView>()
  /// The mapping between the rows of the data source and the rows that are shown. They differ while a row is moved.
  @exclusivity(unchecked) final var mapping = DataMapping()
  /// The row that the user moves by its reorder control, or `nil`.
  @exclusivity(unchecked) final var reordering: RowReordering?
  @exclusivity(unchecked) final var dragDropStorage: TableDragDrop?

  // MARK: Initialization

  /// Creates a table view. It calls its data source and delegate only when it is laid out.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the superview.
  ///   - style: The style.
  public init(frame: CGRect, style: Style) {
    styleStorage = style
    super.init(frame: frame)
    prepareTable()
  }
  /// Creates a table view of the plain style.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates an empty table view of the plain style from data in an unarchiver. Only the properties of `UIView` are
  /// decoded.
  ///
  /// - Parameter coder: The unarchiver to read from.
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

  /// The style of the table view.
  open var style: Style { styleStorage }

  /// The height that represents automatic sizing.
  public static let automaticDimension: CGFloat = -1
  /// The index title that is shown as a magnifying glass.
  public static let indexSearch = IndexBar.searchTitle
  /// Posted when the selected rows have changed. The object is the table view.
  public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  // MARK: Data source and delegate

  /// The object that provides rows and cells. Changing it reloads the data in the next layout pass. It is not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { collaboratorsChanged() } }
  }
  /// The delegate, which determines heights, headers, footers and selection. It is also the delegate of the scroll
  /// view.
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
  /// The object that loads data of rows before they are shown. It is not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetch.dataSourceChanged() } }
  }
  /// A Boolean value that determines whether cells and data are prepared ahead of scrolling, in the idle time of
  /// frames. The default is `true`.
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetch.stop() } }
  }

  // MARK: Heights

  /// The height of rows, in points, if the delegate provides none. The default is `automaticDimension`, which sizes the
  /// cells.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged(rowHeight, oldValue) } }
  /// The height of headers, in points, if the delegate provides none. The default is `automaticDimension`.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(sectionHeaderHeight, oldValue) }
  }
  /// The height of footers, in points, if the delegate provides none. The default is `automaticDimension`.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(sectionFooterHeight, oldValue) }
  }
  /// The estimated height of rows that have not been shown, in points. The default is `automaticDimension`.
  ///
  /// 0 turns off estimates and self-sizing cells.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(estimatedRowHeight, oldValue) }
  }
  /// The estimated height of headers that have not been shown, in points. The default is `automaticDimension`.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(estimatedSectionHeaderHeight, oldValue) }
  }
  /// The estimated height of footers that have not been shown, in points. The default is `automaticDimension`.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(estimatedSectionFooterHeight, oldValue) }
  }
  /// The distance above headers of the plain style, in points. The default is `automaticDimension`, which means 22.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(sectionHeaderTopPadding, oldValue) }
  }
  /// The distance of the separators below the last row of a plain table, in points. The default is
  /// `automaticDimension`.
  ///
  /// It is stored and has no effect: there are no separators below the last row.
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The conditions under which self-sizing rows are sized again. The default is `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Views around the rows

  /// The view above the first section, as wide as the table. The default is `nil`.
  ///
  /// It keeps its height. After its height has changed, the rows move when it is set again or with the next layout.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }
  /// The view below the last section, as wide as the table. It keeps its height. The default is `nil`.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }
  /// The view behind the rows, in the size of the visible area. It does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { installBackgroundView(replacing: oldValue) } }
  }

  // MARK: Separators

  /// The style of the separators. The default is `singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { layoutChanged() } }
  /// The color of the separators. The default is `nil`, which uses the color of the system.
  open var separatorColor: UIColor? { didSet { layoutChanged() } }
  /// The visual effect of the separators. It is stored and has no effect. The default is `nil`.
  open var separatorEffect: UIVisualEffect? { didSet { layoutChanged() } }
  /// The insets of the separators from the edges of the cells. Only `left` and `right` are used. The default is 16
  /// points at the left.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      layoutChanged()
    }
  }
  private(set) final var ownSeparatorInset: UIEdgeInsets?
  /// The reference of the separator insets. The default is `fromCellEdges`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { layoutChanged() } }
  /// A Boolean value that determines whether the content of cells is limited to the readable width. The default is
  /// `false`.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { layoutChanged() } }
  /// A Boolean value that determines whether the content of cells is inset to the safe area. The default is `true`.
  open var insetsContentViewsToSafeArea = true { didSet { layoutChanged() } }

  // MARK: Index

  /// The minimum number of rows for which the index bar is shown. The default is 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexChanged() } }
  /// The color of the index titles. The default is `nil`, which uses the tint color.
  open var sectionIndexColor: UIColor? { didSet { indexStyleChanged() } }
  /// The background color of the index bar. The default is `nil`.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexStyleChanged() } }
  /// The background color of the index bar while it is touched. The default is `nil`.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Asks the data source for the titles of the index bar again.
  open func reloadSectionIndexTitles() { indexChanged() }

  // MARK: Selection

  /// A Boolean value that determines whether the user can select rows. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that determines whether several rows can be selected. The default is `false`. Setting it to
  /// `false` keeps only the first selected row.
  open var allowsMultipleSelection = false { didSet { selectionRulesChanged() } }
  /// A Boolean value that determines whether rows can be selected while editing. The default is `false`.
  open var allowsSelectionDuringEditing = false { didSet { selectionRulesChanged() } }
  /// A Boolean value that determines whether several rows can be selected while editing, by marks at the leading edge.
  /// The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesChanged() } }
  /// A Boolean value that determines whether a row is selected when it is focused. The default is `false`.
  open var selectionFollowsFocus = false
  /// A Boolean value that determines whether rows can be focused. The default is `true`.
  open var allowsFocus = true
  /// A Boolean value that determines whether rows can be focused while editing. The default is `false`.
  open var allowsFocusDuringEditing = false
  /// A Boolean value that determines whether the focus returns to the row that was focused last. The default is
  /// `false`.
  open var remembersLastFocusedIndexPath = false

  /// The index path of the row that was selected first, or `nil` if none is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The index paths of the selected rows, in ascending order, or `nil` if none are selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.paths.sorted() }
  /// Selects a row without calling the delegate. If only one row can be selected, the previous one is deselected.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row, or `nil` to deselect all rows.
  ///   - animated: `true` to animate the selection and the scroll.
  ///   - scrollPosition: The position to which the row is scrolled, or `none` not to scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row without calling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - animated: `true` to animate the change.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, animated: animated)
  }
  /// The interaction that shows the context menus of rows, or `nil` until there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Editing

  /// A Boolean value that determines whether the rows show editing controls. The default is `false`.
  open var isEditing: Bool {
    get { editingState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the editing controls.
  ///
  /// - Parameters:
  ///   - editing: `true` to show them.
  ///   - animated: `true` to animate the change.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: Registration and reuse

  /// Registers the class of cells for a reuse identifier.
  ///
  /// - Parameters:
  ///   - cellClass: The class, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier, identifier: identifier, in: self)
  }
  /// Registers the class of headers and footers for a reuse identifier.
  ///
  /// - Parameters:
  ///   - aClass: The class, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(aClass, for: identifier, identifier: identifier, in: self)
  }
  /// Registers a nib of cells for a reuse identifier.
  ///
  /// Nibs are not supported yet. The method reports an error and registers `UITableViewCell` instead.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.reportRegistration(of: identifier, with: "\(self)", instead: UITableViewCell.self)
    cellPool.register(nib.map { _ in UITableViewCell.self }, for: identifier, identifier: identifier, in: self)
  }
  /// Registers a nib of headers and footers for a reuse identifier.
  ///
  /// Nibs are not supported yet. The method reports an error and registers `UITableViewHeaderFooterView` instead.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.reportRegistration(of: identifier, with: "\(self)", instead: UITableViewHeaderFooterView.self)
    headerFooterPool.register(
      nib.map { _ in UITableViewHeaderFooterView.self }, for: identifier, identifier: identifier, in: self)
  }
  /// Returns a cell from the reuse pool, or a new one of the registered class.
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: The cell, or `nil` if the pool is empty and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, nil)
  }
  /// Returns a cell for a row from the reuse pool, or a new one of the registered class. The data source has to return
  /// it.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier. If no class is registered for it, the method reports an error and returns an
  ///     empty cell.
  ///   - indexPath: The index path of the row.
  /// - Returns: The cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, indexPath) ?? missingCell(identifier, indexPath)
  }
  /// Returns a header or footer from the reuse pool, or a new one of the registered class.
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: The view, or `nil` if the pool is empty and no class is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // MARK: Counts and look-ups

  /// The number of sections that the data source returned last.
  open var numberOfSections: Int { loadedHeights.counts.count }
  /// Returns the number of rows in a section that the data source returned last.
  ///
  /// - Parameter section: The index of the section. Reports an error if there is no such section.
  /// - Returns: The number of rows, or 0 if the section does not exist.
  open func numberOfRows(inSection section: Int) -> Int { count(ofSection: section) }

  /// Returns the rectangle of a section with its header and footer.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The rectangle in the coordinates of the content, or an empty one if the section does not exist.
  /// - Complexity: O(log *n*), where *n* is the number of sections.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Returns the rectangle of a section's header.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The rectangle in the coordinates of the content, or an empty one if there is no header.
  /// - Complexity: O(log *n*), where *n* is the number of sections.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  /// Returns the rectangle of a section's footer.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The rectangle in the coordinates of the content, or an empty one if there is no footer.
  /// - Complexity: O(log *n*), where *n* is the number of sections.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  /// Returns the rectangle of a row.
  ///
  /// - Parameter indexPath: The index path of the row.
  /// - Returns: The rectangle in the coordinates of the content, or an empty one if the row does not exist.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// Returns the index path of the row at a point.
  ///
  /// - Parameter point: The point, in the coordinates of the content.
  /// - Returns: The index path, or `nil` if there is no row.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { findRow(at: point) }
  /// Returns the index path of the row that a cell shows.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The index path, or `nil` if the cell shows no row of this table.
  /// - Complexity: O(1).
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// Returns the index paths of the rows in a rectangle.
  ///
  /// The first row is at the upper edge of the rectangle, the last one is at the point above its lower edge.
  ///
  /// - Parameter rect: The rectangle, in the coordinates of the content.
  /// - Returns: The index paths, in ascending order.
  /// - Complexity: O(log *n* + *k*), where *n* is the number of rows and *k* the number of results.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// Returns the cell of a row.
  ///
  /// - Parameter indexPath: The index path of the row.
  /// - Returns: The cell, or `nil` if the row is neither visible nor prepared.
  /// - Complexity: O(1).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { findCell(at: indexPath) }
  /// The visible cells, in the order of their rows.
  open var visibleCells: [UITableViewCell] { shownCells }
  /// The index paths of the visible rows, in ascending order. They match the current content offset even before the
  /// cells are created.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows }
  /// Returns the header of a section.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The header, or `nil` if it is not visible or not a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { findHeader(section) }
  /// Returns the footer of a section.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The footer, or `nil` if it is not visible or not a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { findFooter(section) }

  // MARK: Scrolling

  /// Scrolls until a row is visible.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row. With `NSNotFound` as row it is the header of the section. Reports an
  ///     error and does nothing if there is no such row.
  ///   - scrollPosition: The position of the row after scrolling. `none` scrolls by the shortest distance.
  ///   - animated: `true` to animate the scroll.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to the visible area.
  ///
  /// - Parameters:
  ///   - scrollPosition: The position of the row after scrolling. `none` scrolls by the shortest distance.
  ///   - animated: `true` to animate the scroll.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Data

  /// Reloads all data in the next layout pass: the numbers of sections and rows, heights and cells.
  ///
  /// The selection and updates that have not been applied are discarded.
  open func reloadData() { markNeedsReload() }
  /// A Boolean value that indicates whether the displayed rows differ from the data.
  ///
  /// This is the case if updates have not been applied yet, the user is moving a row, or the table shows placeholders
  /// or the gap of a drag.
  open var hasUncommittedUpdates: Bool { updates.isCollecting || !mapping.isIdentity }
  /// Performs insertions, deletions, moves and reloads as one animated batch. Batches can be nested.
  ///
  /// Rows and sections that are deleted, reloaded or moved are identified by their index paths before the batch. Rows
  /// and sections that are inserted and the destinations of moves are identified by their index paths after the batch.
  /// The closure does not need an explicit `self`, because UIKit's block is not escaping.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the methods that insert, delete, reload and move rows and
  ///     sections.
  ///   - completion: A closure to call after the animations. It takes a Boolean value that indicates whether they ran
  ///     to their end.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.performBatch(updates, completion: completion)
  }
  /// Begins a batch of updates, which `endUpdates()` performs. An empty batch updates the heights with an animation.
  open func beginUpdates() { updates.beginUpdates() }
  /// Performs the updates since the matching `beginUpdates()`.
  open func endUpdates() { updates.endUpdates() }
  /// Inserts rows.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows after the update.
  ///   - animation: The animation of the rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record { $0.insert(rows: updates.items(indexPaths), animation) }
  }
  /// Deletes rows.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows before the update.
  ///   - animation: The animation of the rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record { $0.delete(rows: updates.items(indexPaths), animation) }
  }
  /// Reloads rows. They receive new cells.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows before the update.
  ///   - animation: The animation of the rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record { $0.reload(rows: updates.items(indexPaths), animation) }
  }
  /// Updates the existing cells of rows by asking the data source for them again. It has to dequeue cells with the same
  /// reuse identifier.
  ///
  /// - Parameter indexPaths: The index paths of the rows.
  open func reconfigureRows(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }
  /// Moves a row.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row before the update.
  ///   - newIndexPath: The index path of the row after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.recordMove(indexPath, to: newIndexPath)
  }
  /// Inserts sections.
  ///
  /// - Parameters:
  ///   - sections: The indices of the sections after the update.
  ///   - animation: The animation of the rows.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record { $0.insert(sections: sections, animation) }
  }
  /// Deletes sections.
  ///
  /// - Parameters:
  ///   - sections: The indices of the sections before the update.
  ///   - animation: The animation of the rows.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record { $0.delete(sections: sections, animation) }
  }
  /// Reloads sections. Their rows, headers and footers receive new views.
  ///
  /// - Parameters:
  ///   - sections: The indices of the sections before the update.
  ///   - animation: The animation of the rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record { $0.reload(sections: sections, animation) }
  }
  /// Moves a section.
  ///
  /// - Parameters:
  ///   - section: The index of the section before the update.
  ///   - newSection: The index of the section after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.record { $0.moveSection(from: section, to: newSection) }
  }

  // MARK: UIView

  package override var descriptionDetails: [String] {
    super.descriptionDetails + ["dataSource: \(Self.shortDescription(of: dataSource))"]
  }
  /// A description of the table view, its visible elements, the elements that disappear, and the reuse pools.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { "\(description) \(liveElementsDescription)" }
  }
  package override var contentFollowsConstraints: Bool { false }
  /// Indicates whether the content offset is limited to the content. While a batch of updates is applied, the animation
  /// changes the offset instead.
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
    // A finger that moves along the index bar does not scroll the content.
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

  // MARK: Drag and drop

  /// A Boolean value that determines whether long presses begin drags. The default is `true`, as on iPad. On Linux,
  /// too, drags are limited to the window.
  open var dragInteractionEnabled = true {
    didSet { dragDrop?.source?.interaction?.isEnabled = dragInteractionEnabled }
  }
  /// A Boolean value that indicates whether rows of the table were lifted or are being dragged.
  open var hasActiveDrag: Bool { dragDrop?.source?.isActive ?? false }
  /// A Boolean value that indicates whether a drag is over the table.
  open var hasActiveDrop: Bool { dragDrop?.target?.isActive ?? false }
  /// A Boolean value that determines whether a drag that rests over a row activates it, as a tap would. The delegate
  /// can exclude rows (`tableView(_:shouldSpringLoadRowAt:with:)`). The default is `false`.
  open var isSpringLoaded: Bool {
    get { dragDrop?.isSpringLoaded ?? false }
    set { if newValue != isSpringLoaded { setSpringLoaded(newValue) } }
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
