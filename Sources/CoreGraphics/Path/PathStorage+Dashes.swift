import Foundation

extension PathStorage {
  /// Returns the subpaths as lists of connected points. `isClosed` indicates whether a subpath is closed. The first
  /// point of a closed subpath is not repeated.
  func polylines(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
    var result: [(points: [CGPoint], isClosed: Bool)] = []
    flattened(tolerance: tolerance).forEach { element in
      switch element {
      case .move(let point): result.append(([point], false))
      case .line(_, let end):
        if result[result.count - 1].points.last != end { result[result.count - 1].points.append(end) }
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

  /// The number of dashes above which a single line is not divided, because its dashes are too short to be distinguished.
  private static let maximumDashesOfLine: CGFloat = 100_000
  /// The number of dashes in a path above which the remaining subpaths are not divided. It limits the memory, to about 200 MB.
  private static let maximumDashes: CGFloat = 2_000_000

  /// Returns the path divided into dashes. Each dash is an open subpath of lines. The pattern restarts with each
  /// subpath. A path that is not finite is not divided, nor is a subpath that has too many dashes.
  package func dashed(phase: CGFloat, lengths: [CGFloat], tolerance: CGFloat) -> PathStorage {
    let patternLength = lengths.reduce(0, +)
    guard patternLength > 0, patternLength.isFinite, phase.isFinite else { return self }
    // An odd number of lengths is repeated, so that dashes and gaps alternate.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    var result = PathStorage()
    var dashCount: CGFloat = 0
    for (points, isClosed) in polylines(tolerance: tolerance) {
      guard let first = points.first else { continue }
      let ends = points.dropFirst() + (isClosed ? [first] : [])
      let dashesPerPeriod = CGFloat(pattern.count / 2)
      let counts = zip(points, ends).map { hypot($1.x - $0.x, $1.y - $0.y) / period * dashesPerPeriod }
      let subpathCount = counts.reduce(0, +)
      guard counts.allSatisfy({ $0 < Self.maximumDashesOfLine }), dashCount + subpathCount < Self.maximumDashes else {
        result.move(to: first)
        for point in points.dropFirst() { result.addLine(to: point) }
        if isClosed { result.close() }
        continue
      }
      dashCount += subpathCount
      var index = 0
      var remainingPhase = phase.truncatingRemainder(dividingBy: period)
      if remainingPhase < 0 { remainingPhase += period }
      while remainingPhase >= pattern[index] {
        remainingPhase -= pattern[index]
        index = (index + 1) % pattern.count
      }
      var remainingLength = pattern[index] - remainingPhase
      var isDrawn = index % 2 == 0
      var previous = first
      if isDrawn { result.move(to: previous) }
      for end in ends {
        var length = hypot(end.x - previous.x, end.y - previous.y)
        while length > remainingLength {
          let fraction = remainingLength / length
          previous = CGPoint(
            x: previous.x + (end.x - previous.x) * fraction, y: previous.y + (end.y - previous.y) * fraction)
          length -= remainingLength
          if isDrawn { result.addLine(to: previous) } else { result.move(to: previous) }
          isDrawn.toggle()
          index = (index + 1) % pattern.count
          remainingLength = pattern[index]
        }
        remainingLength -= length
        previous = end
        if isDrawn { result.addLine(to: previous) }
      }
    }
    return result
  }
}
