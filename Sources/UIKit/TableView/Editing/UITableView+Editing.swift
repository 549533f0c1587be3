import CollectionCore
import Foundation

extension UITableView {
  final func changeEditing(_ editing: Bool, animated: Bool) {
    closeOpenRow(animated: animated)
    guard editing != editingState.isEditing else { return }
    editingState.isEditing = editing
    if selection.allowsAny {
      selectionRulesChanged()
    } else if !selection.isEmpty {
      select(nil, animated: animated, scrollPosition: .none)
    }
    guard heights != nil, !session.needs(.reload) else { return }
    for element in realized.values {
      guard let cell = element.cell, loadedHeights.contains(element.path) else { continue }
      let place = place(ofRow: element.path)
      cell.place = place
      cell.setEditing(editing && place.isEditable || editing && place.isMovable, animated: animated)
      cell.setNeedsUpdateConfiguration()
    }
    prefetch.drop()
    // Content that has less room may need more lines.
    for element in realized.values where element.isRow { element.owesFitting = true }
    setNeedsLayout()
  }

  // MARK: What may be done with a row

  final func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  final func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Where a data source does not say so, its controller's methods tell, or the cell (`showsReorderControl`).
  final func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    if let controller = dataSource as? UITableViewController, !TableOverrides.moves(type(of: controller)) {
      return false
    }
    ranDefault = false
    let answer = dataSource.tableView(self, canMoveRowAt: path)
    let isSaid = !ranDefault
    ranDefault = false
    if isSaid || dataSource is UITableViewController { return answer }
    return findCell(at: path)?.showsReorderControl ?? false
  }

  /// Whether the data source does what the controls for editing offer, as far as that can be known.
  private var mayCommit: Bool {
    guard let dataSource else { return false }
    if let controller = dataSource as? UITableViewController { return TableOverrides.commits(type(of: controller)) }
    return !pass.ignoresCommits
  }

  // MARK: What cells tell

  final func delegateHearsOfAccessory(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  final func commit(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), let dataSource else { return }
    pass.ignoresCommits = false
    dataSource.tableView(self, commit: style, forRowAt: path)
    if pass.ignoresCommits {
      reportOnce(
        "commit",
        "the data source \(type(of: dataSource)) of \(self) has no tableView(_:commit:forRowAt:): nothing happens "
          + "when row \(Array(path)) is to be deleted or inserted")
      closeOpenRow(animated: true)
    }
  }

  final func confirmationTitle(for cell: UITableViewCell) -> String {
    guard let path = indexPath(for: cell) else { return "Delete" }
    return delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
  }

  /// Of the leading edge what the delegate says; of the trailing one too, else its older row actions, else the deletion of
  /// a row that can be deleted.
  final func swipeConfiguration(for cell: UITableViewCell, leading: Bool) -> UISwipeActionsConfiguration? {
    guard let path = indexPath(for: cell), !editingState.isEditing, canEdit(path) else { return nil }
    if leading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    ranDefault = false
    let answer = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let isSaid = delegate != nil && !ranDefault
    ranDefault = false
    if let answer { return answer }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      ranDefault = false
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(in: self, path) })
    }
    ranDefault = false
    _ = isSaid
    guard editingStyle(path) == .delete, mayCommit else { return nil }
    let delete = UIContextualAction(style: .destructive, title: confirmationTitle(for: cell)) {
      [weak self, weak cell] _, _, done in
      if let self, let cell { commit(.delete, of: cell) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  final func rowWasOpened(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), editingState.openRow != path else { return }
    closeOpenRow(animated: true)
    delegate?.tableView(self, willBeginEditingRowAt: path)
    editingState.openRow = path
    cell.place.isEditable = true
  }

  final func rowWasClosed(_ cell: UITableViewCell) {
    let path = indexPath(for: cell)
    guard editingState.openRow != nil, path == nil || path == editingState.openRow else { return }
    editingState.openRow = nil
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// Covers the actions of the row that a swipe has opened. False where there is none.
  @discardableResult
  final func closeOpenRow(animated: Bool) -> Bool {
    guard let open = editingState.openRow else { return false }
    guard let cell = findCell(at: open) else {
      editingState.openRow = nil
      delegate?.tableView(self, didEndEditingRowAt: open)
      return false
    }
    cell.closeSwipe(animated: animated)
    rowWasClosed(cell)
    return true
  }
}
