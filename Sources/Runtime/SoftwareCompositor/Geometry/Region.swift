/// A set of a few disjoint boxes, such as the part of a surface that must be redrawn.
///
/// Boxes that nearly fill their union are merged, because a few large rectangles cost less than many small ones. The
/// maximum number of boxes is `capacity`.
struct Region {
  private(set) var boxes: [Box] = []
  private let capacity: Int

  init(capacity: Int = 24) {
    self.capacity = capacity
    boxes.reserveCapacity(capacity + 8)
  }

  var isEmpty: Bool { boxes.isEmpty }
  var area: Int { boxes.reduce(0) { $0 + $1.area } }
  var bounds: Box { boxes.reduce(.empty) { $0.union($1) } }

  mutating func removeAll() { boxes.removeAll(keepingCapacity: true) }

  /// Adds a box to the region.
  ///
  /// - Complexity: Usually O(*n*), where *n* is the number of boxes.
  mutating func add(_ box: Box) {
    if box.isEmpty { return }
    for existing in boxes where existing.contains(box) { return }
    insert(box)
    while boxes.count > capacity { mergeCheapest() }
  }

  func intersects(_ box: Box) -> Bool { boxes.contains { $0.intersects(box) } }

  private mutating func insert(_ box: Box) {
    var box = box
    var index = 0
    while index < boxes.count {
      let existingBox = boxes[index]
      if existingBox.contains(box) { return }
      let union = existingBox.union(box)
      let wastedArea = union.area - existingBox.area - box.area + existingBox.intersection(box).area
      // Up to an eighth of unnecessary pixels, plus 256, costs less than another rectangle.
      if wastedArea <= union.area / 8 + 256 || box.contains(existingBox) {
        boxes.swapAt(index, boxes.count - 1)
        boxes.removeLast()
        box = union
        index = 0
        continue
      }
      index += 1
    }
    for existing in boxes where existing.intersects(box) {
      // The parts outside the other box are added separately.
      var pieces: (Box, Box, Box, Box) = (.empty, .empty, .empty, .empty)
      var count = 0
      box.subtracting(existing) { piece in
        switch count {
        case 0: pieces.0 = piece
        case 1: pieces.1 = piece
        case 2: pieces.2 = piece
        default: pieces.3 = piece
        }
        count += 1
      }
      if count > 0 { insertDisjoint(pieces.0) }
      if count > 1 { insertDisjoint(pieces.1) }
      if count > 2 { insertDisjoint(pieces.2) }
      if count > 3 { insertDisjoint(pieces.3) }
      return
    }
    boxes.append(box)
  }

  /// Adds the parts of a box that no other box of the region contains. Boxes are not merged, so that the recursion
  /// ends.
  private mutating func insertDisjoint(_ box: Box) {
    if box.isEmpty { return }
    for existing in boxes where existing.intersects(box) {
      box.subtracting(existing) { insertDisjoint($0) }
      return
    }
    boxes.append(box)
  }

  private mutating func mergeCheapest() {
    var best = (first: 0, second: 1, cost: Int.max)
    for first in boxes.indices {
      for second in (first + 1)..<boxes.count {
        let cost = boxes[first].union(boxes[second]).area - boxes[first].area - boxes[second].area
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    var union = boxes[best.first].union(boxes[best.second])
    boxes.remove(at: best.second)
    boxes.remove(at: best.first)
    // The larger box may overlap other boxes, which it replaces.
    var index = 0
    while index < boxes.count {
      if boxes[index].intersects(union) {
        union = union.union(boxes[index])
        boxes.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    boxes.append(union)
  }
}
