import Foundation

/// A placeholder for a dropped item.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the visible part of the placeholder's cell for the preview of the item. If the closure or
  /// its result is `nil`, the whole cell is visible. The default is `nil`.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
