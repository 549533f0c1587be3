import CoreGraphics
import Foundation

/// The identifier, location and preferred side of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu. If none was passed to the initializer, the identifier is unique.
  public let identifier: AnyHashable
  /// The location of the menu, in points, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The preferred direction of the arrow, which points from the menu to its target. The default is `automatic`.
  ///
  /// Menus of Tessera have no arrow, but they appear on the side that the direction determines. If there is not enough
  /// space, a different side is used.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration for a location.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu, or `nil` to create a unique one. An object is copied.
  ///   - sourcePoint: The location of the menu, in points, in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    let copy = (identifier?.base as? NSObject & NSCopying)?.copy() as? NSObject
    self.identifier = copy.map { AnyHashable($0) } ?? identifier ?? AnyHashable(NSUUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
