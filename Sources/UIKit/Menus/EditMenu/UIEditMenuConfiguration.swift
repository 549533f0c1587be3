import CoreGraphics
import Foundation

/// What an edit menu is about and where it is shown.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// What the menu is about; unique if none was given.
  public let identifier: AnyHashable
  /// Where it is shown, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// Default automatic.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A menu at a point of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(NSUUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
