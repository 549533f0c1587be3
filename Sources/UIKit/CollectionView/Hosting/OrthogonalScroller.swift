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
  private var isSettling = false

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
    let step = section.axis == .horizontal ? bounds.minX - frame.minX : bounds.minY - frame.minY
    return isMirrored && section.axis == .horizontal ? -step : step
  }

  /// Returns the content offset that corresponds to a scroll offset of the section.
  func offset(at distance: CGFloat) -> CGPoint {
    guard section?.axis == .horizontal else { return CGPoint(x: frame.minX, y: frame.minY + distance) }
    return CGPoint(x: frame.minX + (isMirrored ? -distance : distance), y: frame.minY)
  }

  /// Shows a section in a frame of the collection view's content, at a scroll offset.
  func show(_ new: ScrollingSection, frame place: CGRect, isMirrored mirrored: Bool, distance: CGFloat) {
    isSettling = true
    defer { isSettling = false }
    // A running scroll continues from its current position.
    let isMoving = section?.number == new.number && (isTracking || isDecelerating || isScrollAnimating)
    let hasMoved = frame != place
    section = new
    isMirrored = mirrored
    let isFree = new.behavior == .continuous || new.behavior == .continuousGroupLeadingBoundary
    decelerationRate = new.rate ?? (isFree ? .normal : .fast)
    bounces = new.bounce != .never
    alwaysBounceHorizontal = new.bounce == .always && new.axis == .horizontal
    alwaysBounceVertical = new.bounce == .always && new.axis == .vertical
    if hasMoved { frame = place }
    let range = new.range
    let isHorizontal = new.axis == .horizontal
    let start = isHorizontal ? place.minX : place.minY
    let (low, high) =
      mirrored && isHorizontal
      ? (start - range.upperBound, start - range.lowerBound) : (start + range.lowerBound, start + range.upperBound)
    if contentSize != new.contentSize { contentSize = new.contentSize }
    let inset =
      isHorizontal
      ? UIEdgeInsets(top: -place.minY, left: -low, bottom: 0, right: high + place.width - new.length)
      : UIEdgeInsets(top: -low, left: -place.minX, bottom: high + place.height - new.length, right: 0)
    if contentInset != inset { contentInset = inset }
    if !isMoving || hasMoved {
      let offset = offset(at: distance)
      if bounds.origin != offset { contentOffset = offset }
    }
  }

  /// Stops scrolling and detaches the scroll view from its section, so that it can be reused for another section.
  func settleScrolling() {
    stopScrollingAndZooming()
    section = nil
  }

  func renumber(_ number: Int) { section?.number = number }

  // MARK: Scrolling

  package override func boundsDidScroll(from old: CGRect, cause: ScrollCause) {
    super.boundsDidScroll(from: old, cause: cause)
    guard !isSettling, let section, let owner else { return }
    owner.hosting.didScroll(section.number, to: distance)
  }

  /// Returns the content offset at which a scroll of the section ends.
  ///
  /// The offset is at a group or a page. With a paging behavior it is at most one group or page away from the current
  /// one. The result is nil if the section scrolls without such positions.
  package override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
    guard let section, let owner, section.behavior != .continuous, section.behavior != .none else { return nil }
    let sign: CGFloat = isMirrored && section.axis == .horizontal ? -1 : 1
    func along(_ point: CGPoint) -> CGFloat { section.axis == .horizontal ? point.x : point.y }
    let targetDistance = sign * (along(proposed) - along(frame.origin))
    let speed = sign * along(velocity)
    let end: CGFloat
    switch section.behavior {
    case .continuousGroupLeadingBoundary:
      let (before, after) = owner.hosting.groupStarts(section, around: targetDistance)
      end = targetDistance - before < after - targetDistance ? before : after
    case .paging:
      guard section.extent > 0 else { return nil }
      let pages = distance / section.extent
      end =
        section.extent * (speed > 0.05 ? pages.rounded(.up) : speed < -0.05 ? pages.rounded(.down) : pages.rounded())
    default:
      let (before, after) = owner.hosting.groupStarts(section, around: distance)
      if speed > 0.05 {
        end = after
      } else if speed < -0.05 {
        end = before
      } else {
        end = distance - before < after - distance ? before : after
      }
    }
    return offset(at: min(max(end, section.range.lowerBound), section.range.upperBound))
  }

  // MARK: Touches

  /// Returns whether a point is inside the scroll view. The margins beside the section are included, because groups are
  /// visible there.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let owner, let section else { return false }
    let inOwner = convert(point, to: owner)
    return section.axis == .horizontal
      ? inOwner.y >= frame.minY && inOwner.y < frame.maxY : inOwner.x >= frame.minX && inOwner.x < frame.maxX
  }
}
