import Foundation

/// A view controller whose view is a table view. It is the data source and the delegate of the table view.
///
/// It implements all methods of both protocols as open methods, so that subclasses can override them.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private final let style: UITableView.Style
  private final var tableStorage: UITableView?

  /// Creates a controller with a table view of a style.
  ///
  /// - Parameter style: The style of the table view.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table view. Nib files are not supported.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table view from data in an unarchiver. Only the properties of the superclass are
  /// decoded.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table view, which is the controller's view. Reading it loads the view; setting it replaces the view.
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

  /// The control that starts a refresh when the user pulls the table down. The default is `nil`.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    let table = tableStorage ?? UITableView(frame: UIScreen.main.bounds, style: style)
    adopt(table)
    view = table
  }

  private final func adopt(_ table: UITableView) {
    if let old = tableStorage, old !== table {
      if old.dataSource === self { old.dataSource = nil }
      if old.delegate === self { old.delegate = nil }
    }
    tableStorage = table
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableStorage?.setEditing(editing, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableStorage?.flashScrollIndicators()
  }

  package override func appearanceReached(_ stage: AppearanceStage) {
    super.appearanceReached(stage)
    // As in collection view controllers: without an animation after viewWillAppear, with one after viewIsAppearing.
    guard clearsSelectionOnViewWillAppear, stage == (appearance.animated ? .isAppearing : .willAppear) else { return }
    tableStorage?.selectRow(at: nil, animated: appearance.animated, scrollPosition: .none)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of rows in a section. The base class returns 0.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The number of rows, at least 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell of a row. The base class reports an error and returns an empty cell. Subclasses with rows have to
  /// override it.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.reportOnce(
      "no cells",
      "\(type(of: self)), data source of \(tableView), has rows (such as \(Array(indexPath))) but does not override "
        + "tableView(_:cellForRowAt:)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the number of sections. The base class returns 1.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns a Boolean value that determines whether a row can be edited. The base class returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns a Boolean value that determines whether the user can move a row. The base class returns `true`, which has
  /// an effect only in subclasses that override `tableView(_:moveRowAt:to:)`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Inserts or deletes a row after the user has tapped an editing control. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - editingStyle: The editing style of the control.
  ///   - indexPath: The index path of the row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Tells the controller that the user has moved a row. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - destinationIndexPath: The index path of the row after the move.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns the title of a section's header. The base class returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The title, or `nil` for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the title of a section's footer. The base class returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The title, or `nil` for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns the titles of the index bar. The base class returns `nil`.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The titles, or `nil` for no index bar.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section of an index title. The base class returns `index`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - title: The title.
  ///   - index: The index of the title.
  /// - Returns: The index of the section.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  // MARK: UITableViewDelegate: what happens without a delegate's method

  /// Tells the controller that a cell is about to be shown. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  /// Tells the controller that a header is about to be shown. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the section.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

  /// Tells the controller that a footer is about to be shown. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the section.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

  /// Tells the controller that a cell is no longer shown. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
  }

  /// Tells the controller that a header is no longer shown. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the section.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

  /// Tells the controller that a footer is no longer shown. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the section.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

  /// Returns the height of a row. The base class returns `rowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The height in points, or `UITableView.automaticDimension` to size the cell.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// Returns the height of a header. The base class returns `sectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points, or `UITableView.automaticDimension` to size the title or the view.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// Returns the height of a footer. The base class returns `sectionFooterHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points, or `UITableView.automaticDimension` to size the title or the view.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// Returns the estimated height of a row. The base class returns `estimatedRowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The height in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }

  /// Returns the estimated height of a header. The base class returns `estimatedSectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }

  /// Returns the estimated height of a footer. The base class returns `estimatedSectionFooterHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }

  /// Returns the header of a section. The base class returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The header, or `nil` to show the title of the data source, if any.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// Returns the footer of a section. The base class returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The footer, or `nil` to show the title of the data source, if any.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Tells the controller that the user has tapped the detail button of a row. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Returns a Boolean value that determines whether to highlight a row while it is touched. The base class returns
  /// `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to highlight the row.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Tells the controller that a row was highlighted. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Tells the controller that a row is no longer highlighted. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the index path of the row to select when the user selects a row. The base class returns `indexPath`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The index path of the row to select, or `nil` to select none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Returns the index path of the row to deselect when the user deselects a row. The base class returns `indexPath`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The index path of the row to deselect, or `nil` to deselect none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Tells the controller that the user has selected a row. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Tells the controller that the user has deselected a row. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns a Boolean value that determines whether a tap on a row performs a primary action in addition to selecting
  /// it. The base class returns `true` unless the table is being edited.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to perform the action.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }

  /// Performs the primary action of a row. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  /// Returns the editing control of a row. The base class returns `delete`.
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

  /// Returns the title of the button that confirms a deletion. The base class returns `nil`. The title is then
  /// “Delete”.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The title.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }

  /// Returns the actions that a swipe shows at the leading edge of a row. The base class returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The actions, or `nil` for none.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }

  /// Returns the actions that a swipe shows at the trailing edge of a row. The base class returns `nil`. The table then
  /// offers the deletion of rows that can be deleted.
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

  /// Returns the `UITableViewRowAction` objects that a swipe shows at the trailing edge of a row. Newer code returns
  /// swipe actions instead. The base class returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The actions.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    nil
  }

  /// Returns a Boolean value that determines whether to indent the background of a row for the editing control. The
  /// base class returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to indent the background.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  /// Tells the controller that a swipe is about to show the actions of a row. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Tells the controller that the actions of a row were hidden. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row, or `nil` if it was removed.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the destination of a row that the user moves. The base class returns the proposed destination.
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

  /// Returns the indentation level of a row. The base class returns 0. The table then uses the level of the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The level.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    0
  }

  /// Returns a Boolean value that determines whether a long press on a row shows the edit menu. The base class returns
  /// `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to show the menu.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns a Boolean value that determines whether a command of the edit menu is possible for a row. The base class
  /// returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sender: The object that requests the command.
  /// - Returns: `true` if the command is possible.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Performs a command of the edit menu for a row. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sender: The object that performs the command.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  /// Returns a Boolean value that determines whether a row can be focused. The base class returns `canBecomeFocused` of
  /// the cell, or `false` if the row has no cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can be focused.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.findCell(at: tableView.shownPath(ofData: indexPath))?.canBecomeFocused ?? false
  }

  /// Returns a Boolean value that determines whether the focus may move within the table, into it or out of it. The
  /// base class returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The movement of the focus.
  /// - Returns: `true` to allow the movement.
  open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    true
  }

  /// Tells the controller that the focus has moved within the table, into it or out of it. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The movement of the focus.
  ///   - coordinator: An object to add animations to.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns the index path of the row to focus when the focus enters the table. The base class returns `nil`.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The index path of the row.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// Returns a Boolean value that determines whether to select a row when it is focused. The base class returns
  /// `selectionFollowsFocus`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to select the row.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }

  /// Returns a Boolean value that determines whether a drag that is held over a row activates it. The base class
  /// returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - context: The context of the interaction.
  /// - Returns: `true` to activate the row.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  /// Returns a Boolean value that determines whether a pan with two fingers selects rows. The base class returns
  /// `allowsMultipleSelectionDuringEditing`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row at which the pan begins.
  /// - Returns: `true` to select rows.
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  { tableView.allowsMultipleSelectionDuringEditing }

  /// Tells the controller that a pan with two fingers begins to select rows. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row at which the pan begins.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

  /// Tells the controller that a pan with two fingers has ended. The base class does nothing.
  ///
  /// - Parameter tableView: The table view.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Returns the context menu of a row. The base class returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - point: The location of the touch, in the table's coordinates.
  /// - Returns: The configuration of the menu, or `nil` for none.
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }

  /// Returns the preview to lift while a context menu is shown. The base class returns `nil`. The table then uses the
  /// cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` to lift the cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview to which the lifted preview animates when the context menu is dismissed. The base class
  /// returns `nil`. The table then uses the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` to move it back to the cell.
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Tells the controller that the user has tapped the preview of a context menu. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Tells the controller that a context menu is about to appear. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Tells the controller that a context menu is about to disappear. The base class does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
