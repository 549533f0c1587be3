extension UIScrollView {
  /// How fast content that was let go comes to rest: what is left of the velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity shrinks in a millisecond, between 0 and 1.
    public let rawValue: CGFloat

    /// A rate of one's own.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998: runs on for a while.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// 0.99: comes to rest soon, as wanted where it snaps to items.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the scroll indicators look.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How scrolling hides the keyboard on the screen: there is none here.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// When an index beside the content is shown.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// When the safe area becomes a part of `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }
}

/// Why an offset changes. Layouts are told in another order by each (behaviour.md, 2.7).
package enum ScrollCause: Sendable {
  /// `bounds` was assigned: no `scrollViewDidScroll`.
  case bounds
  /// `contentOffset` was assigned.
  case contentOffset
  /// `setContentOffset(_:animated:)` and its like.
  case programmatic
  /// A step of an animated change.
  case animation
  case drag
  case deceleration
  /// The inset or the content changed, and the offset with it.
  case adjustment
}

/// What a scroll view shows.
package struct ScrollContent {
  package var size = CGSize.zero
  package var inset = UIEdgeInsets.zero
  package var adjustedInset = UIEdgeInsets.zero
}
