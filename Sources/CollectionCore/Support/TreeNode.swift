import Foundation

/// A piece of a section that a tree adds up: whole lines, or whole groups.
protocol TreeLeaf: Sendable {
  var items: Int { get }
  var lines: Int { get }
  /// Along the direction of the lines, with the spacing behind each.
  var length: Double { get }
}

/// A node of the balanced tree (AVL) that holds the lines of a section: a leaf's worth of lines, and what everything
/// below adds up to. Nodes never change; an edit makes new ones along its path.
final class TreeNode<Leaf: TreeLeaf>: Sendable {
  let left: TreeNode?
  let right: TreeNode?
  let leaf: Leaf
  /// Of this node and all below it.
  let items: Int
  let lines: Int
  let length: Double
  private let height: Int

  private init(_ left: TreeNode?, _ leaf: Leaf, _ right: TreeNode?) {
    self.left = left
    self.right = right
    self.leaf = leaf
    items = leaf.items + (left?.items ?? 0) + (right?.items ?? 0)
    lines = leaf.lines + (left?.lines ?? 0) + (right?.lines ?? 0)
    length = (left?.length ?? 0) + leaf.length + (right?.length ?? 0)
    height = max(left?.height ?? 0, right?.height ?? 0) + 1
  }

  /// A balanced tree of leaves. O(leaves).
  static func build(_ leaves: ArraySlice<Leaf>) -> TreeNode? {
    guard !leaves.isEmpty else { return nil }
    let middle = leaves.startIndex + leaves.count / 2
    return TreeNode(
      build(leaves[leaves.startIndex..<middle]), leaves[middle], build(leaves[(middle + 1)...]))
  }

  /// The leaf with an item, the number of that leaf's first item and where it begins; nil when there are not so many items.
  /// O(log leaves).
  static func leaf(holding item: Int, in root: TreeNode?) -> (leaf: Leaf, start: Int, offset: Double)? {
    var start = 0
    var offset = 0.0
    var node = root
    while let here = node {
      if let left = here.left {
        if item < start + left.items {
          node = left
          continue
        }
        start += left.items
        offset += left.length
      }
      if item < start + here.leaf.items { return (here.leaf, start, offset) }
      start += here.leaf.items
      offset += here.leaf.length
      node = here.right
    }
    return nil
  }

  /// Everything of `left`, the leaf, everything of `right`. O(difference of heights).
  static func join(_ left: TreeNode?, _ leaf: Leaf, _ right: TreeNode?) -> TreeNode {
    let leftHeight = left?.height ?? 0
    let rightHeight = right?.height ?? 0
    if let left, leftHeight > rightHeight + 1 {
      return balanced(left.left, left.leaf, join(left.right, leaf, right))
    }
    if let right, rightHeight > leftHeight + 1 {
      return balanced(join(left, leaf, right.left), right.leaf, right.right)
    }
    return TreeNode(left, leaf, right)
  }

  static func join(_ left: TreeNode?, _ right: TreeNode?) -> TreeNode? {
    guard let right else { return left }
    guard let left else { return right }
    let (first, rest) = removeFirst(right)
    return join(left, first, rest)
  }

  private static func removeFirst(_ node: TreeNode) -> (Leaf, TreeNode?) {
    guard let left = node.left else { return (node.leaf, node.right) }
    let (first, rest) = removeFirst(left)
    return (first, balanced(rest, node.leaf, node.right))
  }

  /// A node whose sides differ in height by at most 2, with one rotation or two.
  private static func balanced(_ left: TreeNode?, _ leaf: Leaf, _ right: TreeNode?) -> TreeNode {
    let leftHeight = left?.height ?? 0
    let rightHeight = right?.height ?? 0
    if let left, leftHeight > rightHeight + 1 {
      if (left.left?.height ?? 0) >= (left.right?.height ?? 0) {
        return TreeNode(left.left, left.leaf, TreeNode(left.right, leaf, right))
      }
      if let inner = left.right {
        return TreeNode(
          TreeNode(left.left, left.leaf, inner.left), inner.leaf, TreeNode(inner.right, leaf, right))
      }
    }
    if let right, rightHeight > leftHeight + 1 {
      if (right.right?.height ?? 0) >= (right.left?.height ?? 0) {
        return TreeNode(TreeNode(left, leaf, right.left), right.leaf, right.right)
      }
      if let inner = right.left {
        return TreeNode(
          TreeNode(left, leaf, inner.left), inner.leaf, TreeNode(inner.right, right.leaf, right.right))
      }
    }
    return TreeNode(left, leaf, right)
  }

  /// What lies before the leaf that holds an item, that leaf, and what lies behind it. O(log leaves).
  static func split(_ node: TreeNode, at item: Int) -> (TreeNode?, Leaf, TreeNode?) {
    let before = node.left?.items ?? 0
    if item < before, let left = node.left {
      let (first, leaf, rest) = split(left, at: item)
      return (first, leaf, join(rest, node.leaf, node.right))
    }
    let behind = item - before - node.leaf.items
    if behind >= 0, let right = node.right {
      let (first, leaf, rest) = split(right, at: behind)
      return (join(node.left, node.leaf, first), leaf, rest)
    }
    return (node.left, node.leaf, node.right)
  }

  /// The first leaf, and what lies behind it.
  static func splitFirst(_ node: TreeNode) -> (Leaf, TreeNode?) { removeFirst(node) }

  /// What lies before the last leaf, and that leaf.
  static func splitLast(_ node: TreeNode) -> (TreeNode?, Leaf) {
    let (before, leaf, _) = split(node, at: node.items - 1)
    return (before, leaf)
  }

  var first: Leaf {
    var node = self
    while let left = node.left { node = left }
    return node.leaf
  }

  /// All leaves, in order.
  func visit(_ body: (Leaf) -> Void) {
    left?.visit(body)
    body(leaf)
    right?.visit(body)
  }
}
