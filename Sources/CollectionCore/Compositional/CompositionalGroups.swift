import Foundation

/// The groups of a section with what is known of its items' sizes, in a balanced tree: looking up, querying and editing
/// cost O(log groups that differ) and what is touched. Any number of equal groups is one node.
package struct CompositionalGroups {
  package let rule: GroupRule
  private var root: TreeNode<GroupRun>?
  /// By how much anything sticks out of its group along the direction, at most.
  private var overhang = 0.0
  /// How many items behind its own ones a group depends on, at most.
  private var ahead = 0
  /// Of the thickest group so far.
  package private(set) var thickness = 0.0

  /// O(1) for items that nobody has said anything about.
  package init(_ rule: GroupRule, count: Int) {
    self.init(rule, [.init(said: nil, count: count)])
  }

  /// The items of other groups, by another rule. O(nodes).
  package init(_ rule: GroupRule, _ old: CompositionalGroups) {
    self.init(rule, old.stream.rest)
  }

  init(_ rule: GroupRule, _ runs: [ItemStream.Run]) {
    self.rule = rule
    var filler = GroupFiller(rule)
    for run in runs { filler.add(run) }
    filler.finish()
    note(filler)
    root = TreeNode.build(filler.runs[...])
  }

  private mutating func note(_ filler: GroupFiller) {
    ahead = max(ahead, filler.ahead)
    for run in filler.runs {
      overhang = max(overhang, run.group.overhang, run.group.extent - run.pitch)
      thickness = max(thickness, run.group.thickness)
    }
  }

  package var count: Int { root?.items ?? 0 }
  package var groupCount: Int { root?.lines ?? 0 }
  /// From the start of the first group to the end of the last one.
  package var length: Double { root.map { $0.length - rule.spacing } ?? 0 }
  /// How many nodes there are: what an edit in front may have to go through.
  package var nodeCount: Int {
    var count = 0
    root?.visit { _ in count += 1 }
    return count
  }

  var stream: ItemStream {
    var stream = ItemStream()
    root?.visit { run in run.visitSaid { stream.append($0) } }
    return stream
  }

  // MARK: Places

  /// Along the direction, of the first group and of the last one.
  package var firstExtent: Double { root?.first.group.extent ?? 0 }
  package var lastExtent: Double { place(of: count - 1)?.group.extent ?? 0 }

  /// The place of an item: its group's start along the direction, and what the group says of it. O(log nodes).
  package func place(of item: Int) -> (start: Double, group: SolvedGroup, item: Int)? {
    guard item >= 0, item < count, let (run, first, offset) = find(item) else { return nil }
    let size = run.group.items.count
    return (offset + Double((item - first) / size) * run.pitch, run.group, (item - first) % size)
  }

  /// What the view of an item has said.
  package func said(_ item: Int) -> CGSize? { place(of: item).flatMap { $0.group.said($0.item) } }

  private func find(_ item: Int) -> (run: GroupRun, first: Int, offset: Double)? {
    guard let found = TreeNode.leaf(holding: item, in: root) else { return nil }
    return (found.leaf, found.start, found.offset)
  }

  /// Where groups begin: the last start that is not after a position, and the first one after it; clamped to the groups
  /// that there are. O(log nodes).
  package func starts(around position: Double) -> (before: Double, after: Double) {
    var node = root
    var offset = 0.0
    var last = 0.0
    while let here = node {
      if let left = here.left {
        if position < offset + left.length {
          node = left
          continue
        }
        offset += left.length
      }
      if position < offset + here.leaf.length || here.right == nil {
        let pitch = here.leaf.pitch
        guard pitch > 0 else { return (offset, offset) }
        let index = min(max(0, ((position - offset) / pitch).rounded(.down)), Double(here.leaf.repeats - 1))
        last = offset + index * pitch
        let isLast =
          here.right == nil && index == Double(here.leaf.repeats - 1)
          && offset + here.leaf.length >= (root?.length ?? 0) - 1e-6
        return (last, isLast ? last : last + pitch)
      }
      offset += here.leaf.length
      node = here.right
    }
    return (last, last)
  }

  /// Visits the groups that reach into a range or touch it, in order, with the number of their first item. O(log nodes)
  /// and what is visited.
  package func visit(
    from low: Double, to high: Double, _ body: (_ first: Int, _ start: Double, _ group: SolvedGroup) -> Void
  ) {
    if let root { visit(root, 0, 0, low - overhang, high + overhang, body) }
  }

  private func visit(
    _ node: TreeNode<GroupRun>, _ first: Int, _ offset: Double, _ low: Double, _ high: Double,
    _ body: (_ first: Int, _ start: Double, _ group: SolvedGroup) -> Void
  ) {
    if offset > high || offset + node.length < low { return }
    if let left = node.left { visit(left, first, offset, low, high, body) }
    let run = node.leaf
    let runFirst = first + (node.left?.items ?? 0)
    let runOffset = offset + (node.left?.length ?? 0)
    if runOffset <= high, runOffset + run.length >= low {
      var index = 0
      var end = run.repeats
      if run.pitch > 0 {
        index = min(run.repeats, max(0, Int(((low - runOffset) / run.pitch).rounded(.down))))
        end = min(run.repeats, Int(min(Double(run.repeats), ((high - runOffset) / run.pitch).rounded(.down) + 1)))
      } else {
        // All in one place: nobody can tell more of them apart.
        end = min(run.repeats, Self.piled)
      }
      while index < end {
        body(runFirst + index * run.group.items.count, runOffset + Double(index) * run.pitch, run.group)
        index += 1
      }
    }
    if let right = node.right { visit(right, runFirst + run.items, runOffset + run.length, low, high, body) }
  }

  private static let piled = 100

  // MARK: Edits

  /// Other items instead of some; their views have said `said`, or nothing. Groups are made anew from the changed one on
  /// until one begins where it did before.
  package mutating func replace(_ range: Range<Int>, with said: [CGSize?]) {
    replace(range, runs: said.map { ItemStream.Run(said: $0, count: 1) })
  }

  mutating func replace(_ range: Range<Int>, runs: [ItemStream.Run]) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "a section of \(count) items has no items \(range.lowerBound)..<\(range.upperBound)")
    var filler = GroupFiller(rule)
    var before: TreeNode<GroupRun>?
    var behind: TreeNode<GroupRun>?
    var rest: (GroupRun, Int)?
    if let root {
      // Groups before the change that have looked at what changes may take it in.
      let from = max(0, min(range.lowerBound, count - 1) - ahead)
      let (left, leaf, right) = TreeNode.split(root, at: from)
      before = left
      var place = left?.items ?? 0
      var tail: TreeNode? = TreeNode.join(nil, leaf, right)
      while place < range.lowerBound, let next = tail {
        let end = place + next.first.items
        filler.add(next.first, from: 0, to: min(next.first.items, range.lowerBound - place))
        if end > range.lowerBound { break }
        tail = TreeNode.splitFirst(next).1
        place = end
      }
      let skipped = range.upperBound - place
      if let tail, skipped < tail.items {
        let (gone, last, after) = TreeNode.split(tail, at: skipped)
        rest = (last, skipped - (gone?.items ?? 0))
        behind = after
      }
    }
    for run in runs { filler.add(run) }
    if let rest { filler.add(rest.0, from: rest.1) }
    while let next = behind, !filler.breaks(before: next.first) {
      let (leaf, after) = TreeNode.splitFirst(next)
      filler.add(leaf)
      behind = after
    }
    filler.finish()
    note(filler)
    var tree = before
    for run in filler.runs { tree = TreeNode.join(tree, run, nil) }
    root = TreeNode.join(tree, behind)
  }
}
