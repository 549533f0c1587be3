import Foundation

extension UITableViewCell {
  /// Hides the swipe actions of the row.
  final func closeSwipe(animated: Bool) {
    guard let swipeController = owner?.swipeController, swipeController.openRow === self else {
      if !animated { SwipeController.restore(self) }
      return
    }
    if animated { swipeController.close(animated: true) } else { swipeController.closeImmediately(self) }
  }

  /// Reveals the button that confirms a deletion beside the row, after a tap on the delete control.
  final func confirmDeletion() {
    guard let owner else { return }
    owner.installSwipes()
    let deleteAction = UIContextualAction(style: .destructive, title: owner.deleteConfirmationTitle(for: self)) {
      [weak self] _, _, done in
      if let self { self.owner?.commitEditing(.delete, of: self) }
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [deleteAction])
    configuration.performsFirstActionWithFullSwipe = false
    showsConfirmation = true
    willTransition(to: [.showingEditControl, .showingDeleteConfirmation])
    owner.swipeController?.openTrailing(self, configuration)
    didTransition(to: [.showingEditControl, .showingDeleteConfirmation])
  }

  /// Tells the cell that the user has swiped it, so that the actions at its trailing edge are revealed. As in UIKit, the cell is
  /// then in editing mode, and shows the confirmation of a deletion.
  final func beginSwipeEditing() {
    guard !isEditing else { return }
    isEditingForSwipe = true
    setEditing(true, animated: true)
  }

  /// Tells the cell that the actions at its trailing edge are hidden again.
  final func endSwipeEditing() {
    guard isEditingForSwipe else { return }
    setEditing(false, animated: true)
    isEditingForSwipe = false
  }

  final func confirmationDidChange(isOpen: Bool) {
    guard !isOpen, showsConfirmation else { return }
    showsConfirmation = false
    willTransition(to: isEditing ? .showingEditControl : [])
    didTransition(to: isEditing ? .showingEditControl : [])
  }
}
