import CoreGraphics
import Foundation

/// An object that requests data and prepares cells for the items ahead of the visible area of a table or collection
/// view.
///
/// A cell is prepared after a frame has been shown, at most one in each frame while the content moves (measured on iOS
/// 26.1: at most one beyond the visible area in the scroll direction after each layout pass). No cells are prepared while the
/// content is at rest. `willDisplay` is called when a prefetched cell is shown.
@MainActor
final class Prefetcher<Host: PrefetchHost> {
  /// The distance ahead of the visible area in which cells are prepared, as a fraction of its length.
  private static var preparationDistance: CGFloat { 0.5 }
  /// The distance behind the visible area within which cells are cached, as a fraction of its length. Apple publishes
  /// no value.
  private static var retentionDistance: CGFloat { 0.25 }

  /// The view, which owns the prefetcher. This property must be set before any other member is used.
  unowned var host: Host!
  private var state = PrefetchState()
  /// The hidden cells that are configured for their items, by element. Cells ahead of the visible area have not been
  /// shown yet. Cells just behind it are retained for a scroll in the opposite direction.
  @exclusivity(unchecked) private(set) var preparedElements: [ElementKey: Host.Element] = [:]

  // MARK: Scheduling

  /// Schedules prefetching after the next frame. The method is called after each layout pass, and costs only a few comparisons
  /// while the content is at rest.
  func schedule() {
    guard host.isPrefetchingEnabled, !state.isScheduled, state.lastBounds != host.bounds else { return }
    enqueue()
  }

  /// Requests data for the items ahead of the visible part of an orthogonally scrolling section.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - distance: The scroll offset of the section, in points.
  ///   - extent: The length of its visible part, in points.
  func sectionWasScrolled(_ section: Int, to distance: CGFloat, extent: CGFloat) {
    guard host.isPrefetchingEnabled, host.hasPrefetchDataSource,
      state.orthogonalSectionDidScroll(section, to: distance, extent: extent), !state.isScheduled
    else { return }
    enqueue()
  }

  private func enqueue() {
    guard host.window != nil, !host.needsReload, host.bounds.width > 0, host.bounds.height > 0 else { return }
    state.isScheduled = true
    PostFrameWork.enqueue { [weak self] in self?.run() }
  }

  private func run() {
    state.isScheduled = false
    guard host.isPrefetchingEnabled, host.window != nil, !host.needsReload, host.canPrefetch else { return }
    let bounds = host.bounds
    let lastBounds = state.lastBounds
    state.lastBounds = bounds
    if let lastBounds, lastBounds.origin != bounds.origin {
      let boundsChange = CGPoint(x: bounds.minX - lastBounds.minX, y: bounds.minY - lastBounds.minY)
      state.isVertical = abs(boundsChange.y) >= abs(boundsChange.x)
      state.heading = (state.isVertical ? boundsChange.y : boundsChange.x) < 0 ? -1 : 1
    } else {
      state.isVertical = host.contentSize.height > bounds.height || host.contentSize.width <= bounds.width
    }
    announceData(bounds)
    guard lastBounds != nil, lastBounds?.size == bounds.size else { return }
    trim(bounds)
    prepareNext(bounds)
  }

  // MARK: Data

  /// Repeats all requests for data after the next layout pass, because the data source was replaced.
  func dataSourceDidChange() {
    state.discardAnnounced()
    host.setNeedsLayout()
  }

