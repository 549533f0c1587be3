import UIKit

/// The interactive transition between two levels of zoom. The photo under the fingers follows them, and the other photos fly
/// to their places around it.
final class ZoomTransitionLayout: ShiftedTransitionLayout {
  /// The distance between the content offsets of the two layouts.
  var scrolledDistance = CGPoint.zero

  /// A Boolean value that indicates whether the transition ends at the next layout, or `nil` while the fingers decide.
  var isFinishing: Bool?

  /// The layout at which the transition ends, or the nearer one while the fingers decide.
  var target: UICollectionViewLayout { isFinishing ?? (transitionProgress >= 0.5) ? nextLayout : currentLayout }

  /// Moves the photos so that a part of one of them is at a point.
  ///
  /// - Parameters:
  ///   - part: The part of the width and of the height of the photo, 0...1.
  ///   - indexPath: The index path of the photo.
  ///   - point: The point in the collection view's coordinates.
  func show(_ part: CGPoint, ofItemAt indexPath: IndexPath, at point: CGPoint) {
    guard let frame = super.layoutAttributesForItem(at: indexPath)?.frame else { return }
    var x = (part: part.x, point: point.x)
    // The attributes are in the reading direction.
    if flipsHorizontallyInOppositeLayoutDirection,
      collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      x = (1 - x.part, collectionViewContentSize.width - x.point)
    }
    shift = CGPoint(
      x: x.point - (frame.minX + x.part * frame.width), y: point.y - (frame.minY + part.y * frame.height))
  }

  // MARK: Attributes

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect.offsetBy(dx: -shift.x, dy: -shift.y))?.map { placed($0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map { placed($0) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map { placed($0) }
  }

  /// Returns a copy of interpolated attributes with the shift, and with corners that change with the progress.
  private func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let isCell = attributes.representedElementCategory == .cell
    let copy: PhotoLayoutAttributes
    if isCell {
      copy = PhotoLayoutAttributes(forCellWith: attributes.indexPath)
    } else {
      copy = PhotoLayoutAttributes(
        forSupplementaryViewOfKind: attributes.representedElementKind ?? "", with: attributes.indexPath)
    }
    if isCell {
      // The photos of the cover flow are turned, so they have no frame.
      copy.size = attributes.size
      copy.center = attributes.center
      copy.transform3D = attributes.transform3D
    } else {
      copy.frame = frame(ofTitle: attributes)
    }
    copy.center.x += shift.x
    copy.center.y += shift.y
    copy.alpha = attributes.alpha
    copy.zIndex = attributes.zIndex
    copy.isCard = (attributes as? PhotoLayoutAttributes)?.isCard == true
    let progress = min(max(transitionProgress, 0), 1)
    copy.cornerRadius = cornerRadius(in: currentLayout) * (1 - progress) + cornerRadius(in: nextLayout) * progress
    return copy
  }

  private func cornerRadius(in layout: UICollectionViewLayout) -> CGFloat {
    (layout as? TimeLayout)?.metrics.cornerRadius ?? 0
  }

  /// Returns the frame of a title. A title that belongs to one of the layouts only moves with its photo or, if it is the
  /// header of a month, with the visible bounds.
  private func frame(ofTitle title: UICollectionViewLayoutAttributes) -> CGRect {
    guard let kind = title.representedElementKind else { return title.frame }
    let owners = [currentLayout, nextLayout].filter { owns($0, kind) }
    guard let owner = owners.first, owners.count == 1 else { return title.frame }
    if let photo = (owner as? TimeLayout)?.photo(ofTitleAt: title.indexPath),
      let moved = super.layoutAttributesForItem(at: photo.indexPath)?.frame
    {
      return title.frame == photo.frame
        ? moved : title.frame.offsetBy(dx: moved.minX - photo.frame.minX, dy: moved.minY - photo.frame.minY)
    }
    let part = owner === currentLayout ? transitionProgress : transitionProgress - 1
    return title.frame.offsetBy(dx: scrolledDistance.x * part, dy: scrolledDistance.y * part)
  }

  private func owns(_ layout: UICollectionViewLayout, _ kind: String) -> Bool {
    (layout as? TimeLayout).map { $0.titleKind == kind } ?? (kind == UICollectionView.elementKindSectionHeader)
  }
}
