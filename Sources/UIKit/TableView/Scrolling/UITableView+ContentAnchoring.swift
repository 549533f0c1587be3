import CoreGraphics
import Foundation

extension UITableView: AnchoringHost {
  /// The content that keeps its position on screen when content before it changes. The default is `contentOffset`, as
  /// in UIKit.
  ///
  /// Tessera adds this property to UIKit's API. It applies to batch updates that insert, delete or move rows above the
  /// visible rows, and to visible rows, headers and footers whose height changes. With either value, measuring a row for
  /// the first time while the user scrolls up does not move the visible rows.
  ///
  /// The offset is limited to the range of the content, so a row near the ends may still move. A drag or deceleration in
  /// progress continues from the new offset. With either value, `reloadData()` follows UIKit's rules for the content
  /// offset. The cost is proportional to the number of visible rows.
  public final var contentAnchoring: ContentAnchoring {
    get { pass.contentAnchoring }
    set { pass.contentAnchoring = newValue }
  }

  final var liveItemFrames: [(key: ElementKey, frame: CGRect)] {
    liveElements.values.compactMap { element in
      guard element.isRow, let frame = naturalFrame(of: element.key) else { return nil }
      return (element.key, frame)
    }
  }

  final func layoutFrame(ofItem key: ElementKey) -> CGRect? { naturalFrame(of: key) }

  final func offsetInRange(_ offset: CGPoint) -> CGPoint { roundedToPixel(clamped(offset)) }

  /// Changes the offset so that an anchor keeps its position on screen. A scroll in progress continues from there.
  final func resolveAnchor(_ anchor: ScrollAnchor?) {
    guard let anchor, let offset = anchoredOffset(anchor), offset != bounds.origin else { return }
    moveContent(by: offset.y - bounds.minY)
    _ = isInMotion
  }
}
