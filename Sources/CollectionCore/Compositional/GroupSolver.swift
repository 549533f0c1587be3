import Foundation

/// Fills one group with items: places every leaf of the template, as long as there are items and room.
///
/// A group with a definite length takes subitems while they fit, by the sizes that they have; one whose length is
/// estimated takes those that would fit into the estimate, at least each subitem once, and is as long as they turn out.
struct GroupSolver {
  private let stream: ItemStream
  private var cursor = 0 {
    didSet { reached = max(reached, cursor) }
  }
  /// How many items were looked at, also those that did not fit.
  private var reached = 0
  private var items: [SolvedItem] = []
  private var supplementaries: [SolvedSupplementary] = []
  /// An item was wanted and there was none.
  private var ranDry = false

  /// What a line may be over-full by: sums of thirds must not fall off a line that they fill exactly.
  private static let slack = 1e-4
  /// A group holds no more items than this, whatever its sizes say.
  private static let limit = 1 << 20

  private init(_ stream: ItemStream) { self.stream = stream }

  /// The next group for the items of a stream, as `axis` stacks it in a section with that room.
  static func solve(_ group: CompositionalItem, _ stream: ItemStream, in container: CGSize, axis: FlowAxis)
    -> SolvedGroup
  {
    var solver = GroupSolver(stream)
    let size = solver.place(group, in: container, length: nil) ?? .zero
    if solver.items.isEmpty, stream.count > 0 {
      // A template without places: the item is nowhere to be seen.
      solver.cursor = 1
      solver.items = [SolvedItem(frame: .zero, zIndex: 0, saysWidth: false, saysHeight: false)]
    }
    let cross: FlowAxis = axis == .vertical ? .horizontal : .vertical
    let thickness = axis.cross(size) + group.edges.length(cross)
    let left = max(0, axis.cross(container) - thickness)
    let share = group.edges.flexible(cross) == 0 ? 0 : left / Double(group.edges.flexible(cross))
    let start = group.edges.start(axis)?.length ?? 0
    let side = group.edges.start(cross).map { $0.length + ($0.isFlexible ? share : 0) } ?? 0
    let step = axis.rect(main: start, cross: side, size: .zero).origin
    solver.move(fromItem: 0, 0, by: step)
    return SolvedGroup(
      items: solver.items, supplementaries: solver.supplementaries,
      extent: axis.main(size) + group.edges.length(axis), thickness: thickness,
      said: stream.said(first: solver.cursor), isOpen: solver.ranDry,
      ahead: solver.reached - solver.cursor, axis: axis)
  }

  private mutating func move(
    fromItem item: Int, toItem end: Int? = nil, _ other: Int, _ otherEnd: Int? = nil, by step: CGPoint
  ) {
    guard step != .zero else { return }
    for index in item..<(end ?? items.count) {
      items[index].frame = items[index].frame.offsetBy(dx: step.x, dy: step.y)
    }
    for index in other..<(otherEnd ?? supplementaries.count) {
      supplementaries[index].frame = supplementaries[index].frame.offsetBy(dx: step.x, dy: step.y)
    }
  }

  /// Places a template at the origin. Answers its size without the room around it; nil when there is no item for it.
  /// `length`: what a group that counts its subitems gives it along an axis.
  private mutating func place(
    _ item: CompositionalItem, in container: CGSize, length: (axis: FlowAxis, points: Double)?
  ) -> CGSize? {
    guard cursor < stream.count else {
      ranDry = true
      return nil
    }
    var size = item.size.size(in: container)
    if let length { size = length.axis.size(main: length.points, cross: length.axis.cross(size)) }
    let grows = (
      width: item.size.width.isEstimated && length?.axis != .horizontal,
      height: item.size.height.isEstimated && length?.axis != .vertical
    )
    let first = items.count
    let firstSupplementary = supplementaries.count
    let insets = item.insets.ignoring(item.size)
    switch item.content {
    case .item:
      if let said = stream.said(cursor) {
        if grows.width { size.width = said.width }
        if grows.height { size.height = said.height }
      }
      cursor += 1
      items.append(
        SolvedItem(
          frame: insets.applied(to: CGRect(origin: .zero, size: size)), zIndex: 0, saysWidth: grows.width,
          saysHeight: grows.height))
    case .group(let axis, let subitems, let spacing, let count):
      let inner = insets.applied(to: CGRect(origin: .zero, size: size)).size
      let used = fill(
        axis, subitems, spacing, count, inner,
        grows: axis == .vertical ? grows.height : grows.width,
        growsAcross: axis == .vertical ? grows.width : grows.height)
      if grows.width { size.width = used.width }
      if grows.height { size.height = used.height }
      move(fromItem: first, firstSupplementary, by: CGPoint(x: insets.leading, y: insets.top))
    case .custom(let frames):
      let inner = insets.applied(to: CGRect(origin: .zero, size: size)).size
      var reach = CGSize.zero
      for custom in frames(inner) {
        reach = CGSize(width: max(reach.width, custom.frame.maxX), height: max(reach.height, custom.frame.maxY))
        guard cursor < stream.count else {
          ranDry = true
          continue
        }
        cursor += 1
        items.append(SolvedItem(frame: custom.frame, zIndex: custom.zIndex, saysWidth: false, saysHeight: false))
      }
      if grows.width { size.width = reach.width }
      if grows.height { size.height = reach.height }
      move(fromItem: first, firstSupplementary, by: CGPoint(x: insets.leading, y: insets.top))
    }
    guard items.count > first else { return size }
    let frame = insets.applied(to: CGRect(origin: .zero, size: size))
    for supplementary in item.supplementaries {
      supplementaries.append(
        SolvedSupplementary(
          kind: supplementary.kind, item: first, frame: supplementary.frame(around: frame),
          zIndex: supplementary.zIndex))
    }
    return size
  }

