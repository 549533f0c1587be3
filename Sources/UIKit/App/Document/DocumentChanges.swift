/// A count of the unsaved changes of a document.
struct DocumentChanges {
  /// The number of changes since the last save. The number is negative if changes that were made before the save have
  /// been undone.
  private var count = 0
  /// Indicates whether the saved version cannot be reached by undoing and redoing.
  var hasDiverged = false
  /// A number that increases with each change. A save records the number to identify the changes that it contains.
  private(set) var revision = 0

  /// Indicates whether changes were made or undone since the last save, so that the document differs from the saved version.
  var isUnsaved: Bool { count != 0 || hasDiverged }

  /// Updates the number of unsaved changes after a change was made, undone or redone, or after the document was saved.
  mutating func record(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done:
      // A new change after an undo discards the steps that lead to the saved version.
      if count < 0 { hasDiverged = true }
      count += 1
    case .undone: count -= 1
    case .redone: count += 1
    case .cleared:
      count = 0
      hasDiverged = false
      return
    }
    revision += 1
  }
}
