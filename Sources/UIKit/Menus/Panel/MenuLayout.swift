import CoreGraphics

/// Functions that calculate the frames of menus.
@MainActor enum MenuLayout {
  /// The distance between a menu and the rectangle next to which it appears, in points.
  static let gap: CGFloat = 8

  /// Returns the frame of a menu next to its anchor. All rectangles are in the window's coordinates.
  ///
  /// - Parameters:
  ///   - naturalSize: The size at which all rows are visible.
  ///   - anchor: The point or rectangle next to which the menu appears.
  ///   - side: The preferred side of a rectangle. If the menu does not fit there, it is above or below the rectangle.
  ///   - isCentered: `true` to center a menu horizontally above or below a rectangle, `false` to align the left edges of
  ///     menu and rectangle.
  ///   - area: The area that the menu must not leave.
  /// - Returns: The frame. It is smaller than the natural size if the area is too small.
  static func frame(
    _ naturalSize: CGSize, _ anchor: MenuPresenter.Anchor, side: MenuPresenter.Side, isCentered: Bool, in area: CGRect
  ) -> CGRect {
    var size = CGSize(width: min(naturalSize.width, area.width), height: min(naturalSize.height, area.height))
    var origin: CGPoint
    switch anchor {
    case .point(let point):
      origin = point
      // If there is no space to the right of the pointer or below it, the menu is to the left of the pointer or above
      // it.
      if origin.x + size.width > area.maxX { origin.x = point.x - size.width }
      if origin.y + size.height > area.maxY { origin.y = point.y - size.height }
    case .rect(let rect):
      let besideX: CGFloat? =
        switch side {
        case .left where rect.minX - gap - size.width >= area.minX: rect.minX - gap - size.width
        case .right where rect.maxX + gap + size.width <= area.maxX: rect.maxX + gap
        default: nil
        }
      if let besideX {
        origin = CGPoint(x: besideX, y: rect.midY - size.height / 2)
        break
      }
      let spaceBelow = area.maxY - rect.maxY - gap
      let spaceAbove = rect.minY - gap - area.minY
      let opensAbove =
        side != .below
        ? spaceAbove >= size.height || spaceAbove > spaceBelow : spaceBelow < size.height && spaceAbove > spaceBelow
      let available = max(opensAbove ? spaceAbove : spaceBelow, min(size.height, 100))
      size.height = min(size.height, available)
      origin = CGPoint(
        x: isCentered ? rect.midX - size.width / 2 : rect.minX,
        y: opensAbove ? rect.minY - gap - size.height : rect.maxY + gap)
    }
    origin.x = max(area.minX, min(origin.x, area.maxX - size.width))
    origin.y = max(area.minY, min(origin.y, area.maxY - size.height))
    return CGRect(x: origin.x.rounded(), y: origin.y.rounded(), width: size.width.rounded(.up), height: size.height)
  }

  /// Returns the frame of a submenu beside its row, within an area. All rectangles are in the window's coordinates.
  static func submenuFrame(beside row: CGRect, _ naturalSize: CGSize, in area: CGRect) -> CGRect {
    let size = CGSize(width: min(naturalSize.width, area.width), height: min(naturalSize.height, area.height))
    var x = row.maxX + 1
    if x + size.width > area.maxX {
      x = row.minX - size.width - 1
      // If there is no space on either side, the submenu covers a part of its parent.
      if x < area.minX { x = min(row.minX + 24, area.maxX - size.width) }
    }
    let y = max(area.minY, min(row.minY - MenuMetrics.padding, area.maxY - size.height))
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width.rounded(.up), height: size.height)
  }
}
