import CoreGraphics
import Foundation
import GRDB

/// A condition of a search that the user chose from suggestions. Several conditions must all be met.
package enum SearchToken: Hashable, Sendable {
  /// Photos of the album with a number.
  case album(Int64)
  /// Photos of a camera, by its full name.
  case camera(String)
  /// Photos of a place, by its full name.
  case place(String)
  /// Photos from the first through the last day.
  case days(ClosedRange<CivilTime>)
  /// Favourites, videos or GIFs.
  case kind(PhotoKind)

  /// The SQL condition of the token, which begins with "AND", and its arguments.
  var condition: (sql: String, arguments: StatementArguments) {
    switch self {
    case .album(let album): return (" AND id IN (SELECT photo FROM albumPhoto WHERE album = ?)", [album])
    case .camera(let camera): return (" AND camera = ?", [camera])
    case .place(let place): return (" AND place = ?", [place])
    case .days(let days):
      let end = (days.upperBound.dayNumber + 1) * CivilTime.day
      return (" AND taken >= ? AND taken < ?", [days.lowerBound.dayNumber * CivilTime.day, end])
    case .kind(.favourites): return (" AND id IN (SELECT photo FROM favourite)", [])
    // With the same condition as in the index of videos, SQLite reads only that index.
    case .kind(.videos): return (" AND id IN (SELECT photo FROM file WHERE \(LibrarySchema.isVideo))", [])
    case .kind(let kind):
      let patterns = kind.fileExtensions.map { _ in "name LIKE ?" }.joined(separator: " OR ")
      // The extension is a word of the name. The full-text index finds the few files that have it, which are then compared.
      let words = kind.fileExtensions.map { "name : \"\($0)\"" }.joined(separator: " OR ")
      return (
        " AND id IN (SELECT rowid FROM words WHERE words MATCH ?)"
          + " AND EXISTS (SELECT 1 FROM file WHERE file.photo = photo.id AND (\(patterns)))",
        [words] + StatementArguments(kind.fileExtensions.map { "%." + $0 })
      )
    }
  }
}

/// The kinds of photos that a search finds.
package enum PhotoKind: Int, CaseIterable, Sendable {
  /// The photos that the user marked as favourites.
  case favourites
  /// Files with the extension of a video format.
  case videos
  /// Files with the extension `gif`.
  case gifs

  /// The file name extensions of the kind, in lowercase. It is empty for favourites.
  package var fileExtensions: [String] {
    switch self {
    case .favourites: []
    case .videos: PhotoFormats.videoExtensions.sorted()
    case .gifs: ["gif"]
    }
  }
}
