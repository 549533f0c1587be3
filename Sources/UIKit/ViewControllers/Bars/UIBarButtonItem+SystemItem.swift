extension UIBarButtonItem {
  /// A predefined button or space of a bar.
  public enum SystemItem: Int, Sendable {
    /// A button with the title "Done", in the style `done`.
    case done = 0
    /// A button with the title "Cancel".
    case cancel = 1
    /// A button with the title "Edit".
    case edit = 2
    /// A button with the title "Save", in the style `done`.
    case save = 3
    /// A button with a plus sign.
    case add = 4
    /// A flexible space. All flexible spaces of a bar have an equal share of the remaining width.
    case flexibleSpace = 5
    /// A space with the item's `width`.
    case fixedSpace = 6
    /// A button with the title "Compose".
    case compose = 7
    /// A button with the title "Reply".
    case reply = 8
    /// A button for sharing, with an arrow out of a box.
    case action = 9
    /// A button with a folder.
    case organize = 10
    /// A button with the title "Bookmarks".
    case bookmarks = 11
    /// A button with a magnifying glass.
    case search = 12
    /// A button with a circular arrow.
    case refresh = 13
    /// A button with a cross.
    case stop = 14
    /// A button with the title "Camera".
    case camera = 15
    /// A button with a trash can.
    case trash = 16
    /// A play button with a triangle that points to the right.
    case play = 17
    /// A button with two vertical bars.
    case pause = 18
    /// A button with two triangles that point to the left.
    case rewind = 19
    /// A button with two triangles that point to the right.
    case fastForward = 20
    /// A button with the title "Undo".
    case undo = 21
    /// A button with the title "Redo".
    case redo = 22
    /// A button with the title "Page".
    case pageCurl = 23
    /// A button with a cross.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name of the button for assistive technologies, or nil for spaces. These are the names that VoiceOver reads for
  /// the glyphs on iOS.
  var accessibilityName: String? {
    switch self {
    case .add: "Add"
    case .action: "Share"
    case .organize: "Organize"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .close: "Close"
    default: title
    }
  }

  /// The title of the button, or nil for buttons that show a glyph (`BarGlyph`).
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

  /// The title of the item in a menu. Items whose buttons show a glyph also have a menu title. The value is nil for
  /// items without a title, such as spaces.
  package var menuTitle: String? {
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
