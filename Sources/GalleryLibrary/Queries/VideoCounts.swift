/// The numbers of videos in a timeline and in its sections.
package struct VideoCounts: Equatable, Sendable {
  /// The number of videos in the timeline, or `nil` if the library contains too many videos to count them after each change.
  package private(set) var count: Int? = 0
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
    count = days.values.reduce(0, +)
    for (day, number) in days {
      let date = CivilTime.date(day)
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

  /// The counts of a timeline whose videos are not counted.
  static var unknown: VideoCounts {
    var counts = VideoCounts()
    counts.count = nil
    return counts
  }

  private static func key(_ year: Int, _ month: Int = 0, _ day: Int = 0) -> Int { (year * 100 + month) * 100 + day }

  /// Returns the number of videos in a section of the timeline, or `nil` if the videos are not counted.
  package func count(in section: Timeline.Section) -> Int? {
    guard count != nil else { return nil }
    if let year = section.year { return counts[Self.key(year, section.month ?? 0, section.day ?? 0)] ?? 0 }
    // The photos of an album are one section.
    guard !positions.isEmpty else { return section.title == nil ? count : 0 }
    return positions.rank(section.range.upperBound) - positions.rank(section.range.lowerBound)
  }
}
