/// A node of a balanced tree (a treap) of runs. A run knows its step from the end of the one before it, so runs that shift
/// together cost one change. Nodes never change: versions of a tree share those that are equal.
///
/// All operations cost O(log runs) unless they say otherwise.
final class RunNode: Sendable {
  let left: RunNode?
  let right: RunNode?
  /// From the end of the run before to the first item.
  let gap: RunStep
  let length: Int
  let order: Int

  /// From the end of the run before this subtree to the end of its last run.
  let span: RunStep
  /// The number of items.
  let total: Int
  /// The order of the item of the subtree that was selected first.
  let first: Int

  init(_ left: RunNode?, _ gap: RunStep, _ length: Int, _ order: Int, _ right: RunNode?) {
    self.left = left
    self.right = right
    self.gap = gap
    self.length = length
    self.order = order
    let own = (left?.span ?? .none) + gap + RunStep(0, length)
    span = right.map { own + $0.span } ?? own
    total = (left?.total ?? 0) + length + (right?.total ?? 0)
    first = min(order, min(left?.first ?? .max, right?.first ?? .max))
  }

  /// A run alone, from the beginning.
  convenience init(_ run: ItemRun) {
    self.init(nil, RunStep(from: ItemIndex(0, 0), to: run.start), run.count, run.order, nil)
  }

  /// What balances the tree. Orders are unique, so it is the same for the same runs.
  private var priority: UInt64 {
    var bits = UInt64(bitPattern: Int64(order)) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  private func with(left: RunNode?) -> RunNode { RunNode(left, gap, length, order, right) }
  private func with(right: RunNode?) -> RunNode { RunNode(left, gap, length, order, right) }

  /// Where the own run begins, in a subtree whose runs come after `base`.
  private func start(after base: ItemIndex) -> ItemIndex { base + ((left?.span ?? .none) + gap) }

  // MARK: Trees that begin at the first place of all

  static let origin = ItemIndex(0, 0)

  /// The order of an item; nil when it is not in a run.
  static func order(of place: ItemIndex, in root: RunNode?) -> Int? {
    var node = root
    var base = origin
    while let current = node {
      let start = current.start(after: base)
      if place < start {
        node = current.left
      } else if place.section == start.section, place.item < start.item + current.length {
        return current.order + place.item - start.item
      } else {
        base = ItemIndex(start.section, start.item + current.length)
        node = current.right
      }
    }
    return nil
  }

  /// The item that was selected first.
  static func firstSelected(in root: RunNode?) -> ItemIndex? {
    var node = root
    var base = origin
    while let current = node {
      if let left = current.left, left.first == current.first {
        node = left
        continue
      }
      let start = current.start(after: base)
      if current.order == current.first { return start }
      base = ItemIndex(start.section, start.item + current.length)
      node = current.right
    }
    return nil
  }

  /// The runs in order of their places. O(runs).
  static func forEach(in root: RunNode?, after base: ItemIndex = origin, _ body: (ItemRun) -> Void) {
    guard let root else { return }
    forEach(in: root.left, after: base, body)
    let run = ItemRun(root.start(after: base), root.length, order: root.order)
    body(run)
    forEach(in: root.right, after: run.end, body)
  }

  static func firstRun(in root: RunNode?) -> ItemRun? {
    guard var node = root else { return nil }
    while let left = node.left { node = left }
    return ItemRun(origin + node.gap, node.length, order: node.order)
  }

  static func lastRun(in root: RunNode?) -> ItemRun? {
    guard let root else { return nil }
    var node = root
    while let right = node.right { node = right }
    let end = origin + root.span
    return ItemRun(ItemIndex(end.section, end.item - node.length), node.length, order: node.order)
  }

  /// The items before a place, and those from it on; a run around it is cut in two.
  static func split(_ root: RunNode?, at place: ItemIndex) -> (RunNode?, RunNode?) {
    let (left, right) = cut(root, at: place, after: origin)
    // The first run behind the cut has its step from a run that is not there any more.
    let end = left.map { origin + $0.span } ?? origin
    return (left, stepping(right) { RunStep(from: origin, to: end + $0) })
  }

  private static func cut(_ node: RunNode?, at place: ItemIndex, after base: ItemIndex) -> (RunNode?, RunNode?) {
    guard let node else { return (nil, nil) }
    let start = node.start(after: base)
    if place <= start {
      let (left, right) = cut(node.left, at: place, after: base)
      return (left, node.with(left: right))
    }
    let end = ItemIndex(start.section, start.item + node.length)
    if place >= end {
      let (left, right) = cut(node.right, at: place, after: end)
      return (node.with(right: left), right)
    }
    let kept = place.item - start.item
    let rest = RunNode(nil, .none, node.length - kept, node.order + kept, nil)
    return (RunNode(node.left, node.gap, kept, node.order, nil), merge(rest, node.right))
  }

  /// Two trees behind one another; what `last` has lies behind all of `first`. Runs that continue one another become one.
  static func join(_ first: RunNode?, _ last: RunNode?) -> RunNode? {
    guard let first else { return last }
    guard let last, let before = lastRun(in: first), let after = firstRun(in: last) else { return first }
    if before.end == after.start, before.order + before.count == after.order {
      let (rest, _) = split(first, at: before.start)
      let (_, behind) = split(last, at: after.end)
      let run = ItemRun(before.start, before.count + after.count, order: before.order)
      return attach(attach(rest, RunNode(run)), behind)
    }
    return attach(first, last)
  }

  private static func attach(_ first: RunNode?, _ last: RunNode?) -> RunNode? {
    guard let first else { return last }
    let end = origin + first.span
    return merge(first, stepping(last) { RunStep(from: end, to: origin + $0) })
  }

  private static func merge(_ first: RunNode?, _ last: RunNode?) -> RunNode? {
    guard let first else { return last }
    guard let last else { return first }
    return first.priority >= last.priority
      ? first.with(right: merge(first.right, last)) : last.with(left: merge(first, last.left))
  }

  /// The same runs, with another step to the first one.
  static func stepping(_ root: RunNode?, _ change: (RunStep) -> RunStep) -> RunNode? {
    guard let root else { return nil }
    if let left = root.left { return root.with(left: stepping(left, change)) }
    let gap = change(root.gap)
    return gap == root.gap ? root : RunNode(nil, gap, root.length, root.order, root.right)
  }
}
