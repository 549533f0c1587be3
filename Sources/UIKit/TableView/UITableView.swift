import CollectionCore
import Foundation

/// A scroll view that shows rows in a single column, grouped in sections. Only visible rows have views.
///
/// The data source provides the numbers of sections and rows, and the cells. The delegate can provide heights, headers
/// and footers, and controls the selection. The implementation is in extensions by topic: heights (`Heights/`), the
/// layout pass (`Pass/`), reuse (`Reuse/`), updates (`Updates/`), and so on.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: Storage

  final let styleStorage: Style
  @exclusivity(unchecked) final var swipeController: SwipeController?
  private weak var typedDelegate: (any UITableViewDelegate)?
  /// The numbers of rows and their vertical layout, or `nil` if they must be requested from the data source.
  @exclusivity(unchecked) final var heights: TableHeights?
  /// The current activity of the table view, and the work that is pending for the next layout pass.
  @exclusivity(unchecked) final var session = LayoutSession()
  @exclusivity(unchecked) final var pass = TablePass()
  @exclusivity(unchecked) final var itemResponder = ItemResponder<TableElement>()
  /// The rows, headers and footers that have a view.
  @exclusivity(unchecked) final var liveElements = ElementStore<TableElement>()
  final let cellPool = ReusePool<String, UITableViewCell>()
  /// The cells of a static table view in a storyboard, or `nil` for other table views.
  final var staticContent: StaticTableContent?
  final let headerFooterPool = ReusePool<String, UITableViewHeaderFooterView>()
  final let selection = SelectionController()
  final let prefetch = Prefetcher<UITableView>()
  @exclusivity(unchecked) final var typeAhead = TypeAhead()
  /// The storage of `updates` and `animator`, which are created when they are first used.
  @exclusivity(unchecked) final var updateComponents: UpdateComponents<UITableView>?
  /// The row that is being reconfigured, and its cell, which the dequeue methods return. The value is nil at other
  /// times.
  final var reconfiguredCell: (path: IndexPath, cell: UITableViewCell)?
  @exclusivity(unchecked) final var editingState = TableEditing()
  /// The context menus of the rows. They are created when the first delegate is set.
  @exclusivity(unchecked) final var menus: ItemMenus?
  final let indexBar = IndexBarController()
  /// The state of a scroll to a row.
  final let itemScroll = ItemScroll<UITableView>()
  /// The mapping between the rows of the data source and the rows on screen. The index paths of the rows differ while a row is
  /// moved and while placeholders are shown.
  @exclusivity(unchecked) final var mapping = DataMapping()
  /// The row that the user moves by its reorder control, or `nil` if no row is moved.
  @exclusivity(unchecked) final var reordering: RowReordering?
  @exclusivity(unchecked) final var dragDropStorage: TableDragDrop?
  /// The view of the filler rows, or `nil` until some are shown.
  @exclusivity(unchecked) final var fillerRows: TableFillerRows?

  // MARK: Initialization

  /// Creates a table view. Its data source and delegate are not called before the first layout pass.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view in its superview's coordinate system, in points.
  ///   - style: The style of the table view.
  public init(frame: CGRect, style: Style) {
    styleStorage = style
    super.init(frame: frame)
    prepareTable()
  }
  /// Creates a table view with the plain style. Its data source and delegate are not called before the first layout
  /// pass.
  ///
  /// - Parameter frame: The frame of the view in its superview's coordinate system, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a table view from data in an unarchiver.
  ///
  /// The style, other properties and prototype cells are decoded only from nibs and storyboards. From any other
  /// unarchiver, the table view is empty and has the plain style.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    styleStorage = Style(nib: coder)
    super.init(coder: coder)
    prepareTable()
    coder.decodeNib(into: self, as: UITableView.self)
  }

  private final func prepareTable() {
    selection.host = self
    prefetch.host = self
    setBackgroundColor(styleStorage == .plain ? .systemBackground : .systemGroupedBackground)
    alwaysBounceVertical = true
    setNeedsLayout()
  }

  /// The style of the table view, which is determined when the table view is created.
  open var style: Style { styleStorage }

  /// A value for heights that requests automatic sizing. For example, each row is then as high as its cell requires.
  public static let automaticDimension: CGFloat = -1
  /// An index title that is displayed as a magnifying glass. When the user selects it, the table scrolls to its top.
  public static let indexSearch = IndexBar.searchTitle
  /// A notification that the table view posts when the selected rows have changed. The object of the notification is
  /// the table view.
  public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  // MARK: Data source and delegate

  /// The object that provides the rows and their cells. Setting this property reloads the data in the next layout pass.
  /// The table view does not retain it.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceOrDelegateDidChange() } }
  }
  /// The object that determines heights, headers, footers and selection. It is also the delegate of the scroll view.
  open weak var delegate: (any UITableViewDelegate)? {
    get { typedDelegate }
    set {
      let isNewDelegate = typedDelegate !== newValue
      typedDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil, menus == nil { menus = ItemMenus(self) }
      if isNewDelegate { dataSourceOrDelegateDidChange() }
    }
  }
  /// The object that prefetches data for rows before they become visible. The table view does not retain it.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetch.dataSourceDidChange() } }
  }
  /// A Boolean value that determines whether cells and data are prefetched ahead of scrolling. Cells are prepared in
  /// the time that remains after each frame is drawn. The default is `true`.
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetch.stop() } }
  }

  // MARK: Heights

  /// The height of rows, in points, if the delegate provides none. The default is `automaticDimension`, which measures
  /// the cells.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet {
      recordAppearanceValue(\UITableView.rowHeight, rowHeight)
      heightPropertyDidChange(rowHeight, oldValue)
    }
  }
  /// The height of headers, in points, if the delegate provides none. The default is `automaticDimension`.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightPropertyDidChange(sectionHeaderHeight, oldValue) }
  }
  /// The height of footers, in points, if the delegate provides none. The default is `automaticDimension`.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightPropertyDidChange(sectionFooterHeight, oldValue) }
  }
  /// The estimated height of rows that have not been shown, in points. The default is `automaticDimension`.
  ///
  /// The value 0 disables estimates and self-sizing cells.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightPropertyDidChange(estimatedRowHeight, oldValue) }
  }
  /// The estimated height of headers that have not been shown, in points. The default is `automaticDimension`.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightPropertyDidChange(estimatedSectionHeaderHeight, oldValue) }
  }
  /// The estimated height of footers that have not been shown, in points. The default is `automaticDimension`.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightPropertyDidChange(estimatedSectionFooterHeight, oldValue) }
  }
  /// The padding above headers in the plain style, in points. The default is `automaticDimension`, which means 22.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet {
      recordAppearanceValue(\UITableView.sectionHeaderTopPadding, sectionHeaderTopPadding)
      heightPropertyDidChange(sectionHeaderTopPadding, oldValue)
    }
  }
  /// The height of the filler rows, in points. Filler rows are empty rows with separators below the last row of a plain
  /// table that does not fill its visible area. The default is 0, which shows no filler rows.
  ///
  /// `automaticDimension` means the height of the last row, or `rowHeight` if there are no rows. Other styles, and
  /// tables with a table footer, show no filler rows.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The elements that are only as wide as their content, at the leading edge. The default is an empty set.
  open var contentHuggingElements: UITableViewContentHuggingElements = [] {
    didSet { if contentHuggingElements != oldValue { setNeedsLayout() } }
  }
  /// A value that determines when self-sizing rows are measured again. The default is `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Views around the rows

  /// A view above the first section, as wide as the table. The default is `nil`.
  ///
  /// Its height determines where the rows begin. A change of the height takes effect in the next layout pass, or when
  /// the property is set again.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }
  /// A view below the last section, as wide as the table. Its height is not changed. The default is `nil`.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }
  /// A view behind the rows that fills the visible area and does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { installBackgroundView(replacing: oldValue) } }
  }

  // MARK: Separators

  /// The style of the separators. The default is `singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      recordAppearanceValue(\UITableView.separatorStyle, separatorStyle)
      separatorsDidChange()
    }
  }
  /// The color of the separators. The default is `nil`, which uses the system's color.
  open var separatorColor: UIColor? {
    didSet {
      recordAppearanceValue(\UITableView.separatorColor, separatorColor)
      separatorsDidChange()
    }
  }
  /// The visual effect of the separators. The value is stored, but has no effect. The default is `nil`.
  open var separatorEffect: UIVisualEffect? {
    didSet {
      recordAppearanceValue(\UITableView.separatorEffect, separatorEffect)
      layoutChanged()
    }
  }
  /// The insets of the separators from the edges of the cells, in points. Only `left` and `right` are used. The default
  /// is 16 at the left.
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      recordAppearanceValue(\UITableView.separatorInset, newValue)
      customSeparatorInset = newValue
      separatorsDidChange()
    }
  }
  private(set) final var customSeparatorInset: UIEdgeInsets?
  /// A value that determines from where separator insets are measured. The default is `fromCellEdges`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { layoutChanged() } }
  /// A Boolean value that determines whether the content of cells is limited to the readable width. The default is
  /// `false`.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      recordAppearanceValue(\UITableView.cellLayoutMarginsFollowReadableWidth, cellLayoutMarginsFollowReadableWidth)
      layoutChanged()
    }
  }
  /// A Boolean value that determines whether the content of cells is limited to the safe area. The default is `true`.
  open var insetsContentViewsToSafeArea = true { didSet { layoutChanged() } }

  // MARK: Index

  /// The minimum number of rows for which the index bar is shown. The default is 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { sectionIndexDidChange() } }
  /// The color of the index titles. The default is `nil`, which uses the tint color.
  open var sectionIndexColor: UIColor? {
    didSet {
      recordAppearanceValue(\UITableView.sectionIndexColor, sectionIndexColor)
      sectionIndexStyleDidChange()
    }
  }
  /// The background color of the index bar. The default is `nil`.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      recordAppearanceValue(\UITableView.sectionIndexBackgroundColor, sectionIndexBackgroundColor)
      sectionIndexStyleDidChange()
    }
  }
  /// The background color of the index bar while it is touched. The default is `nil`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      recordAppearanceValue(\UITableView.sectionIndexTrackingBackgroundColor, sectionIndexTrackingBackgroundColor)
    }
  }
  /// Requests the titles of the index bar from the data source again.
  open func reloadSectionIndexTitles() { sectionIndexDidChange() }

  // MARK: Selection

  /// A Boolean value that determines whether users can select rows. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that determines whether users can select more than one row. The default is `false`. If the value
  /// becomes `false`, only the row that was selected first remains selected.
  open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }
  /// A Boolean value that determines whether users can select a row in editing mode. The default is `false`.
  open var allowsSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }
  /// A Boolean value that determines whether users can select more than one row in editing mode. Each row then shows a
  /// selection control at its leading edge. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }
  /// A Boolean value that determines whether a row becomes selected when it becomes focused. The default is `false`.
  open var selectionFollowsFocus = false
  /// A Boolean value that determines whether rows can become focused. The default is `true`.
  open var allowsFocus = true
  /// A Boolean value that determines whether rows can become focused in editing mode. The default is `false`.
  open var allowsFocusDuringEditing = false
  /// A Boolean value that determines whether focus that returns to the table view moves to the row that was focused
  /// last. The default is `false`.
  open var remembersLastFocusedIndexPath = false

  /// The index path of the row that was selected first, or `nil` if none is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The index paths of the selected rows, in ascending order, or `nil` if none are selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.paths.sorted() }
  /// Selects a row without calling the delegate. With single selection, the previously selected row is deselected.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row, or `nil` to deselect all rows.
  ///   - animated: `true` to animate the selection and the scroll.
  ///   - scrollPosition: The position to which the row is scrolled. `none` does not scroll.
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
  /// The interaction that shows the context menus of rows, or `nil` before a delegate is set.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Editing

  /// A Boolean value that determines whether the table view is in editing mode, in which rows show editing controls.
  /// The default is `false`.
  ///
  /// The value is also `true` while the user has swiped a row. In this case, rows show no editing controls.
  open var isEditing: Bool {
    get { editingState.isEditing || editingState.isSwiping }
    set { setEditing(newValue, animated: false) }
  }
  /// Enters or leaves editing mode, in which rows show editing controls.
  ///
  /// - Parameters:
  ///   - editing: `true` to enter editing mode.
  ///   - animated: `true` to animate the change.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: Registration and reuse

  /// Registers a class for creating cells.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of `UITableViewCell`, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier of the cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier, identifier: identifier, in: self)
  }
  /// Registers a class for creating headers and footers.
  ///
  /// - Parameters:
  ///   - aClass: A subclass of `UITableViewHeaderFooterView`, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier of the views.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(aClass, for: identifier, identifier: identifier, in: self)
  }
  /// Registers a nib for creating cells.
  ///
  /// The nib must contain exactly one top-level object, a cell. If a cell is created and the nib contains anything else,
  /// an error is reported and the cell is empty.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return cellPool.register(nil, for: identifier, identifier: identifier, in: self) }
    cellPool.register(for: identifier) { nib.makeReusableView(as: UITableViewCell.self, identifier) }
  }
  /// Registers a nib for creating headers and footers.
  ///
  /// The nib must contain exactly one top-level object, a `UITableViewHeaderFooterView`. If a view is created and the nib
  /// contains anything else, an error is reported and the view is empty.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return headerFooterPool.register(nil, for: identifier, identifier: identifier, in: self) }
    headerFooterPool.register(for: identifier) {
      nib.makeReusableView(as: UITableViewHeaderFooterView.self, identifier)
    }
  }
  /// Returns a reused or new cell.
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: A cell, or `nil` if there is none to reuse and no class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, nil)
  }
  /// Returns a reused or new cell for a row. The data source must return this cell for the row.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier. If no class is registered for it, an error is reported and the cell is
  ///     empty.
  ///   - indexPath: The index path of the row.
  /// - Returns: The cell. If it was used before, its `prepareForReuse()` has been called.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, indexPath) ?? missingCell(identifier, indexPath)
  }
  /// Returns a reused or new header or footer.
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: A view, or `nil` if there is none to reuse and no class is registered for the identifier.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // MARK: Counts and look-ups

  /// The number of sections, as last returned by the data source. Without a data source, there is one section without rows.
  open var numberOfSections: Int { dataSource == nil ? 1 : loadedHeights.counts.count }
  /// Returns the number of rows in a section, as last returned by the data source.
  ///
  /// - Parameter section: The index of the section. If it does not exist, an error is reported.
  /// - Returns: The number of rows, or 0 if the section does not exist.
  open func numberOfRows(inSection section: Int) -> Int { count(ofSection: section) }

  /// Returns the rectangle of a section, including its header and footer.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The rectangle in content coordinates, in points, or an empty rectangle if there is no such section.
  /// - Complexity: O(log *n*), where *n* is the number of sections.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Returns the rectangle of a section's header.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The rectangle in content coordinates, in points, or an empty rectangle if there is no header.
  /// - Complexity: O(log *n*), where *n* is the number of sections.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  /// Returns the rectangle of a section's footer.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The rectangle in content coordinates, in points, or an empty rectangle if there is no footer.
  /// - Complexity: O(log *n*), where *n* is the number of sections.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  /// Returns the rectangle that a row occupies, over the whole width of the table view and even if the row is not visible.
  ///
  /// - Parameter indexPath: The index path of the row.
  /// - Returns: The rectangle in content coordinates, in points, or an empty rectangle if there is no such row.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// Returns the index path of the row at a point.
  ///
  /// - Parameter point: A point in content coordinates, in points.
  /// - Returns: The index path of the row, or `nil` if there is no row at the point.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { findRow(at: point) }
  /// Returns the index path of the row that a cell shows.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The index path of the row, or `nil` if the cell does not belong to this table view.
  /// - Complexity: O(1).
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// Returns the index paths of the rows in a rectangle.
  ///
  /// The first row is the one at the top edge of the rectangle. The last row is the one at the point above the bottom
  /// edge.
  ///
  /// - Parameter rect: A rectangle in content coordinates, in points.
  /// - Returns: The index paths, in ascending order.
  /// - Complexity: O(log *n* + *k*), where *n* is the number of rows and *k* the number of results.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// Returns the cell that shows a row.
  ///
  /// After `reloadData()`, the cells are created when they are first read, also if the table view is in no window: the
  /// tests of TableKit (by maxsokolov on GitHub) read them without a layout.
  ///
  /// - Parameter indexPath: The index path of the row.
  /// - Returns: The cell if the row is visible or prefetched, otherwise `nil`.
  /// - Complexity: O(1), except after `reloadData()`.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    createReloadedCells()
    return findCell(at: indexPath)
  }
  /// The visible cells, in the order of their rows. After `reloadData()`, they are created when they are first read.
  open var visibleCells: [UITableViewCell] {
    createReloadedCells()
    return shownCells
  }
  /// The index paths of the visible rows, in ascending order. The value contains all rows at the current content
  /// offset, even if their cells have not been created yet.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows }
  /// Returns the visible header of a section.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The header, or `nil` if it is not visible or not a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { findHeader(section) }
  /// Returns the visible footer of a section.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The footer, or `nil` if it is not visible or not a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { findFooter(section) }

  // MARK: Scrolling

  /// Scrolls the content so that a row is visible.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row. If the row is `NSNotFound`, the table scrolls to the header of the section. If
  ///     there is no such row, an error is reported and the call is ignored.
  ///   - scrollPosition: The position of the row after scrolling. `none` scrolls by the shortest distance.
  ///   - animated: `true` to animate the scroll.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  /// Scrolls the content so that the selected row nearest to the visible area is visible.
  ///
  /// - Parameters:
  ///   - scrollPosition: The position of the row after scrolling. `none` scrolls by the shortest distance.
  ///   - animated: `true` to animate the scroll.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Data

  /// Reloads all data: the numbers of sections and rows and the heights immediately, and the cells in the next layout pass.
  ///
  /// `contentSize` is updated immediately. The selection and uncommitted updates are discarded. If the method is called in a batch
  /// of updates, or by the data source or the delegate during a layout pass, all data is reloaded afterwards.
  open func reloadData() {
    markNeedsReload()
    updateReloadedContentSize()
  }
  /// A Boolean value that indicates whether the rows on screen differ from the rows of the data source.
  ///
  /// The value is `true` if there are uncommitted updates, while the user moves a row, and while placeholders or the gap of a
  /// drag are shown.
  open var hasUncommittedUpdates: Bool { updates.isBatchOpen || !mapping.isIdentity }
  /// Commits insertions, deletions, moves and reloads together, with an animation. Batches can be nested.
  ///
  /// Index paths of deleted, reloaded and moved rows and sections refer to the data before the batch. Index paths of
  /// inserted rows and sections and destinations of moves refer to the data after it. Code in the closure needs no
  /// explicit `self`, because UIKit's block does not escape.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the methods that insert, delete, reload and move rows and
  ///     sections. It may be nil.
  ///   - completion: A closure that is called after the animations, with `true` if they were not interrupted. It may be
  ///     nil.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.performBatch(updates, completion: completion)
  }
  /// Begins a batch of updates, which the matching `endUpdates()` commits. An empty batch requests the heights again
  /// and animates their changes.
  open func beginUpdates() { updates.beginUpdates() }
  /// Ends the batch that the matching `beginUpdates()` began. The outermost batch is committed.
  open func endUpdates() { updates.endUpdates() }
  /// Inserts rows that the data source has added. Outside of a batch of updates, the change is committed immediately.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the new rows after the update.
  ///   - animation: The way in which the rows appear.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record { $0.insert(rows: updates.items(indexPaths), animation) }
  }
  /// Removes rows that the data source has deleted. Outside of a batch of updates, the change is committed immediately.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows before the update.
  ///   - animation: The way in which the rows disappear.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record { $0.delete(rows: updates.items(indexPaths), animation) }
  }
  /// Reloads rows, each with a new cell. Outside of a batch of updates, the change is committed immediately.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows before the update.
  ///   - animation: The way in which the old cells disappear and the new cells appear.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record { $0.reload(rows: updates.items(indexPaths), animation) }
  }
  /// Configures the existing cells of rows again by calling the data source. The data source must dequeue cells with
  /// the same reuse identifier.
  ///
  /// - Parameter indexPaths: The index paths of the rows.
  open func reconfigureRows(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }
  /// Moves a row that the data source has moved. Outside of a batch of updates, the change is committed immediately.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row before the update.
  ///   - newIndexPath: The index path of the row after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.recordMove(indexPath, to: newIndexPath)
  }
  /// Inserts sections that the data source has added, with their rows. Outside of a batch of updates, the change is
  /// committed immediately.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the new sections after the update.
  ///   - animation: The way in which the sections appear.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record { $0.insert(sections: sections, animation) }
  }
  /// Removes sections that the data source has deleted, with their rows. Outside of a batch of updates, the change is
  /// committed immediately.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the sections before the update.
  ///   - animation: The way in which the sections disappear.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record { $0.delete(sections: sections, animation) }
  }
  /// Reloads sections, with new views for their rows, headers and footers. Outside of a batch of updates, the change is
  /// committed immediately.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the sections before the update.
  ///   - animation: The way in which the old views disappear and the new views appear.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record { $0.reload(sections: sections, animation) }
  }
  /// Moves a section that the data source has moved, with its rows. Outside of a batch of updates, the change is
  /// committed immediately.
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
  /// A string representation of the view for debugging: its description, its visible and disappearing elements, and its
  /// reuse pools.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { "\(description) \(liveElementsDescription)" }
  }
  package override var constraintsDetermineContentSize: Bool { false }
  /// 20 points from a width of 390 points on, otherwise 16. On an iPad it is 16 unless there are cards (measured,
  /// measurements.md 9.17).
  package override var defaultSideMargin: CGFloat { sideMargin(width: bounds.width) }
  private func sideMargin(width: CGFloat) -> CGFloat {
    let isPad = traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
    return width < 390 || isPad && styleStorage != .insetGrouped ? 16 : 20
  }
  /// Indicates whether the content offset is limited to the content. While a batch update is committed, its animation
  /// changes the offset instead.
  package override var clampsOffset: Bool { !session.isUpdating }
  package override func boundsDidScroll(from old: CGRect, cause: ScrollCause) {
    super.boundsDidScroll(from: old, cause: cause)
    itemScroll.offsetDidChange(cause, in: self)
  }
  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.width != bounds.width { widthDidChange() }
    // The default margins depend on the width. Those of a controller's view are compared where its bounds change.
    if (old.width < 390) != (bounds.width < 390), sideMargin(width: old.width) != defaultSideMargin,
      !flags.contains(.hasExplicitMargins), owningController == nil
    {
      marginsDidChange()
    }
  }
  package override func wheelWillMoveContent() { swipeController?.close(animated: true) }
  package override func indexDisplayModeDidChange() { indexBar.update(in: self) }
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeRows(with: coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeRows(with: coder)
  }
  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    updateRowMargins()
    runLayoutPass()
    if pinsTableHeader { positionTableHeader() }
  }
  /// Indicates whether the table header stays at the top of the visible area while the table scrolls, like the search bar of an active
  /// search. Pinned section headers are then below the table header.
  package final var pinsTableHeader = false {
    didSet {
      guard pinsTableHeader != oldValue else { return }
      // The header remains in front of the rows during the animation back to its place.
      tableHeaderView?.layer.zPosition = 1
      positionTableHeader()
      setNeedsLayout()
    }
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    topInsetDidChange()
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
  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(previousTraitCollection)
  }
  open override dynamic func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, window != nil { animator.interruptAll() }
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    edgeViewWasRemoved(subview)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A touch on the index bar does not scroll the content.
    if gestureRecognizer === panGestureRecognizer, indexBar.contains(gestureRecognizer.location(in: self)) {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
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

  /// The object that provides the items that users drag from the table view. If it is set, a long press on a row begins
  /// a drag. The table view does not retain it. The default is `nil`.
  ///
  /// If there is no drop delegate, the data source moves a row that is dragged within the table
  /// (`tableView(_:moveRowAt:to:)`), provided that the row can be moved.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragDelegateStorage }
    set { dragDelegateStorage = newValue }
  }
  /// The object that receives dropped items. The table view does not retain it. The default is `nil`.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { dropDelegateStorage }
    set { dropDelegateStorage = newValue }
  }
  /// A Boolean value that determines whether a long press begins a drag. The default is `true`, as on iPad. If the host
  /// supports it, the items can also be dropped in other programs.
  open var dragInteractionEnabled = true {
    didSet { dragDrop?.source?.interaction?.isEnabled = dragInteractionEnabled }
  }
  /// A Boolean value that indicates whether rows of this view are lifted or are being dragged.
  open var hasActiveDrag: Bool { dragDrop?.source?.isActive ?? false }
  /// A Boolean value that indicates whether a drag is over this view.
  open var hasActiveDrop: Bool { dragDrop?.target?.isActive ?? false }
  /// A Boolean value that determines whether a drag that pauses over a row activates it, as a tap does. The delegate
  /// can prevent the activation of individual rows (`tableView(_:shouldSpringLoadRowAt:with:)`). The default is
  /// `false`.
  open var isSpringLoaded: Bool {
    get { dragDrop?.isSpringLoaded ?? false }
    set { if newValue != isSpringLoaded { setSpringLoaded(newValue) } }
  }

  // MARK: Focus

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(self, shouldUpdateFocusIn: addIndexPaths(of: context, to: .init())) ?? true
  }
  open override dynamic func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let rowContext = addIndexPaths(of: context, to: UITableViewFocusUpdateContext())
    focusDidMove(rowContext) { delegate?.tableView(self, didUpdateFocusIn: rowContext, with: coordinator) }
  }
}
