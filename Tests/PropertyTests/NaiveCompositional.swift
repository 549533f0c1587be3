import CollectionCore
import Foundation

/// The rules of compositional layouts, implemented item by item without regard to cost, as the reference for the
/// solver. Each group is created from all remaining items, one after the other.
struct NaiveCompositional {
  /// A template with the positions of its items, at the origin.
  struct Box {
    var size: CGSize
    var frames: [CGRect]

    func moved(_ x: Double, _ y: Double) -> [CGRect] { frames.map { $0.offsetBy(dx: x, dy: y) } }
  }

  private(set) var frames: [CGRect] = []
  private(set) var length = 0.0

  /// Computes the groups of a section, one after the other.
  init(_ template: CompositionalItem, _ preferredSize: [CGSize?], room: CGSize, axis: FlowAxis, spacing: Double) {
    var rest = preferredSize[...]
    var end = 0.0
    while !rest.isEmpty {
      guard let box = Self.box(template, rest, room, nil) else { break }
      let edges = template.edges
      let vertical = axis == .vertical
      let (low, high) = vertical ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
      let left =
        (vertical ? room.width - box.size.width : room.height - box.size.height) - Self.points(low) - Self.points(high)
      let flexible = [low, high].filter { $0?.isFlexible == true }.count
      let side = Self.points(low) + (low?.isFlexible == true ? max(0, left) / Double(flexible) : 0)
      let start = end + Self.points(vertical ? edges.top : edges.leading)
      frames += vertical ? box.moved(side, start) : box.moved(start, side)
      length =
        end
        + (vertical
          ? box.size.height + Self.points(edges.top) + Self.points(edges.bottom)
          : box.size.width + Self.points(edges.leading) + Self.points(edges.trailing))
      end = max(end, length + spacing)
      length = end - spacing
      rest = rest.dropFirst(box.frames.count)
    }
  }

  private static func points(_ spacing: CompositionalSpacing?) -> Double { spacing?.length ?? 0 }

  static func box(
    _ item: CompositionalItem, _ preferredSize: ArraySlice<CGSize?>, _ container: CGSize, _ given: (FlowAxis, Double)?
  ) -> Box? {
    guard let first = preferredSize.first else { return nil }
    var size = item.size.size(in: container)
    var (growsWide, growsHigh) = (item.size.width.isEstimated, item.size.height.isEstimated)
    if let given {
      if given.0 == .horizontal {
        size.width = given.1
        growsWide = false
      } else {
        size.height = given.1
        growsHigh = false
      }
    }
    var insets = item.insets
    if item.size.width.isEstimated {
      insets.leading = 0
      insets.trailing = 0
    }
    if item.size.height.isEstimated {
      insets.top = 0
      insets.bottom = 0
    }
    func inside(_ size: CGSize) -> CGRect {
      CGRect(
        x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom))
    }
    switch item.content {
    case .item:
      if let first {
        if growsWide { size.width = first.width }
        if growsHigh { size.height = first.height }
      }
      return Box(size: size, frames: [inside(size)])
    case .custom(let make):
      let all = make(inside(size).size)
      if growsWide { size.width = max(0, all.map(\.frame.maxX).max() ?? 0) }
      if growsHigh { size.height = max(0, all.map(\.frame.maxY).max() ?? 0) }
      return Box(
        size: size,
        frames: all.prefix(preferredSize.count).map { $0.frame.offsetBy(dx: insets.leading, dy: insets.top) })
    case .group(let axis, let subitems, let spacing, let count):
      let room = inside(size).size
      let row = axis == .horizontal
      let grows = row ? growsWide : growsHigh
      let growsCross = row ? growsHigh : growsWide
      let available = row ? room.width : room.height
      let gap = points(spacing)
      func around(_ item: CompositionalItem, along: Bool) -> Double {
        row == along
          ? points(item.edges.leading) + points(item.edges.trailing)
          : points(item.edges.top) + points(item.edges.bottom)
      }
      var boxes: [(CompositionalItem, Box)] = []
      var rest = preferredSize
      var used = 0.0
      var wouldUse = 0.0
      var lastRound = -1.0
      while let next = rest.first.map({ _ in subitems[boxes.count % subitems.count] }) {
        if let count, boxes.count == count { break }
        if count == nil, boxes.count % subitems.count == 0 {
          if used <= lastRound { break }
          lastRound = used
        }
        var length: (FlowAxis, Double)?
        if let count, !grows {
          length = (
            axis, max(0, (available - gap * Double(count - 1)) / Double(count) - around(subitems[0], along: true))
          )
        }
        let between = boxes.isEmpty ? 0 : gap
        let own = next.size.size(in: room)
        let estimate = (row ? own.width : own.height) + around(next, along: true)
        guard let box = Self.box(next, rest, room, length) else { break }
        let real = (row ? box.size.width : box.size.height) + around(next, along: true)
        if count == nil {
          if grows, boxes.count >= subitems.count, wouldUse + between + estimate > available + 1e-4 { break }
          if !grows, !boxes.isEmpty, used + between + real > available + 1e-4 { break }
        }
        boxes.append((next, box))
        rest = rest.dropFirst(box.frames.count)
        used += between + real
        wouldUse += between + estimate
      }
      let across: Double =
        boxes.map { (part) -> Double in (row ? part.1.size.height : part.1.size.width) + around(part.0, along: false) }
        .max() ?? 0
      if grows { if row { size.width = used } else { size.height = used } }
      if growsCross { if row { size.height = across } else { size.width = across } }
      let crossRoom = growsCross ? across : (row ? room.height : room.width)
      // The remaining space, in shares.
      func ends(_ item: CompositionalItem, along: Bool) -> [CompositionalSpacing?] {
        row == along ? [item.edges.leading, item.edges.trailing] : [item.edges.top, item.edges.bottom]
      }
      var shares = boxes.flatMap { ends($0.0, along: true) }.filter { $0?.isFlexible == true }.count
      if spacing?.isFlexible == true { shares += boxes.count - 1 }
      let share = grows || shares == 0 ? 0 : max(0, available - used) / Double(shares)
      func length(_ spacing: CompositionalSpacing?, _ share: Double) -> Double {
        points(spacing) + (spacing?.isFlexible == true ? share : 0)
      }
      var frames: [CGRect] = []
      var place = 0.0
      for (number, (subitem, box)) in boxes.enumerated() {
        if number > 0 { place += length(spacing, share) }
        let (along, beside) = (ends(subitem, along: true), ends(subitem, along: false))
        place += length(along[0], share)
        let free = max(0, crossRoom - (row ? box.size.height : box.size.width) - around(subitem, along: false))
        let takers = beside.filter { $0?.isFlexible == true }.count
        let side = length(beside[0], takers > 0 ? free / Double(takers) : 0)
        frames +=
          row
          ? box.moved(insets.leading + place, insets.top + side) : box.moved(insets.leading + side, insets.top + place)
        place += (row ? box.size.width : box.size.height) + length(along[1], share)
      }
      return Box(size: size, frames: frames)
    }
  }
}
