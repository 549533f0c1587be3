import CoreGraphics
import Foundation

/// The position from which a preview is lifted, or to which it is animated.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
  /// The view whose coordinate system the position uses.
  public let container: UIView
  /// The center of the preview, in the container's coordinates.
  public let center: CGPoint
  /// The transform of the preview at the target. The default is the identity.
  public let transform: CGAffineTransform

  /// Creates a target with a transform.
  ///
  /// - Parameters:
  ///   - container: The view whose coordinate system the position uses.
  ///   - center: The center of the preview, in the container's coordinates.
  ///   - transform: The transform of the preview at the target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target without a transform.
  ///
  /// - Parameters:
  ///   - container: The view whose coordinate system the position uses.
  ///   - center: The center of the preview, in the container's coordinates.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the target itself, because targets are immutable.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The target.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
