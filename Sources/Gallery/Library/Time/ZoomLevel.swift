import GalleryLibrary

/// The levels of zoom through time, from the whole library to single photos.
enum ZoomLevel: Hashable {
  /// A card for each year.
  case years
  /// A card for each month.
  case months
  /// A group with a large photo for each day.
  case days
  /// All photos in a grid with columns of a size.
  case photos(PhotoGridLayout.Level)

  /// The number of levels.
  static let count = 3 + PhotoGridLayout.Level.allCases.count

  /// Returns the next level with larger photos, or `nil` for the largest one.
  ///
  /// - Parameter grid: The grid that follows the days, which is the last one that was shown.
  func larger(grid: PhotoGridLayout.Level) -> ZoomLevel? {
    switch self {
    case .years: .months
    case .months: .days
    case .days: .photos(grid)
    case .photos(let level): level.larger.map { .photos($0) }
    }
  }

  /// Returns the next level with smaller photos, or `nil` for the smallest one.
  ///
  /// - Parameter hasTime: A Boolean value that indicates whether there are levels of time after the smallest photos.
  func smaller(hasTime: Bool) -> ZoomLevel? {
    switch self {
    case .years: nil
    case .months: .years
    case .days: .months
    case .photos(let level): level.smaller.map { .photos($0) } ?? (hasTime ? .days : nil)
    }
  }

  /// The number under which the level is saved: that of the grid's level, or a negative number for a level of time.
  var number: Int {
    switch self {
    case .years: -3
    case .months: -2
    case .days: -1
    case .photos(let grid): grid.rawValue
    }
  }

  /// Creates a level from its saved number. The result is `nil` for a number of another version.
  init?(number: Int) {
    switch number {
    case -3: self = .years
    case -2: self = .months
    case -1: self = .days
    default:
      guard let grid = PhotoGridLayout.Level(rawValue: number) else { return nil }
      self = .photos(grid)
    }
  }

  /// The unit of time of a group, or `nil` if all photos are shown.
  var unit: Timeline.Unit? {
    switch self {
    case .years: .year
    case .months: .month
    case .days: .day
    case .photos: nil
    }
  }

  /// A Boolean value that indicates whether each group is a card with a title over one photo.
  var hasCards: Bool { self == .years || self == .months }

  /// The index of the segment in the control of levels.
  var segment: Int {
    switch self {
    case .years: 0
    case .months: 1
    case .days: 2
    case .photos: 3
    }
  }

  /// Returns the level of a segment.
  ///
  /// - Parameters:
  ///   - segment: The index of the segment.
  ///   - grid: The grid of all photos.
  init(segment: Int, grid: PhotoGridLayout.Level) {
    self = segment < 3 ? [.years, .months, .days][segment] : .photos(grid)
  }
}
