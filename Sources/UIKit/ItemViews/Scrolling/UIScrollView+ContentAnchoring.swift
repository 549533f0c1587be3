import Foundation

extension UIScrollView {
  /// Constants that determine which content of a collection or table view keeps its position on screen when content
  /// before it changes. The type is an addition of Tessera.
  public enum ContentAnchoring: Sendable {
    /// The content offset does not change, as in UIKit. Items that are inserted above move the visible content down.
    case contentOffset
    /// The first visible item keeps its position. If the top of the item is beyond the edge of the visible area, the
    /// point of the item at that edge keeps its position. Otherwise the item's top edge keeps its position.
    ///
    /// The offset changes by the distance that the item moves. If the item is deleted, the next item keeps its
    /// position.
    case visibleItem
  }
}
