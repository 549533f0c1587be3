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
  /// The order of the photos.
  private(set) var order = PhotoOrder()
  /// The order that the timeline was created with, or `nil` for the one that the user chose for the part of the library.
  private let givenOrder: PhotoOrder?
  /// The photos by month, or by group.
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
  /// The request for the results of a search. It is cancelled if the user has changed the search.
  private var request: SearchQueue.Request?

  private static let pageSize = 128
  /// The maximum number of pages in memory, more than a screen shows.
  private static let maximumPages = 32
  /// The number of photos in a library up to which a search is read at once. It then takes less than a frame; the search
  /// of a million photos takes seconds.
  private static let directSearchLimit = 5_000

  private let directSearchLimit: Int

  /// Creates the timeline of a part of a library and reads it, if the library is open.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - scope: The photos.
  ///   - order: The order, or `nil` for the one that the user chose for the part of the library.
  ///   - directSearchLimit: The number of photos in the library from which a search is read in the background.
  init(
    _ library: PhotoLibrary, _ scope: Timeline.Scope, order: PhotoOrder? = nil,
    directSearchLimit: Int = PhotoTimeline.directSearchLimit
  ) {
    givenOrder = order
    self.library = library
    self.scope = scope
    self.directSearchLimit = directSearchLimit
    reload()
  }

  /// Creates a timeline with the photos of another one, without reading them again.
  init(copying other: PhotoTimeline) {
    library = other.library
    scope = other.scope
    order = other.order
    givenOrder = other.order
    directSearchLimit = other.directSearchLimit
    timeline = other.timeline
    sections = other.sections
  }

  /// A Boolean value that indicates whether the photos are in the order that the user gave them in an album.
  var isInOwnOrder: Bool { timeline?.isInOwnOrder ?? scope.isAlbum }

  /// A Boolean value that indicates whether the sections have headers.
  var hasSections: Bool { timeline?.hasSections ?? !scope.isAlbum }

  deinit { request?.cancel() }

  /// The number of photos.
  var count: Int { timeline?.count ?? 0 }

  /// Returns the position of an index path.
  func position(of indexPath: IndexPath) -> Int { sections[indexPath.section].range.lowerBound + indexPath.item }

  /// Returns the index path of a position.
  func indexPath(of position: Int) -> IndexPath { sections.indexPath(of: position) }

  /// Returns the photo at a position, or `nil` if the library was changed since the last update.
  func item(at position: Int) -> PhotoItem? {
    guard let timeline, (0..<timeline.count).contains(position) else { return nil }
    let number = position / Self.pageSize
    if pages[number] == nil {
      if pages.count >= Self.maximumPages { pages = [:] }
      let start = number * Self.pageSize
      pages[number] = library.read { try $0.photos(start..<start + Self.pageSize, of: timeline) }
    }
    guard let page = pages[number], page.indices.contains(position % Self.pageSize) else { return nil }
    return page[position % Self.pageSize]
  }

  /// Returns the photo at an index path, or `nil` if there is none, or if the library was changed since the last update.
  func item(at indexPath: IndexPath) -> PhotoItem? {
    // Before its next layout, a collection view that reloads still has the cells of the earlier photos.
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].range.indices.count > indexPath.item
    else { return nil }
    return item(at: position(of: indexPath))
  }

  /// Returns the position of a photo, or `nil` if the timeline does not contain it.
  func position(of photo: Int64) -> Int? {
    guard let timeline else { return nil }
    return library.read { try $0.position(of: photo, in: timeline) } ?? nil
  }

  /// Returns the photos of ranges of items.
  func selection(of ranges: [UICollectionView.ItemRange]) -> PhotoSelection {
    guard let timeline else { return PhotoSelection([]) }
    let positions = ranges.map { range in
      let start = sections[range.section].range.lowerBound
      return start + range.items.lowerBound..<start + range.items.upperBound
    }
    return PhotoSelection(positions, of: timeline)
  }

  /// The changes of an update.
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
    if isSlow {
      guard library.read({ try $0.isCurrent(timeline) }) == false else { return .none }
      // The photos are shown in their earlier order until they have been sorted again.
      pages = [:]
      loadResults()
      return .none
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
    order = givenOrder ?? library.read { try $0.order(of: scope) } ?? PhotoOrder()
    if case .search = scope, library.count > directSearchLimit { return loadResults() }
    if isSlow { return loadResults() }
    guard let timeline = library.read({ [order] in try $0.timeline(scope, in: order) }) else { return }
    show(timeline)
  }

  /// A Boolean value that indicates whether sorting the photos takes longer than a frame.
  private var isSlow: Bool {
    library.count > directSearchLimit && library.read { $0.isSorted(scope, by: order) } ?? false
  }

  /// Reads the results of a search, or sorts photos, in the background.
  private func loadResults() {
    guard !isLoading, !hasFailed else { return }
    isLoading = true
    request = library.readInBackground({ [scope, order] in try $0.timeline(scope, in: order) }) { [weak self] results in
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
