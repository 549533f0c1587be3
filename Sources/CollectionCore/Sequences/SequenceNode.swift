/// A node in the B-tree of a `SummarizedSequence`. It is a leaf with elements, or an inner node with children of equal
/// height. Nodes are immutable, so copies of a sequence share them.
///
/// Every node except the root contains at least a quarter of the entries that it has space for.
final class SequenceNode<Element: Summarizable>: Sendable {
  typealias Summary = Element.Summary
  typealias Nodes = ContiguousArray<SequenceNode>

  /// The height of the node in the tree. The height of a leaf is 0.
  let height: Int
  /// The number of elements in this node and its descendants.
  let count: Int
  /// The elements of a leaf. An inner node has none.
  let elements: ContiguousArray<Element>
  /// The children of an inner node. A leaf has none.
  let children: Nodes
  /// For each child, the number of elements in that child and in all children before it.
  let counts: ContiguousArray<Int>
  /// The summaries of the entries up to and including each element or child.
  ///
  /// The array is empty if the type `Summary` stores nothing. It is also empty in a leaf of one element, because many small
  /// sequences consist of such a leaf.
  private let sums: ContiguousArray<Summary>

  private static var storesSums: Bool { MemoryLayout<Summary>.size > 0 }

  /// Creates a leaf of elements, and computes `sums` if they are stored.
  init(_ elements: ContiguousArray<Element>) {
    self.elements = elements
    height = 0
    count = elements.count
    children = []
    counts = []
    var sums = ContiguousArray<Summary>()
    if Self.storesSums, elements.count > 1 {
      sums = Self.sums(of: elements) { $0.summary }
    }
    self.sums = sums
  }

  /// Creates an inner node that contains children of equal height.
  init(_ children: Nodes) {
    self.children = children
    height = children[0].height + 1
    elements = []
    var count = 0
    counts = ContiguousArray(
      children.map { child in
        count += child.count
        return count
      })
    self.count = count
    sums = Self.storesSums ? Self.sums(of: children) { $0.summary } : []
  }

  private static func sums<Entry>(
    of entries: ContiguousArray<Entry>, _ summary: (Entry) -> Summary
  ) -> ContiguousArray<Summary> {
    ContiguousArray(unsafeUninitializedCapacity: entries.count) { sums, count in
      var sum = Summary.zero
      for index in entries.indices {
        sum = sum + summary(entries[index])
        sums.initializeElement(at: index, to: sum)
      }
      count = entries.count
    }
  }

  var summary: Summary { sums.last ?? (elements.count == 1 ? elements[0].summary : .zero) }

  /// The number of entries: the elements of a leaf, or the children of an inner node.
  var entryCount: Int { height == 0 ? elements.count : children.count }
  private var entryCapacity: Int { height == 0 ? Element.leafCapacity : Element.branchCapacity }
  /// Indicates whether the node must be merged with a neighbor.
  var isUnderfull: Bool { entryCount < entryCapacity / 4 }

  // MARK: Lookups

  /// Returns the index of the child that contains the element at an index.
  @inline(__always)
  func childIndex(at index: Int) -> Int {
    counts.withUnsafeBufferPointer { counts in
      var lowIndex = 0
      var highIndex = counts.count - 1
      while lowIndex < highIndex {
        let midpoint = (lowIndex + highIndex) >> 1
        if counts[midpoint] > index { highIndex = midpoint } else { lowIndex = midpoint + 1 }
      }
      return lowIndex
    }
  }

  /// Returns the number of elements in the children before a child.
  @inline(__always)
  func start(of child: Int) -> Int { child == 0 ? 0 : counts[child - 1] }

  @inline(__always)
  private func sum(before entry: Int) -> Summary { entry == 0 || sums.isEmpty ? .zero : sums[entry - 1] }

  /// Descends from this node to a leaf.
  ///
  /// The nodes of the path are not retained, because their parents retain them. With reference counting, two thirds of
  /// the time would be spent on it.
  ///
  /// - Parameters:
  ///   - step: A closure that returns the index of the child to visit next. It is called with each inner node.
  ///   - end: A closure that returns the result for the leaf.
  /// - Returns: The result of `end`.
  @inline(__always)
  private func descend<Result>(_ step: (SequenceNode) -> Int, _ end: (SequenceNode) -> Result) -> Result {
    var node = Unmanaged.passUnretained(self)
    while node._withUnsafeGuaranteedRef({ $0.height }) > 0 {
      node = node._withUnsafeGuaranteedRef { node in
        let child = step(node)
        return node.children.withUnsafeBufferPointer { Unmanaged.passUnretained($0[child]) }
      }
    }
    return node._withUnsafeGuaranteedRef(end)
  }

