import GalleryLibrary
import UIKit

/// The photos of a part of the library in their order, as a collection view shows them.
///
/// The positions are those of the last update, so that the collection view never sees a change before its batch update. The
/// entries of photos are read in pages.
@MainActor
final class PhotoTimeline {
  /// The library whose photos the timeline contains.
  let library: PhotoLibrary
  /// The photos that the timeline contains.
  let scope: Timeline.Scope
  /// The photos by month.
  private(set) var sections: [Timeline.Section] = []

  /// A Boolean value that indicates whether the results of a search are being read. When they have been read, the library
  /// posts a change, and `update()` returns `.reload`.
  private(set) var isLoading = false

  private var timeline: Timeline?
  /// The results of a search that have been read and are not shown yet.
  private var loadedTimeline: Timeline?
  /// A Boolean value that indicates whether the results could not be read. The reason has been reported, and reading them
  /// again after each change of the library would fail each time.
  private var hasFailed = false
  private var pages: [Int: [PhotoItem]] = [:]

  /// The number of pages that have been read.
  private(set) var readCount = 0

  private static let pageSize = 128
  /// The maximum number of pages in memory, more than a screen shows.
  private static let maximumPages = 32
  /// The number of photos in a library up to which a search is read at once. Up to this number, a search takes less than a frame. A
  /// search of a million photos takes seconds.
  private static let directSearchLimit = 5_000

  private let directSearchLimit: Int

  /// Creates the timeline of a part of a library and reads it, if the library is open.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - scope: The photos.
  ///   - directSearchLimit: The number of photos in the library from which a search is read in the background.
  init(
    _ library: PhotoLibrary, _ scope: Timeline.Scope, directSearchLimit: Int = PhotoTimeline.directSearchLimit
  ) {
    self.library = library
    self.scope = scope
    self.directSearchLimit = directSearchLimit
    reload()
  }

  /// Creates a timeline with the photos of another one, without reading them again.
  init(copying other: PhotoTimeline) {
    library = other.library
    scope = other.scope
    directSearchLimit = other.directSearchLimit
    timeline = other.timeline
    sections = other.sections
  }

  /// The number of photos in the timeline, or 0 before the timeline has been read.
  var count: Int { timeline?.count ?? 0 }

  /// Returns the position in the timeline of the photo at an index path.
  func position(of indexPath: IndexPath) -> Int { sections[indexPath.section].range.lowerBound + indexPath.item }

  /// Returns the index path of the photo at a position in the timeline.
  func indexPath(of position: Int) -> IndexPath { sections.indexPath(of: position) }

  /// Returns the photo at a position, or `nil` if the library was changed since the last update.
  func item(at position: Int) -> PhotoItem? {
    guard let timeline, (0..<timeline.count).contains(position) else { return nil }
    let number = position / Self.pageSize
    if pages[number] == nil {
      if pages.count >= Self.maximumPages { pages = [:] }
      let start = number * Self.pageSize
      readCount += 1
      pages[number] = library.read { try $0.photos(start..<start + Self.pageSize, of: timeline) }
    }
    guard let page = pages[number], page.indices.contains(position % Self.pageSize) else { return nil }
    return page[position % Self.pageSize]
  }

  /// Returns the photo at an index path, or `nil` if the library was changed since the last update.
  func item(at indexPath: IndexPath) -> PhotoItem? { item(at: position(of: indexPath)) }

  /// Returns the position of a photo, or `nil` if the timeline does not contain it.
  func position(of photo: Int64) -> Int? {
    guard let timeline else { return nil }
    return library.read { try $0.position(of: photo, in: timeline) } ?? nil
  }

  // MARK: Time

  /// A Boolean value that indicates whether the photos are in the order of time.
  var isInOrderOfTime: Bool { !scope.isAlbum }

  /// Returns the years, months or days of the photos. The cost depends on the number of days with photos.
  func groups(by unit: Timeline.Unit) -> [Timeline.Section] { timeline?.sections(by: unit) ?? [] }

  /// Returns the position of the photo that represents whole days, such as a year: the first favourite, or the photo in
  /// the middle.
  func keyPosition(in range: Range<Int>) -> Int {
    let middle = range.lowerBound + range.count / 2
    guard let timeline else { return middle }
    return (library.read { try $0.firstFavourite(in: range, of: timeline) } ?? nil) ?? middle
  }

  // MARK: Updates

  /// The result of an update, which determines how a collection view shows the changes.
  enum Change {
    /// There are no changes.
    case none
    /// Photos were added, removed or moved, which are shown as a batch update, or photos were changed.
    case update(SectionedUpdate)
    /// There were too many changes, so everything is shown again.
    case reload
  }

  /// Reads the changes since the last update.
  func update() -> Change {
    if let loaded = loadedTimeline {
      loadedTimeline = nil
      show(loaded)
      return .reload
    }
    guard let timeline else {
      reload()
      return self.timeline == nil ? .none : .reload
    }
    guard let changes = library.read({ try $0.changes(since: timeline) }) else { return .none }
    let old = sections
    pages = [:]
    self.timeline = changes.timeline
    sections = changes.timeline.sections(by: .month)
    guard let update = changes.changes else { return .reload }
    return update.isEmpty ? .none : .update(SectionedUpdate(update, from: old, to: sections))
  }

  private func reload() {
    if case .search = scope, library.count > directSearchLimit { return loadResults() }
    guard let timeline = library.read({ try $0.timeline(scope, isNewestFirst: true) }) else { return }
    show(timeline)
  }

  /// Reads the results of a search in the background.
  private func loadResults() {
    guard !isLoading, !hasFailed else { return }
    isLoading = true
    library.readInBackground({ [scope] in try $0.timeline(scope, isNewestFirst: true) }) { [weak self] results in
      guard let self else { return }
      isLoading = false
      loadedTimeline = results
      hasFailed = results == nil
    }
  }

  private func show(_ timeline: Timeline) {
    self.timeline = timeline
    sections = timeline.sections(by: .month)
    pages = [:]
  }
}
