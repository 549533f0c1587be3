import CoreGraphics
import Foundation

/// The appearance of a drag preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  override func makeCopy() -> UIPreviewParameters { UIDragPreviewParameters() }
}

/// The position from which or to which a drag preview is animated.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged item, and its target.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview of a URL as a label.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - target: The position of the preview.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Creates a preview of a URL as a label with a title.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - title: The title, or `nil` to show the URL.
  ///   - target: The position of the preview.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(view: URLPreview.make(url, title), parameters: UIDragPreviewParameters(), target: target)
  }

  /// Returns the preview with another target.
  ///
  /// - Parameter newTarget: The new target.
  /// - Returns: The new preview.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The preview of an item during a drag.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// The appearance of the view.
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

  /// Creates a preview of a URL as a label.
  ///
  /// - Parameter url: The URL.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// Creates a preview of a URL as a label with a title.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - title: The title, or `nil` to show the URL.
  public convenience init(for url: URL, title: String?) { self.init(view: URLPreview.make(url, title)) }
}

/// Creates the labels of dragged URLs.
@MainActor enum URLPreview {
  static func make(_ url: URL, _ title: String?) -> UIView {
    let label = UILabel()
    label.text = title ?? (url.isFileURL ? url.lastPathComponent : url.absoluteString)
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    let fitting = label.sizeThatFits(CGSize(width: 280, height: 40))
    label.frame = CGRect(x: 0, y: 0, width: min(300, fitting.width + 24), height: fitting.height + 16)
    label.backgroundColor = .secondarySystemBackground
    label.layer.cornerRadius = 8
    label.layer.masksToBounds = true
    return label
  }
}
