import CoreGraphics
import Foundation

/// A view that is lifted for a context menu or a drag, and the position to which it is animated.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// The view that the preview shows.
  public let view: UIView
  /// The appearance of the preview, such as its background color and its visible path.
  public let parameters: UIPreviewParameters
  /// The position to which the preview is animated.
  public let target: UIPreviewTarget

  /// The size of the previewed view, in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view with a target.
  ///
  /// - Parameters:
  ///   - view: The view to show.
  ///   - parameters: The appearance of the preview.
  ///   - target: The position of the preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its current position.
  ///
  /// - Parameters:
  ///   - view: The view to show. It must have a superview. Without one, an error is reported, and the view itself is the target's
  ///     container. UIKit raises an exception.
  ///   - parameters: The appearance of the preview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let superview = view.superview
    if superview == nil { Diagnostics.report("UITargetedPreview(view:): \(view) has no superview. Pass a target") }
    let center = superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: superview ?? view, center: center))
  }

  /// Creates a preview of a view at its current position. The preview has the default appearance.
  ///
  /// - Parameter view: The view to show. It must have a superview. Without one, an error is reported, and the view itself is the
  ///   target's container. UIKit raises an exception.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Returns a preview of the same view with the same appearance and a different target.
  ///
  /// - Parameter newTarget: The target.
  /// - Returns: The preview.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, because its properties do not change.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The preview.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
