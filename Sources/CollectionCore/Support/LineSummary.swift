/// What lines or groups of a section add up to.
struct LineSummary: SequenceSummary {
  let items: Int
  let lines: Int
  /// Along the direction in which lines follow one another, with the spacing behind each.
  let length: Double

  static var zero: LineSummary { LineSummary(items: 0, lines: 0, length: 0) }

  static func + (first: LineSummary, second: LineSummary) -> LineSummary {
    LineSummary(
      items: first.items + second.items, lines: first.lines + second.lines, length: first.length + second.length)
  }
}
