import CoreGraphics
import Foundation

/// A request for the region at the location of the pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer, in the coordinates of the interaction's view.
  public let location: CGPoint
  /// The modifier keys that are pressed while the pointer moves.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
