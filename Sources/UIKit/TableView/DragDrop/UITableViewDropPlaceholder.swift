import Foundation

/// A placeholder for a dropped item.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns which part of the placeholder's cell the preview of the item comes to show. Default nil: all of it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
