/// Determines which parts of the backdrops of a display list have changed.
///
/// A backdrop depends on the elements behind it, not on those in front. For each backdrop, from back to front, the
/// elements behind it are compared with those in the display list of the previous frame. The changed area, enlarged by
/// the reach of the blur, is the damage of the backdrop itself.
struct BackdropUpdate {
  private var comparison = ListComparison()
  private var damage = Region()

  /// Updates the backdrops of a display list, and the versions of their elements.
  ///
  /// - Parameters:
  ///   - list: The display list of this frame.
  ///   - oldList: The display list of the previous frame, or `nil` if all backdrops must be computed again.
  ///   - frame: The frame number that `SceneBuilder` assigned to the list.
  ///   - listNumber: The number that identifies the list among the lists of its window.
  ///   - changedBackground: The parts of the content behind the list that changed, in pixels of the list.
  /// - Returns: The changed parts of the list.
  @discardableResult
  mutating func update(
    _ list: DisplayList, since oldList: DisplayList?, frame: UInt64, listNumber: UInt64, changedBackground: [Box] = []
  ) -> [Box] {
    var changedBoxes: [Box] = []
    for backdrop in list.backdrops {
      let oldBackdrop = oldList?.backdrops.first { $0.key == backdrop.key }
      damage.removeAll()
      if let oldList, let oldBackdrop {
        if oldList !== list {
          comparison.compare(
            oldList, list, upTo: (oldBackdrop.visibleElementCount, backdrop.visibleElementCount), zones: [],
            limits: backdrop.area, damage: &damage)
        }
        for box in changedBackground { damage.add(box.intersection(backdrop.area)) }
      }
      switch backdrop.kind {
      case .blur(let source, let filter, let scale):
        source.update(
          capture: backdrop.area, filter: filter, scale: scale, damage: oldBackdrop == nil ? nil : damage,
          listNumber: listNumber)
        let element = list.elements[backdrop.element]
        list.elements[backdrop.element].version = source.version
        guard element.version != source.version else { continue }
        source.setLastDamage(relativeTo: element.rect)
        for box in source.lastDamage {
          let part = box.offset(element.rect.x0, element.rect.y0).intersection(element.visibleBox)
          if !part.isEmpty { changedBoxes.append(part) }
        }
      case .group(let group, let map):
        let hasMoved = oldBackdrop == nil || group.backdropMap != map
        group.backdropMap = map
        group.list.backgroundContent = .list(.passUnretained(list), index: backdrop.visibleElementCount, map: map)
        let groupDamage = hasMoved ? [] : damage.boxes.map { Self.groupBox($0, map) }
        let parts = update(
          group.list, since: hasMoved ? nil : group.listBefore(frame: frame), frame: frame, listNumber: listNumber,
          changedBackground: groupDamage)
        group.addBackdropDamage(parts, frame: frame)
        list.elements[backdrop.element].version = group.version
        if case .offset(let dx, let dy) = map {
          changedBoxes += parts.map { $0.offset(dx, dy) }
        } else if !parts.isEmpty {
          changedBoxes.append(list.elements[backdrop.element].visibleBox)
        }
      }
    }
    return changedBoxes
  }

  /// Returns the number of pixels that the backdrops of a list have blurred since the last call.
  func consumeBlurredPixelCount(of list: DisplayList) -> Int {
    var pixelCount = 0
    for backdrop in list.backdrops {
      switch backdrop.kind {
      case .blur(let source, _, _): pixelCount += source.consumeBlurredPixelCount()
      case .group(let group, _): pixelCount += consumeBlurredPixelCount(of: group.list)
      }
    }
    return pixelCount
  }

  /// Returns the box that contains an area of a list, in the pixels of a group inside it.
  private static func groupBox(_ box: Box, _ map: BackgroundContent.Map) -> Box {
    switch map {
    case .offset(let dx, let dy): return box.offset(-dx, -dy)
    // A projected backdrop is always computed as a whole, so that its pixels do not depend on the damage.
    case .plane: return .infinite
    }
  }
}
