import Foundation

extension UICollectionView {
  /// Constants that specify the category of an element of a collection view.
  @frozen public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view, such as a section's background. The layout creates it without the data source.
    case decorationView = 2
  }

  /// Constants that specify the direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls vertically.
    case vertical = 0
    /// The content scrolls horizontally.
    case horizontal = 1
  }

  /// The position of an item in the visible area after scrolling to it.
  ///
  /// The set contains at most one position for each axis. If the set contains two positions for the same axis, an error is
  /// reported and the request to scroll is ignored. UIKit raises an exception in this case.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set of positions from raw bits.
    ///
    /// - Parameter rawValue: The bits. Unknown bits are retained.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the item with the top edge of the visible area, below its insets.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centers the item vertically in the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Aligns the item with the bottom edge of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// Aligns the item with the left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centers the item horizontally in the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// Aligns the item with the right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Constants that determine how soon the items below a dragged item make room for it.
  public enum ReorderingCadence: Int, Sendable {
    /// Items make room immediately.
    case immediate = 0
    /// Items make room after a short delay.
    case fast = 1
    /// Items make room after a longer delay, when the drag pauses.
    case slow = 2
  }

  /// Constants that determine which changes of a cell or supplementary view make the layout measure the view again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No change makes the layout measure a view again. Views keep their sizes until the layout is invalidated.
    case disabled = 0
    /// A view is measured again when its intrinsic content size is invalidated by its content or configuration.
    case enabled = 1
    /// A view is also measured again when constraints inside its content view change.
    case enabledIncludingConstraints = 2
  }

  /// A closure that is called at the end of an interactive transition.
  ///
  /// The first argument is `true` if the animation was not interrupted. The second argument is `true` if the transition
  /// was finished, and `false` if it was cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The element kind of section headers in flow layouts.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers in flow layouts.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
