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
    /// Dark in the light style, light in the dark one.
    case `default` = 0
    /// Dark, for bright content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// How scrolling hides the keyboard on the screen: there is none here.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
    /// With what stands on top of it, when a drag begins.
    case onDragWithAccessory = 3
    /// With what stands on top of it, it follows the finger.
    case interactiveWithAccessory = 4
  }

  /// When an index beside the content is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// When it is needed.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }

  /// When the safe area becomes a part of `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll, and vertically below a navigation bar.
    case automatic = 0
    /// Along axes that scroll: where the content is larger, or always bounces.
    case scrollableAxes = 1
    /// The inset is `contentInset` alone.
    case never = 2
    /// On all four sides.
    case always = 3
  }
}
