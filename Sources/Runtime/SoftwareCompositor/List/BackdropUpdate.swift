/// Determines which parts of the backdrops of a display list have changed.
///
/// A backdrop depends on the elements behind it, not on those in front. For each backdrop, from back to front, the
/// elements behind it are compared with those of the previous list. What changed there is widened by the reach of the
/// blur, and becomes the damage of the backdrop itself.
struct BackdropUpdate {
  private var comparison = ListComparison()
  private var damage = Region()

  /// Updates the backdrops of a display list, and the versions of their elements.
  ///
  /// - Parameters:
  ///   - list: The list of this frame.
  ///   - old: The list of the previous frame, or `nil` if all backdrops must be computed again.
  ///   - frame: The frame number that the builder of the list assigned.
  ///   - listNumber: The number that identifies the list among those of its window.
  ///   - outer: The parts of the content behind the list that changed, in pixels of the list.
  /// - Returns: The changed parts of the list.
  @discardableResult
  mutating func update(
    _ list: DisplayList, since old: DisplayList?, frame: UInt64, listNumber: UInt64, outer: [Box] = []
  ) -> [Box] {
    var changed: [Box] = []
    for backdrop in list.backdrops {
      let before = old?.backdrops.first { $0.key == backdrop.key }
      damage.removeAll()
      if let old, let before {
        if old !== list {
          comparison.compare(
            old, list, upTo: (before.behind, backdrop.behind), zones: [], limits: backdrop.area, damage: &damage)
        }
        for box in outer { damage.add(box.intersection(backdrop.area)) }
      }
      switch backdrop.kind {
      case .blur(let source, let filter, let scale):
        source.update(
          capture: backdrop.area, filter: filter, scale: scale, damage: before == nil ? nil : damage,
          listNumber: listNumber)
        let element = list.elements[backdrop.element]
        list.elements[backdrop.element].version = source.version
        guard element.version != source.version else { continue }
        source.setLastDamage(relativeTo: element.rect)
        for box in source.lastDamage {
          let part = box.offset(element.rect.x0, element.rect.y0).intersection(element.visible)
          if !part.isEmpty { changed.append(part) }
        }
      case .group(let group, let map):
        let moved = before == nil || group.backdropMap != map
        group.backdropMap = map
        group.list.surroundings = .list(.passUnretained(list), index: backdrop.behind, map: map)
        let inside = moved ? [] : damage.boxes.map { Self.inside($0, map) }
        let parts = update(
          group.list, since: moved ? nil : group.listBefore(frame: frame), frame: frame, listNumber: listNumber,
          outer: inside)
        group.addBackdropDamage(parts, frame: frame)
        list.elements[backdrop.element].version = group.version
        if case .offset(let dx, let dy) = map {
          changed += parts.map { $0.offset(dx, dy) }
        } else if !parts.isEmpty {
          changed.append(list.elements[backdrop.element].visible)
        }
      }
    }
    return changed
  }

  /// Returns the number of pixels that the backdrops of a list have blurred since the last call.
  func takeBlurredPixels(of list: DisplayList) -> Int {
    var sum = 0
    for backdrop in list.backdrops {
      switch backdrop.kind {
      case .blur(let source, _, _): sum += source.takeBlurredPixels()
      case .group(let group, _): sum += takeBlurredPixels(of: group.list)
      }
    }
    return sum
  }

  /// Returns the box that contains an area of a list, in the pixels of a group inside it.
  private static func inside(_ box: Box, _ map: Surroundings.Map) -> Box {
    switch map {
    case .offset(let dx, let dy): return box.offset(-dx, -dy)
    // A projected backdrop is always computed as a whole, so that its pixels do not depend on the damage.
    case .plane: return .everything
    }
  }
}
