import CollectionCore
import Foundation

/// A scroll view that contains the cells of an orthogonally scrolling section of a compositional layout.
///
/// The cells keep the coordinates of the collection view's content, because the origin of the scroll view's bounds
/// equals the origin of its frame (measured on iOS 26.1, measurements.md 10.3).
@MainActor
final class OrthogonalScroller: UIScrollView {
  private(set) var section: ScrollingSection?
  private weak var owner: UICollectionView?
  private var isMirrored = false
  private var isUpdatingGeometry = false

  init(in view: UICollectionView) {
    owner = view
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    // Groups are visible up to the edges of the collection view, across the section's insets.
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { nil }

  /// The scroll offset of the section, measured from its first group, in points.
  var distance: CGFloat {
    guard let section else { return 0 }
    let scrolledDistance = section.axis == .horizontal ? bounds.minX - frame.minX : bounds.minY - frame.minY
    return isMirrored && section.axis == .horizontal ? -scrolledDistance : scrolledDistance
  }

  /// Returns the content offset that corresponds to a scroll offset of the section.
  func offset(at distance: CGFloat) -> CGPoint {
    guard section?.axis == .horizontal else { return CGPoint(x: frame.minX, y: frame.minY + distance) }
    return CGPoint(x: frame.minX + (isMirrored ? -distance : distance), y: frame.minY)
  }

  /// Shows a section in a frame of the collection view's content, at a scroll offset. `isNowMirrored` is `true` if the layout is
  /// mirrored for a right-to-left direction.
  func show(_ newSection: ScrollingSection, frame newFrame: CGRect, isMirrored isNowMirrored: Bool, distance: CGFloat) {
    isUpdatingGeometry = true
    defer { isUpdatingGeometry = false }
    // A scroll in progress continues from its current position.
    let isMoving = section?.index == newSection.index && (isTracking || isDecelerating || isScrollAnimating)
    let hasMoved = frame != newFrame
    section = newSection
    isMirrored = isNowMirrored
    let stopsAnywhere = newSection.behavior == .continuous || newSection.behavior == .continuousGroupLeadingBoundary
    decelerationRate = newSection.decelerationRate ?? (stopsAnywhere ? .normal : .fast)
    bounces = newSection.bounce != .never
    alwaysBounceHorizontal = newSection.bounce == .always && newSection.axis == .horizontal
    alwaysBounceVertical = newSection.bounce == .always && newSection.axis == .vertical
    if hasMoved { frame = newFrame }
    let range = newSection.range
    let isHorizontal = newSection.axis == .horizontal
    let frameStart = isHorizontal ? newFrame.minX : newFrame.minY
    let (lowestOffset, highestOffset) =
      isNowMirrored && isHorizontal
      ? (frameStart - range.upperBound, frameStart - range.lowerBound)
      : (frameStart + range.lowerBound, frameStart + range.upperBound)
    if contentSize != newSection.contentSize { contentSize = newSection.contentSize }
    // The cells keep their coordinates in the collection view, so the inset moves the groups to the origin of the frame (measured,
    // docs/measurements.md 10.3).
    let endInset =
      isNowMirrored && isHorizontal
      ? highestOffset + newFrame.width - newSection.length : frameStart + newSection.trailingInset
    let inset =
      isHorizontal
      ? UIEdgeInsets(top: -newFrame.minY, left: -lowestOffset, bottom: 0, right: endInset)
      : UIEdgeInsets(top: -lowestOffset, left: -newFrame.minX, bottom: endInset, right: 0)
    if contentInset != inset { contentInset = inset }
    if !isMoving || hasMoved {
      let offset = offset(at: distance)
      if bounds.origin != offset { contentOffset = offset }
    }
  }

  /// Stops scrolling and detaches the scroll view from its section, so that it can be reused for another section.
  func detachFromSection() {
    stopScrollingAndZooming()
    section = nil
  }

  func setSectionIndex(_ index: Int) { section?.index = index }

  // MARK: Scrolling

  package override func boundsDidScroll(from oldBounds: CGRect, cause: ScrollCause) {
    super.boundsDidScroll(from: oldBounds, cause: cause)
    guard !isUpdatingGeometry, let section, let owner else { return }
    owner.hosting.didScroll(section.index, to: distance)
  }

  /// Returns the content offset at which a scroll of the section ends.
  ///
  /// The result is the offset of a group or a page. With a paging behavior, it is at most one group or page away from
  /// the current one. The result is nil if scrolling can end at any offset.
  package override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
    guard let section, let owner, section.behavior != .continuous, section.behavior != .none else { return nil }
    let sign: CGFloat = isMirrored && section.axis == .horizontal ? -1 : 1
    func component(_ point: CGPoint) -> CGFloat { section.axis == .horizontal ? point.x : point.y }
    let targetDistance = sign * (component(proposed) - component(frame.origin))
    let speed = sign * component(velocity)
    let target: CGFloat
    switch section.behavior {
    case .continuousGroupLeadingBoundary:
      let (previousStart, nextStart) = owner.hosting.groupStarts(section, around: targetDistance)
      target = targetDistance - previousStart < nextStart - targetDistance ? previousStart : nextStart
    case .paging:
      guard section.extent > 0 else { return nil }
      let pageIndex = distance / section.extent
      target =
        section.extent
        * (speed > 0.05 ? pageIndex.rounded(.up) : speed < -0.05 ? pageIndex.rounded(.down) : pageIndex.rounded())
    default:
      let (previousStart, nextStart) = owner.hosting.groupStarts(section, around: distance)
      if speed > 0.05 {
        target = nextStart
      } else if speed < -0.05 {
        target = previousStart
      } else {
        target = distance - previousStart < nextStart - distance ? previousStart : nextStart
      }
    }
    return offset(at: min(max(target, section.range.lowerBound), section.range.upperBound))
  }

  // MARK: Touches

  /// Returns whether a point is inside the scroll view. The margins beside the section are included, because groups are
  /// visible there.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let owner, let section else { return false }
    let pointInOwner = convert(point, to: owner)
    return section.axis == .horizontal
      ? pointInOwner.y >= frame.minY && pointInOwner.y < frame.maxY
      : pointInOwner.x >= frame.minX && pointInOwner.x < frame.maxX
  }
}
