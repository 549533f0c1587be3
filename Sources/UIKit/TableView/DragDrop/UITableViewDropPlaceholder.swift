import Foundation

/// A placeholder for a dropped item.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the part of the placeholder's cell that the preview of the dropped item shows. If the
  /// closure or its result is `nil`, the preview shows the whole cell. The default is `nil`.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
