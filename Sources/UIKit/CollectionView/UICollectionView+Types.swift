import Foundation

extension UICollectionView {
  /// What an element of a collection view is.
  @frozen public enum ElementCategory: UInt, Sendable {
    /// A cell: it shows an item.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view, which belongs to the layout alone.
    case decorationView = 2
  }

  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Content moves up and down.
    case vertical = 0
    /// Content moves to the sides.
    case horizontal = 1
  }

  /// Where an item that is scrolled to comes to lie. One position for each axis; two for one axis raise.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits; UIKit's values.
    public let rawValue: UInt
    /// The positions whose bits are set; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top edge of the visible part, below its insets.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// How soon items make room for one that is moved by hand.
  public enum ReorderingCadence: Int, Sendable {
    /// Reordering follows the finger at once.
    case immediate = 0
    /// Reordering waits a little before it follows.
    case fast = 1
    /// Reordering waits until the finger rests.
    case slow = 2
  }

  /// Whether cells and supplementary views that change size by themselves are asked for their new size.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells keep their sizes until the layout is invalidated.
    case disabled = 0
    /// Cells get new sizes when their content or configuration says so.
    case enabled = 1
    /// The same, and when constraints inside of their content view change.
    case enabledIncludingConstraints = 2
  }

  /// Called at the end of an interactive transition: whether the animation ran to its end, and whether the transition
  /// was finished (else cancelled).
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The kind of section headers in flow layouts.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers in flow layouts.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
