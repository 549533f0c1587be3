import CoreGraphics

/// The layout of a popover: its frame including the arrow, and the position of the arrow.
struct PopoverLayout: Equatable {
  /// The metrics of the background of a popover, in points.
  struct Background: Equatable {
    /// The distance between the base of the arrow and its tip.
    var arrowLength: CGFloat = 13
    /// The width of the arrow at its base.
    var arrowBase: CGFloat = 30
    /// The least distance between the tip of the arrow and the corners of the popover.
    var cornerLength: CGFloat = 26
    /// The distances between the edges of the background without its arrow and the content.
    var insets = UIEdgeInsets.zero
  }

  /// The distance between the popover and the sides of the window (measured on UIKit, case `popover-barbutton-right` of
  /// Tests/Oracle).
  static let margin: CGFloat = 19

  var frame: CGRect
  /// The direction of the arrow, or nil if the popover has no arrow.
  var arrow: UIPopoverArrowDirection?
  /// The position of the arrow's tip along the edge from which the arrow extends, in points from the frame's origin.
  var tip: CGFloat = 0
  var background = Background()

  /// Creates the layout of a popover next to its source. All rectangles are in the container's coordinates.
  ///
  /// Every permitted direction is a candidate. A candidate is centered on the source. If it would extend beyond `area`,
  /// it is moved along the source. If several candidates have space for the whole content, the candidate that is moved
  /// least is used. If several are moved by the same distance, the order of preference is up, down, left and right. For
  /// example, a popover 240 points wide below the source [100, 300, 60, 40] must move by 9 points to keep its margin,
  /// but a popover to the right of it does not move (measured on UIKit, cases `popover-view` and `popover-tabitem` of
  /// Tests/Oracle). If no direction has enough space, the arrow points to the center of the source, and the popover
  /// fills the space from there (measured on UIKit, case `popover-view-arrows-right` of Tests/Oracle). If `canOverlap` is `true`, the
  /// popover instead begins at the edge of the area and covers the source as far as it must.
  init(
    _ size: CGSize, beside source: CGRect, allowed: UIPopoverArrowDirection, in area: CGRect, canOverlap: Bool = false,
    background: Background = Background()
  ) {
    self.background = background
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { allowed.contains($0) }
    let candidates = directions.map { Candidate(size, $0, beside: source, in: area, canOverlap, background) }
    let fittingCandidates = candidates.filter(\.fits)
    let direction =
      fittingCandidates.min { $0.displacement < $1.displacement } ?? candidates.max {
        ($0.visibleFraction, -$0.overlap) < ($1.visibleFraction, -$1.overlap)
      }
      ?? Candidate(size, .up, beside: source, in: area, canOverlap, background)
    frame = direction.frame
    arrow = direction.direction
    tip = direction.tip
  }

  /// A possible position of a popover on one side of its source.
  private struct Candidate {
    let direction: UIPopoverArrowDirection
    let frame: CGRect
    let tip: CGFloat
    /// Indicates whether the content and the arrow fit next to the source.
    let fits: Bool
    /// The distance between the centers of the popover and of the source, in points.
    let displacement: CGFloat
    /// The fraction of the content that would be visible, from 0 to 1.
    let visibleFraction: CGFloat
    /// The length by which the popover covers its source, in points.
    let overlap: CGFloat

