extension UIBarButtonItem {
  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words of buttons that have some; the others are drawn (`BarGlyph`).
  package var title: String? {
    switch self {
    case .done: return "Done"
    case .cancel: return "Cancel"
    case .edit: return "Edit"
    case .save: return "Save"
    case .undo: return "Undo"
    case .redo: return "Redo"
    case .compose: return "Compose"
    case .reply: return "Reply"
    case .bookmarks: return "Bookmarks"
    case .camera: return "Camera"
    case .pageCurl: return "Page"
    default: return nil
    }
  }
}
