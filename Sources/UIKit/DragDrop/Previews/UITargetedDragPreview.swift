import CoreGraphics
import Foundation

/// The preview of a dragged item, and its target.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview that shows a URL in a label.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - target: The position of the preview.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Creates a preview that shows a title, or a URL, in a label.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - title: The title, or `nil` to show the URL.
  ///   - target: The position of the preview.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(view: URLPreview.make(url, title), parameters: UIDragPreviewParameters(), target: target)
  }

  /// Returns a preview of the same view with a different target.
  ///
  /// - Parameter newTarget: The new target.
  /// - Returns: The new preview.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
