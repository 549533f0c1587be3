import Foundation

extension UICollectionView {
  /// What stays where it is on the screen when something before it changes. Tessera's own.
  public enum ContentAnchoring: Sendable {
    /// The content offset stays, as in UIKit: what is inserted above pushes down what is visible.
    case contentOffset
    /// The first visible item stays: its top edge, or the point of it at the top edge of the visible part if it is cut
    /// off there. The offset changes by as much as the item moved. If the item is deleted, the next one stays.
    case visibleItem
  }

  /// What stays in place when items come, go or move above the visible ones (batches of updates), and when items get
  /// another size than was thought (invalidations that name them: self-sizing above all). Default `.contentOffset`,
  /// UIKit's behaviour. Tessera's own.
  ///
  /// The offset stays in the range of the content: near its ends an item may move all the same. Layouts and delegates
  /// that choose an offset of their own (`targetContentOffset(forProposedContentOffset:)`) get the anchored one as the
  /// proposed one. A drag or deceleration that goes on, goes on from the new place. Reloads and changes of size, which
  /// leave nothing to hold on to, follow UIKit's rules. Costs one look-up of an item an update.
  public final var contentAnchoring: ContentAnchoring {
    get { pass.anchoring }
    set {
      pass.anchoring = newValue
      pass.anchor = nil
    }
  }
}