  @inline(__always)
  func element(at index: Int) -> Element { height == 0 ? elements[index] : elementBelow(at: index) }

  private func elementBelow(at index: Int) -> Element {
    var index = index
    return descend {
      let child = $0.childIndex(at: index)
      index -= $0.start(of: child)
      return child
    } _: {
      $0.elements[index]
    }
  }

  func summary(before index: Int) -> Summary {
    if index == count { return summary }
    var index = index
    var sum = Summary.zero
    return descend {
      let child = $0.childIndex(at: index)
      sum = sum + $0.sum(before: child)
      index -= $0.start(of: child)
      return child
    } _: {
      sum + $0.sum(before: index)
    }
  }

  /// Returns the position of the first element at which the accumulated summary satisfies a condition.
  ///
  /// - Parameter isReached: A closure that returns whether the summary of all elements up to and including an element satisfies
  ///   the condition. The closure must return true for the summary of the whole node.
  func position(where isReached: (Summary) -> Bool) -> SummarizedSequence<Element>.Position {
    var node = Unmanaged.passUnretained(self)
    var start = 0
    var sum = Summary.zero
    while true {
      let childIndex = node._withUnsafeGuaranteedRef { $0.entryIndex(after: sum, where: isReached) }
      sum = node._withUnsafeGuaranteedRef { sum + $0.sum(before: childIndex) }
      if node._withUnsafeGuaranteedRef({ $0.height }) == 0 {
        return node._withUnsafeGuaranteedRef {
          .init(index: start + childIndex, element: $0.elements[childIndex], summaryBefore: sum)
        }
      }
      start += node._withUnsafeGuaranteedRef { $0.start(of: childIndex) }
      node = node._withUnsafeGuaranteedRef { node in
        node.children.withUnsafeBufferPointer { Unmanaged.passUnretained($0[childIndex]) }
      }
    }
  }

  /// Returns the index of the first entry for which `isReached` returns true. If there is no such entry, because sums
  /// were rounded in another order, the result is the last index.
  @inline(__always)
  private func entryIndex(after sum: Summary, where isReached: (Summary) -> Bool) -> Int {
    sums.withUnsafeBufferPointer { sums in
      var lowIndex = 0
      // A leaf with a single element has no sums.
      var highIndex = max(0, sums.count - 1)
      while lowIndex < highIndex {
        let midpoint = (lowIndex + highIndex) >> 1
        if isReached(sum + sums[midpoint]) { highIndex = midpoint } else { lowIndex = midpoint + 1 }
      }
      return lowIndex
    }
  }

  /// Calls `body` for the elements from an index on, until it returns false. `sum` is the summary of all elements
  /// before the node. Returns false if `body` has ended the iteration.
  func visit(from index: Int, after sum: Summary, _ body: (Element, Summary) -> Bool) -> Bool {
    if height == 0 {
      for position in index..<elements.count where !body(elements[position], sum + self.sum(before: position)) {
        return false
      }
      return true
    }
    let firstChild = childIndex(at: index)
    for childIndex in firstChild..<children.count {
      let offset = childIndex == firstChild ? index - start(of: firstChild) : 0
      if !children[childIndex].visit(from: offset, after: sum + self.sum(before: childIndex), body) { return false }
    }
    return true
  }

  /// Returns the elements of a leaf from an index on.
  func leafElements(from index: Int) -> ContiguousArray<Element> {
    var index = index
    return descend {
      let child = $0.childIndex(at: index)
      index -= $0.start(of: child)
      return child
    } _: {
      index == 0 ? $0.elements : ContiguousArray($0.elements[index...])
    }
  }

  var heapBytes: Int {
    let elementBytes = 64 + elements.count * MemoryLayout<Element>.stride + sums.count * MemoryLayout<Summary>.stride
    return children.reduce(elementBytes + counts.count * 16) { $0 + $1.heapBytes }
  }
}

extension SequenceNode where Element: Equatable {
  static func hasSameElements(_ first: SequenceNode, _ second: SequenceNode) -> Bool {
    if first === second { return true }
    guard first.count == second.count else { return false }
    if first.height == 0, second.height == 0 { return first.elements == second.elements }
    if first.height == second.height, first.counts == second.counts {
      return zip(first.children, second.children).allSatisfy { hasSameElements($0, $1) }
    }
    // The nodes contain different numbers of elements, so the elements are compared one by one.
    return SummarizedSequence(root: first).elementsEqual(SummarizedSequence(root: second))
  }
}
