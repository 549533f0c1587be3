import Foundation

extension UICollectionView {
  /// The content that keeps its position on screen when content before it changes. The default is `contentOffset`, as
  /// in UIKit.
  ///
  /// The property is an addition of Tessera. It applies to batch updates that insert, delete or move items above the
  /// visible items, and to invalidations of individual elements, most of which are caused by self-sizing.
  ///
  /// The offset is limited to the range of the content, so an item near the ends may still move. Layouts and delegates that
  /// determine the offset (`targetContentOffset(forProposedContentOffset:)`) receive the anchored offset as the proposed one. A
  /// drag or deceleration in progress continues from the new offset. Reloads and changes of size follow UIKit's rules, because no
  /// item can serve as the anchor. The cost is one lookup of an item for each update.
  public final var contentAnchoring: ContentAnchoring {
    get { pass.contentAnchoring }
    set {
      pass.contentAnchoring = newValue
      pass.anchor = nil
    }
  }
}
