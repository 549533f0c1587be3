import CoreGraphics
import Foundation

/// The configuration of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu. Without one, the configuration creates a unique one.
  public let identifier: AnyHashable
  /// The location of the menu, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The preferred direction of the arrow. The default is `automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu, or `nil` to create a unique one.
  ///   - sourcePoint: The location of the menu, in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(NSUUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
