import Foundation

/// A view that draws the image of a system item in the tint color in a square of 22 points.
@MainActor final class BarGlyph: UIView {
  enum Shape {
    case add, cross, search, refresh, trash, action, play, pause, rewind, fastForward, folder, chevron, chevronDown
  }

  let shape: Shape

  init(_ shape: Shape) {
    self.shape = shape
    super.init(frame: CGRect(x: 0, y: 0, width: shape == .chevron ? 12 : 22, height: 22))
    isOpaque = false
    isUserInteractionEnabled = false
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the glyph of a system item, or nil if the item has a title or is a space.
  static func shape(of item: UIBarButtonItem.SystemItem) -> Shape? {
    switch item {
    case .add: return .add
    case .stop, .close: return .cross
    case .search: return .search
    case .refresh: return .refresh
    case .trash: return .trash
    case .action: return .action
    case .play: return .play
    case .pause: return .pause
    case .rewind: return .rewind
    case .fastForward: return .fastForward
    case .organize: return .folder
    default: return nil
    }
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    tintColor.setStroke()
    tintColor.setFill()
    let path = UIBezierPath()
    path.lineWidth = 1.8
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    switch shape {
    case .add: addLines(path, [[(11, 3.5), (11, 18.5)], [(3.5, 11), (18.5, 11)]])
    case .cross: addLines(path, [[(5, 5), (17, 17)], [(17, 5), (5, 17)]])
    case .chevron:
      path.lineWidth = 2.2
      addLines(path, [[(9.5, 3), (2, 11), (9.5, 19)]])
    case .chevronDown:
      path.lineWidth = 1.8
      addLines(path, [[(3, 5), (7, 9.5), (11, 5)]])
    case .search:
      path.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 12.5, height: 12.5)))
      addLines(path, [[(13.8, 13.8), (19, 19)]])
    case .refresh:
      path.addArc(
        withCenter: CGPoint(x: 11, y: 11.5), radius: 7.2, startAngle: -0.35, endAngle: -1.9, clockwise: true)
      addLines(path, [[(18.4, 4.6), (18, 9.4), (13.4, 8.6)]])
    case .trash:
      addLines(
        path,
        [
          [(3.5, 5.5), (18.5, 5.5)], [(8.5, 5), (8.5, 3), (13.5, 3), (13.5, 5)],
          [(5, 5.5), (6, 19), (16, 19), (17, 5.5)], [(9, 9), (9.3, 15.5)], [(13, 9), (12.7, 15.5)],
        ])
    case .action:
      addLines(
        path,
        [
          [(8, 8.5), (4.5, 8.5), (4.5, 19), (17.5, 19), (17.5, 8.5), (14, 8.5)], [(11, 13.5), (11, 2.5)],
          [(7.5, 6), (11, 2.5), (14.5, 6)],
        ])
    case .folder:
      addLines(path, [[(3, 18), (3, 5), (8.5, 5), (10.5, 7), (19, 7), (19, 18), (3, 18)]])
    case .play: fillShapes(path, [[(6, 3.5), (18, 11), (6, 18.5)]])
    case .pause:
      fillShapes(path, [[(6, 4), (9.5, 4), (9.5, 18), (6, 18)], [(12.5, 4), (16, 4), (16, 18), (12.5, 18)]])
    case .rewind: fillShapes(path, [[(11, 5), (2, 11), (11, 17)], [(20, 5), (11, 11), (20, 17)]])
    case .fastForward: fillShapes(path, [[(11, 5), (20, 11), (11, 17)], [(2, 5), (11, 11), (2, 17)]])
    }
    path.stroke()
  }

  private func addLines(_ path: UIBezierPath, _ strokes: [[(CGFloat, CGFloat)]]) {
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }

  private func fillShapes(_ path: UIBezierPath, _ shapes: [[(CGFloat, CGFloat)]]) {
    for shape in shapes {
      addLines(path, [shape])
      path.close()
    }
    path.fill()
  }
}
