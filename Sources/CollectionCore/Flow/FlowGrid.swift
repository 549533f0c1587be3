import Foundation

/// The lines of a section whose items have one size: everything follows from a division.
package struct FlowGrid: Sendable, Equatable {
  /// Items a line, at least 1.
  package let capacity: Int
  package let lineCount: Int
  /// From the start of one item to the next in a line.
  package let pitch: Double
  /// Where the first item of each line stands across the main axis; negative when one item is wider than the space.
  package let firstCross: Double
  /// From the start of one line to the next.
  package let linePitch: Double
  package let thickness: Double
  package let length: Double

  init(_ input: FlowSectionInput, axis: FlowAxis, available: Double) {
    self.init(of: input.sizes.uniform, count: input.sizes.count, input, axis: axis, available: available)
  }

  init(of size: CGSize, count: Int, _ input: FlowSectionInput, axis: FlowAxis, available: Double) {
    let extent = axis.cross(size)
    thickness = axis.main(size)
    linePitch = thickness + input.lineSpacing
    capacity = Self.capacity(extent: extent, spacing: input.interitemSpacing, available: available, count: count)
    if capacity == 1 {
      firstCross = (available - extent) / 2
      pitch = extent
    } else {
      firstCross = 0
      pitch = extent + (available - Double(capacity) * extent) / Double(capacity - 1)
    }
    lineCount = (count + capacity - 1) / capacity
    length = lineCount == 0 ? 0 : Double(lineCount) * linePitch - input.lineSpacing
  }

  /// How many items fit: as many as would fill a line if there were enough of them.
  private static func capacity(extent: Double, spacing: Double, available: Double, count: Int) -> Int {
    let step = extent + spacing
    guard step > 0 else { return max(1, count) }
    let fitting = (available + spacing + FlowLine.slack) / step
    guard fitting.isFinite, fitting < 1e9 else { return max(1, count) }
    return max(1, Int(fitting.rounded(.down)))
  }

  func lines(from low: Double, to high: Double) -> Range<Int> {
    guard lineCount > 0, high > 0 else { return 0..<0 }
    guard linePitch > 0 else { return 0..<lineCount }
    // A line reaches into the range when its end lies behind the start and its start before the end.
    var first = max(0, Int(max(0, min(Double(lineCount), (low - thickness) / linePitch)).rounded(.down)))
    while first < lineCount, Double(first) * linePitch + thickness <= low { first += 1 }
    var end = min(lineCount, Int(min(Double(lineCount), high / linePitch).rounded(.up)) + 1)
    while end > first, Double(end - 1) * linePitch >= high { end -= 1 }
    return first..<max(first, end)
  }
}