  private func announceData(_ bounds: CGRect) {
    guard host.hasPrefetchDataSource, state.needsAnnouncement(bounds) else { return }
    var candidates: [(key: ElementKey, path: IndexPath, distance: CGFloat)] = []
    host.forEachItemAhead(in: rectAhead(of: bounds, share: 1)) {
      candidates.append(($0, $1, distance(of: $2, from: bounds)))
    }
    for (section, scrolled) in state.orthogonalSections.sorted(by: { $0.key < $1.key }) {
      host.forEachItemAhead(ofScrollingSection: section, heading: scrolled.heading) { candidates.append(($0, $1, $2)) }
    }
    state.orthogonalSectionsAnnounced()
    candidates.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.key < $1.key }
    let (newPaths, cancelledPaths) = state.announce(candidates.map { ($0.key, $0.path) }, for: bounds) {
      host.visibleElement($0) != nil
    }
    if !cancelledPaths.isEmpty { host.cancelPrefetchingData(at: cancelledPaths) }
    if !newPaths.isEmpty { host.prefetchData(at: newPaths) }
  }

  // MARK: Cells

  /// Prepares a hidden cell for the nearest item ahead of the visible area that has no cell.
  private func prepareNext(_ bounds: CGRect) {
    let length = state.isVertical ? bounds.height : bounds.width
    var nearest: (key: ElementKey, distance: CGFloat)?
    host.forEachItemToPrepare(in: rectAhead(of: bounds, share: Self.preparationDistance)) { key, frame in
      let distance = distance(of: frame, from: bounds)
      guard distance >= 0, distance < length * Self.preparationDistance,
        nearest.map({ distance < $0.distance }) ?? true,
        preparedElements[key] == nil
      else { return }
      nearest = (key, distance)
    }
    guard let nearest else { return }
    // Another layout, for example, discards the prefetched cells, and also the new one.
    defer { host.activityDidEnd() }
    guard let element = host.prepareElement(nearest.key) else { return }
    // The data source may have requested a reload during the call.
    if host.needsReload || host.visibleElement(nearest.key) != nil {
      host.recyclePrepared(element)
    } else {
      preparedElements[nearest.key] = element
    }
  }

  /// Removes and returns the prefetched element for a key, which is about to be shown. Returns `nil` if there is none.
  func dequeue(_ key: ElementKey) -> Host.Element? {
    preparedElements.isEmpty ? nil : preparedElements.removeValue(forKey: key)
  }

  /// Returns whether a disappearing cell is near enough to the visible area to be retained for a scroll in the opposite
  /// direction.
  ///
  /// The cell is then shown again without a call of the data source (Apple, WWDC 2016, "What's New in UICollectionView
  /// in iOS 10").
  func isNear(_ frame: CGRect) -> Bool {
    guard host.isPrefetchingEnabled, state.lastBounds != nil else { return false }
    let bounds = host.bounds
    let length = state.isVertical ? bounds.height : bounds.width
    return distanceEitherWay(of: frame, from: bounds) < length * Self.retentionDistance
  }

  /// Retains an element that has scrolled off screen as a prefetched element.
  func keep(_ element: Host.Element) { preparedElements[element.key] = element }

  /// Recycles prefetched cells that are too far from the visible area.
  private func trim(_ bounds: CGRect) {
    guard !preparedElements.isEmpty else { return }
    let length = state.isVertical ? bounds.height : bounds.width
    var distantElements: [Host.Element] = []
    for element in preparedElements.values {
      guard let frame = host.frameOfPrepared(element) else { continue }
      let maximumDistance = distance(of: frame, from: bounds) >= 0 ? Self.preparationDistance : Self.retentionDistance
      if distanceEitherWay(of: frame, from: bounds) > length * maximumDistance { distantElements.append(element) }
    }
    for element in distantElements { release(element) }
  }

  private func release(_ element: Host.Element) {
    preparedElements[element.key] = nil
    host.recyclePrepared(element)
  }

  /// Recycles all prefetched cells, because index paths or the layout have changed.
  func drop() {
    if state.lastBounds != nil { state.lastBounds = nil }
    state.discardAnnounced()
    guard !preparedElements.isEmpty else { return }
    for element in preparedElements.values.sorted(by: { $0.key > $1.key }) { release(element) }
  }

  /// Cancels all requests for data, and recycles the prefetched cells.
  func stop() {
    let announcedPaths = state.announcedPaths.keys.sorted().compactMap {
      host.visibleElement($0) == nil ? state.announcedPaths[$0] : nil
    }
    drop()
    if !announcedPaths.isEmpty { host.cancelPrefetchingData(at: announcedPaths) }
  }

  // MARK: Distances

  /// Returns the distance of a frame beyond the edge towards which the content scrolls, in points. The result is negative if the
  /// frame is not beyond that edge.
  private func distance(of frame: CGRect, from bounds: CGRect) -> CGFloat {
    if state.isVertical { return state.heading > 0 ? frame.minY - bounds.maxY : bounds.minY - frame.maxY }
    return state.heading > 0 ? frame.minX - bounds.maxX : bounds.minX - frame.maxX
  }

  private func distanceEitherWay(of frame: CGRect, from bounds: CGRect) -> CGFloat {
    state.isVertical
      ? max(frame.minY - bounds.maxY, bounds.minY - frame.maxY)
      : max(frame.minX - bounds.maxX, bounds.minX - frame.maxX)
  }

  private func rectAhead(of bounds: CGRect, share: CGFloat) -> CGRect {
    state.isVertical
      ? CGRect(
        x: bounds.minX, y: state.heading > 0 ? bounds.maxY : bounds.minY - bounds.height * share,
        width: bounds.width, height: bounds.height * share)
      : CGRect(
        x: state.heading > 0 ? bounds.maxX : bounds.minX - bounds.width * share, y: bounds.minY,
        width: bounds.width * share, height: bounds.height)
  }
}
