import Foundation

extension PathStorage {
  /// Returns the subpaths as lists of connected points. `isClosed` indicates whether a subpath is closed. The first
  /// point of a closed subpath is not repeated.
  func polylines(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
    var result: [(points: [CGPoint], isClosed: Bool)] = []
    flattened(tolerance: tolerance).forEach { element in
      switch element {
      case .move(let point): result.append(([point], false))
      case .line(_, let to):
        if result[result.count - 1].points.last != to { result[result.count - 1].points.append(to) }
      case .quad, .curve: break
      case .close:
        let last = result.count - 1
        result[last].isClosed = true
        if result[last].points.count > 1, result[last].points.first == result[last].points.last {
          result[last].points.removeLast()
        }
      }
    }
    return result
  }

  /// Returns the path divided into dashes. Each dash is an open subpath of lines. The pattern restarts with each
  /// subpath.
  package func dashed(phase: CGFloat, lengths: [CGFloat], tolerance: CGFloat) -> PathStorage {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite else { return self }
    // An odd number of lengths is repeated, so that dashes and gaps alternate.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    var result = PathStorage()
    for (points, isClosed) in polylines(tolerance: tolerance) {
      var index = 0
      var rest = phase.truncatingRemainder(dividingBy: period)
      if rest < 0 { rest += period }
      while rest >= pattern[index] {
        rest -= pattern[index]
        index = (index + 1) % pattern.count
      }
      var left = pattern[index] - rest
      var isDrawn = index % 2 == 0
      guard var from = points.first else { continue }
      if isDrawn { result.move(to: from) }
      for to in points.dropFirst() + (isClosed ? [from] : []) {
        var length = hypot(to.x - from.x, to.y - from.y)
        // Dashes that are too short to be distinguished would require too much time.
        guard length / period < 100_000 else { return self }
        while length > left {
          let part = left / length
          from = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
          length -= left
          if isDrawn { result.line(to: from) } else { result.move(to: from) }
          isDrawn.toggle()
          index = (index + 1) % pattern.count
          left = pattern[index]
        }
        left -= length
        from = to
        if isDrawn { result.line(to: from) }
      }
    }
    return result
  }
}
