import CoreGraphics
import Foundation

/// The style of the pointer: its shape, or its effect on the view under it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
  /// The kind of a pointer style: a shape, an effect or a hidden pointer.
  enum Kind {
    case system
    case hidden
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
  }

  final private(set) var kind = Kind.system

  /// Creates the style of the standard pointer.
  public required override init() { super.init() }

  private convenience init(kind: Kind) {
    self.init()
    self.kind = kind
  }

  /// Creates a style with an effect on the view under the pointer.
  ///
  /// - Parameters:
  ///   - effect: The effect on the view under the pointer.
  ///   - shape: The shape of the effect, in the coordinates of the preview's container, or `nil` to use the shape of
  ///     the view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(kind: .effect(effect, shape))
  }

  /// Creates a style that changes the shape of the pointer.
  ///
  /// - Parameters:
  ///   - shape: The shape of the pointer. Tessera shows the desktop's text pointer for bars and the desktop's arrow for
  ///     other shapes.
  ///   - axes: The axes along which the pointer is constrained. They have no effect in Tessera, because the desktop
  ///     moves the pointer.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(kind: .shape(shape, axes))
  }

  /// Creates a style that hides the pointer.
  ///
  /// - Returns: The style.
  open class func hidden() -> Self {
    let style = self.init()
    style.kind = .hidden
    return style
  }

  /// Creates the style of the standard pointer.
  ///
  /// - Returns: The style.
  open class func system() -> Self { self.init() }

  /// Returns the style itself, because styles are immutable.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The style.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
