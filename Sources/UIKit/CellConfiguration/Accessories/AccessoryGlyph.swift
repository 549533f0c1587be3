import CoreGraphics

/// The marks at the ends of rows.
enum AccessoryGlyph: Hashable {
  /// The row leads to something.
  case disclosure
  /// The row is chosen.
  case checkmark
  /// The row has details: an i in a circle.
  case detail
  /// The row can be moved: three lines.
  case grip
  /// The row can be deleted: a minus on a red disc.
  case delete
  /// The row can be added: a plus on a green disc.
  case insert
  /// The row can be selected: a circle; selected, a disc with a checkmark.
  case selection(isSelected: Bool)
  /// The row shows a menu: two arrows.
  case popUp
}

extension AccessoryGlyph {
  /// Draws the mark within `rect`: lines and areas in `mark`, discs in `ground` with `mark` on them.
  func draw(in rect: CGRect, mark: CGColor, ground: CGColor, context: CGContext) {
    context.saveGState()
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setStrokeColor(mark)
    context.setFillColor(ground)
    func line(_ points: [(CGFloat, CGFloat)], width: CGFloat) {
      context.setLineWidth(width)
      context.beginPath()
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: rect.minX + point.0 * rect.width, y: rect.minY + point.1 * rect.height)
        if index == 0 { context.move(to: place) } else { context.addLine(to: place) }
      }
      context.strokePath()
    }
    // A disc with a mark, 22 of 26 points; minus and plus are 10.5 by 1.5 (measured).
    func disc() {
      context.beginPath()
      context.addEllipse(in: rect)
      context.fillPath()
    }
    let unit = min(rect.width, rect.height)
    switch self {
    case .disclosure:
      line([(0.24, 0.09), (0.78, 0.5), (0.24, 0.91)], width: rect.height * 2.1 / 14)
    case .checkmark:
      line([(0.08, 0.58), (0.36, 0.92), (0.92, 0.1)], width: rect.height * 2.1 / 18)
    case .grip:
      context.setLineCap(.butt)
      for y in [CGFloat(0.12), 0.5, 0.88] { line([(0.12, y), (0.88, y)], width: rect.height * 1.5 / 15) }
    case .delete, .insert:
      disc()
      line([(0.26, 0.5), (0.74, 0.5)], width: unit * 1.6 / 22)
      if self == .insert { line([(0.5, 0.26), (0.5, 0.74)], width: unit * 1.6 / 22) }
    case .selection(let isSelected):
      if isSelected {
        disc()
        line([(0.28, 0.52), (0.44, 0.7), (0.73, 0.31)], width: unit * 1.8 / 22)
      } else {
        let width = unit * 1.4 / 22
        context.setLineWidth(width)
        context.beginPath()
        context.addEllipse(in: rect.insetBy(dx: width / 2, dy: width / 2))
        context.strokePath()
      }
    case .detail:
      let width = unit * 1.4 / 22
      context.setLineWidth(width)
      context.beginPath()
      context.addEllipse(in: rect.insetBy(dx: width / 2, dy: width / 2))
      context.strokePath()
      line([(0.44, 0.45), (0.51, 0.45), (0.51, 0.72)], width: unit * 1.5 / 22)
      line([(0.41, 0.72), (0.61, 0.72)], width: unit * 1.5 / 22)
      context.setFillColor(mark)
      context.beginPath()
      let dot = unit * 0.065
      context.addEllipse(
        in: CGRect(
          x: rect.minX + 0.49 * rect.width - dot, y: rect.minY + 0.29 * rect.height - dot, width: dot * 2,
          height: dot * 2))
      context.fillPath()
    case .popUp:
      line([(0.16, 0.36), (0.5, 0.08), (0.84, 0.36)], width: rect.height * 1.9 / 16)
      line([(0.16, 0.64), (0.5, 0.92), (0.84, 0.64)], width: rect.height * 1.9 / 16)
    }
    context.restoreGState()
  }
}
