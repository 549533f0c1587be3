import Foundation

/// The changes from one timeline to a later one in sections, as the batch updates of a collection view need them.
package struct SectionedUpdate: Equatable, Sendable {
  /// The sections that have lost all their photos, as indexes in the earlier timeline.
  package private(set) var deletedSections = IndexSet()
  /// The sections that exist only in the later timeline, as indexes in the later timeline.
  package private(set) var insertedSections = IndexSet()
  /// The photos that were removed from the remaining sections, as index paths in the earlier timeline.
  package private(set) var deletedItems: [IndexPath] = []
  /// The photos that were added to sections of both timelines, as index paths in the later timeline.
  package private(set) var insertedItems: [IndexPath] = []
  /// The photos that were moved between sections of both timelines, with their earlier and later index paths.
  package private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

  /// Divides the changes of positions by sections.
  ///
  /// - Parameters:
  ///   - update: The changes of positions.
  ///   - old: The sections of the earlier timeline. Two sections of a timeline have different dates.
  ///   - new: The sections of the later timeline.
  package init(_ update: TimelineUpdate, from old: [Timeline.Section], to new: [Timeline.Section]) {
    let oldDates = Set(old.map(\.date))
    let newDates = Set(new.map(\.date))
    deletedSections = IndexSet(old.indices.filter { !newDates.contains(old[$0].date) })
    insertedSections = IndexSet(new.indices.filter { !oldDates.contains(new[$0].date) })
    for position in update.deleted { delete(old.indexPath(of: position)) }
    for position in update.inserted { insert(new.indexPath(of: position)) }
    for move in update.moved { self.move(old.indexPath(of: move.from), new.indexPath(of: move.to)) }
    // The date of a photo may change without its position in a list of photos, such as the favourites.
    let removed = (update.deleted + update.moved.map(\.from)).sorted()
    let added = (update.inserted + update.moved.map(\.to)).sorted()
    let isAdded = Set(added)
    for position in update.updated where !isAdded.contains(position) {
      let to = new.indexPath(of: position)
      let from = old.indexPath(of: Self.earlierPosition(of: position, removed, added))
      if old[from[0]].date != new[to[0]].date { move(from, to) }
    }
  }

  /// Returns the position that a photo had before other photos were removed and added.
  ///
  /// - Parameters:
  ///   - position: The position of a photo that was neither added nor moved.
  ///   - removed: The earlier positions of removed photos, in ascending order.
  ///   - added: The later positions of added photos, in ascending order.
  private static func earlierPosition(of position: Int, _ removed: [Int], _ added: [Int]) -> Int {
    var earlier = position - added.count { $0 < position }
    for other in removed {
      guard other <= earlier else { break }
      earlier += 1
    }
    return earlier
  }

  private mutating func move(_ from: IndexPath, _ to: IndexPath) {
    switch (deletedSections.contains(from[0]), insertedSections.contains(to[0])) {
    case (false, false): movedItems.append((from, to))
    case (true, _): insert(to)
    case (false, true): delete(from)
    }
  }

  private mutating func delete(_ item: IndexPath) {
    if !deletedSections.contains(item[0]) { deletedItems.append(item) }
  }

  private mutating func insert(_ item: IndexPath) {
    if !insertedSections.contains(item[0]) { insertedItems.append(item) }
  }

  package static func == (a: SectionedUpdate, b: SectionedUpdate) -> Bool {
    a.deletedSections == b.deletedSections && a.insertedSections == b.insertedSections
      && a.deletedItems == b.deletedItems && a.insertedItems == b.insertedItems
      && a.movedItems.map(\.from) == b.movedItems.map(\.from) && a.movedItems.map(\.to) == b.movedItems.map(\.to)
  }
}

extension Timeline.Section {
  /// The year, month, day and title, which distinguish the sections of a timeline.
  fileprivate var date: [String?] { [year.map(String.init), month.map(String.init), day.map(String.init), title] }
}

extension [Timeline.Section] {
  /// Returns the section and the item of a position of the timeline.
  ///
  /// - Parameter position: A position in one of the sections.
  /// - Returns: The index path with the index of the section and the index of the photo in the section.
  /// - Complexity: O(log *n*), where *n* is the number of sections.
  package func indexPath(of position: Int) -> IndexPath {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return [low, position - self[low].range.lowerBound]
  }
}
