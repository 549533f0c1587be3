extension UIScrollView {
  /// The rate at which content decelerates after a drag. The raw value is the factor by which the velocity is
  /// multiplied every millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity changes every millisecond, between 0 and 1.
    public let rawValue: CGFloat

    /// Creates a custom rate.
    ///
    /// - Parameter rawValue: The factor by which the velocity changes every millisecond, between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default deceleration rate. The velocity is multiplied by 0.998 in each millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A fast deceleration rate for content that snaps to items. The velocity is multiplied by 0.99 in each
    /// millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Constants that specify the style of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The indicators are dark in the light interface style, and light in the dark one.
    case `default` = 0
    /// The indicators are dark, for light content.
    case black = 1
    /// The indicators are light, for dark content.
    case white = 2
  }

  /// Constants that determine how scrolling ends text editing. Tessera has no on-screen keyboard, but the first responder can
  /// have an input view.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not end editing.
    case none = 0
    /// Editing ends when a drag begins.
    case onDrag = 1
    /// Editing ends when the finger reaches the input view.
    case interactive = 2
    /// Editing ends when a drag begins, and the accessory view is hidden too.
    case onDragWithAccessory = 3
    /// Editing ends when the finger reaches the input view, and the accessory view is hidden too.
    case interactiveWithAccessory = 4
  }

  /// Constants that determine when the index beside the content is visible.
  public enum IndexDisplayMode: Int, Sendable {
    /// The system determines when the index is visible.
    case automatic = 0
    /// The index is never visible.
    case alwaysHidden = 1
  }

  /// Constants that determine when the safe area is a part of `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added along axes that scroll, and also vertically below a navigation bar.
    case automatic = 0
    /// The safe area is added along axes that scroll: the content is larger than the view along such an axis, or always
    /// bounces.
    case scrollableAxes = 1
    /// The safe area is not added. The adjusted inset is `contentInset`.
    case never = 2
    /// The safe area is added on all four sides.
    case always = 3
  }
}
