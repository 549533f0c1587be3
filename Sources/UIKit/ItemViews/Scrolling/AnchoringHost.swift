import CoreGraphics
import Foundation

/// The interface of a view whose visible items can keep their positions on screen when content before them changes.
@MainActor
protocol AnchoringHost: UIScrollView {
  /// The content that keeps its position on screen when content before it changes.
  var contentAnchoring: ContentAnchoring { get }
  /// The frames of the items that have views, in the coordinate system of the content. The order is unspecified.
  var liveItemFrames: [(key: ElementKey, frame: CGRect)] { get }
  /// Returns the frame of an item in the current layout, or `nil` if there is no such item.
  func layoutFrame(ofItem key: ElementKey) -> CGRect?
  /// Returns the offset that is nearest to `offset` within the range of the content, rounded to pixels.
  func offsetInRange(_ offset: CGPoint) -> CGPoint
}

extension AnchoringHost {
  /// Returns an anchor for each visible item, in ascending order. An anchor describes an item that keeps its position
  /// on screen.
  func scrollAnchors() -> [ScrollAnchor] {
    let visibleRect = bounds.inset(by: adjustedContentInset)
    return
      liveItemFrames
      .filter { $0.frame.overlaps(visibleRect) }
      .sorted { $0.key < $1.key }
      .map { ScrollAnchor(key: $0.key, frame: $0.frame, visible: visibleRect, bounds: bounds) }
  }

  /// Returns the anchor to use while sizes of visible items change: the first visible item, or `nil` if no item keeps
  /// its position.
  ///
  /// - Parameter isChanging: A closure that returns whether the size of an item changes. Such an item is chosen only if
  ///   there is no other, so that an item that extends above the visible area grows upwards.
  func scrollAnchor(besides isChanging: (ElementKey) -> Bool) -> ScrollAnchor? {
    guard contentAnchoring == .visibleItem else { return nil }
    let anchors = scrollAnchors()
    return anchors.first { !isChanging($0.key) } ?? anchors.first
  }

  /// Returns the offset at which an anchor keeps its position on screen in the current layout, or `nil` if the item no
  /// longer exists.
  func anchoredOffset(_ anchor: ScrollAnchor) -> CGPoint? {
    layoutFrame(ofItem: anchor.key).map { offsetInRange(anchor.offset(for: $0)) }
  }

  /// Returns the offset after an update at which the first of the anchors that still exists keeps its position on
  /// screen, or `nil` if none exists.
  ///
  /// - Parameters:
  ///   - anchors: The anchors before the update.
  ///   - newKey: A closure that returns the key of an item after the update, or `nil` if the update deletes it.
  func anchoredOffset(_ anchors: [ScrollAnchor], newKey: (ElementKey) -> ElementKey?) -> CGPoint? {
    for anchor in anchors {
      if let key = newKey(anchor.key), let frame = layoutFrame(ofItem: key) {
        return offsetInRange(anchor.offset(for: frame))
      }
    }
    return nil
  }
}
