import Foundation

/// A placeholder for a dropped item.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the visible part of the placeholder's cell for the preview of the item. If it is or returns
  /// `nil`, which is the default, the whole cell is visible.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
