import CoreGraphics
import Foundation

/// A search for photos. A photo matches if it matches every part.
package struct PhotoSearch: Hashable, Sendable {
  /// The words that the user typed. A photo matches a word if a word in its file name, folder, camera, place or album
  /// names begins with it, or if the word is a date of the photo: a year (2024), a month (2024-03, March) or a day
  /// (2024-03-15).
  package var words: [String] = []
  /// The conditions that the user chose from suggestions.
  package var tokens: [SearchToken] = []
  /// The first and the last day on which matching photos were taken, or nil for photos of any day.
  package var days: ClosedRange<CivilTime>?
  /// The number of the album that contains matching photos, or nil to search regardless of albums.
  package var album: Int64?
  /// The folder that contains matching photos, directly or in a subfolder, or nil for all folders.
  package var folder: FilePath?
  /// The whole name of the camera as the library stores it, or nil for all cameras.
  package var camera: String?
  /// A Boolean value that indicates whether only favourites match.
  package var isFavourite = false
  /// A Boolean value that indicates whether only photos with a position match.
  package var hasPosition = false

  /// Days on which all matching photos were taken: `days`, or those of the first date among the tokens, or nil if there is none.
  var dayLimits: ClosedRange<CivilTime>? {
    if let days { return days }
    for case .days(let days) in tokens { return days }
    return nil
  }

  /// Creates a search that all photos match.
  package init() {}

  /// Creates a search for the words of a text. Phrases such as "last March" are dates; other words, also years and months,
  /// may be parts of names.
  package init(_ text: String, dates: SearchDates = SearchDates()) {
    words = text.split { $0.isWhitespace || $0 == "," }.prefix(Self.maximumWords).map(String.init)
    var index = 0
    while index < words.count {
      let phrase = words[index...].prefix(2)
      let isRelative = ["last", "this"].contains(words[index].lowercased()) && phrase.count == 2
      let isDay = ["today", "yesterday"].contains(words[index].lowercased())
      if isRelative || isDay, let days = dates.days(isDay ? phrase.prefix(1) : phrase) {
        tokens.append(.days(days))
        words.removeSubrange(index..<index + (isDay ? 1 : 2))
      } else {
        index += 1
      }
    }
  }

  /// A Boolean value that indicates whether the user searches for anything.
  package var isEmpty: Bool { words.isEmpty && tokens.isEmpty }

  /// Returns the search for photos of a part of the library.
  ///
  /// - Parameter scope: The part. Of a search, only the days are used, which are those of a year (`Timeline.Scope.year(_:)`).
  package func within(_ scope: Timeline.Scope) -> PhotoSearch {
    var search = self
    switch scope {
    case .favourites: search.isFavourite = true
    case .album(let album): search.album = album
    case .folder(let folder): search.folder = folder
    case .search(let part): search.days = part.days
    case .all, .state: break
    }
    return search
  }

  /// The maximum number of words. Further words are ignored.
  private static let maximumWords = 16

  /// Returns the query of a word for the full-text index, or `nil` if the word has no letters and digits.
  static func match(_ word: String) -> String? {
    guard word.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    return "\"" + word.replacingOccurrences(of: "\"", with: "\"\"") + "\"*"
  }

  /// Returns the time range of a word that is a year (2024), a month (2024-03) or a day (2024-03-15), or `nil` for other words.
  static func time(_ word: String) -> Range<Int64>? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.contains(nil), (1...3).contains(parts.count), let year = parts[0], (1000...9999).contains(year) else {
      return nil
    }
    return range(year, parts.count > 1 ? parts[1] : nil, parts.count > 2 ? parts[2] : nil)
  }

  private static func range(_ year: Int, _ month: Int?, _ day: Int?) -> Range<Int64>? {
    guard let start = CivilTime(year: year, month: month ?? 1, day: day ?? 1) else { return nil }
    if day != nil { return start.seconds..<start.seconds + CivilTime.day }
    let (nextYear, nextMonth) = month.map { $0 == 12 ? (year + 1, 1) : (year, $0 + 1) } ?? (year + 1, 1)
    let end = CivilTime(year: nextYear, month: nextMonth, day: 1)?.seconds ?? CivilTime.range.upperBound + 1
    return start.seconds..<end
  }

  /// Returns the month whose name begins with a word of at least three letters, or `nil` if there is none.
  static func month(_ word: String, _ locale: Locale) -> Int? {
    guard word.count >= 3 else { return nil }
    for locale in [Locale(identifier: "en_US_POSIX"), locale] {
      let formatter = DateFormatter()
      formatter.locale = locale
      let word = word.lowercased(with: locale)
      let names = formatter.monthSymbols + formatter.standaloneMonthSymbols
      if let index = names.firstIndex(where: { $0.lowercased(with: locale).hasPrefix(word) }) { return index % 12 + 1 }
    }
    return nil
  }
}
