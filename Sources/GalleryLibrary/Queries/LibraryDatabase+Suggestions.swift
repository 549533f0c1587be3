import CoreGraphics
import Foundation
import GRDB

extension LibraryDatabase {
  /// A suggestion that completes what the user has typed.
  package struct SearchSuggestion: Hashable, Sendable {
    /// The condition that the suggestion stands for.
    package let token: SearchToken
    /// The name of the album, the camera or the place, or an empty string for dates and kinds.
    package let name: String
    /// The number of words at the end of the text that the suggestion replaces.
    package let wordCount: Int
    /// The number of photos to which the suggestion leads, or `nil` if there are more than are counted for a key.
    package let photoCount: Int?
  }

  /// The maximum number of suggestions of each kind, such as albums or places.
  private static let suggestionLimit = 3
  /// The maximum number of suggestions of each kind for which photos are looked for.
  private static let candidateLimit = 20

  /// The number of photos up to which those of a suggestion are counted, so that a key costs the same in a library of any size.
  private static let countLimit = 1000

  /// Returns suggestions for a text: albums, cameras, places, years and months, and kinds. Each leads to photos.
  ///
  /// They match the last words of the text, so that words before them remain. The cost depends on the number of albums, of
  /// different cameras and places, and at most of years with photos. Each suggestion costs a search until its first `countLimit` results.
  ///
  /// - Parameters:
  ///   - text: The text that the user has typed. For an empty text, common searches are suggested.
  ///   - kinds: The names of the kinds in the language of the user.
  ///   - search: The other conditions of the search: those that the user has chosen already, and the part of the library.
  ///   - dates: The reader of dates.
  package func suggestions(
    for text: String, kinds: [PhotoKind: String], among search: PhotoSearch = PhotoSearch(),
    dates: SearchDates = SearchDates()
  ) throws -> [SearchSuggestion] {
    let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    return try read { db in
      var found: [SearchSuggestion] = []
      var tokens: Set<SearchToken> = []
      func add(_ suggestions: [SearchSuggestion]) {
        for suggestion in suggestions where tokens.insert(suggestion.token).inserted { found.append(suggestion) }
      }
      let days = DatedDays(db: db)
      // A suggestion for more words is more specific.
      for count in words.isEmpty ? [0] : Array((1...min(3, words.count)).reversed()) {
        let last = Array(words.suffix(count))
        let prefix = last.joined(separator: " ")
        var others = search
        others.words += words.dropLast(count)
        // The first of those that lead to photos.
        func useful(_ names: [(SearchToken, String)]) throws -> [SearchSuggestion] {
          var result: [SearchSuggestion] = []
          for (token, name) in names.prefix(Self.candidateLimit) where result.count < Self.suggestionLimit {
            let (number, isComplete) = try photoCount(token, others, db)
            guard number > 0 else { continue }
            result.append(
              SearchSuggestion(token: token, name: name, wordCount: count, photoCount: isComplete ? number : nil))
          }
          return result
        }
        func matching(_ names: [(SearchToken, String)]) throws -> [SearchSuggestion] {
          try useful(names.filter { prefix.isEmpty || Self.hasWord($0.1, beginningWith: prefix) })
        }
        add(try useful(days.ranges(last, dates, limit: Self.candidateLimit).map { (.days($0), "") }))
        add(
          try matching(PhotoKind.allCases.compactMap { kind in kinds[kind].map { (.kind(kind), $0) } }).map {
            SearchSuggestion(token: $0.token, name: "", wordCount: count, photoCount: $0.photoCount)
          })
        add(
          try matching(
            Row.fetchAll(db, sql: "SELECT id, name FROM album ORDER BY position, id").map {
              (.album(try $0.integer(0)), try $0.text(1))
            }))
        add(try matching(distinct("camera", db).map { (.camera($0), $0) }))
        add(try matching(distinct("place", db).map { (.place($0), $0) }))
      }
      return found
    }
  }

  /// Returns the number of photos that meet a further condition, and whether all of them were counted.
  private func photoCount(
    _ token: SearchToken, _ others: PhotoSearch, _ db: Database
  ) throws -> (number: Int, isComplete: Bool) {
    if others == PhotoSearch(), case .days(let days) = token {
      // The photos of each day are counted already.
      let number = try Int.fetchOne(
        db, sql: "SELECT coalesce(sum(count), 0) FROM day WHERE day BETWEEN ? AND ?",
        arguments: [days.lowerBound.dayNumber, days.upperBound.dayNumber])
      return (number ?? 0, true)
    }
    guard !others.tokens.contains(token) else { return (0, true) }
    if case .album(let album) = token, others.album == album { return (0, true) }
    var search = others
    search.tokens.append(token)
    let number = try countMatches(search, limit: Self.countLimit + 1, db)
    return (number, number <= Self.countLimit)
  }

  /// Returns the different values of a column with an index, each by one search in the index.
  private func distinct(_ column: String, _ db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        WITH RECURSIVE value(name) AS (
          SELECT min(\(column)) FROM photo WHERE \(column) IS NOT NULL
          UNION ALL SELECT (SELECT min(\(column)) FROM photo WHERE \(column) > name) FROM value WHERE name IS NOT NULL
        ) SELECT name FROM value WHERE name IS NOT NULL LIMIT 1000
        """)
  }

  /// Returns whether a name or one of its words begins with a text, regardless of case and accents.
  private static func hasWord(_ name: String, beginningWith text: String) -> Bool {
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .anchored]
    var rest = Substring(name)
    while !rest.isEmpty {
      if rest.range(of: text, options: options) != nil { return true }
      guard let separator = rest.firstIndex(where: { !$0.isLetter && !$0.isNumber }) else { return false }
      rest = rest[rest.index(after: separator)...]
    }
    return false
  }
}
