import CoreGraphics
import Foundation

/// How the pointer and what lies under it look.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
  /// What is seen of a style.
  enum Look {
    case system
    case hidden
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
  }

  final private(set) var look = Look.system

  /// The usual pointer.
  public required override init() { super.init() }

  private convenience init(look: Look) {
    self.init()
    self.look = look
  }

  /// An effect on a view, within a shape (in the coordinates of the preview's container); nil takes the view's own.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(look: .effect(effect, shape))
  }

  /// A pointer of another shape. Beams are the desktop's text pointer; other shapes leave its arrow, and the pointer is
  /// held by no axis: both are the desktop's.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(look: .shape(shape, axes))
  }

  /// No pointer.
  open class func hidden() -> Self {
    let made = self.init()
    made.look = .hidden
    return made
  }

  /// The usual pointer.
  open class func system() -> Self { self.init() }

  /// The same style: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
