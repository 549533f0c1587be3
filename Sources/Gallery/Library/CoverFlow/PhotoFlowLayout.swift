import GalleryLibrary
import UIKit

/// The layout of the cover flow: the current photo is large in the middle, and its neighbors are turned in perspective beside
/// it.
///
/// The frame of a photo is computed from its position in the timeline, so the cost of a query depends on the number of
/// visible photos only. Scrolling ends with a photo in the middle.
final class PhotoFlowLayout: UICollectionViewLayout, LevelLayout {
  /// The angle by which neighbors are turned, in radians.
  private static let angle: CGFloat = .pi * 0.3
  /// The distance of the viewer from the photos, in relation to the size of the current photo.
  private static let viewerDistance: CGFloat = 2.2
  /// The distance by which neighbors are behind the current photo, in relation to its size.
  private static let depth: CGFloat = 0.6
  /// The maximum width and height of the current photo, as fractions of the visible width and height.
  private static let maximumPart = CGSize(width: 0.6, height: 0.58)
  /// The distance between neighbors, in relation to the visible width. It does not depend on the height, so the photo in the
  /// middle remains there when bars appear.
  private static let spacingPart: CGFloat = 0.09
  /// The additional distance between the current photo and its neighbors on each side, in relation to the size of the
  /// current photo.
  private static let gapPart: CGFloat = 0.4
  /// The space above the title, and that below it, in points.
  private static let spaceAroundTitle = (above: CGFloat(24), below: CGFloat(20))
  private static let cornerRadius: CGFloat = 6

  var transition: LevelTransition?
  private let photos: () -> PhotoTimeline?
  private var visible = CGRect.zero
  private var size = CGSize.zero
  private var count = 0

  /// The content offset in the reading direction and the insets that are shown during a pinch that leads to the grid, or `nil`. The
  /// pinch scrolls the content, which also changes the height of the bar.
  private var fixed: (offset: CGFloat, inset: UIEdgeInsets)?

  /// The position of the photo that was in the middle before the width changed, until the content offset is changed.
  private var keptPosition: Int?

  /// The distance of the title from the top of the collection view, in points.
  var titleTop: CGFloat { areaTop + side + Self.spaceAroundTitle.above }

  /// The height of the title below the photos with the space around it, in points.
  private var titleHeight: CGFloat = 0

  /// The maximum length of the sides of the current photo, in points.
  private(set) var side: CGFloat = 1

  /// Creates a layout.
  ///
  /// - Parameter photos: A closure that returns the photos that the collection view shows.
  init(photos: @escaping () -> PhotoTimeline?) {
    self.photos = photos
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("PhotoFlowLayout does not support init(coder:); create it in code") }

  override class var layoutAttributesClass: AnyClass { PhotoLayoutAttributes.self }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    super.prepare()
    guard let view = collectionView, fixed == nil else { return }
    let width = visible.width
    let position = currentPosition
    size = view.bounds.size
    // The sidebar and the bars are in front of parts of the view.
    visible = CGRect(origin: .zero, size: size).inset(by: view.safeAreaInsets)
    if width > 0, visible.width != width { keptPosition = position }
    let space = Self.spaceAroundTitle
    titleHeight = (space.above + CoverTitleView.height(for: view.traitCollection) + space.below).rounded()
    side = max(
      1,
      min(
        visible.width * Self.maximumPart.width, visible.height * Self.maximumPart.height, visible.height - titleHeight))
    count = photos()?.count ?? 0
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override var collectionViewContentSize: CGSize {
    let inset = inset
    return CGSize(
      width: size.width - inset.left - inset.right + CGFloat(max(0, count - 1)) * spacing,
      height: max(0, size.height - inset.top - inset.bottom))
  }

  // MARK: Positions

  /// The scroll distance from one photo to the next, in points.
  private var spacing: CGFloat { max(20, (visible.width * Self.spacingPart).rounded()) }

  /// The distance of the largest photo from the top of the collection view.
  private var areaTop: CGFloat { visible.minY + max(0, (visible.height - side - titleHeight) / 2) }

  /// The content offset at which the first photo is in the middle.
  private var start: CGFloat { -(isMirrored ? inset.right : inset.left) }

  private var inset: UIEdgeInsets { fixed?.inset ?? collectionView?.adjustedContentInset ?? .zero }

  /// Keeps the photos where they are until `release()`, although the content is scrolled.
  func fix() { fixed = (offsetInLayout(collectionView?.contentOffset.x ?? 0), inset) }

  /// Ends the effect of `fix()`.
  func release() { fixed = nil }

