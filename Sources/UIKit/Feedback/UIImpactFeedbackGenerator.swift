import Foundation

/// A feedback generator for collisions of objects on the screen. It has no effect in Tessera.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Constants that specify the style of impact feedback: the mass or the hardness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// The impact of small or light objects.
    case light = 0
    /// The impact of objects of medium size.
    case medium = 1
    /// The impact of large or heavy objects.
    case heavy = 2
    /// The impact of soft objects.
    case soft = 3
    /// The impact of rigid objects.
    case rigid = 4
  }

  /// Creates a generator with the medium style.
  public override init() { super.init() }

  /// Creates a generator with a style.
  ///
  /// - Parameter style: The mass or the hardness of the colliding objects.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Creates a generator with a style that belongs to a view.
  ///
  /// - Parameters:
  ///   - style: The mass or the hardness of the colliding objects.
  ///   - view: The view to which the feedback relates.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(view: view) }

  /// Generates feedback for a collision. The method has no effect in Tessera.
  open func impactOccurred() {}

  /// Generates feedback for a collision of a certain intensity. The method has no effect in Tessera.
  ///
  /// - Parameter intensity: The intensity, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// Generates feedback for a collision at a location. The method has no effect in Tessera.
  ///
  /// - Parameter location: The point of the collision, in the coordinates of the generator's view.
  open func impactOccurred(at location: CGPoint) {}

  /// Generates feedback for a collision of a certain intensity at a location. The method has no effect in Tessera.
  ///
  /// - Parameters:
  ///   - intensity: The intensity, from 0 to 1.
  ///   - location: The point of the collision, in the coordinates of the generator's view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
