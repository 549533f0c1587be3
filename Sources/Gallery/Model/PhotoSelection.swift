import GalleryLibrary
import UIKit

/// The photos that a command applies to: some photos, or ranges of positions of a timeline. All photos of a large library
/// are a few ranges, so a selection costs the same for a hundred and for a million photos.
struct PhotoSelection: Sendable {
  private enum Content: Sendable {
    case items([PhotoItem])
    case ranges([Range<Int>], Timeline)
  }

  private let content: Content
  let count: Int

  /// The maximum number of photos that are read at once on the main actor. Reading them takes less than a frame.
  static let directLimit = 1_000

  /// Creates a selection of photos that have been read. The selection has the order of the array.
  init(_ items: [PhotoItem]) {
    content = .items(items)
    count = items.count
  }

  /// Creates a selection of ranges of positions.
  init(_ ranges: [Range<Int>], of timeline: Timeline) {
    content = .ranges(ranges, timeline)
    count = ranges.reduce(0) { $0 + $1.count }
  }

  /// A Boolean value that indicates whether there are no photos.
  var isEmpty: Bool { count == 0 }

  /// Returns the photos in their order. Those of ranges are read from the database.
  ///
  /// - Parameters:
  ///   - database: The database of the timeline.
  ///   - limit: The maximum number of photos to return.
  /// - Throws: `LibraryError` of the kind `outdated` if the library was changed since the photos were selected.
  func items(in database: LibraryDatabase, limit: Int = .max) throws -> [PhotoItem] {
    switch content {
    case .items(let items): Array(items.prefix(limit))
    case .ranges: try database.photos(Array(numbers(in: database).prefix(limit)))
    }
  }

  /// Returns the numbers of the photos in the database (`PhotoItem.id`), in their order. For a million photos, this takes
  /// some hundred milliseconds.
  ///
  /// - Parameter database: The database of the timeline.
  /// - Throws: `LibraryError` of the kind `outdated` if the library was changed since the photos were selected.
  func numbers(in database: LibraryDatabase) throws -> [Int64] {
    switch content {
    case .items(let items): items.map(\.id)
    case .ranges(let ranges, let timeline): try database.photoNumbers(at: ranges, of: timeline)
    }
  }
}
