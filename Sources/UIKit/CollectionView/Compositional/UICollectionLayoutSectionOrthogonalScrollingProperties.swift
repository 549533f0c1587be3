import Foundation

/// The deceleration rate and the bounce behavior of an orthogonally scrolling section.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// The rate at which scrolling decelerates after the user lifts the finger.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after a millisecond, or 0 for `automatic`.
    public let rawValue: CGFloat
    /// Creates a deceleration rate from a raw value.
    ///
    /// - Parameter rawValue: The fraction of the velocity that remains after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A rate that depends on the scrolling behavior. It is fast if the section scrolls by pages or groups, and
    /// otherwise normal.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The default deceleration rate of scroll views.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A fast deceleration rate. Scrolling stops after a short distance.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Constants that determine whether the content can be dragged past its ends.
  public enum Bounce: Int, Sendable {
    /// Dragging past the ends is possible if there is more content than is visible.
    case automatic
    /// Dragging past the ends is always possible.
    case always
    /// Dragging past the ends is not possible.
    case never
  }

  /// The rate at which scrolling decelerates after the user lifts the finger. The default is `automatic`.
  open var decelerationRate = DecelerationRate.automatic
  /// A value that determines whether the content can be dragged past its ends. The default is `automatic`.
  open var bounce = Bounce.automatic

  /// Returns an independent copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    performOnMain {
      let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
      copy.decelerationRate = self.decelerationRate
      copy.bounce = self.bounce
      return copy
    }
  }
}
