import CoreGraphics
import Foundation

/// How the preview of a drag looks.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  override func makeCopy() -> UIPreviewParameters { UIDragPreviewParameters() }
}

/// Where the preview of a drag comes from or goes to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged item, and the place where it belongs.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// A preview of an address, as a label.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// A preview of an address, as a label with a title.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(view: URLPreview.make(url, title), parameters: UIDragPreviewParameters(), target: target)
  }

  /// The same preview with another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// What is seen of an item under the finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// What is seen.
  public let view: UIView
  /// How it is seen.
  public let parameters: UIDragPreviewParameters

  /// A view that is seen under the finger.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters.copy() as? UIDragPreviewParameters ?? parameters
    super.init()
  }

  /// The same, looking as usual.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// An address as a label.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// An address as a label with a title.
  public convenience init(for url: URL, title: String?) { self.init(view: URLPreview.make(url, title)) }
}

/// The label that an address is dragged as.
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