    init(
      _ size: CGSize, _ direction: UIPopoverArrowDirection, beside source: CGRect, in area: CGRect,
      _ canOverlap: Bool, _ background: Background
    ) {
      self.direction = direction
      let isVertical = direction == .up || direction == .down
      let requiredLength = (isVertical ? size.height : size.width) + background.arrowLength
      // The space from the source's edge, and from its center, to the edge of the area.
      let availableLength: CGFloat
      let spaceFromCenter: CGFloat
      switch direction {
      case .up: (availableLength, spaceFromCenter) = (area.maxY - source.maxY, area.maxY - source.midY)
      case .down: (availableLength, spaceFromCenter) = (source.minY - area.minY, source.midY - area.minY)
      case .left: (availableLength, spaceFromCenter) = (area.maxX - source.maxX, area.maxX - source.midX)
      default: (availableLength, spaceFromCenter) = (source.minX - area.minX, source.midX - area.minX)
      }
      let fitsWhole = availableLength >= requiredLength
      let longest = canOverlap ? (isVertical ? area.height : area.width) : max(60, spaceFromCenter)
      let length = fitsWhole ? requiredLength : min(requiredLength, longest)
      overlap = max(0, length - availableLength)
      let breadth = isVertical ? min(size.width, area.width) : min(size.height, area.height)
      let minimum = isVertical ? area.minX : area.minY
      let maximum = isVertical ? area.maxX : area.maxY
      let centeredOffset = (isVertical ? source.midX : source.midY) - breadth / 2
      let alongOffset = max(minimum, min(centeredOffset, maximum - breadth)).rounded()
      displacement =
        centeredOffset >= minimum && centeredOffset + breadth <= maximum ? 0 : abs(alongOffset - centeredOffset)
      fits = fitsWhole && breadth >= (isVertical ? size.width : size.height)
      visibleFraction = length / max(requiredLength, 1) * breadth / max(isVertical ? size.width : size.height, 1)
      // The edge at which the arrow is. Without enough space it is in the middle of the source, or as far behind as
      // the length requires.
      let edge: CGFloat
      switch direction {
      case .up: edge = fitsWhole ? source.maxY : canOverlap ? area.maxY - length : source.midY
      case .down: edge = fitsWhole ? source.minY : canOverlap ? area.minY + length : source.midY
      case .left: edge = fitsWhole ? source.maxX : canOverlap ? area.maxX - length : source.midX
      default: edge = fitsWhole ? source.minX : canOverlap ? area.minX + length : source.midX
      }
      switch direction {
      case .up: frame = CGRect(x: alongOffset, y: edge, width: breadth, height: length)
      case .down: frame = CGRect(x: alongOffset, y: edge - length, width: breadth, height: length)
      case .left: frame = CGRect(x: edge, y: alongOffset, width: length, height: breadth)
      default: frame = CGRect(x: edge - length, y: alongOffset, width: length, height: breadth)
      }
      let corner = min(background.cornerLength, breadth / 2)
      tip = max(corner, min((isVertical ? source.midX : source.midY) - alongOffset, breadth - corner))
    }
  }

  /// Creates the layout of a popover for a bar button. The popover is below a button in the upper half of the area, and
  /// above a button in the lower half. The popover has no arrow and overlaps the button by 10 points (measured on
  /// UIKit, case `popover-barbutton-left` of Tests/Oracle).
  init(_ size: CGSize, fromBarItem source: CGRect, in area: CGRect) {
    let width = min(size.width, area.width)
    let isSourceInLowerHalf = source.midY > area.midY
    let height = min(size.height, isSourceInLowerHalf ? source.minY + 10 - area.minY : area.maxY - source.maxY + 10)
    let x = max(area.minX, min(source.midX - width / 2, area.maxX - width))
    frame = CGRect(
      x: x.rounded(), y: isSourceInLowerHalf ? source.minY + 10 - height : source.maxY - 10, width: width,
      height: height)
    arrow = nil
  }

  /// Creates the layout of a popover without an arrow, centered over its source (measured on UIKit, case
  /// `actionsheet-ipad` of Tests/Oracle).
  init(_ size: CGSize, over source: CGRect, in area: CGRect) {
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    frame = CGRect(
      x: max(area.minX, min((source.midX - size.width / 2).rounded(.down), area.maxX - size.width)),
      y: max(area.minY, min((source.midY - size.height / 2).rounded(.down), area.maxY - size.height)),
      width: size.width, height: size.height)
    arrow = nil
  }

  /// The frame of the popover without its arrow, in the popover's own coordinates.
  var body: CGRect {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let length = background.arrowLength
    switch arrow {
    case .up?: return bounds.inset(by: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0))
    case .down?: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0))
    case .left?: return bounds.inset(by: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0))
    case .right?: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length))
    default: return bounds
    }
  }

  /// The frame of the content in the popover's own coordinates.
  var content: CGRect { body.inset(by: background.insets) }

  /// The distance between the center of the popover and the center of the arrow, in points, along the edge with the arrow.
  var arrowOffset: CGFloat {
    switch arrow {
    case .up?, .down?: tip - frame.width / 2
    case .left?, .right?: tip - frame.height / 2
    default: 0
    }
  }
}
