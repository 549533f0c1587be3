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
  /// The part of the library, or the search, whose photos the timeline contains.
  let scope: Timeline.Scope
  /// The order in which the photos were last read.
  private(set) var order = PhotoOrder()
  /// The order that was passed to the initializer, or `nil` to use the order that the user chose for the part of the library
  /// that the timeline shows.
  private let givenOrder: PhotoOrder?
  /// The photos by month, by year if months have few photos, or by group.
  private(set) var sections: [Timeline.Section] = []
  /// The numbers of videos among the photos.
  private(set) var videos = VideoCounts()

  /// A Boolean value that indicates whether the results of a search are being read. When they have been read, the library
  /// posts a change, and `update()` returns `.reload`.
  private(set) var isLoading = false

  /// The period of a section that is not a group.
  private var unit = Timeline.Unit.month
  private var timeline: Timeline?
  /// The results of a search that have been read and are not shown yet.
  private var loadedTimeline: Timeline?
  /// A Boolean value that indicates whether the results could not be read. The reason has been reported, and reading them
  /// again after each change of the library would fail each time.
  private var hasFailed = false
  private var pages: [Int: [PhotoItem]] = [:]
  /// The indexes of the pages that are being read.
  private var loadingPages: Set<Int> = []
  /// A number that increases when all pages are discarded. Pages that were requested before are then ignored.
  private(set) var generation = 0
  /// A timeline, and the changes that lead to it, or `nil` if there are too many.
  private typealias Changes = (timeline: Timeline, changes: TimelineUpdate?)
  /// The result of reading the changes, which was late.
  private var lateChanges: Changes?
  private var isUpdating = false
  /// A Boolean value that indicates whether the library was changed while changes were read.
  private var needsUpdate = false

  /// A closure that is called when photos have been read for which `itemForFrame(at:)` returned `nil`.
  var onLoad: (() -> Void)?

  /// The positions of the photos that represent days which have been read, and the days of which they are being read.
  private var keyPositions: [Range<Int>: Int] = [:]
  private var loadingKeyPositions: Set<Range<Int>> = []

  /// A closure that is called when `keyPosition(in:)` has other results, because the disk is slow.
  var onLoadKeyPositions: (() -> Void)?

  /// The number of pages that have been read.
  private(set) var readCount = 0
  /// The request for the results of a search. It is cancelled if the user has changed the search.
  private var request: SearchQueue.Request?

  private static let pageSize = 128
  /// The number of months from which months with few photos are shown by year.
  private static let manyMonths = 6
  /// The average number of photos of a month below which months are shown by year. A header for each of them would leave most of the
  /// window empty. The limits are different, so that single photos do not change the sections again and again.
  private static let fewPhotos = 3
  private static let enoughPhotos = 5
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
  ///   - scope: The part of the library, or a search.
  ///   - order: The order, or `nil` to use the order that the user chose for the part of the library that `scope` specifies.
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
    unit = other.unit
    videos = other.videos
  }

  /// A Boolean value that indicates whether the photos are in the order that the user gave them in an album.
  var isInOwnOrder: Bool { timeline?.isInOwnOrder ?? scope.isAlbum }

  /// A Boolean value that indicates whether the sections have headers.
  var hasSections: Bool { timeline?.hasSections ?? !scope.isAlbum }

  deinit { request?.cancel() }

  /// The number of photos in the timeline, or 0 before the timeline has been read.
  var count: Int { timeline?.count ?? 0 }

  /// Returns the position in the timeline of the photo at an index path.
  func position(of indexPath: IndexPath) -> Int { sections[indexPath.section].range.lowerBound + indexPath.item }

  /// Returns the index path of the photo at a position in the timeline.
  func indexPath(of position: Int) -> IndexPath { sections.indexPath(of: position) }

  /// Returns the photo at a position, or `nil` if the library was changed since the last update. It blocks until the photo
  /// is read.
  func item(at position: Int) -> PhotoItem? {
    photo(at: position) { [library, pageSize = Self.pageSize] number, timeline in
      let range = number * pageSize..<(number + 1) * pageSize
      store(library.read { try $0.photos(range, of: timeline) }, number)
    }
  }

  /// Returns the photo at a position for a frame, which does not wait for a slow disk. The result is `nil` if the photo is
  /// being read, and `onLoad` is called later.
  func itemForFrame(at position: Int) -> PhotoItem? { photo(at: position) { loadPage($0, of: $1) } }

  /// Returns the photo at a position after reading its page if necessary.
  private func photo(at position: Int, read: (_ page: Int, Timeline) -> Void) -> PhotoItem? {
    guard let timeline, (0..<timeline.count).contains(position) else { return nil }
    let number = position / Self.pageSize
    if pages[number] == nil { read(number, timeline) }
    guard let page = pages[number], page.indices.contains(position % Self.pageSize) else { return nil }
    return page[position % Self.pageSize]
  }

  private func loadPage(_ number: Int, of timeline: Timeline) {
    guard loadingPages.insert(number).inserted else { return }
    let range = number * Self.pageSize..<(number + 1) * Self.pageSize
    let reading = library.read({ try $0.photos(range, of: timeline) }) { [weak self, generation] page in
      guard let self, generation == self.generation else { return }
      store(page, number)
      if page != nil { onLoad?() }
    }
    if case .value(let page) = reading { store(page, number) }
  }

  private func store(_ page: [PhotoItem]?, _ number: Int) {
    loadingPages.remove(number)
    readCount += 1
    if pages.count >= Self.maximumPages { pages = [:] }
    pages[number] = page
  }

  private func removePages() {
    pages = [:]
    keyPositions = [:]
    // Positions that were not read before the update are requested again.
    if !loadingKeyPositions.isEmpty {
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.onLoadKeyPositions?() } }
    }
    loadingKeyPositions = []
    loadingPages = []
    generation += 1
  }

  /// Returns the photo at an index path, or `nil` if there is none, or if the library was changed since the last update.
  func item(at indexPath: IndexPath) -> PhotoItem? {
    contains(indexPath) ? item(at: position(of: indexPath)) : nil
  }

  /// Returns whether the timeline has a photo at an index path. Before its next layout, a collection view that reloads
  /// still has the cells of the earlier photos.
  private func contains(_ indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section) && indexPath.item < sections[indexPath.section].range.count
  }

  /// Returns the photo at an index path for a frame (`itemForFrame(at:)`).
  func itemForFrame(at indexPath: IndexPath) -> PhotoItem? {
    contains(indexPath) ? itemForFrame(at: position(of: indexPath)) : nil
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

  // MARK: Time

  /// A Boolean value that indicates whether the photos are in the order of time and divided into months.
  var isInOrderOfTime: Bool {
    guard order.grouping == .date else { return false }
    return order.key == .newest || order.key == .oldest || order.key == .own && !scope.isAlbum
  }

  /// Returns the years, months or days of the photos. The cost depends on the number of days with photos.
  func groups(by unit: Timeline.Unit) -> [Timeline.Section] { timeline?.sections(by: unit) ?? [] }

  /// Returns the position of the photo that represents whole days, such as a year: the first favourite, or the photo in
  /// the middle. A video or a file that cannot be read does not take the place of a photo near the middle.
  ///
  /// The method does not wait for a slow disk. The result is the photo in the middle while the index is being read, and
  /// `onLoadKeyPositions` is called later.
  func keyPosition(in range: Range<Int>) -> Int {
    let middle = range.lowerBound + range.count / 2
    if let position = keyPositions[range] { return position }
    guard let timeline, loadingKeyPositions.insert(range).inserted else { return middle }
    let reading = library.read({ try Self.keyPosition(in: range, of: timeline, $0) }) {
      [weak self, generation] position in
      guard let self, generation == self.generation, let position else { return }
      storeKeyPosition(position, in: range)
      if position != middle { onLoadKeyPositions?() }
    }
    // If the library was changed meanwhile, an update follows.
    guard case .value(let position?) = reading else { return middle }
    storeKeyPosition(position, in: range)
    return position
  }

  private func storeKeyPosition(_ position: Int, in range: Range<Int>) {
    loadingKeyPositions.remove(range)
    keyPositions[range] = position
  }

  /// The distance from the middle within which a photo takes the place of a video or of a file that cannot be read.
  private nonisolated static let keyDistance = 8

  /// Reads the position of the photo that represents whole days.
  ///
  /// - Complexity: That of `firstFavourite(in:of:)`, and of reading up to `2 * keyDistance + 1` photos.
  private nonisolated static func keyPosition(
    in range: Range<Int>, of timeline: Timeline, _ database: LibraryDatabase
  ) throws -> Int {
    if let favourite = try database.firstFavourite(in: range, of: timeline) { return favourite }
    let middle = range.lowerBound + range.count / 2
    guard let item = try database.photos(middle..<middle + 1, of: timeline).first, item.width == 0 || item.isVideo
    else { return middle }
    let near = (middle - keyDistance..<middle + keyDistance + 1).clamped(to: range)
    let items = Array(zip(near, try database.photos(near, of: timeline)))
    func nearest(_ condition: (PhotoItem) -> Bool) -> Int? {
      items.filter { condition($0.1) }.map(\.0).min { abs($0 - middle) < abs($1 - middle) }
    }
    return nearest { $0.width > 0 && !$0.isVideo } ?? nearest { $0.width > 0 } ?? middle
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
    if isSlow {
      guard library.read({ try $0.isCurrent(timeline) }) == false else { return .none }
      // The photos are shown in their earlier order until they have been sorted again.
      removePages()
      loadResults()
      return .none
    }
    guard let changes = changes(since: timeline) else { return .none }
    let old = sections
    removePages()
    self.timeline = changes.timeline
    let earlierUnit = unit
    divide(changes.timeline)
    countVideos(of: changes.timeline)
    guard let update = changes.changes, unit == earlierUnit else { return .reload }
    return update.isEmpty ? .none : .update(SectionedUpdate(update, from: old, to: sections))
  }

  /// Returns the changes since a timeline, or `nil` if they could not be read in time. In this case, the library posts a
  /// notification when they have been read, and the next call returns them.
  private func changes(since timeline: Timeline) -> Changes? {
    if let changes = lateChanges {
      lateChanges = nil
      // If the library was changed while the changes were read, another notification causes the further changes to be read.
      if needsUpdate {
        needsUpdate = false
        DispatchQueue.main.async { [library] in MainActor.assumeIsolated { library.postChange() } }
      }
      return changes
    }
    guard !isUpdating else {
      needsUpdate = true
      return nil
    }
    let reading = library.read({ try $0.changes(since: timeline) }) { [weak self] changes in
      guard let self else { return }
      isUpdating = false
      lateChanges = changes
      if changes != nil { library.postChange() }
    }
    if case .value(let changes) = reading { return changes }
    isUpdating = true
    return nil
  }

  private func reload() {
    guard !isLoading else { return }
    order = givenOrder ?? library.read { try $0.order(of: scope) } ?? PhotoOrder()
    if case .search = scope, library.count > directSearchLimit { return loadResults() }
    if isSlow { return loadResults() }
    let reading = library.read(within: library.configuration.openingLimit) { [scope, order] in
      try $0.timeline(scope, in: order)
    } late: { [weak self] timeline in
      guard let self else { return }
      isLoading = false
      loadedTimeline = timeline
      if timeline != nil { library.postChange() }
    }
    switch reading {
    case .value(let timeline): if let timeline { show(timeline) }
    case .late: isLoading = true
    }
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
    divide(timeline)
    removePages()
    countVideos(of: timeline)
  }

  /// Divides the photos into sections.
  private func divide(_ timeline: Timeline) {
    let months = timeline.sections(by: .month)
    let limit = unit == .year ? Self.enoughPhotos : Self.fewPhotos
    let isSparse =
      months.count >= Self.manyMonths && timeline.count < limit * months.count && months.contains { $0.month != nil }
    unit = isSparse ? .year : .month
    sections = isSparse ? timeline.sections(by: .year) : months
  }

  /// Counts the videos. If the disk is slow, `onLoad` is called later.
  private func countVideos(of timeline: Timeline) {
    let reading = library.read({ try $0.videoCounts(of: timeline) }) { [weak self, generation] counts in
      guard let self, generation == self.generation, let counts else { return }
      videos = counts
      onLoad?()
    }
    if case .value(let counts) = reading { videos = counts ?? VideoCounts() }
  }
}
