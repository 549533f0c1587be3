import CoreGraphics
import Foundation

/// Where a preview comes from or goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
  /// The view in whose coordinates the place is given.
  public let container: UIView
  /// The middle of the preview, in the container's coordinates.
  public let center: CGPoint
  /// How the preview is turned or sized there. Default identity.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// A place in a view, upright.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The target itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
