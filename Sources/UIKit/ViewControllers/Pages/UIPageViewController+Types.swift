extension UIPageViewController {
  /// A key of the options with which a page view controller is created.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from the name of an option.
    ///
    /// - Parameter rawValue: The name of the option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The position of the spine: the raw value of a `SpineLocation`. This option has an effect only with the style
    /// `pageCurl`, whose default is `min`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

    /// The space between two pages, in points. This option has an effect only with the style `scroll`. The default is
    /// 0.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The direction in which pages are turned: to later or to earlier pages.
  public enum NavigationDirection: Int, Sendable {
    /// The pages turn forward, to later pages.
    case forward
    /// The pages turn backward, to earlier pages.
    case reverse
  }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are arranged horizontally.
    case horizontal
    /// Pages are arranged vertically.
    case vertical
  }

  /// The edge at which the pages of a book are bound.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine. Pages scroll.
    case none
    /// The spine is at the left or top edge. One page is visible.
    case min
    /// The spine is in the middle. Two pages are visible.
    case mid
    /// The spine is at the right or bottom edge. One page is visible.
    case max
  }

  /// The style of the transitions between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Pages turn as in a book. Tessera slides them.
    case pageCurl
    /// Pages scroll.
    case scroll
  }
}

extension UIPageViewController.NavigationDirection {
  /// The number of pages by which a page turn in this direction moves: 1 or -1.
  var step: Int { self == .forward ? 1 : -1 }

  var opposite: Self { self == .forward ? .reverse : .forward }
}
