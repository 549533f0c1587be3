import Foundation

/// A structure that calculates one group. The solver positions the items of the template until there are no more items or there
/// is no more space.
///
/// A group with a definite length contains the subitems that fit with their actual sizes. A group with an estimated
/// length contains the subitems that fit with their estimated sizes, and each subitem at least once. The actual length
/// of such a group is the sum of the actual sizes.
struct GroupSolver {
  private let stream: ItemStream
  private var cursor = 0 {
    didSet { examinedCount = max(examinedCount, cursor) }
  }
  /// The number of items that were examined, including those that did not fit.
  private var examinedCount = 0
  private var items: [SolvedItem] = []
  private var supplementaries: [SolvedSupplementary] = []
  /// Indicates whether the template required another item when none was left.
  private var isOutOfItems = false

  /// The tolerance for the length of a line, in points. The tolerance ensures that three items with a third of the length of the
  /// line fit in the line, despite rounding errors.
  private static let tolerance = 1e-4
  /// The maximum number of items in a group. A template whose items have no length would otherwise never be full.
  private static let maximumItems = 1 << 20

  private init(_ stream: ItemStream) { self.stream = stream }

  /// Returns the next group, filled with items of `stream`. `axis` is the axis along which the section arranges its
  /// groups, and `container` is the size available to its groups.
  static func solve(_ group: CompositionalItem, _ stream: ItemStream, in container: CGSize, axis: FlowAxis)
    -> SolvedGroup
  {
    var solver = GroupSolver(stream)
    let size = solver.layOutItems(group, in: container, length: nil) ?? .zero
    if solver.items.isEmpty, stream.count > 0 {
      // The template has no items. Therefore, the item has an empty frame.
      solver.cursor = 1
      solver.items = [SolvedItem(frame: .zero, zIndex: 0, hasSelfSizingWidth: false, hasSelfSizingHeight: false)]
    }
    let crossAxis: FlowAxis = axis == .vertical ? .horizontal : .vertical
    let thickness = axis.cross(size) + group.edges.length(crossAxis)
    let freeSpace = max(0, axis.cross(container) - thickness)
    let gapLength =
      group.edges.flexibleEdgeCount(along: crossAxis) == 0
      ? 0 : freeSpace / Double(group.edges.flexibleEdgeCount(along: crossAxis))
    let mainOffset = group.edges.start(axis)?.length ?? 0
    let crossOffset = group.edges.start(crossAxis).map { $0.length + ($0.isFlexible ? gapLength : 0) } ?? 0
    let groupOffset = axis.rect(main: mainOffset, cross: crossOffset, size: .zero).origin
    solver.moveElements(fromItem: 0, 0, by: groupOffset)
    return SolvedGroup(
      items: solver.items, supplementaries: solver.supplementaries,
      extent: axis.main(size) + group.edges.length(axis), thickness: thickness,
      preferredSizes: stream.preferredSizes(first: solver.cursor), isIncomplete: solver.isOutOfItems,
      lookahead: solver.examinedCount - solver.cursor, axis: axis)
  }

  private mutating func moveElements(
    fromItem item: Int, toItem end: Int? = nil, _ firstSupplementaryIndex: Int, _ supplementaryEnd: Int? = nil,
    by step: CGPoint
  ) {
    guard step != .zero else { return }
    for index in item..<(end ?? items.count) {
      items[index].frame = items[index].frame.offsetBy(dx: step.x, dy: step.y)
    }
    for index in firstSupplementaryIndex..<(supplementaryEnd ?? supplementaries.count) {
      supplementaries[index].frame = supplementaries[index].frame.offsetBy(dx: step.x, dy: step.y)
    }
  }

