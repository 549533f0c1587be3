import CollectionCore
import Foundation

extension UITableView {
  final func changeEditing(_ editing: Bool, animated: Bool) {
    // A controller that is told of a swipe enters editing mode. That mode has no editing controls.
    if editing, editingState.isSwipeBeginning { return }
    closeOpenRow(animated: animated)
    guard editing != editingState.isEditing else { return }
    editingState.isEditing = editing
    // Apple's sample TableMultiSelect only ends the editing mode to cancel a selection.
    selection.deselectAll(animated: animated)
    selectionRulesDidChange()
    guard heights != nil, !session.needs(.reload) else { return }
    for element in liveElements.values {
      guard let cell = element.cell, loadedHeights.contains(element.path) else { continue }
      let context = context(ofRow: element.path)
      cell.context = context
      cell.setEditing(editing && context.isEditable || editing && context.isMovable, animated: animated)
      cell.setNeedsUpdateConfiguration()
    }
    prefetch.drop()
    // Editing controls change the width of the cells' content, which may then need more or fewer lines.
    for element in liveElements.values where element.isRow { element.needsFitting = true }
    setNeedsLayout()
  }

  // MARK: Editing and moving rows

  final func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  final func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Returns whether the user can move a row.
  ///
  /// Rows of a table view controller can be moved only if a subclass overrides `tableView(_:moveRowAt:to:)`. Other data
  /// sources determine whether a row can be moved with `tableView(_:canMoveRowAt:)`. The default is the cell's
  /// `showsReorderControl`.
  final func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    if let controller = dataSource as? UITableViewController, !TableOverrides.overridesMoveRow(type(of: controller)) {
      return false
    }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Indicates whether the data source implements the method that inserts and deletes rows for editing controls.
  private var dataSourceCommitsEditing: Bool {
    dataSource.map { TableMethods.commit.isImplemented(by: type(of: $0)) } ?? false
  }

  // MARK: Calls of cells

  /// Returns the data source's index path of the row that a cell shows, or `nil` for a placeholder.
  private func dataIndexPath(of cell: UITableViewCell) -> IndexPath? {
    guard let path = indexPath(for: cell), !isPlaceholder(at: path) else { return nil }
    return dataIndexPath(path)
  }

  final func notifyDelegateOfAccessoryTap(in cell: UITableViewCell) {
    guard let path = dataIndexPath(of: cell) else { return }
    cell.performAccessorySegue?(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  final func commit(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
    guard let path = dataIndexPath(of: cell), let dataSource else { return }
    guard dataSourceCommitsEditing else {
      reportOnce(
        "commit",
        "the data source \(type(of: dataSource)) of \(self) does not implement tableView(_:commit:forRowAt:), so "
          + "row \(Array(path)) is neither deleted nor inserted")
      closeOpenRow(animated: true)
      return
    }
    dataSource.tableView(self, commit: style, forRowAt: path)
  }

  final func confirmationTitle(for cell: UITableViewCell) -> String {
    guard let path = dataIndexPath(of: cell) else { return "Delete" }
    return delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
  }

  /// Returns the swipe actions of a row at its leading or trailing edge, or `nil` if there are none.
  ///
  /// At the leading edge, the delegate provides the actions. At the trailing edge, the delegate's actions are used. If
  /// there are none, the delegate's `UITableViewRowAction` objects are used. If there are none either, the action
  /// deletes the row, provided that it can be deleted.
  final func swipeConfiguration(for cell: UITableViewCell, leading: Bool) -> UISwipeActionsConfiguration? {
    guard let path = dataIndexPath(of: cell), !editingState.isEditing, canEdit(path) else { return nil }
    if leading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let configuration = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return configuration
    }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(in: self, path) })
    }
    guard editingStyle(path) == .delete, dataSourceCommitsEditing else { return nil }
    let deleteAction = UIContextualAction(style: .destructive, title: confirmationTitle(for: cell)) {
      [weak self, weak cell] _, _, done in
      if let self, let cell { commit(.delete, of: cell) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [deleteAction])
  }

  final func rowDidOpen(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), editingState.openRow != path else { return }
    closeOpenRow(animated: true)
    editingState.openRow = path
    editingState.isSwiping = true
    cell.context.isEditable = true
    editingState.isSwipeBeginning = true
    delegate?.tableView(self, willBeginEditingRowAt: dataIndexPath(path))
    editingState.isSwipeBeginning = false
  }

  final func rowDidClose(_ cell: UITableViewCell) {
    let path = indexPath(for: cell)
    let openRow = editingState.openRow
    guard editingState.isSwiping, path == nil || openRow == nil || path == openRow else { return }
    endSwipe(at: path)
  }

  /// Ends the editing of a swiped row, whose index path is `nil` if it was deleted.
  private func endSwipe(at path: IndexPath?) {
    editingState.openRow = nil
    editingState.isSwiping = false
    delegate?.tableView(self, didEndEditingRowAt: path.map { dataIndexPath($0) })
  }

  /// Ends the editing of a swiped row if an update has deleted or reloaded it.
  final func endSwipeOfLostRow() {
    if editingState.isSwiping, editingState.openRow == nil { endSwipe(at: nil) }
  }

  /// Hides the swipe actions that are revealed. Returns `false` if no row shows swipe actions.
  @discardableResult
  final func closeOpenRow(animated: Bool) -> Bool {
    guard editingState.isSwiping else { return false }
    guard let open = editingState.openRow, let cell = findCell(at: open) else {
      endSwipe(at: editingState.openRow)
      return false
    }
    cell.closeSwipe(animated: animated)
    rowDidClose(cell)
    return true
  }
}
