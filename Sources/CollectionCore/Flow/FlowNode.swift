import Foundation

/// A node of the balanced tree (AVL) that holds the lines of a section: a leaf's worth of lines, and what everything
/// below adds up to. Nodes never change; an edit makes new ones along its path.
final class FlowNode: Sendable {
  let left: FlowNode?
  let right: FlowNode?
  let leaf: FlowLeaf
  /// Of this node and all below it.
  let items: Int
  let lines: Int
  let length: Double
  private let height: Int

  private init(_ left: FlowNode?, _ leaf: FlowLeaf, _ right: FlowNode?) {
    self.left = left
    self.right = right
    self.leaf = leaf
    items = leaf.chunk.count + (left?.items ?? 0) + (right?.items ?? 0)
    lines = leaf.lineCount + (left?.lines ?? 0) + (right?.lines ?? 0)
    length = (left?.length ?? 0) + leaf.length + (right?.length ?? 0)
    height = max(left?.height ?? 0, right?.height ?? 0) + 1
  }

  /// A balanced tree of leaves. O(leaves).
  static func build(_ leaves: ArraySlice<FlowLeaf>) -> FlowNode? {
    guard !leaves.isEmpty else { return nil }
    let middle = leaves.startIndex + leaves.count / 2
    return FlowNode(
      build(leaves[leaves.startIndex..<middle]), leaves[middle], build(leaves[(middle + 1)...]))
  }

  /// Everything of `left`, the leaf, everything of `right`. O(difference of heights).
  static func join(_ left: FlowNode?, _ leaf: FlowLeaf, _ right: FlowNode?) -> FlowNode {
    let leftHeight = left?.height ?? 0
    let rightHeight = right?.height ?? 0
    if let left, leftHeight > rightHeight + 1 {
      return balanced(left.left, left.leaf, join(left.right, leaf, right))
    }
    if let right, rightHeight > leftHeight + 1 {
      return balanced(join(left, leaf, right.left), right.leaf, right.right)
    }
    return FlowNode(left, leaf, right)
  }

  static func join(_ left: FlowNode?, _ right: FlowNode?) -> FlowNode? {
    guard let right else { return left }
    guard let left else { return right }
    let (first, rest) = removeFirst(right)
    return join(left, first, rest)
  }

  private static func removeFirst(_ node: FlowNode) -> (FlowLeaf, FlowNode?) {
    guard let left = node.left else { return (node.leaf, node.right) }
    let (first, rest) = removeFirst(left)
    return (first, balanced(rest, node.leaf, node.right))
  }

  /// A node whose sides differ in height by at most 2, with one rotation or two.
  private static func balanced(_ left: FlowNode?, _ leaf: FlowLeaf, _ right: FlowNode?) -> FlowNode {
    let leftHeight = left?.height ?? 0
    let rightHeight = right?.height ?? 0
    if let left, leftHeight > rightHeight + 1 {
      if (left.left?.height ?? 0) >= (left.right?.height ?? 0) {
        return FlowNode(left.left, left.leaf, FlowNode(left.right, leaf, right))
      }
      if let inner = left.right {
        return FlowNode(
          FlowNode(left.left, left.leaf, inner.left), inner.leaf, FlowNode(inner.right, leaf, right))
      }
    }
    if let right, rightHeight > leftHeight + 1 {
      if (right.right?.height ?? 0) >= (right.left?.height ?? 0) {
        return FlowNode(FlowNode(left, leaf, right.left), right.leaf, right.right)
      }
      if let inner = right.left {
        return FlowNode(
          FlowNode(left, leaf, inner.left), inner.leaf, FlowNode(inner.right, right.leaf, right.right))
      }
    }
    return FlowNode(left, leaf, right)
  }

  /// What lies before the leaf that holds an item, that leaf, and what lies behind it. O(log leaves).
  static func split(_ node: FlowNode, at item: Int) -> (FlowNode?, FlowLeaf, FlowNode?) {
    let before = node.left?.items ?? 0
    if item < before, let left = node.left {
      let (first, leaf, rest) = split(left, at: item)
      return (first, leaf, join(rest, node.leaf, node.right))
    }
    let behind = item - before - node.leaf.chunk.count
    if behind >= 0, let right = node.right {
      let (first, leaf, rest) = split(right, at: behind)
      return (join(node.left, node.leaf, first), leaf, rest)
    }
    return (node.left, node.leaf, node.right)
  }

  /// The first leaf, and what lies behind it.
  static func splitFirst(_ node: FlowNode) -> (FlowLeaf, FlowNode?) { removeFirst(node) }

  /// What lies before the last leaf, and that leaf.
  static func splitLast(_ node: FlowNode) -> (FlowNode?, FlowLeaf) {
    let (before, leaf, _) = split(node, at: node.items - 1)
    return (before, leaf)
  }

  var first: FlowLeaf {
    var node = self
    while let left = node.left { node = left }
    return node.leaf
  }

  /// All leaves, in order.
  func visit(_ body: (FlowLeaf) -> Void) {
    left?.visit(body)
    body(leaf)
    right?.visit(body)
  }
}
