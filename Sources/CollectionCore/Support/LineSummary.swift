/// The summary of successive lines or groups of a section: their number of items and their length.
struct LineSummary: SequenceSummary {
  let itemCount: Int
  let lineCount: Int
  /// The length along the axis in points, including the spacing after each line or group.
  let length: Double

  static var zero: LineSummary { LineSummary(itemCount: 0, lineCount: 0, length: 0) }

  static func + (first: LineSummary, second: LineSummary) -> LineSummary {
    LineSummary(
      itemCount: first.itemCount + second.itemCount, lineCount: first.lineCount + second.lineCount,
      length: first.length + second.length)
  }
}
