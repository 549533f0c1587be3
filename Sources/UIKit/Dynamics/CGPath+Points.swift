import CoreGraphics

extension CGPath {
  /// The corner points of each subpath. Curves are approximated by lines.
  var flattenedLines: [(points: [CGPoint], isClosed: Bool)] {
    var lines: [(points: [CGPoint], isClosed: Bool)] = []
    flattened(threshold: 0.25).applyWithBlock { element in
      let element = element.pointee
      switch element.type {
      case .moveToPoint: lines.append(([element.points[0]], false))
      case .addLineToPoint: if !lines.isEmpty { lines[lines.count - 1].points.append(element.points[0]) }
      case .closeSubpath: if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
      default: break
      }
    }
    return lines.filter { $0.points.count > 1 }
  }
}
