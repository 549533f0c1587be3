/// The drawing operations that produce a surface's content, from back to front.
final class DisplayList: @unchecked Sendable {
  @exclusivity(unchecked) var elements: [Element] = []
  @exclusivity(unchecked) var quads: [Quad] = []
  /// The sources and masks of the elements, which the list retains.
  @exclusivity(unchecked) private var retained: [AnyObject] = []

  init() {
    elements.reserveCapacity(256)
    quads.reserveCapacity(16)
  }

  func removeAll() {
    elements.removeAll(keepingCapacity: true)
    quads.removeAll(keepingCapacity: true)
    retained.removeAll(keepingCapacity: true)
  }

  /// Retains the source of an element.
  func keep(_ source: Source) -> Unmanaged<Source> {
    retained.append(source)
    return .passUnretained(source)
  }

  /// Retains the mask of an element.
  func keep(_ mask: CornerMask) -> Unmanaged<CornerMask> {
    retained.append(mask)
    return .passUnretained(mask)
  }

  /// Removes all elements except the first `count`, and all quads except the first `quadCount`. The caller then draws
  /// the layers of the removed elements in a different way, for example as a group.
  func truncate(elements count: Int, quads quadCount: Int) {
    elements.removeLast(elements.count - count)
    quads.removeLast(quads.count - quadCount)
  }

  /// The union of the boxes of all visible elements.
  var bounds: Box {
    var result = Box.empty
    for element in elements where element.kind != .clipEnd { result = result.union(element.visible) }
    return result
  }
}
