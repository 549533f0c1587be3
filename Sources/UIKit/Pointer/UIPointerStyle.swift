import CoreGraphics
import Foundation

/// The style of the pointer and of the view under it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
  /// The kind of a style.
  enum Look {
    case system
    case hidden
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
  }

  final private(set) var look = Look.system

  /// Creates the style of the standard pointer.
  public required override init() { super.init() }

  private convenience init(look: Look) {
    self.init()
    self.look = look
  }

  /// Creates a style with an effect on the view under the pointer.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - shape: The shape of the effect, in the coordinates of the preview's container, or `nil` for that of the view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(look: .effect(effect, shape))
  }

  /// Creates a style with another shape of the pointer.
  ///
  /// - Parameters:
  ///   - shape: The shape. Bars show the desktop's text pointer; other shapes show its arrow.
  ///   - axes: The axes along which the pointer is constrained. They have no effect, because the desktop moves the
  ///     pointer.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(look: .shape(shape, axes))
  }

  /// Creates a style that hides the pointer.
  ///
  /// - Returns: The style.
  open class func hidden() -> Self {
    let made = self.init()
    made.look = .hidden
    return made
  }

  /// Creates the style of the standard pointer.
  ///
  /// - Returns: The style.
  open class func system() -> Self { self.init() }

  /// Returns the style itself, which cannot be changed.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The style.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
