/// The summary of successive lines or groups of a section: their number of items and their length.
struct LineSummary: SequenceSummary {
  let items: Int
  let lines: Int
  /// The length along the axis in points, including the spacing after each line or group.
  let length: Double

  static var zero: LineSummary { LineSummary(items: 0, lines: 0, length: 0) }

  static func + (first: LineSummary, second: LineSummary) -> LineSummary {
    LineSummary(
      items: first.items + second.items, lines: first.lines + second.lines, length: first.length + second.length)
  }
}
