/// The numbers of videos in a timeline and in its sections.
package struct VideoCounts: Equatable, Sendable {
  /// The number of videos in the timeline.
  package private(set) var count = 0
  /// The numbers of videos of years, months and days, by the keys of `key(_:_:_:)`.
  private var counts: [Int: Int] = [:]
  /// The positions of the videos of a timeline that is not in the order of time, in ascending order.
  private var positions: [Int] = []

  /// Creates the counts of a timeline without videos.
  package init() {}

  /// Creates the counts of a timeline in the order of time.
  ///
  /// - Parameter days: The numbers of videos by the number of the day.
  init(days: [Int64: Int]) {
    for (day, number) in days {
      let date = CivilTime.date(day)
      count += number
      for key in [Self.key(date.year), Self.key(date.year, date.month), Self.key(date.year, date.month, date.day)] {
        counts[key, default: 0] += number
      }
    }
  }

  /// Creates the counts of a timeline in another order.
  ///
  /// - Parameter positions: The positions of the videos.
  init(positions: [Int]) {
    count = positions.count
    self.positions = positions.sorted()
  }

  private static func key(_ year: Int, _ month: Int = 0, _ day: Int = 0) -> Int { (year * 100 + month) * 100 + day }

  /// Returns the number of videos in a section of the timeline.
  package func count(in section: Timeline.Section) -> Int {
    if let year = section.year { return counts[Self.key(year, section.month ?? 0, section.day ?? 0)] ?? 0 }
    // The photos of an album are one section.
    guard !positions.isEmpty else { return section.title == nil ? count : 0 }
    return positions.lazy.filter { section.range.contains($0) }.count
  }
}
