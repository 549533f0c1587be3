/// What a surface shows, from back to front.
final class DisplayList: @unchecked Sendable {
  @exclusivity(unchecked) var elements: [Element] = []
  @exclusivity(unchecked) var quads: [Quad] = []
  /// What the elements draw from lives as long as the list.
  @exclusivity(unchecked) private var kept: [AnyObject] = []

  init() {
    elements.reserveCapacity(256)
    quads.reserveCapacity(16)
  }

  func removeAll() {
    elements.removeAll(keepingCapacity: true)
    quads.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
  }

  func keep(_ source: Source) -> Unmanaged<Source> {
    kept.append(source)
    return .passUnretained(source)
  }

  func keep(_ mask: CornerMask) -> Unmanaged<CornerMask> {
    kept.append(mask)
    return .passUnretained(mask)
  }

  /// Goes back to an earlier length: what was added since is to be drawn otherwise.
  func truncate(elements count: Int, quads quadCount: Int) {
    elements.removeLast(elements.count - count)
    quads.removeLast(quads.count - quadCount)
  }

  /// Around everything that is visible.
  var bounds: Box {
    var result = Box.empty
    for element in elements where element.kind != .clipEnd { result = result.union(element.visible) }
    return result
  }
}
