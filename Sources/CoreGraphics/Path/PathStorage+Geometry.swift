import Foundation

extension PathStorage {
  /// The bounding box of all points, including control points.
  package var boundingBoxOfPoints: CGRect { Self.boundingBox(points) }

  /// The bounding box of the shape, which excludes control points outside it.
  package var boundingBox: CGRect {
    guard verbs.contains(where: { $0 == .addQuadCurveToPoint || $0 == .addCurveToPoint }) else {
      return boundingBoxOfPoints
    }
    var extremes: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let point): extremes.append(point)
      case .line(_, let end): extremes.append(end)
      case .close: break
      case .quad(let start, let control, let end):
        let curve = CubicCurve(start: start, control: control, end: end)
        extremes.append(end)
        for t in curve.turningPoints(\.x) + curve.turningPoints(\.y) { extremes.append(curve.point(t)) }
      case .curve(let start, let control1, let control2, let end):
        let curve = CubicCurve(start: start, control1: control1, control2: control2, end: end)
        extremes.append(end)
        for t in curve.turningPoints(\.x) + curve.turningPoints(\.y) { extremes.append(curve.point(t)) }
      }
    }
    return Self.boundingBox(extremes)
  }

  private static func boundingBox(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The path as a rectangle parallel to the axes, or nil if it has another shape.
  package var asRect: CGRect? {
    guard verbs.first == .moveToPoint, verbs.count >= 4, verbs.count <= 6 else { return nil }
    var corners = points
    let body = verbs.dropFirst()
    let closes = body.last == .closeSubpath
    let lines = closes ? body.dropLast() : body
    guard lines.allSatisfy({ $0 == .addLineToPoint }) else { return nil }
    if corners.count == 5 {
      guard corners[4] == corners[0] else { return nil }
      corners.removeLast()
    } else if !closes {
      return nil
    }
    guard corners.count == 4 else { return nil }
    let (firstCorner, secondCorner, thirdCorner, fourthCorner) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (firstCorner.y == secondCorner.y && secondCorner.x == thirdCorner.x && thirdCorner.y == fourthCorner.y
        && fourthCorner.x == firstCorner.x)
      || (firstCorner.x == secondCorner.x && secondCorner.y == thirdCorner.y && thirdCorner.x == fourthCorner.x
        && fourthCorner.y == firstCorner.y)
    return isUpright ? Self.boundingBox(corners) : nil
  }

  /// Returns the path with straight lines instead of curves. Their distance from the curves is at most `tolerance`.
  package func flattened(tolerance: CGFloat) -> PathStorage {
    var result = PathStorage()
    let limit = max(tolerance, 1e-4)
    forEach { element in
      switch element {
      case .move(let point): result.move(to: point)
      case .line(_, let end): result.addLine(to: end)
      case .close: result.close()
      case .quad(let start, let control, let end):
        for point in CubicCurve(start: start, control: control, end: end).flattened(limit) { result.addLine(to: point) }
      case .curve(let start, let control1, let control2, let end):
        let curve = CubicCurve(start: start, control1: control1, control2: control2, end: end)
        for point in curve.flattened(limit) { result.addLine(to: point) }
      }
    }
    return result
  }

  /// Returns a path with the same shape and the opposite direction. The order of the subpaths is reversed, and each
  /// subpath starts at its previous end point.
  package func reversed() -> PathStorage {
    var subpaths: [[Element]] = []
    forEach { element in
      if case .move = element { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(element)
    }
    var result = PathStorage()
    for subpath in subpaths.reversed() {
      var elements = subpath[...]
      var closes = false
      if case .close? = elements.last {
        closes = true
        elements.removeLast()
      }
      guard let last = elements.last else { continue }
      result.move(to: last.end)
      for element in elements.reversed() {
        switch element {
        case .move, .close: break
        case .line(let start, _): result.addLine(to: start)
        case .quad(let start, let control, _): result.addQuadCurve(to: start, control: control)
        case .curve(let start, let control1, let control2, _):
          result.addCurve(to: start, control1: control2, control2: control1)
        }
      }
      if closes { result.close() }
    }
    return result
  }
}

extension PathStorage.Element {
  var end: CGPoint {
    switch self {
    case .move(let point): point
    case .line(_, let end), .quad(_, _, let end), .curve(_, _, _, let end), .close(_, let end): end
    }
  }
}
