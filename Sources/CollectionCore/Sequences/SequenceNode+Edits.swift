extension SequenceNode {
  // MARK: Creating trees

  /// Returns a tree that contains elements, or nil if there are none.
  static func tree(of elements: some Sequence<Element>) -> SequenceNode? {
    // Leaves are half full: an edit copies few elements, and insertions have space.
    let size = Element.leafCapacity / 2
    var leaves = Nodes()
    var pendingElements = ContiguousArray<Element>()
    pendingElements.reserveCapacity(Swift.min(size, elements.underestimatedCount))
    for element in elements {
      pendingElements.append(element)
      guard pendingElements.count == size else { continue }
      leaves.append(SequenceNode(pendingElements))
      pendingElements = []
      pendingElements.reserveCapacity(size)
    }
    if !pendingElements.isEmpty {
      if pendingElements.count < Element.leafCapacity / 4, let lastLeaf = leaves.popLast() {
        pendingElements = lastLeaf.elements + pendingElements
      }
      // The array is copied so that it has no unused capacity.
      leaves.append(
        SequenceNode(
          pendingElements.capacity > pendingElements.count * 2 ? ContiguousArray(pendingElements[...]) : pendingElements
        )
      )
    }
    return root(of: leaves)
  }

  /// Returns the root of a tree that contains nodes of equal height, or nil if there are none.
  static func root(of nodes: Nodes) -> SequenceNode? {
    var nodes = nodes
    while nodes.count > 1 { nodes = parents(of: nodes) }
    guard var root = nodes.first else { return nil }
    while root.height > 0, root.children.count == 1 { root = root.children[0] }
    return root
  }

  /// Returns the smallest number of leaves that can contain the elements.
  private static func leaves(of elements: ContiguousArray<Element>) -> Nodes {
    let capacity = Element.leafCapacity
    if elements.count <= capacity { return elements.isEmpty ? [] : [SequenceNode(elements)] }
    return Nodes(evenRanges(of: elements.count, capacity).map { SequenceNode(ContiguousArray(elements[$0])) })
  }

  /// Returns inner nodes that contain the children in order. The children must have equal heights.
  private static func parents(of children: Nodes) -> Nodes {
    if children.count <= Element.branchCapacity { return children.isEmpty ? [] : [SequenceNode(children)] }
    return Nodes(evenRanges(of: children.count, Element.branchCapacity).map { SequenceNode(Nodes(children[$0])) })
  }

  /// Divides `count` entries into ranges of about equal length. Each range has about half of the capacity of a
  /// node.
  private static func evenRanges(of count: Int, _ capacity: Int) -> [Range<Int>] {
    let rangeCount = count / (capacity / 2)
    return (0..<rangeCount).map { count * $0 / rangeCount..<count * ($0 + 1) / rangeCount }
  }

  // MARK: Splitting and joining

  /// Returns a tree of the elements before an index, and a tree of the elements from the index on. A tree is nil if it
  /// has no elements.
  func split(at index: Int) -> (SequenceNode?, SequenceNode?) {
    if index <= 0 { return (nil, self) }
    if index >= count { return (self, nil) }
    if height == 0 {
      return (SequenceNode(ContiguousArray(elements[..<index])), SequenceNode(ContiguousArray(elements[index...])))
    }
    let childIndex = childIndex(at: index)
    let (left, right) = children[childIndex].split(at: index - start(of: childIndex))
    return (
      Self.joined(Self.tree(of: children[..<childIndex]), left),
      Self.joined(right, Self.tree(of: children[(childIndex + 1)...]))
    )
  }

  private static func tree(of children: Nodes.SubSequence) -> SequenceNode? {
    children.count > 1 ? SequenceNode(Nodes(children)) : children.first
  }

  private static func joined(_ first: SequenceNode?, _ second: SequenceNode?) -> SequenceNode? {
    guard let first, let second else { return first ?? second }
    return joined(first, second) as SequenceNode
  }

  /// Returns a tree that contains the elements of two trees.
  ///
  /// - Complexity: O(difference of heights).
  static func joined(_ first: SequenceNode, _ second: SequenceNode) -> SequenceNode {
    let nodes = merged(first, second)
    return nodes.count == 1 ? nodes[0] : SequenceNode(nodes)
  }

  /// Returns one or two nodes that contain the elements of two trees. The nodes have the height of the higher tree.
  private static func merged(_ first: SequenceNode, _ second: SequenceNode) -> Nodes {
    if first.height > second.height, let lastChild = first.children.last {
      return parents(of: Nodes(first.children.dropLast()) + merged(lastChild, second))
    }
    if first.height < second.height, let firstChild = second.children.first {
      return parents(of: merged(first, firstChild) + second.children.dropFirst())
    }
    guard first.isUnderfull || second.isUnderfull else { return [first, second] }
    return first.height == 0
      ? leaves(of: first.elements + second.elements)
      : parents(of: mergingUnderfullNodes(first.children + second.children))
  }

  /// Merges underfull children with their neighbors, and returns the result. An only child may be underfull.
  private static func mergingUnderfullNodes(_ children: Nodes) -> Nodes {
    guard children.contains(where: \.isUnderfull) else { return children }
    var result = Nodes()
    for child in children {
      if let previousNode = result.last, previousNode.isUnderfull || child.isUnderfull {
        result.removeLast()
        result += merged(previousNode, child)
      } else {
        result.append(child)
      }
    }
    return result
  }

  // MARK: Replacing

  /// Returns the node with the element at an index replaced.
  func setting(_ element: Element, at index: Int) -> SequenceNode {
    if height == 0 {
      var elements = elements
      elements[index] = element
      return SequenceNode(elements)
    }
    let childIndex = childIndex(at: index)
    var children = children
    children[childIndex] = children[childIndex].setting(element, at: index - start(of: childIndex))
    return SequenceNode(children)
  }

  /// Returns nodes of the same height that contain the elements of this node after edits. Any number of nodes may
  /// result, and a single node may be underfull.
  ///
  /// - Parameters:
  ///   - edits: The edits in ascending order. Their ranges are indexes of the whole sequence, within this node.
  ///   - offset: The number of elements before this node.
  ///   - newElements: The elements that the edits refer to.
  func replacing(
    _ edits: ArraySlice<SequenceEdit>, offset: Int, with newElements: ContiguousArray<Element>
  ) -> Nodes {
    if height == 0 { return replacingElements(edits, offset, newElements) }
    var result = Nodes()
    result.reserveCapacity(children.count + 1)
    var remainingEdits = edits
    // The edit continues in the next child. Its new elements have already been inserted.
    var continuedEdit: SequenceEdit?
    for (childIndex, child) in children.enumerated() {
      let childStart = offset + self.start(of: childIndex)
      let childEnd = offset + counts[childIndex]
      let isLast = childIndex == children.count - 1
      var childEdits: [SequenceEdit] = []
      if let edit = continuedEdit {
        childEdits.append(SequenceEdit(childStart..<Swift.min(edit.range.upperBound, childEnd), 0..<0))
        if edit.range.upperBound <= childEnd { continuedEdit = nil }
      }
      while continuedEdit == nil, let edit = remainingEdits.first, edit.range.lowerBound < childEnd || isLast {
        childEdits.append(
          SequenceEdit(edit.range.lowerBound..<Swift.min(edit.range.upperBound, childEnd), edit.elements))
        if edit.range.upperBound > childEnd { continuedEdit = edit }
        remainingEdits.removeFirst()
      }
      if childEdits.isEmpty {
        result.append(child)
      } else if childEdits.count > 1 || childEdits[0].range != childStart..<childEnd || !childEdits[0].elements.isEmpty
      {
        result += child.replacing(childEdits[...], offset: childStart, with: newElements)
      }
    }
    return Self.parents(of: Self.mergingUnderfullNodes(result))
  }

  private func replacingElements(
    _ edits: ArraySlice<SequenceEdit>, _ offset: Int, _ newElements: ContiguousArray<Element>
  ) -> Nodes {
    var result = ContiguousArray<Element>()
    result.reserveCapacity(edits.reduce(count) { $0 + $1.elements.count - $1.range.count })
    var keptStart = 0
    for edit in edits {
      result += elements[keptStart..<edit.range.lowerBound - offset]
      result += newElements[edit.elements]
      keptStart = edit.range.upperBound - offset
    }
    result += elements[keptStart...]
    return Self.leaves(of: result)
  }

  // MARK: Checking

  /// Returns whether the tree has the properties of a B-tree. Only tests call this function.
  func isWellFormed(isRoot: Bool = true) -> Bool {
    if entryCount > (height == 0 ? Element.leafCapacity : Element.branchCapacity) || entryCount == 0 { return false }
    if isRoot ? height > 0 && children.count < 2 : isUnderfull { return false }
    return children.allSatisfy { $0.height == height - 1 && $0.isWellFormed(isRoot: false) }
  }
}
