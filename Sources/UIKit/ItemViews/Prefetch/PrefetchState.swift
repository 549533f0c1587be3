import Foundation

/// What was announced ahead of the scrolling of an item view, and which way it goes.
struct PrefetchState {
  /// Items that the prefetching data source was told of and that have not been shown since.
  private(set) var announced: [ElementKey: IndexPath] = [:]
  /// Where the bounds were when things were prepared last.
  var lastBounds: CGRect?
  /// Which way the content was scrolled last: 1 towards its end, -1 towards its beginning.
  var heading: CGFloat = 1
  var isVertical = true
  var isScheduled = false
  /// The sections that scroll by themselves and have been scrolled: which way each went last, and where it was when what
  /// lies ahead was announced; nil where that is owed.
  private(set) var shelves: [Int: (heading: CGFloat, announcedAt: CGFloat?, distance: CGFloat)] = [:]
  /// The bounds and the heading of the last announcement; nil: the next pass announces.
  private var announcedFor: (bounds: CGRect, heading: CGFloat)?

  /// A section that scrolls by itself is so far scrolled now. Answers whether what lies ahead is to be announced: at first,
  /// where it has turned round, and after a quarter of what it shows.
  mutating func shelfScrolled(_ section: Int, to distance: CGFloat, extent: CGFloat) -> Bool {
    let old = shelves[section]
    let step = distance - (old?.distance ?? 0)
    guard step != 0 else { return false }
    let heading: CGFloat = step < 0 ? -1 : 1
    var announcedAt = old?.heading == heading ? old?.announcedAt : nil
    if let place = announcedAt, abs(distance - place) >= extent / 4 { announcedAt = nil }
    shelves[section] = (heading, announcedAt, distance)
    return announcedAt == nil
  }

  /// What lies ahead of all of them is announced.
  mutating func shelvesAnnounced() {
    for (section, shelf) in shelves { shelves[section]?.announcedAt = shelf.distance }
  }

  private var owesShelves: Bool { shelves.values.contains { $0.announcedAt == nil } }

  /// Whether enough has changed since the last announcement: the heading, or a quarter of the visible length.
  func owesAnnouncement(_ bounds: CGRect) -> Bool {
    if owesShelves { return true }
    guard let last = announcedFor else { return true }
    if last.heading != heading || last.bounds.size != bounds.size { return true }
    let moved = isVertical ? bounds.minY - last.bounds.minY : bounds.minX - last.bounds.minX
    return abs(moved) >= (isVertical ? bounds.height : bounds.width) / 4
  }

  /// Takes over what is wanted at those bounds, nearest first. Answers what is new and what is wanted no more; what has
  /// been shown is neither.
  mutating func announce(
    _ wanted: [(key: ElementKey, path: IndexPath)], for bounds: CGRect, isShown: (ElementKey) -> Bool
  ) -> (new: [IndexPath], cancelled: [IndexPath]) {
    announcedFor = (bounds, heading)
    var keys: Set<ElementKey> = []
    for (key, _) in wanted { keys.insert(key) }
    var cancelled: [ElementKey] = []
    for key in announced.keys {
      if isShown(key) {
        announced[key] = nil
      } else if !keys.contains(key) {
        cancelled.append(key)
      }
    }
    cancelled.sort()
    let paths = cancelled.compactMap { announced.removeValue(forKey: $0) }
    var new: [IndexPath] = []
    for (key, path) in wanted where announced[key] == nil {
      announced[key] = path
      new.append(path)
    }
    return (new, paths)
  }

  /// After data or layout changed: announcements are made anew.
  mutating func forgetAnnounced() {
    announced = [:]
    shelves = [:]
    announcedFor = nil
  }
}
