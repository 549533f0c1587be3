/// Determines the part of a surface that must be redrawn after its display list has changed.
///
/// A scroll zone is an area whose pixels are moved before drawing. Every old element inside a zone is regarded as moved
/// by the zone's vector. An element is not redrawn if both lists contain it with the same appearance and it is at its
/// moved position. For an element of a single color, the overlap of the moved and the new rectangle is not redrawn
/// either. All other elements are redrawn at their new positions and at the positions of their moved pixels.
struct ListComparison {
  private var table = KeyTable()
  private var isMatched: [Bool] = []

  /// Adds the part of `new` that must be drawn to `damage`. The method assumes that the surface shows `old`, except that the pixels of
  /// the scroll zones have been moved already. The zones must be disjoint. If `counts` is not `nil`, it contains the numbers of
  /// elements of the two lists that are compared.
  ///
  /// - Complexity: O(*n* · *z*), where *n* is the number of elements and *z* the number of zones.
  mutating func compare(
    _ old: DisplayList, _ new: DisplayList, upTo counts: (old: Int, new: Int)? = nil, zones: [ScrollZone], limits: Box,
    damage: inout Region
  ) {
    let oldCount = counts?.old ?? old.elements.count
    table.fill(old.elements)
    isMatched.removeAll(keepingCapacity: true)
    isMatched.append(contentsOf: repeatElement(false, count: old.elements.count))
    var lastMatchedIndex = -1
    for element in new.elements.prefix(counts?.new ?? new.elements.count) {
      guard let index = table.index(of: element.key), index < oldCount, !isMatched[index] else {
        add(element, zones: zones, limits: limits, damage: &damage)
        continue
      }
      isMatched[index] = true
      let oldElement = old.elements[index]
      // If two elements have exchanged their order, the later one is redrawn, even if it has not moved.
      let keepsOrder = index > lastMatchedIndex
      lastMatchedIndex = max(lastMatchedIndex, index)
      if keepsOrder, ListComparison.haveEqualAppearance(oldElement, element, old, new) {
        match(oldElement, element, zones: zones, limits: limits, damage: &damage)
      } else {
        add(element, zones: zones, limits: limits, damage: &damage)
        addRemoved(oldElement, zones: zones, limits: limits, damage: &damage)
      }
    }
    for index in 0..<oldCount where !isMatched[index] {
      addRemoved(old.elements[index], zones: zones, limits: limits, damage: &damage)
    }
  }

  private static func haveEqualAppearance(
    _ before: Element, _ after: Element, _ old: DisplayList, _ new: DisplayList
  ) -> Bool {
    if after.kind == .quad {
      guard before.kind == .quad else { return false }
      // Only the numbers relative to the anchor are compared, because the bounds depend on the clip.
      let oldQuad = old.quads[Int(before.linkedIndex)]
      let newQuad = new.quads[Int(after.linkedIndex)]
      return oldQuad.hasSamePixels(as: newQuad) && before.sourceID == after.sourceID && before.alpha == after.alpha
        && before.isNearest == after.isNearest
    }
    // Two fills of different sizes have the same color where they overlap.
    if after.kind == .fill, before.kind == .fill, !after.isRounded, !before.isRounded {
      return after.color == before.color
    }
    return before.hasEqualAppearance(after)
  }

  /// Adds the damage of an element that both lists contain with the same appearance, by comparing its positions.
  private func match(
    _ before: Element, _ after: Element, zones: [ScrollZone], limits: Box, damage: inout Region
  ) {
    let dx = after.rect.x0 &- before.rect.x0
    let dy = after.rect.y0 &- before.rect.y0
    if zones.isEmpty, before.rect == after.rect, before.visibleBox == after.visibleBox {
      if before.version != after.version { addChangedPixels(before, after, within: limits, damage: &damage) }
      return
    }
    // The part of the surface that no zone has moved is compared first, then each zone.
    matchPart(
      before, after, isConsistent: dx == 0 && dy == 0, dx: 0, dy: 0, within: limits, without: zones, damage: &damage)
    for zone in zones {
      matchPart(
        before, after, isConsistent: dx == zone.dx && dy == zone.dy, dx: zone.dx, dy: zone.dy,
        within: zone.target.intersection(limits), without: [], damage: &damage)
    }
  }

  private func matchPart(
    _ before: Element, _ after: Element, isConsistent: Bool, dx: Int32, dy: Int32, within: Box,
    without zones: [ScrollZone], damage: inout Region
  ) {
    func addDamage(_ box: Box) { ListComparison.addDamage(box.intersection(within), without: zones, damage: &damage) }
    if isConsistent || after.isFlat {
      if !after.isClip {
        let movedBox = before.visibleBox.offset(dx, dy)
        movedBox.subtracting(after.visibleBox) { addDamage($0) }
        after.visibleBox.subtracting(movedBox) { addDamage($0) }
      } else if before.visibleBox.offset(dx, dy) != after.visibleBox {
        before.forEachFootprint { addDamage($0.offset(dx, dy)) }
        after.forEachFootprint { addDamage($0) }
      }
      if !isConsistent, after.isRounded {
        before.forEachCorner { addDamage($0.offset(dx, dy)) }
        after.forEachCorner { addDamage($0) }
      }
      if before.version != after.version {
        addChangedPixels(before, after, within: within, without: zones, damage: &damage)
      }
    } else {
      before.forEachFootprint { addDamage($0.offset(dx, dy)) }
      after.forEachFootprint { addDamage($0) }
    }
  }

  /// Adds the damage of a group whose pixels have changed. The damage is the group's own damage, or the whole group if the group's
  /// damage is unknown.
  private func addChangedPixels(
    _ before: Element, _ after: Element, within: Box, without zones: [ScrollZone] = [], damage: inout Region
  ) {
    let box = after.visibleBox.intersection(within)
    guard after.kind == .bitmap || after.kind == .backdrop, before.version &+ 1 == after.version,
      let source = after.source
    else {
      return ListComparison.addDamage(box, without: zones, damage: &damage)
    }
    source._withUnsafeGuaranteedRef { source in
      for changed in source.lastDamage {
        let movedBox = changed.offset(after.rect.x0 &- after.sourceX, after.rect.y0 &- after.sourceY)
        ListComparison.addDamage(movedBox.intersection(box), without: zones, damage: &damage)
      }
    }
  }

  /// Adds the damage of an element that is new or has a new appearance.
  private func add(_ element: Element, zones: [ScrollZone], limits: Box, damage: inout Region) {
    element.forEachFootprint { damage.add($0.intersection(limits)) }
  }

  /// Adds the area of an element that was removed. The area contains its pixels at their moved positions.
  private func addRemoved(_ element: Element, zones: [ScrollZone], limits: Box, damage: inout Region) {
    element.forEachFootprint { box in
      ListComparison.addDamage(box.intersection(limits), without: zones, damage: &damage)
      for zone in zones {
        damage.add(box.offset(zone.dx, zone.dy).intersection(zone.target).intersection(limits))
      }
    }
  }

  /// Adds the part of a box that is outside the target areas of all scroll zones to the damage.
  private static func addDamage(_ box: Box, without zones: [ScrollZone], damage: inout Region) {
    if box.isEmpty { return }
    guard let first = zones.first else { return damage.add(box) }
    if zones.count == 1 {
      box.subtracting(first.target) { damage.add($0) }
      return
    }
    let remainingZones = Array(zones.dropFirst())
    box.subtracting(first.target) { addDamage($0, without: remainingZones, damage: &damage) }
  }
}
