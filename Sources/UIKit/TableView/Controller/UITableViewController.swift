import Foundation

/// A view controller that manages a table view, as its data source and its delegate.
///
/// The methods of the data source and the delegate are open, so that subclasses can override them.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private final let style: UITableView.Style
  private final var tableStorage: UITableView?
  /// The refresh control that was set before the table existed.
  private final var pendingRefreshControl: UIRefreshControl?
  private final var keyboardAvoidance: KeyboardAvoidance?

  /// Creates a controller whose table view has the given style. The table view is created when the view is loaded.
  ///
  /// - Parameter style: The style of the table view.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the table view of a nib, or with a plain table view.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file without its extension, or nil to create a plain table view.
  ///   - nibBundleOrNil: The bundle of the nib file, or nil for the main bundle.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from data in an unarchiver.
  ///
  /// Properties are decoded only from nibs and storyboards. If they contain no table view for the controller, a plain
  /// table view is created.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.decodeNib(into: self, as: UITableViewController.self)
  }

  /// The table view, which is also the controller's view. Reading this property loads the view. Setting it replaces the
  /// view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return tableStorage
    }
    set {
      guard let newValue else { return }
      adopt(newValue)
      view = newValue
    }
  }

  /// A Boolean value that determines whether the selection is cleared when the view appears. The default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that begins a refresh when the user pulls the table down. It can be set before the view is loaded. The
  /// default is `nil`.
  open var refreshControl: UIRefreshControl? {
    get { tableStorage == nil ? pendingRefreshControl : tableStorage?.refreshControl }
    set {
      guard let tableStorage else { return pendingRefreshControl = newValue }
      tableStorage.refreshControl = newValue
    }
  }

  open override func loadView() {
    if tableStorage == nil, loadNibView(), tableStorage != nil { return }
    // The table has no size until the window or a container gives it one (measured on UIKit, case `coder-table` of
    // Tests/Oracle, which says so of the plain initializer, too).
    let table = tableStorage ?? UITableView(frame: .zero, style: style)
    if tableStorage == nil { table.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    adopt(table)
    view = table
  }

  override func adoptNibView(_ view: UIView) {
    super.adoptNibView(view)
    if tableStorage == nil, let table = view as? UITableView { adopt(table) }
  }

  private final func adopt(_ table: UITableView) {
    if let oldTable = tableStorage, oldTable !== table {
      if oldTable.dataSource === self { oldTable.dataSource = nil }
      if oldTable.delegate === self { oldTable.delegate = nil }
    }
    tableStorage = table
    if let pendingRefreshControl {
      table.refreshControl = pendingRefreshControl
      self.pendingRefreshControl = nil
    }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableStorage?.setEditing(editing, animated: animated)
  }

  open override dynamic func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if keyboardAvoidance == nil { keyboardAvoidance = tableStorage.map(KeyboardAvoidance.init) }
  }

  open override dynamic func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableStorage?.flashScrollIndicators()
  }

  open override dynamic func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardAvoidance?.stop()
    keyboardAvoidance = nil
  }

  package override func appearanceReached(_ stage: AppearanceStage) {
    super.appearanceReached(stage)
    // An animated appearance deselects after viewIsAppearing, any other after viewWillAppear, as in collection view
    // controllers.
    guard clearsSelectionOnViewWillAppear, stage == (appearance.animated ? .isAppearing : .willAppear),
      let table = tableStorage
    else { return }
    // UIKit keeps several selected rows, which are the user's choice and not the way to the other controller.
    if table.allowsMultipleSelection { return }
    clearSelection { [weak table] animated in table?.selectRow(at: nil, animated: animated, scrollPosition: .none) }
  }

  // MARK: UITableViewDataSource

  /// Returns the number of rows in a section. Subclasses can override this method. By default, the
  /// method returns 0.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The number of rows, at least 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.section(section)?.rows.count ?? 0
  }

  /// Returns the cell that shows a row. Subclasses with rows must override this method. The default implementation
  /// reports an error and returns an empty cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let row = tableView.staticContent?.row(at: indexPath) { return row.cell }
    tableView.reportOnce(
      "no cells",
      "\(type(of: self)), data source of \(tableView), has rows (such as \(Array(indexPath))) but does not override "
        + "tableView(_:cellForRowAt:). Override it; until then the rows get empty cells")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the number of sections. Subclasses can override this method. The default implementation returns 1.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticContent?.sections.count ?? 1 }

  /// Returns whether a row can be edited. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns whether the user can move a row. The default implementation returns `true`, but rows can be moved only if
  /// a subclass overrides `tableView(_:moveRowAt:to:)`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Tells the data source that the user has tapped an editing control to insert or delete a row. Subclasses override
  /// this method to change their data. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - editingStyle: The editing style of the control that was tapped.
  ///   - indexPath: The index path of the row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Tells the data source that the user has moved a row. Subclasses override this method to change their data. The
  /// default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - destinationIndexPath: The index path of the row after the move.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns the title of a section's header. The default implementation returns `nil`, which means no title.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The title, or `nil` for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.header
  }

  /// Returns the title of a section's footer. The default implementation returns `nil`, which means no title.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The title, or `nil` for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.footer
  }

  /// Returns the titles of the index bar. The default implementation returns `nil`, which means no index bar.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The titles, or `nil` for no index bar.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section to scroll to when the user selects a title in the index bar. The default implementation
  /// returns `index`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - title: The selected title.
  ///   - index: The position of the title in the array that `sectionIndexTitles(for:)` returned.
  /// - Returns: The index of the section.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  // MARK: UITableViewDelegate, with the defaults of the protocol

  /// Tells the delegate that a cell is about to be shown. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  /// Tells the delegate that a header is about to be shown. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the section.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

  /// Tells the delegate that a footer is about to be shown. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the section.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

  /// Tells the delegate that a cell is no longer shown. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
  }

  /// Tells the delegate that a header is no longer shown. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the section.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

  /// Tells the delegate that a footer is no longer shown. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the section.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

  /// Returns the height of a row. The default implementation returns the table view's `rowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The height in points, or `UITableView.automaticDimension` to measure the cell.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.row(at: indexPath)?.height ?? tableView.rowHeight
  }

  /// Returns the height of a header. The default implementation returns the table view's `sectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points, or `UITableView.automaticDimension` to measure the title or the view.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// Returns the height of a footer. The default implementation returns the table view's `sectionFooterHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points, or `UITableView.automaticDimension` to measure the title or the view.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// Returns the estimated height of a row. The default implementation returns the table view's `estimatedRowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The height in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }

  /// Returns the estimated height of a header. The default implementation returns the table view's
  /// `estimatedSectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }

  /// Returns the estimated height of a footer. The default implementation returns the table view's
  /// `estimatedSectionFooterHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }

  /// Returns the header view of a section. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The header, or `nil` to show the title that the data source provides, if there is one.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// Returns the footer view of a section. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The footer, or `nil` to show the title that the data source provides, if there is one.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Tells the delegate that the user has tapped the detail button of a row. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Returns whether a touch highlights a row. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to highlight the row, or `false` to ignore the touch, which also prevents the selection.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Tells the delegate that a row was highlighted. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Tells the delegate that a row is no longer highlighted. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the index path of the row to select when the user selects a row. The default implementation returns
  /// `indexPath`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The index path of the row to select, or `nil` to select none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Returns the index path of the row to deselect when the user deselects a row. The default implementation returns
  /// `indexPath`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The index path of the row to deselect, or `nil` to deselect none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Tells the delegate that the user has selected a row. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Tells the delegate that the user has deselected a row. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns whether a tap on a row performs a primary action in addition to selecting it. The default implementation
  /// returns `true` unless the table view is in editing mode.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to perform the action.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }

  /// Performs the primary action of a row. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  /// Returns the editing style of a row, which determines its editing control. The default implementation returns
  /// `delete`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The editing style.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    .delete
  }

  /// Returns the title of the button that confirms a deletion. The default implementation returns `nil`, which shows
  /// “Delete”.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The title, or `nil` for “Delete”.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }

  /// Returns the actions that a swipe reveals at the leading edge of a row. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The actions, or `nil` for none.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }

  /// Returns the actions that a swipe reveals at the trailing edge of a row. The default implementation returns `nil`.
  /// The table view then provides an action that deletes the row, if it can be deleted.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The actions, or `nil` for none.
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    nil
  }

  /// Returns the `UITableViewRowAction` objects that a swipe reveals at the trailing edge of a row. New code provides
  /// swipe actions instead. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The actions, or `nil` for none.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    nil
  }

  /// Returns whether the background of a row is indented for its editing control. The default implementation returns
  /// `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to indent the background.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  /// Tells the delegate that a swipe is about to reveal the actions of a row. The default implementation sets `isEditing` to
  /// `true`, so that the edit button reads Done, which hides the actions.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    if !tableView.isInEditingMode { setEditing(true, animated: true) }
  }

  /// Tells the delegate that the actions of a row were hidden. The default implementation sets `isEditing` to `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row, or `nil` if it was removed.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    if !tableView.isInEditingMode { setEditing(false, animated: true) }
  }

  /// Returns the destination of a row that the user moves. The default implementation returns the proposed destination.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - proposedDestinationIndexPath: The destination that the user has chosen.
  /// - Returns: The index path of the destination.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns the indentation level of a row. The default implementation returns 0. The table view then uses the level
  /// of the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The level.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    0
  }

  /// Returns whether a long press on a row shows the edit menu. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to show the menu.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns whether a row supports a command of the edit menu. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sender: The object that sends the command.
  /// - Returns: `true` to show the command in the menu.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Performs a command of the edit menu for a row. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sender: The object that sends the command.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  /// Returns whether a row can become focused. The default implementation returns the cell's `canBecomeFocused`, or
  /// `false` if the row has no cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can become focused.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.findCell(at: tableView.shownPath(ofData: indexPath))?.canBecomeFocused ?? false
  }

  /// Returns whether the focus can move to or from a row. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The rows that lose and gain the focus.
  /// - Returns: `true` to allow the movement.
  open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    true
  }

  /// Tells the delegate that the focus has moved to or from a row. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The rows that lost and gained the focus.
  ///   - coordinator: An object that you use to run animations alongside the focus update.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns the index path of the row that becomes focused first. The default implementation returns `nil`.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The index path of the row, or `nil` for no preference.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// Returns whether a row becomes selected when it becomes focused. The default implementation returns the table
  /// view's `selectionFollowsFocus`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to select the row.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }

  /// Returns whether a row is activated when a drag pauses over it. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - context: The state of the spring loading.
  /// - Returns: `true` to activate the row.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  /// Returns whether a pan with two fingers selects the rows that it passes. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row at which the pan begins.
  /// - Returns: `true` to select rows.
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  { false }

  /// Tells the delegate that a pan with two fingers begins to select rows. The default implementation sets `isEditing` to `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row at which the pan begins.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    setEditing(true, animated: true)
  }

  /// Tells the delegate that a pan with two fingers that selected rows has ended. The default implementation does
  /// nothing.
  ///
  /// - Parameter tableView: The table view.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Returns the context menu of a row. The default implementation returns `nil`, which means no menu.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - point: The location of the touch in the table view's coordinate system, in points.
  /// - Returns: The configuration of the menu, or `nil` for none.
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }

  /// Returns the preview that is lifted when a context menu is shown. The default implementation returns `nil`, which
  /// lifts the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` to lift the cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview that a dismissed context menu returns to. The default implementation returns `nil`, which
  /// moves the lifted preview back to the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` to move the lifted preview back to the cell.
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Tells the delegate that the user has tapped the preview of a context menu. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Tells the delegate that a context menu is about to appear. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the appearance of the menu.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Tells the delegate that a context menu is about to disappear. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: UIScrollViewDelegate

  /// Tells the delegate that the content offset changed for any reason. The method is not called when `bounds` is
  /// assigned.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The table view.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the zoom scale changed.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The table view.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Tells the delegate that a drag begins, before the offset changes.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The table view.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the finger is being lifted. The delegate can change the offset at which the content comes
  /// to rest.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The table view.
  ///   - velocity: The velocity of the drag, in points per millisecond.
  ///   - targetContentOffset: The content offset at which scrolling will stop, which the method may change.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Tells the delegate that the finger has lifted.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The table view.
  ///   - decelerate: `true` if the content continues to scroll.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Tells the delegate that the content starts to decelerate or spring back after a drag.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The table view.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the content has come to rest, or that a touch or `stopScrollingAndZooming()` stopped it.
  /// The method is not called when code assigns the offset.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The table view.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Tells the delegate that an animated `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has
  /// ended.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The table view.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Asks the delegate for the view to scale.
  ///
  /// The default implementation returns `nil`, which means no zooming.
  ///
  /// - Parameter scrollView: The table view.
  /// - Returns: The subview to scale, or `nil` to disable zooming.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Tells the delegate that a pinch or an animated zoom begins.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The table view.
  ///   - view: The view that is scaled.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Tells the delegate that zooming has ended. If the scale was out of range, it has already returned to the minimum
  /// or maximum zoom scale.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The table view.
  ///   - view: The view that was scaled.
  ///   - scale: The scale at the end.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Asks the delegate whether the scroll view may scroll to the top.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameter scrollView: The table view.
  /// - Returns: `true` to scroll to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Tells the delegate that the content has been scrolled to the top, for example by the Home key.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The table view.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Tells the delegate that `adjustedContentInset` has changed.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The table view.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
