import CoreGraphics
import Foundation

/// A view that represents an item during a drag.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that represents the item.
  public let view: UIView
  /// The appearance of the view, such as its background and visible path. It is a copy of the initializer's argument.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview from a view.
  ///
  /// - Parameters:
  ///   - view: The view to show.
  ///   - parameters: The appearance of the view, which is copied.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters.copy() as? UIDragPreviewParameters ?? parameters
    super.init()
  }

  /// Creates a preview from a view with the default appearance.
  ///
  /// - Parameter view: The view to show.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// Creates a preview that shows a URL in a label.
  ///
  /// - Parameter url: The URL.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// Creates a preview that shows a title, or a URL, in a label.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - title: The title, or `nil` to show the URL.
  public convenience init(for url: URL, title: String?) { self.init(view: URLPreview.make(url, title)) }
}
