import CoreGraphics

/// The order of the photos of a part of the library, at one revision of the database.
///
/// A timeline contains the number of photos of each day, not the photos, so its size does not depend on the number of photos.
/// The timelines of searches and those in an order without an index (`SortedPhotos`) are exceptions: they contain an entry for
/// each photo, because the database has no index of them.
package struct Timeline: Equatable, Sendable {
  /// The maximum number of changes that the database keeps. A timeline that is further behind is read again.
  static let changeLimit: Int64 = 20_000

  /// The query for the photos of a timeline.
  package enum Scope: Hashable, Sendable {
    /// All photos in the folders of the library.
    case all
    /// The photos that the user marked as favourites.
    case favourites
    /// The photos of an album in the order of the album.
    case album(Int64)
    /// The photos in a folder and its subfolders.
    case folder(FilePath)
    /// The photos that match a search.
    case search(PhotoSearch)
    /// The photos of another state, such as those in the trash (`state(.trashed)`).
    case state(PhotoState)
  }

  /// The number of photos of a year.
  package struct Year: Equatable, Sendable {
    package let year: Int
    package let count: Int
  }

  /// The periods that a section of a timeline can cover.
  package enum Unit: Sendable {
    case year, month, day
  }

  /// A range of photos of a year, a month or a day.
  package struct Section: Equatable, Sendable {
    /// The year, or `nil` if the photos are not in the order of time.
    package let year: Int?
    /// The month, 1...12, or `nil` for years.
    package let month: Int?
    /// The day of the month, or `nil` for years and months.
    package let day: Int?
    /// The name of a group, or `nil` if the photos are grouped by date. It is empty for photos without a camera, and for
    /// photos that are neither GIFs (`gifs`) nor videos (`videos`).
    package var title: String?
    /// The positions of the section's photos in the timeline.
    package let range: Range<Int>
  }

  /// The number of photos of a day, or of a part of an album (`PhotoList.albumSpacing`).
  struct Day: Equatable, Sendable {
    let number: Int64
    let count: Int
    /// The number of photos before the day.
    let start: Int
  }

  /// The source from which the photos of a timeline are read: the database, or results in memory.
  enum Source: Equatable, Sendable {
    /// The whole library.
    case library
    /// Lists of the database (`PhotoList`), in ascending order: those of a folder and its subfolders, or one list.
    case lists([Int64])
    /// The results of a search by day, in the order of time.
    case results([Int64: [PhotoKey]])
    /// Photos in an order without an index.
    case sorted(SortedPhotos)
  }

  package let scope: Scope
  /// A Boolean value that indicates whether the newest photos come first.
  package let isNewestFirst: Bool
  /// The number of all photos in the timeline.
  package let count: Int
  /// The days with photos in the order of the timeline.
  let days: [Day]
  /// The source from which the photos are read.
  let source: Source
  /// The number of the last change that the timeline contains.
  let revision: Int64
  /// A random number that identifies this build of the database. The number changes when the database is rebuilt.
  let epoch: Int64

  init(
    scope: Scope, isNewestFirst: Bool, counts: [(day: Int64, count: Int)], source: Source, revision: Int64,
    epoch: Int64
  ) {
    self.scope = scope
    self.isNewestFirst = isNewestFirst
    var days: [Day] = []
    days.reserveCapacity(counts.count)
    var start = 0
    for (number, count) in counts {
      days.append(Day(number: number, count: count, start: start))
      start += count
    }
    self.days = days
    self.source = source
    count = start
    self.revision = revision
    self.epoch = epoch
  }

  /// Creates a timeline of photos in an order without an index. It contains no days.
  init(_ scope: Scope, _ photos: SortedPhotos, revision: Int64, epoch: Int64) {
    self.scope = scope
    isNewestFirst = false
    count = photos.photos.count
    days = []
    source = .sorted(photos)
    self.revision = revision
    self.epoch = epoch
  }

  /// A Boolean value that indicates whether the photos of an album are in the order of the album.
  package var isInOwnOrder: Bool {
    if case .sorted(let photos) = source, photos.order != PhotoOrder() { false } else { scope.isAlbum }
  }

  /// A Boolean value that indicates whether the sections have titles.
  package var hasSections: Bool {
    guard case .sorted(let photos) = source else { return !scope.isAlbum }
    return photos.order.grouping != .date
  }

  /// Returns the sections of the timeline. The cost depends on the number of days with photos.
  package func sections(by unit: Unit) -> [Section] {
    if case .sorted(let photos) = source {
      return photos.groups.map { Section(year: nil, month: nil, day: nil, title: $0.title, range: $0.range) }
    }
    guard !scope.isAlbum else { return count == 0 ? [] : [Section(year: nil, month: nil, day: nil, range: 0..<count)] }
    var sections: [Section] = []
    for day in days {
      let date = CivilTime.date(day.number)
      let month = unit == .year ? nil : date.month
      let dayOfMonth = unit == .day ? date.day : nil
      let range = day.start..<day.start + day.count
      if let last = sections.last, last.year == date.year, last.month == month, last.day == dayOfMonth {
        sections[sections.count - 1] = Section(
          year: date.year, month: month, day: dayOfMonth, range: last.range.lowerBound..<range.upperBound)
      } else {
        sections.append(Section(year: date.year, month: month, day: dayOfMonth, range: range))
      }
    }
    return sections
  }

  /// Returns the day that contains a position.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of days.
  func day(at position: Int) -> Day? {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].start + days[middle].count <= position { low = middle + 1 } else { high = middle }
    }
    return low < days.count ? days[low] : nil
  }

  /// Returns the number of photos before a day in the order of time, regardless of the order of the timeline.
  func countBefore(_ number: Int64) -> Int {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      let isBefore = isNewestFirst ? days[middle].number >= number : days[middle].number < number
      if isBefore { low = middle + 1 } else { high = middle }
    }
    let start = low < days.count ? days[low].start : count
    return isNewestFirst ? count - start : start
  }

  /// Returns the keys from the first to the last day of a range of positions, in the order of time.
  ///
  /// - Parameter range: Positions in the timeline, at least one.
  /// - Returns: The keys of the days, and the number of photos of these days that come before the range in the order of
  ///   the timeline.
  func keys(of range: Range<Int>) -> (keys: Range<Int64>, offset: Int)? {
    guard let first = day(at: range.lowerBound), let last = day(at: range.upperBound - 1) else { return nil }
    let (lower, upper) = (min(first.number, last.number), max(first.number, last.number))
    return (lower * CivilTime.day..<(upper + 1) * CivilTime.day, range.lowerBound - first.start)
  }

  /// Converts a position in the order of time to a position in the timeline.
  func position(inOrderOfTime position: Int) -> Int { isNewestFirst ? count - 1 - position : position }
}

extension Timeline.Scope {
  /// Returns the scope of the photos that were taken in a year.
  package static func year(_ year: Int) -> Timeline.Scope {
    var search = PhotoSearch()
    search.days = SearchDates.days(year: year)
    return .search(search)
  }
}