  /// Positions a template at the origin. Returns its size without the space around it, or nil if no items are left.
  ///
  /// If the template belongs to a group with a count, `length` is the template's length along the axis of that group.
  private mutating func layOutItems(
    _ item: CompositionalItem, in container: CGSize, length: (axis: FlowAxis, points: Double)?
  ) -> CGSize? {
    guard cursor < stream.count else {
      isOutOfItems = true
      return nil
    }
    var size = item.size.size(in: container)
    if let length { size = length.axis.size(main: length.points, cross: length.axis.cross(size)) }
    let isSelfSizing = (
      width: item.size.width.isEstimated && length?.axis != .horizontal,
      height: item.size.height.isEstimated && length?.axis != .vertical
    )
    let firstItemIndex = items.count
    let firstSupplementaryIndex = supplementaries.count
    let insets = item.insets.ignoringEstimatedAxes(of: item.size)
    switch item.content {
    case .item:
      if let preferredSize = stream.preferredSize(cursor) {
        if isSelfSizing.width { size.width = preferredSize.width }
        if isSelfSizing.height { size.height = preferredSize.height }
      }
      cursor += 1
      items.append(
        SolvedItem(
          frame: insets.applied(to: CGRect(origin: .zero, size: size)), zIndex: 0,
          hasSelfSizingWidth: isSelfSizing.width,
          hasSelfSizingHeight: isSelfSizing.height))
    case .group(let axis, let subitems, let spacing, let count):
      let contentSize = insets.applied(to: CGRect(origin: .zero, size: size)).size
      let usedLength = fillGroup(
        axis, subitems, spacing, count, contentSize,
        isSelfSizing: axis == .vertical ? isSelfSizing.height : isSelfSizing.width,
        isCrossSelfSizing: axis == .vertical ? isSelfSizing.width : isSelfSizing.height)
      if isSelfSizing.width { size.width = usedLength.width }
      if isSelfSizing.height { size.height = usedLength.height }
      moveElements(fromItem: firstItemIndex, firstSupplementaryIndex, by: CGPoint(x: insets.leading, y: insets.top))
    case .custom(let frames):
      let contentSize = insets.applied(to: CGRect(origin: .zero, size: size)).size
      var extent = CGSize.zero
      for custom in frames(contentSize) {
        extent = CGSize(width: max(extent.width, custom.frame.maxX), height: max(extent.height, custom.frame.maxY))
        guard cursor < stream.count else {
          isOutOfItems = true
          continue
        }
        cursor += 1
        items.append(
          SolvedItem(frame: custom.frame, zIndex: custom.zIndex, hasSelfSizingWidth: false, hasSelfSizingHeight: false))
      }
      if isSelfSizing.width { size.width = extent.width }
      if isSelfSizing.height { size.height = extent.height }
      moveElements(fromItem: firstItemIndex, firstSupplementaryIndex, by: CGPoint(x: insets.leading, y: insets.top))
    }
    guard items.count > firstItemIndex else { return size }
    let frame = insets.applied(to: CGRect(origin: .zero, size: size))
    for supplementary in item.supplementaries {
      supplementaries.append(
        SolvedSupplementary(
          kind: supplementary.kind, item: firstItemIndex, frame: supplementary.frame(around: frame),
          zIndex: supplementary.zIndex, keepsTrailingEdge: supplementary.keepsTrailingEdge,
          keepsBottomEdge: supplementary.keepsBottomEdge))
    }
    return size
  }

  /// A subitem of a group with its position in the row.
  private struct PositionedSubitem {
    let item: CompositionalItem
    var size: CGSize
    let items: Range<Int>
    let supplementaries: Range<Int>
  }

  /// Fills a group with its subitems, and returns the size that they occupy.
  ///
  /// `isSelfSizing` and `isCrossSelfSizing` indicate whether the length of the group along its axis and across it is estimated.
  private mutating func fillGroup(
    _ axis: FlowAxis, _ subitems: [CompositionalItem], _ spacing: CompositionalSpacing?, _ count: Int?,
    _ contentSize: CGSize,
    isSelfSizing: Bool, isCrossSelfSizing: Bool
  ) -> CGSize {
    guard !subitems.isEmpty else { return .zero }
    let gap = spacing?.length ?? 0
    let availableLength = axis.main(contentSize)
    let itemLength: (FlowAxis, Double)? =
      isSelfSizing
      ? nil
      : count.map {
        (axis, max(0, (availableLength - gap * Double($0 - 1)) / Double(max(1, $0)) - subitems[0].edges.length(axis)))
      }
    var positionedSubitems: [PositionedSubitem] = []
    var usedLength = 0.0
    var estimatedTotal = 0.0
    var cycleStart = -1.0
    while positionedSubitems.count < min(count ?? .max, Self.maximumItems) {
      let subitem = subitems[positionedSubitems.count % subitems.count]
      let estimatedLength = axis.main(subitem.size.size(in: contentSize)) + subitem.edges.length(axis)
      if positionedSubitems.count % subitems.count == 0, count == nil {
        // The loop would not end if the subitems had no length.
        if usedLength <= cycleStart { break }
        cycleStart = usedLength
      }
      if count == nil, isSelfSizing, positionedSubitems.count >= subitems.count,
        estimatedTotal + gap + estimatedLength > availableLength + Self.tolerance
      {
        break
      }
      // Without this check, a group that contains one group for each of *n* levels would be laid out 2^n times, because
      // every level would lay out a second subitem only to find that it does not fit.
      if count == nil, !isSelfSizing, !positionedSubitems.isEmpty, !subitem.size.isEstimated(along: axis),
        usedLength + gap + estimatedLength > availableLength + Self.tolerance
      {
        break
      }
      let checkpoint = (cursor, items.count, supplementaries.count, isOutOfItems)
      guard let size = layOutItems(subitem, in: contentSize, length: itemLength) else { break }
      let extent = axis.main(size) + subitem.edges.length(axis) + (positionedSubitems.isEmpty ? 0 : gap)
      if count == nil, !isSelfSizing, !positionedSubitems.isEmpty,
        usedLength + extent > availableLength + Self.tolerance
      {
        cursor = checkpoint.0
        items.removeSubrange(checkpoint.1...)
        supplementaries.removeSubrange(checkpoint.2...)
        isOutOfItems = checkpoint.3
        break
      }
      positionedSubitems.append(
        PositionedSubitem(
          item: subitem, size: size, items: checkpoint.1..<items.count,
          supplementaries: checkpoint.2..<supplementaries.count))
      usedLength += extent
      estimatedTotal += estimatedLength + (positionedSubitems.count == 1 ? 0 : gap)
    }
    usedLength += makeUniform(&positionedSubitems, axis)
    let crossAxis: FlowAxis = axis == .vertical ? .horizontal : .vertical
    let thickness = positionedSubitems.reduce(0) { max($0, axis.cross($1.size) + $1.item.edges.length(crossAxis)) }
    positionSubitems(
      positionedSubitems, axis, spacing, freeSpace: isSelfSizing ? 0 : max(0, availableLength - usedLength),
      crossLength: isCrossSelfSizing ? thickness : axis.cross(contentSize))
    return axis.size(main: usedLength, cross: thickness)
  }

