import Foundation

/// An action or a group of actions below the preview of a view controller: a `UIPreviewAction` or a `UIPreviewActionGroup`.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title of the action or group.
  var title: String { get }
}
