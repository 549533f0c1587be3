import CoreGraphics
import Foundation

/// A view that is shown lifted while a menu or a drag is about it, and the place where it belongs.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// The view that is shown.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIPreviewParameters
  /// Where it belongs.
  public let target: UIPreviewTarget

  /// The size of the view, points.
  open var size: CGSize { view.bounds.size }

  /// A preview of a view, which belongs to `target`.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview of a view in its own place. Traps for a view without a superview, as UIKit raises.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview else {
      Misuse.trap("UITargetedPreview(view:) of \(view), which has no superview: give it a target")
    }
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: superview, center: view.center))
  }

  /// The same, looking as usual.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The same preview with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The preview itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
