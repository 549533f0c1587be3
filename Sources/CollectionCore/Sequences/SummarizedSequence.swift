/// An ordered sequence of elements that can quickly calculate the summary of any part. An edit copies the changed
/// nodes, and copies of a sequence share the other nodes.
///
/// The elements are stored in the leaves of a B-tree with immutable nodes. Every node also stores the running sums of
/// its entries' summaries. An element is therefore found by its index or by a summary (such as the line at a position)
/// with a binary search in each of a few nodes.
///
/// - Complexity: O(log *n*) for every operation unless stated otherwise, where *n* is the number of elements, plus the
///   copy of a node for each level that an edit changes.
struct SummarizedSequence<Element: Summarizable>: RandomAccessCollection, Sendable {
  typealias Summary = Element.Summary
  typealias Node = SequenceNode<Element>

  /// An element with its index and the summary of all elements before it.
  struct Position {
    let index: Int
    let element: Element
    let summaryBefore: Summary
  }

  /// The root of the tree, or nil for an empty sequence.
  private(set) var root: Node?

  init() {}

  init(root: Node?) { self.root = root }

  /// Creates a sequence of elements.
  ///
  /// - Complexity: O(*n*).
  init(_ elements: some Sequence<Element>) { root = Node.tree(of: elements) }

  var startIndex: Int { 0 }
  var endIndex: Int { root?.count ?? 0 }
  var count: Int { root?.count ?? 0 }
  var isEmpty: Bool { root == nil }

  /// The summary of all elements.
  ///
  /// - Complexity: O(1).
  var summary: Summary { root?.summary ?? .zero }

  // MARK: Lookups

  subscript(index: Int) -> Element {
    guard let root, index >= 0, index < root.count else {
      preconditionFailure("index \(index) is out of bounds of a sequence with \(count) elements")
    }
    return root.element(at: index)
  }

  /// Returns the summary of the elements before an index. The index may be the end index.
  func summary(before index: Int) -> Summary {
    precondition(index >= 0 && index <= count, "index \(index) is out of bounds of a sequence with \(count) elements")
    return root?.summary(before: index) ?? .zero
  }

  /// Returns the first element at which the summary of the sequence up to and including it satisfies a condition.
  ///
  /// - Parameter isReached: The condition. Its argument is the summary of the elements up to and including one of them.
  ///   If the condition is true for an element, it must be true for all later elements.
  /// - Returns: The first element for which `isReached` returns true, or nil if there is none.
  func position(where isReached: (Summary) -> Bool) -> Position? {
    guard let root, isReached(root.summary) else { return nil }
    return root.position(where: isReached)
  }

  /// Calls `body` for the elements in order, until it returns false.
  ///
  /// - Parameters:
  ///   - index: The index of the first element.
  ///   - body: A closure whose arguments are an element and the summary of all elements before it.
  func visit(from index: Int = 0, _ body: (_ element: Element, _ before: Summary) -> Bool) {
    guard let root, index < root.count else { return }
    _ = root.visit(from: index, after: .zero, body)
  }

  /// The approximate memory of the tree in bytes, without objects that the elements refer to.
  ///
  /// - Complexity: O(nodes).
  var heapBytes: Int { root?.heapBytes ?? 0 }

  struct Iterator: IteratorProtocol {
    private let root: Node?
    private var leaf = ContiguousArray<Element>().makeIterator()
    /// The index after the last element of the current leaf.
    private var leafEnd = 0

    fileprivate init(_ root: Node?) { self.root = root }

    mutating func next() -> Element? {
      if let element = leaf.next() { return element }
      guard let root, leafEnd < root.count else { return nil }
      let elements = root.leafElements(from: leafEnd)
      leafEnd += elements.count
      leaf = elements.makeIterator()
      return leaf.next()
    }
  }

  func makeIterator() -> Iterator { Iterator(root) }
}

extension SummarizedSequence where Element: Equatable {
  /// Returns whether two sequences have the same elements. Nodes that both sequences share are not visited.
  static func hasSameElements(_ first: Self, _ second: Self) -> Bool {
    switch (first.root, second.root) {
    case (nil, nil): true
    case (let first?, let second?): Node.hasSameElements(first, second)
    default: false
    }
  }
}
