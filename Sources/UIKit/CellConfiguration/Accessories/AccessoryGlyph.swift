import CoreGraphics

/// Constants that specify the glyph of an accessory or editing control at the end of a row.
enum AccessoryGlyph: Hashable {
  /// A chevron. It marks a row that leads to further content.
  case disclosure
  /// A checkmark. It marks a selected row.
  case checkmark
  /// The letter i in a circle. It marks a row with details.
  case detail
  /// Three lines. They mark a row that can be moved.
  case reorderControl
  /// A minus sign on a red disc. It marks a row that can be deleted.
  case delete
  /// A plus sign on a green disc. It marks a row that can be added.
  case insert
  /// A circle for a row that can be selected, or a disc with a checkmark for a selected row.
  case selection(isSelected: Bool)
  /// Two arrows. They mark a row that shows a menu.
  case popUp
}

extension AccessoryGlyph {
  /// Draws the glyph in the center of a rectangle.
  ///
  /// Lines and shapes, including those on a disc, have the color `lineColor`. Discs have the color `discColor`.
  func draw(in rect: CGRect, lineColor: CGColor, discColor: CGColor, context: CGContext) {
    context.saveGState()
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setStrokeColor(lineColor)
    context.setFillColor(discColor)
    func strokeLine(_ points: [(CGFloat, CGFloat)], width: CGFloat) {
      context.setLineWidth(width)
      context.beginPath()
      for (index, point) in points.enumerated() {
        let corner = CGPoint(x: rect.minX + point.0 * rect.width, y: rect.minY + point.1 * rect.height)
        if index == 0 { context.move(to: corner) } else { context.addLine(to: corner) }
      }
      context.strokePath()
    }
    // Discs are 22 of 26 points wide; minus and plus signs are 10.5 by 1.5 points (measured).
    func fillDisc() {
      context.beginPath()
      context.addEllipse(in: rect)
      context.fillPath()
    }
    let sideLength = min(rect.width, rect.height)
    switch self {
    case .disclosure:
      strokeLine([(0.24, 0.09), (0.78, 0.5), (0.24, 0.91)], width: rect.height * 2.1 / 14)
    case .checkmark:
      strokeLine([(0.08, 0.58), (0.36, 0.92), (0.92, 0.1)], width: rect.height * 2.1 / 18)
    case .reorderControl:
      context.setLineCap(.butt)
      for y in [CGFloat(0.12), 0.5, 0.88] { strokeLine([(0.12, y), (0.88, y)], width: rect.height * 1.5 / 15) }
    case .delete, .insert:
      fillDisc()
      strokeLine([(0.26, 0.5), (0.74, 0.5)], width: sideLength * 1.6 / 22)
      if self == .insert { strokeLine([(0.5, 0.26), (0.5, 0.74)], width: sideLength * 1.6 / 22) }
    case .selection(let isSelected):
      if isSelected {
        fillDisc()
        strokeLine([(0.28, 0.52), (0.44, 0.7), (0.73, 0.31)], width: sideLength * 1.8 / 22)
      } else {
        let width = sideLength * 1.4 / 22
        context.setLineWidth(width)
        context.beginPath()
        context.addEllipse(in: rect.insetBy(dx: width / 2, dy: width / 2))
        context.strokePath()
      }
    case .detail:
      let width = sideLength * 1.4 / 22
      context.setLineWidth(width)
      context.beginPath()
      context.addEllipse(in: rect.insetBy(dx: width / 2, dy: width / 2))
      context.strokePath()
      strokeLine([(0.44, 0.45), (0.51, 0.45), (0.51, 0.72)], width: sideLength * 1.5 / 22)
      strokeLine([(0.41, 0.72), (0.61, 0.72)], width: sideLength * 1.5 / 22)
      context.setFillColor(lineColor)
      context.beginPath()
      let dotRadius = sideLength * 0.065
      context.addEllipse(
        in: CGRect(
          x: rect.minX + 0.49 * rect.width - dotRadius, y: rect.minY + 0.29 * rect.height - dotRadius,
          width: dotRadius * 2,
          height: dotRadius * 2))
      context.fillPath()
    case .popUp:
      strokeLine([(0.16, 0.36), (0.5, 0.08), (0.84, 0.36)], width: rect.height * 1.9 / 16)
      strokeLine([(0.16, 0.64), (0.5, 0.92), (0.84, 0.64)], width: rect.height * 1.9 / 16)
    }
    context.restoreGState()
  }
}
