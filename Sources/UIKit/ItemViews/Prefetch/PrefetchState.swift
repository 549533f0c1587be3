import Foundation

/// The state of prefetching: the items whose data was requested, and the direction of scrolling.
struct PrefetchState {
  /// The items whose data was requested from the data source and that have not been shown since, with the index paths
  /// of the requests.
  private(set) var announcedPaths: [ElementKey: IndexPath] = [:]
  /// The bounds at the last prefetch, or `nil` before the first prefetch.
  var lastBounds: CGRect?
  /// The direction of the last scroll. It is 1 towards the end of the content, and -1 towards its beginning.
  var heading: CGFloat = 1
  var isVertical = true
  var isScheduled = false
  /// The orthogonally scrolling sections that have been scrolled.
  ///
  /// Each tuple contains the direction of the last scroll, the offset at which data was last requested, and the current
  /// offset. The offset of the request is `nil` if a request is due.
  private(set) var orthogonalSections: [Int: (heading: CGFloat, announcedAt: CGFloat?, distance: CGFloat)] = [:]
  /// The bounds and the scroll direction at the time of the last request for data, or `nil` if data must be requested after the
  /// next layout pass.
  private var announcementState: (bounds: CGRect, heading: CGFloat)?

  /// Stores the scroll offset of an orthogonally scrolling section. Returns whether a request for data is due.
  ///
  /// A request is due at the first scroll, after a change of direction, and after a scroll by a quarter of the visible
  /// length.
  mutating func orthogonalSectionDidScroll(_ section: Int, to distance: CGFloat, extent: CGFloat) -> Bool {
    let oldState = orthogonalSections[section]
    let distanceChange = distance - (oldState?.distance ?? 0)
    guard distanceChange != 0 else { return false }
    let heading: CGFloat = distanceChange < 0 ? -1 : 1
    var announcedAt = oldState?.heading == heading ? oldState?.announcedAt : nil
    if let lastDistance = announcedAt, abs(distance - lastDistance) >= extent / 4 { announcedAt = nil }
    orthogonalSections[section] = (heading, announcedAt, distance)
    return announcedAt == nil
  }

  /// Records that data was requested for all orthogonally scrolling sections.
  mutating func orthogonalSectionsAnnounced() {
    for (section, state) in orthogonalSections { orthogonalSections[section]?.announcedAt = state.distance }
  }

  private var needsOrthogonalAnnouncement: Bool { orthogonalSections.values.contains { $0.announcedAt == nil } }

  /// Returns whether to request the prefetching of data: after a change of direction, and after a scroll by a quarter of
  /// the visible length.
  func needsAnnouncement(_ bounds: CGRect) -> Bool {
    if needsOrthogonalAnnouncement { return true }
    guard let lastAnnouncement = announcementState else { return true }
    if lastAnnouncement.heading != heading || lastAnnouncement.bounds.size != bounds.size { return true }
    let distance = isVertical ? bounds.minY - lastAnnouncement.bounds.minY : bounds.minX - lastAnnouncement.bounds.minX
    return abs(distance) >= (isVertical ? bounds.height : bounds.width) / 4
  }

  /// Stores the items whose data to prefetch for the given bounds, nearest first. Returns the items to prefetch that are new
  /// since the previous call, and the items whose prefetching to cancel. An item that is now shown is not cancelled.
  mutating func announce(
    _ wanted: [(key: ElementKey, path: IndexPath)], for bounds: CGRect, isShown: (ElementKey) -> Bool
  ) -> (new: [IndexPath], cancelled: [IndexPath]) {
    announcementState = (bounds, heading)
    var keys: Set<ElementKey> = []
    for (key, _) in wanted { keys.insert(key) }
    var cancelledKeys: [ElementKey] = []
    for key in announcedPaths.keys {
      if isShown(key) {
        announcedPaths[key] = nil
      } else if !keys.contains(key) {
        cancelledKeys.append(key)
      }
    }
    cancelledKeys.sort()
    let paths = cancelledKeys.compactMap { announcedPaths.removeValue(forKey: $0) }
    var newPaths: [IndexPath] = []
    for (key, path) in wanted where announcedPaths[key] == nil {
      announcedPaths[key] = path
      newPaths.append(path)
    }
    return (newPaths, paths)
  }

  /// Discards all requests for data after the data or the layout has changed.
  mutating func discardAnnounced() {
    announcedPaths = [:]
    orthogonalSections = [:]
    announcementState = nil
  }
}
