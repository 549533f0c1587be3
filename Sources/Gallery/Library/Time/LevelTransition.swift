import UIKit

/// The change from one level of zoom to another, in which a photo remains at its height in the window.
@MainActor
final class LevelTransition {
  /// The index path of the photo that remains at its height.
  let indexPath: IndexPath
  /// The part of the photo's height above the point that remains where it is, 0...1.
  let fraction: CGFloat
  /// The distance of the point from the top of the visible bounds, or `distanceAtBeginning`.
  let distance: CGFloat
  /// The distance with which a content that is at its beginning remains there.
  static let distanceAtBeginning = CGFloat.infinity
  private weak var oldLayout: UICollectionViewLayout?
  private weak var newLayout: UICollectionViewLayout?
  /// A Boolean value that indicates whether both layouts are grids, which have the same headers.
  let isBetweenGrids: Bool
  /// A closure that returns the nearest offset at which a large title is not partly hidden, for an offset.
  var restingOffset: (CGFloat) -> CGFloat = { $0 }
  /// The distance by which the content is scrolled during the change. Titles that appear or disappear are moved by it, so
  /// that they fade where they are.
  private(set) var scrolledDistance = CGPoint.zero

  init(
    _ indexPath: IndexPath, fraction: CGFloat, distance: CGFloat, from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {
    self.oldLayout = oldLayout
    self.newLayout = newLayout
    isBetweenGrids = oldLayout is PhotoGridLayout && newLayout is PhotoGridLayout
    self.indexPath = indexPath
    self.fraction = fraction
    self.distance = distance
  }

  /// Returns the content offset in the new layout at which the photo remains where it is.
  func targetOffset(in layout: UICollectionViewLayout, proposed: CGPoint) -> CGPoint {
    guard let view = layout.collectionView, let frame = layout.layoutAttributesForItem(at: indexPath)?.frame else {
      return proposed
    }
    let top = -view.adjustedContentInset.top
    let end = layout.collectionViewContentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    let rest = restingOffset(max(top, frame.minY + fraction * frame.height - distance))
    let offset = max(top, min(end, rest))
    scrolledDistance = CGPoint(x: proposed.x - view.bounds.minX, y: offset - view.bounds.minY)
    return CGPoint(x: proposed.x, y: offset)
  }

  /// Returns whether a layout is the layout at the end of the transition.
  func leads(to layout: UICollectionViewLayout) -> Bool { layout === newLayout }

  /// Returns the first attributes of a view that exists only in the new layout: invisible, where it will be in the window.
  func initialAttributes(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    faded(attributes, movedBy: CGPoint(x: -scrolledDistance.x, y: -scrolledDistance.y))
  }

  /// Returns the last attributes of a view that exists only in the old layout: invisible, where it was in the window.
  func finalAttributes(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? { faded(attributes, movedBy: scrolledDistance) }

  /// Returns the attributes of a title that moves with a photo from or to the other layout, where it is invisible.
  ///
  /// - Parameters:
  ///   - title: The attributes of the title in its layout.
  ///   - photo: The attributes of the photo in the same layout.
  ///   - isAppearing: `true` for a title of the new layout, `false` for one of the old layout.
  func titleAttributes(
    _ title: UICollectionViewLayoutAttributes, with photo: UICollectionViewLayoutAttributes, isAppearing: Bool
  ) -> UICollectionViewLayoutAttributes? {
    let otherLayout = isAppearing ? oldLayout : newLayout
    guard let copy = title.copy() as? UICollectionViewLayoutAttributes,
      let other = otherLayout?.layoutAttributesForItem(at: photo.indexPath)
    else { return isAppearing ? initialAttributes(title) : finalAttributes(title) }
    if title.frame == photo.frame {
      // The title of a card is scaled with its photo. In the size of a small photo, its text would have no space.
      copy.center = other.center
      let (scaleX, scaleY) = (
        other.frame.width / max(1, title.frame.width), other.frame.height / max(1, title.frame.height)
      )
      copy.transform = CGAffineTransform(scaleX: scaleX, y: scaleY)
      if let title = copy as? PhotoLayoutAttributes, let photo = other as? PhotoLayoutAttributes {
        // The scale makes the corners smaller. The shade of the title must not be beside the rounder corners of the photo.
        title.cornerRadius = max(title.cornerRadius, photo.cornerRadius / max(0.01, min(scaleX, scaleY)))
      }
    } else {
      copy.frame.origin.x += other.frame.minX - photo.frame.minX
      copy.frame.origin.y += other.frame.minY - photo.frame.minY
    }
    copy.alpha = 0
    // A title remains directly in front of its photo, which may move behind the cards of the other layout.
    copy.zIndex = other.zIndex
    return copy
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes?, movedBy distance: CGPoint
  ) -> UICollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    copy.center.x += distance.x
    copy.center.y += distance.y
    copy.alpha = 0
    return copy
  }
}

/// A layout that keeps a photo at its height in the window while it replaces another one.
@MainActor
protocol LevelLayout: UICollectionViewLayout {
  /// The running change from or to the layout, or `nil`.
  var transition: LevelTransition? { get set }
}
