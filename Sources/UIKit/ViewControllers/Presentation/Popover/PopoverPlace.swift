import CoreGraphics

/// Where a popover lies: frame with its arrow, and where the arrow points.
struct PopoverPlace: Equatable {
  static let arrow: CGFloat = 13
  /// Between the popover and the sides of the window (oracle, popover-barbutton-right).
  static let margin: CGFloat = 19

  var frame: CGRect
  /// Nil: none is shown.
  var arrow: UIPopoverArrowDirection?
  /// The arrow's tip along the edge, from the frame's origin.
  var tip: CGFloat = 0

  /// Beside a source within `area`, both in the container's coordinates.
  ///
  /// Every permitted direction is a candidate, whose middle lies on the source's middle; one that would leave the area is
  /// moved along the source. Of those with room for the whole content the one that is moved least is taken, of equals the
  /// first of up, down, left and right: below [100, 300, 60, 40] a popover of 240 points would have to move by 9 to keep
  /// its margin, to the right of it by nothing (oracle, popover-view, popover-tabitem). Where no direction has room, the
  /// popover points to the middle of its source, and is as long as the room up to there (popover-view-arrows-right).
  init(_ size: CGSize, beside source: CGRect, allowed: UIPopoverArrowDirection, in area: CGRect) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { allowed.contains($0) }
    let candidates = order.map { Candidate(size, $0, beside: source, in: area) }
    let fitting = candidates.filter(\.fits)
    let chosen =
      fitting.min { $0.moved < $1.moved } ?? candidates.max { $0.share < $1.share }
      ?? Candidate(size, .up, beside: source, in: area)
    frame = chosen.frame
    arrow = chosen.direction
    tip = chosen.tip
  }

  /// A popover on one side of its source.
  private struct Candidate {
    let direction: UIPopoverArrowDirection
    let frame: CGRect
    let tip: CGFloat
    /// Whether content and arrow have room beside the source.
    let fits: Bool
    /// How far the popover's middle is from the source's.
    let moved: CGFloat
    /// How much of the content is shown, from 0 to 1.
    let share: CGFloat

    init(_ size: CGSize, _ direction: UIPopoverArrowDirection, beside source: CGRect, in area: CGRect) {
      self.direction = direction
      let isVertical = direction == .up || direction == .down
      let needed = (isVertical ? size.height : size.width) + PopoverPlace.arrow
      // From the source's edge, or from its middle, to the edge of the area.
      let room: CGFloat
      let roomFromMiddle: CGFloat
      switch direction {
      case .up: (room, roomFromMiddle) = (area.maxY - source.maxY, area.maxY - source.midY)
      case .down: (room, roomFromMiddle) = (source.minY - area.minY, source.midY - area.minY)
      case .left: (room, roomFromMiddle) = (area.maxX - source.maxX, area.maxX - source.midX)
      default: (room, roomFromMiddle) = (source.minX - area.minX, source.midX - area.minX)
      }
      let isWhole = room >= needed
      let length = isWhole ? needed : min(needed, max(60, roomFromMiddle))
      let breadth = isVertical ? min(size.width, area.width) : min(size.height, area.height)
      let low = isVertical ? area.minX : area.minY
      let high = isVertical ? area.maxX : area.maxY
      let wanted = (isVertical ? source.midX : source.midY) - breadth / 2
      let along = max(low, min(wanted, high - breadth)).rounded()
      moved = wanted >= low && wanted + breadth <= high ? 0 : abs(along - wanted)
      fits = isWhole && breadth >= (isVertical ? size.width : size.height)
      share = length / max(needed, 1) * breadth / max(isVertical ? size.width : size.height, 1)
      switch direction {
      case .up:
        frame = CGRect(x: along, y: isWhole ? source.maxY : source.midY, width: breadth, height: length)
      case .down:
        frame = CGRect(
          x: along, y: (isWhole ? source.minY : source.midY) - length, width: breadth, height: length)
      case .left:
        frame = CGRect(x: isWhole ? source.maxX : source.midX, y: along, width: length, height: breadth)
      default:
        frame = CGRect(x: (isWhole ? source.minX : source.midX) - length, y: along, width: length, height: breadth)
      }
      tip = max(26, min((isVertical ? source.midX : source.midY) - along, breadth - 26))
    }
  }

  /// From a bar button: below it, without an arrow, 10 points over its lower edge (oracle, popover-barbutton-left).
  init(_ size: CGSize, fromBarItem source: CGRect, in area: CGRect) {
    let width = min(size.width, area.width)
    let isLow = source.midY > area.midY
    let height = min(size.height, isLow ? source.minY + 10 - area.minY : area.maxY - source.maxY + 10)
    let x = max(area.minX, min(source.midX - width / 2, area.maxX - width))
    frame = CGRect(
      x: x.rounded(), y: isLow ? source.minY + 10 - height : source.maxY - 10, width: width, height: height)
    arrow = nil
  }

  /// Over the middle of its source, without an arrow (oracle, actionsheet-ipad).
  init(_ size: CGSize, over source: CGRect, in area: CGRect) {
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    frame = CGRect(
      x: max(area.minX, min((source.midX - size.width / 2).rounded(.down), area.maxX - size.width)),
      y: max(area.minY, min((source.midY - size.height / 2).rounded(.down), area.maxY - size.height)),
      width: size.width, height: size.height)
    arrow = nil
  }

  /// The content's part of the frame, from its origin.
  var content: CGRect {
    let bounds = CGRect(origin: .zero, size: frame.size)
    switch arrow {
    case .up?: return bounds.inset(by: UIEdgeInsets(top: Self.arrow, left: 0, bottom: 0, right: 0))
    case .down?: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: Self.arrow, right: 0))
    case .left?: return bounds.inset(by: UIEdgeInsets(top: 0, left: Self.arrow, bottom: 0, right: 0))
    case .right?: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.arrow))
    default: return bounds
    }
  }
}
