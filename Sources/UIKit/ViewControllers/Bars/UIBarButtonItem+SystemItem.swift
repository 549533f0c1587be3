extension UIBarButtonItem {
  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    /// "Done", standing out.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", standing out.
    case save = 3
    /// A plus.
    case add = 4
    /// A gap that takes what is left.
    case flexibleSpace = 5
    /// A gap as wide as the item's `width`.
    case fixedSpace = 6
    /// "Compose".
    case compose = 7
    /// "Reply".
    case reply = 8
    /// A box with an arrow out of it.
    case action = 9
    /// A folder.
    case organize = 10
    /// "Bookmarks".
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circle with an arrowhead.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// "Camera".
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// "Page".
    case pageCurl = 23
    /// A cross.
    case close = 24
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

  /// What the button is called in a menu, also where a bar draws it.
  package var words: String? {
    switch self {
    case .add: return "Add"
    case .action: return "Share"
    case .organize: return "Organize"
    case .search: return "Search"
    case .refresh: return "Refresh"
    case .stop: return "Stop"
    case .trash: return "Delete"
    case .play: return "Play"
    case .pause: return "Pause"
    case .rewind: return "Rewind"
    case .fastForward: return "Fast Forward"
    case .close: return "Close"
    default: return title
    }
  }
}
