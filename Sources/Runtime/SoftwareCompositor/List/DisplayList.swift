/// The drawing operations that produce a surface's content, from back to front.
final class DisplayList: @unchecked Sendable {
  @exclusivity(unchecked) var elements: [Element] = []
  @exclusivity(unchecked) var quads: [Quad] = []
  /// The elements that show the content behind them (backdrops, and groups with backdrops), in the order of `elements`.
  @exclusivity(unchecked) var backdrops: [Backdrop] = []
  /// The content behind all elements of the list, or `nil` if the list belongs to a window.
  @exclusivity(unchecked) var backgroundContent: BackgroundContent?
  /// The area of the surface that the list is drawn on.
  @exclusivity(unchecked) var surface = Box.infinite

  /// Indicates whether the content behind the list is projected into the list's pixels.
  var isProjected: Bool {
    guard case .list(let outerList, _, let map)? = backgroundContent else { return false }
    if case .plane = map { return true }
    return outerList._withUnsafeGuaranteedRef { $0.isProjected }
  }
  /// The sources and masks of the elements, which the list retains.
  @exclusivity(unchecked) private var retainedSources: [AnyObject] = []

  init() {
    elements.reserveCapacity(256)
    quads.reserveCapacity(16)
  }

  func removeAll() {
    elements.removeAll(keepingCapacity: true)
    quads.removeAll(keepingCapacity: true)
    if !backdrops.isEmpty { backdrops.removeAll(keepingCapacity: true) }
    retainedSources.removeAll(keepingCapacity: true)
  }

  /// Retains the source of an element until the list is cleared, and returns it as an unmanaged reference.
  func retain(_ source: Source) -> Unmanaged<Source> {
    retainedSources.append(source)
    return .passUnretained(source)
  }

  /// Retains the mask of an element until the list is cleared, and returns it as an unmanaged reference.
  func retain(_ mask: CornerMask) -> Unmanaged<CornerMask> {
    retainedSources.append(mask)
    return .passUnretained(mask)
  }

  /// Removes all elements except the first `count`, and all quads except the first `quadCount`. Afterwards, the caller draws the layers
  /// of the removed elements in a different way, for example as a group.
  func truncate(elements count: Int, quads quadCount: Int) {
    elements.removeLast(elements.count - count)
    quads.removeLast(quads.count - quadCount)
    while let last = backdrops.last, last.element >= count { backdrops.removeLast() }
  }

  /// The union of the boxes of all visible elements.
  var bounds: Box {
    var result = Box.empty
    for element in elements where element.kind != .clipEnd { result = result.union(element.visibleBox) }
    return result
  }
}