  /// A Boolean value that indicates whether the collection view mirrors the positions. It does not mirror the rotations.
  private var isMirrored: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The number of neighbors at each side that are visible.
  private var neighborCount: Int { Int((visible.width / 2 / spacing).rounded(.up)) + 2 }

  /// The position of the photo in the middle.
  var currentPosition: Int {
    count > 0 ? position(at: presentOffset) : 0
  }

  /// The content offset in the reading direction.
  private var presentOffset: CGFloat { fixed?.offset ?? offsetInLayout(collectionView?.contentOffset.x ?? 0) }

  private func position(at offset: CGFloat) -> Int {
    min(max(0, Int(((offset - start) / spacing).rounded())), max(0, count - 1))
  }

  /// Returns the content offset in the reading direction of the layout.
  private func offsetInLayout(_ x: CGFloat) -> CGFloat {
    guard isMirrored else { return x }
    return collectionViewContentSize.width - size.width - x
  }

  /// Returns the content offset at which a photo is in the middle.
  func offset(of position: Int) -> CGPoint {
    CGPoint(x: offsetInLayout(start + CGFloat(position) * spacing), y: -inset.top)
  }

  // MARK: Attributes

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let photos = photos(), count > 0 else { return [] }
    let current = position(at: presentOffset)
    let first = max(0, position(at: rect.minX) - neighborCount, current - neighborCount)
    let last = min(count - 1, position(at: rect.maxX) + neighborCount, current + neighborCount)
    guard first <= last else { return [] }
    return (first...last).map { attributes(photos.indexPath(of: $0), position: $0) }.filter { $0.alpha > 0 }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let photos = photos(), photos.sections.indices.contains(indexPath.section),
      photos.sections[indexPath.section].range.count > indexPath.item
    else { return nil }
    return attributes(indexPath, position: photos.position(of: indexPath))
  }

  /// Returns the attributes of a photo. A photo that is far from the middle is transparent.
  private func attributes(_ indexPath: IndexPath, position: Int) -> PhotoLayoutAttributes {
    let offset = offsetDuringTransition
    let limit = CGFloat(neighborCount)
    let distance = min(max(CGFloat(position) - (offset - start) / spacing, -limit), limit)
    let near = min(max(distance, -1), 1)
    let attributes = PhotoLayoutAttributes(forCellWith: indexPath)
    let photoSize = photoSize(at: position)
    let x = distance * spacing + near * side * Self.gapPart
    let top = -inset.top
    attributes.size = photoSize
    attributes.center = CGPoint(
      x: offset + (isMirrored ? size.width - visible.midX : visible.midX) + x,
      // The lower edges of all photos are on one line.
      y: top + areaTop + side - photoSize.height / 2)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / (Self.viewerDistance * side)
    transform = CATransform3DTranslate(transform, 0, 0, -abs(near) * side * Self.depth)
    attributes.transform3D = CATransform3DRotate(transform, (isMirrored ? 1 : -1) * near * Self.angle, 0, 1, 0)
    attributes.zIndex = -Int(abs(distance).rounded())
    // The photos fade out at the edges of the visible area, because the sidebar does not cover the whole edge of the view.
    attributes.alpha = min(1, max(0, (visible.width / 2 + side * 0.1 - abs(x)) / (side * 0.3)))
    attributes.cornerRadius = Self.cornerRadius
    return attributes
  }

  /// The content offset in the reading direction. While the layout replaces another one, it is the offset at the end of the
  /// transition.
  private var offsetDuringTransition: CGFloat {
    if let transition, transition.leads(to: self), let position = photos()?.position(of: transition.indexPath) {
      return start + CGFloat(position) * spacing
    }
    return presentOffset
  }

  /// Returns the size at which a photo is shown, with the aspect ratio of the photo.
  private func photoSize(at position: Int) -> CGSize {
    guard let item = photos()?.itemForFrame(at: position), item.width > 0, item.height > 0 else {
      return CGSize(width: side, height: side)
    }
    let scale = side / CGFloat(max(item.width, item.height))
    return CGSize(width: CGFloat(item.width) * scale, height: CGFloat(item.height) * scale)
  }

  // MARK: Offsets

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    offset(of: position(at: offsetInLayout(proposedContentOffset.x)))
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let photos = photos(), photos.count > 0 else { return proposedContentOffset }
    if let transition, transition.leads(to: self) { return offset(of: photos.position(of: transition.indexPath)) }
    defer { keptPosition = nil }
    return offset(of: keptPosition ?? position(at: offsetInLayout(proposedContentOffset.x)))
  }
}
