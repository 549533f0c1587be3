import Foundation

/// How a section scrolls that scrolls by itself, besides its behaviour.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// How soon the section comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond; 0 for `automatic`.
    public let rawValue: CGFloat
    /// A rate by that share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As it suits the behaviour: fast for those that go by pages or groups.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// As scroll views do by default.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Whether the section can be drawn beyond its ends.
  public enum Bounce: Int, Sendable {
    /// When there is more than is visible.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How soon the section comes to rest. Default automatic.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the section can be drawn beyond its ends. Default automatic.
  open var bounce = Bounce.automatic

  /// A copy that can be changed by itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    onMain {
      let twin = UICollectionLayoutSectionOrthogonalScrollingProperties()
      twin.decelerationRate = self.decelerationRate
      twin.bounce = self.bounce
      return twin
    }
  }
}
