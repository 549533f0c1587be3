import Foundation

/// The elements of a path, stored in flat arrays of verbs and points.
package struct PathStorage: Hashable, Sendable {
  package private(set) var verbs: [CGPathElementType] = []
  package private(set) var points: [CGPoint] = []
  /// The start of the current subpath, or nil if the path has no current subpath.
  private var start: CGPoint?
  /// The point at which the next element begins, or nil before the first `move`.
  package private(set) var current: CGPoint?

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  /// Returns whether two paths have equal elements and points.
  package static func == (one: PathStorage, other: PathStorage) -> Bool {
    one.verbs == other.verbs && one.points == other.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
    hasher.combine(points)
  }

  package mutating func move(to point: CGPoint) {
    if verbs.last == .moveToPoint {
      // If there are two moves in a row, Core Graphics ignores the first.
      points[points.count - 1] = point
    } else {
      verbs.append(.moveToPoint)
      points.append(point)
    }
    start = point
    current = point
  }

  package mutating func addLine(to point: CGPoint) {
    guard prepareToDraw() else { return move(to: point) }
    verbs.append(.addLineToPoint)
    points.append(point)
    current = point
  }

  /// Moves the end of the last element. The element must be a line.
  mutating func replaceLastPoint(_ point: CGPoint) {
    points[points.count - 1] = point
    current = point
  }

  package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    if !prepareToDraw() { move(to: control) }
    verbs.append(.addQuadCurveToPoint)
    points.append(control)
    points.append(point)
    current = point
  }

  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if !prepareToDraw() { move(to: control1) }
    verbs.append(.addCurveToPoint)
    points.append(control1)
    points.append(control2)
    points.append(point)
    current = point
  }

  package mutating func close() {
    guard let last = verbs.last, last != .closeSubpath else { return }
    verbs.append(.closeSubpath)
    current = start
  }

  /// Prepares the path for another element, and returns whether there is a current point. After a closed subpath, a new subpath
  /// begins at the start of the closed one.
  private mutating func prepareToDraw() -> Bool {
    guard let point = current else { return false }
    if verbs.last == .closeSubpath { move(to: point) }
    return true
  }

  package mutating func append(_ other: PathStorage, transform: CGAffineTransform = .identity) {
    guard !other.isEmpty else { return }
    if verbs.last == .moveToPoint, other.verbs.first == .moveToPoint {
      verbs.removeLast()
      points.removeLast()
    }
    verbs += other.verbs
    if transform.isIdentity {
      points += other.points
      start = other.start
      current = other.current
    } else {
      points.append(contentsOf: other.points.lazy.map { $0.applying(transform) })
      start = other.start?.applying(transform)
      current = other.current?.applying(transform)
    }
  }

  package func applying(_ transform: CGAffineTransform) -> PathStorage {
    if transform.isIdentity { return self }
    var result = self
    for index in result.points.indices { result.points[index] = result.points[index].applying(transform) }
    result.start = start?.applying(transform)
    result.current = current?.applying(transform)
    return result
  }

  /// One element of a path, with its start point.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(from: CGPoint, to: CGPoint)
    case quad(from: CGPoint, control: CGPoint, to: CGPoint)
    case curve(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close(from: CGPoint, to: CGPoint)
  }

  package func forEach(_ body: (Element) -> Void) {
    var index = 0
    var start = CGPoint.zero
    var previous = CGPoint.zero
    for verb in verbs {
      switch verb {
      case .moveToPoint:
        start = points[index]
        previous = start
        body(.move(start))
      case .addLineToPoint:
        body(.line(from: previous, to: points[index]))
        previous = points[index]
      case .addQuadCurveToPoint:
        body(.quad(from: previous, control: points[index], to: points[index + 1]))
        previous = points[index + 1]
      case .addCurveToPoint:
        body(.curve(from: previous, control1: points[index], control2: points[index + 1], to: points[index + 2]))
        previous = points[index + 2]
      case .closeSubpath:
        body(.close(from: previous, to: start))
        previous = start
      }
      index += verb.pointCount
    }
  }
}