  /// Sets the size of all uniform items in the row to the largest width and height among them. Returns the resulting
  /// increase of the length along the axis of the group.
  private mutating func makeUniform(_ positionedSubitems: inout [PositionedSubitem], _ axis: FlowAxis) -> Double {
    var extraLength = 0.0
    for direction in [FlowAxis.horizontal, .vertical] {
      func isUniform(_ subitem: PositionedSubitem) -> Bool {
        guard case .item = subitem.item.content, subitem.items.count == 1 else { return false }
        return (direction == .horizontal ? subitem.item.size.width : subitem.item.size.height).isUniform
      }
      let greatestLength = positionedSubitems.reduce(0) { isUniform($1) ? max($0, direction.main($1.size)) : $0 }
      for index in positionedSubitems.indices where isUniform(positionedSubitems[index]) {
        let missingLength = greatestLength - direction.main(positionedSubitems[index].size)
        guard missingLength > 0 else { continue }
        positionedSubitems[index].size = direction.size(
          main: greatestLength, cross: direction.cross(positionedSubitems[index].size))
        let frame = items[positionedSubitems[index].items.lowerBound].frame
        items[positionedSubitems[index].items.lowerBound].frame.size = direction.size(
          main: direction.main(frame.size) + missingLength, cross: direction.cross(frame.size))
        if direction == axis { extraLength += missingLength }
      }
    }
    return extraLength
  }

  /// Moves the subitems to their positions, and divides the remaining space equally among the flexible spaces.
  private mutating func positionSubitems(
    _ positionedSubitems: [PositionedSubitem], _ axis: FlowAxis, _ spacing: CompositionalSpacing?, freeSpace: Double,
    crossLength: Double
  ) {
    let crossAxis: FlowAxis = axis == .vertical ? .horizontal : .vertical
    var flexibleSpaceCount = positionedSubitems.reduce(0) { $0 + $1.item.edges.flexibleEdgeCount(along: axis) }
    if spacing?.isFlexible == true { flexibleSpaceCount += max(0, positionedSubitems.count - 1) }
    let gapLength = flexibleSpaceCount > 0 ? freeSpace / Double(flexibleSpaceCount) : 0
    func length(_ spacing: CompositionalSpacing?, _ share: Double) -> Double {
      spacing.map { $0.length + ($0.isFlexible ? share : 0) } ?? 0
    }
    var mainPosition = 0.0
    for subitem in positionedSubitems {
      let edges = subitem.item.edges
      if subitem.items.lowerBound != positionedSubitems[0].items.lowerBound {
        mainPosition += length(spacing, gapLength)
      }
      mainPosition += length(edges.start(axis), gapLength)
      let freeLength = max(0, crossLength - axis.cross(subitem.size) - edges.length(crossAxis))
      let crossOffset = length(
        edges.start(crossAxis),
        edges.flexibleEdgeCount(along: crossAxis) > 0
          ? freeLength / Double(edges.flexibleEdgeCount(along: crossAxis)) : 0)
      moveElements(
        fromItem: subitem.items.lowerBound, toItem: subitem.items.upperBound, subitem.supplementaries.lowerBound,
        subitem.supplementaries.upperBound, by: axis.rect(main: mainPosition, cross: crossOffset, size: .zero).origin)
      mainPosition += axis.main(subitem.size) + length(edges.end(axis), gapLength)
    }
  }
}
