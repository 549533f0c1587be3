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

  /// Beside a source (container's coordinates) within `area`, as the oracle's popovers lie. Directions are tried below,
  /// to the right, to the left, above; where none has room, the one with the most.
  init(_ size: CGSize, beside source: CGRect, allowed: UIPopoverArrowDirection, in area: CGRect, gap: CGFloat = 0) {
    let order: [UIPopoverArrowDirection] = [.up, .left, .right, .down].filter { allowed.contains($0) }
    let directions = order.isEmpty ? [.up] : order
    func room(_ direction: UIPopoverArrowDirection) -> CGFloat {
      switch direction {
      case .up: area.maxY - source.maxY
      case .down: source.minY - area.minY
      case .left: area.maxX - source.maxX
      default: source.minX - area.minX
      }
    }
    func needed(_ direction: UIPopoverArrowDirection) -> CGFloat {
      (direction == .up || direction == .down ? size.height : size.width) + Self.arrow
    }
    let chosen =
      directions.first { room($0) >= needed($0) }
      ?? directions.max { room($0) / needed($0) < room($1) / needed($1) } ?? .up
    let length = min(needed(chosen), max(60, room(chosen)))
    var frame: CGRect
    switch chosen {
    case .up, .down:
      let width = min(size.width, area.width)
      let x = max(area.minX, min(source.midX - width / 2, area.maxX - width))
      frame = CGRect(
        x: x.rounded(), y: chosen == .up ? source.maxY : source.minY - length, width: width, height: length)
      tip = max(26, min(source.midX - frame.minX, frame.width - 26))
    default:
      let height = min(size.height, area.height)
      let y = max(area.minY, min(source.midY - height / 2, area.maxY - height))
      frame = CGRect(
        x: chosen == .left ? source.maxX : source.minX - length, y: y.rounded(), width: length, height: height)
      tip = max(26, min(source.midY - frame.minY, frame.height - 26))
    }
    self.frame = frame
    arrow = chosen
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

  /// Over a point: in the middle of it (oracle, actionsheet-ipad).
  init(_ size: CGSize, over source: CGRect, in area: CGRect) {
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    frame = CGRect(
      x: max(area.minX, min(source.midX - 0.5 - size.width / 2, area.maxX - size.width)).rounded(),
      y: max(area.minY, min(source.midY - 0.5 - size.height / 2, area.maxY - size.height)).rounded(),
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