  /// A subitem in the row.
  private struct Part {
    let item: CompositionalItem
    var size: CGSize
    let items: Range<Int>
    let supplementaries: Range<Int>
  }

  /// Fills the room of a group with its subitems. Answers how much they take.
  private mutating func fill(
    _ axis: FlowAxis, _ subitems: [CompositionalItem], _ spacing: CompositionalSpacing?, _ count: Int?, _ inner: CGSize,
    grows: Bool, growsAcross: Bool
  ) -> CGSize {
    guard !subitems.isEmpty else { return .zero }
    let gap = spacing?.length ?? 0
    let available = axis.main(inner)
    let own: (FlowAxis, Double)? =
      grows
      ? nil
      : count.map {
        (axis, max(0, (available - gap * Double($0 - 1)) / Double(max(1, $0)) - subitems[0].edges.length(axis)))
      }
    var parts: [Part] = []
    var used = 0.0
    var estimate = 0.0
    var cycleStart = -1.0
    while parts.count < count ?? Self.limit {
      let subitem = subitems[parts.count % subitems.count]
      let estimated = axis.main(subitem.size.size(in: inner)) + subitem.edges.length(axis)
      if parts.count % subitems.count == 0, count == nil {
        // Lengthless subitems would go on for ever.
        if used <= cycleStart { break }
        cycleStart = used
      }
      if count == nil, grows, parts.count >= subitems.count, estimate + gap + estimated > available + Self.slack {
        break
      }
      let mark = (cursor, items.count, supplementaries.count, ranDry)
      guard let size = place(subitem, in: inner, length: own) else { break }
      let extent = axis.main(size) + subitem.edges.length(axis) + (parts.isEmpty ? 0 : gap)
      if count == nil, !grows, !parts.isEmpty, used + extent > available + Self.slack {
        cursor = mark.0
        items.removeSubrange(mark.1...)
        supplementaries.removeSubrange(mark.2...)
        ranDry = mark.3
        break
      }
      parts.append(
        Part(
          item: subitem, size: size, items: mark.1..<items.count, supplementaries: mark.2..<supplementaries.count))
      used += extent
      estimate += estimated + (parts.count == 1 ? 0 : gap)
    }
    used += makeUniform(&parts, axis)
    let cross: FlowAxis = axis == .vertical ? .horizontal : .vertical
    let thickness = parts.reduce(0) { max($0, axis.cross($1.size) + $1.item.edges.length(cross)) }
    distribute(
      parts, axis, spacing, left: grows ? 0 : max(0, available - used),
      across: growsAcross ? thickness : axis.cross(inner))
    return axis.size(main: used, cross: thickness)
  }

  /// Makes the items that are to be as long as one another so, along either axis. Answers by how much that is more along
  /// the axis of the group.
  private mutating func makeUniform(_ parts: inout [Part], _ axis: FlowAxis) -> Double {
    var more = 0.0
    for direction in [FlowAxis.horizontal, .vertical] {
      func isUniform(_ part: Part) -> Bool {
        guard case .item = part.item.content, part.items.count == 1 else { return false }
        return (direction == .horizontal ? part.item.size.width : part.item.size.height).isUniform
      }
      let longest = parts.reduce(0) { isUniform($1) ? max($0, direction.main($1.size)) : $0 }
      for index in parts.indices where isUniform(parts[index]) {
        let missing = longest - direction.main(parts[index].size)
        guard missing > 0 else { continue }
        parts[index].size = direction.size(main: longest, cross: direction.cross(parts[index].size))
        let frame = items[parts[index].items.lowerBound].frame
        items[parts[index].items.lowerBound].frame.size = direction.size(
          main: direction.main(frame.size) + missing, cross: direction.cross(frame.size))
        if direction == axis { more += missing }
      }
    }
    return more
  }

  /// Moves the subitems to their places; what is left over goes to what is flexible, in equal shares.
  private mutating func distribute(
    _ parts: [Part], _ axis: FlowAxis, _ spacing: CompositionalSpacing?, left: Double, across: Double
  ) {
    let cross: FlowAxis = axis == .vertical ? .horizontal : .vertical
    var flexible = parts.reduce(0) { $0 + $1.item.edges.flexible(axis) }
    if spacing?.isFlexible == true { flexible += max(0, parts.count - 1) }
    let share = flexible > 0 ? left / Double(flexible) : 0
    func length(_ spacing: CompositionalSpacing?, _ share: Double) -> Double {
      spacing.map { $0.length + ($0.isFlexible ? share : 0) } ?? 0
    }
    var main = 0.0
    for part in parts {
      let edges = part.item.edges
      if part.items.lowerBound != parts[0].items.lowerBound { main += length(spacing, share) }
      main += length(edges.start(axis), share)
      let room = max(0, across - axis.cross(part.size) - edges.length(cross))
      let side = length(edges.start(cross), edges.flexible(cross) > 0 ? room / Double(edges.flexible(cross)) : 0)
      move(
        fromItem: part.items.lowerBound, toItem: part.items.upperBound, part.supplementaries.lowerBound,
        part.supplementaries.upperBound, by: axis.rect(main: main, cross: side, size: .zero).origin)
      main += axis.main(part.size) + length(edges.end(axis), share)
    }
  }
}
