import Foundation

/// Lets the user feel that two things on the screen collide. Does nothing here, as its base class says.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how hard the things are that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light things.
    case light = 0
    /// Things of middling size.
    case medium = 1
    /// Large or heavy things.
    case heavy = 2
    /// Things that give way.
    case soft = 3
    /// Things that do not give way.
    case rigid = 4
  }

  /// Creates a generator of the medium style.
  public override init() { super.init() }

  /// Creates a generator of a style.
  ///
  /// - Parameter style: How heavy and how hard the colliding things are.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Creates a generator of a style that belongs to a view.
  ///
  /// - Parameters:
  ///   - style: How heavy and how hard the colliding things are.
  ///   - view: The view on which the feedback happens.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(view: view) }

  /// Gives the feedback of a collision.
  open func impactOccurred() {}

  /// Gives the feedback of a collision.
  ///
  /// - Parameter intensity: How strong it is, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// Gives the feedback of a collision.
  ///
  /// - Parameter location: Where it happens, in the coordinates of the generator's view.
  open func impactOccurred(at location: CGPoint) {}

  /// Gives the feedback of a collision.
  ///
  /// - Parameters:
  ///   - intensity: How strong it is, from 0 to 1.
  ///   - location: Where it happens, in the coordinates of the generator's view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
