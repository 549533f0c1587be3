extension SummarizedSequence {
  /// Returns a sequence of the elements before an index, and a sequence of the elements from the index on.
  func split(at index: Int) -> (Self, Self) {
    guard let (first, second) = root?.split(at: index) else { return (self, self) }
    return (Self(root: first), Self(root: second))
  }

  /// Appends the elements of another sequence by joining the two trees.
  mutating func append(contentsOf other: Self) {
    guard let second = other.root else { return }
    self = Self(root: root.map { Node.joined($0, second) } ?? second)
  }

  mutating func append(_ element: Element) { append(contentsOf: Self(CollectionOfOne(element))) }

  /// Replaces a range of elements with any number of elements.
  ///
  /// - Complexity: O(log *n* + new elements + replaced elements).
  mutating func replaceSubrange(_ range: Range<Int>, with elements: some Sequence<Element>) {
    let elements = ContiguousArray(elements)
    apply([SequenceEdit(range, elements.indices)], elements)
  }

  mutating func set(_ element: Element, at index: Int) {
    guard let root, index >= 0, index < root.count else {
      preconditionFailure("index \(index) is out of bounds of a sequence with \(count) elements")
    }
    self = Self(root: root.setting(element, at: index))
  }

  /// Replaces elements at single indexes.
  ///
  /// - Parameter changes: The new elements with their indexes, in ascending order.
  /// - Complexity: O(changed leaves).
  mutating func set(_ changes: some Sequence<(index: Int, element: Element)>) {
    var edits: ContiguousArray<SequenceEdit> = []
    var elements: ContiguousArray<Element> = []
    for (index, element) in changes {
      edits.append(SequenceEdit(index..<index + 1, elements.count..<elements.count + 1))
      elements.append(element)
    }
    apply(edits, elements)
  }

  /// Removes elements, then inserts others.
  ///
  /// - Parameters:
  ///   - removed: The indexes of the removed elements before the change, in ascending order.
  ///   - inserted: The inserted elements with their indexes after the change, in ascending order.
  /// - Complexity: O(changed leaves).
  mutating func replace(removing removed: [Int], inserting inserted: some Sequence<(index: Int, element: Element)>) {
    var edits: ContiguousArray<SequenceEdit> = []
    var elements: ContiguousArray<Element> = []
    /// Records an edit of a range, or extends the last edit if the two are adjacent.
    func add(_ range: Range<Int>) {
      let joinedEdit = edits.last.map { $0.range.upperBound == range.lowerBound } == true ? edits.removeLast() : nil
      edits.append(
        SequenceEdit(
          (joinedEdit?.range ?? range).lowerBound..<range.upperBound,
          (joinedEdit?.elements.lowerBound ?? elements.count)..<elements.count))
    }
    var remainingRemovals = removed[...]
    for (index, element) in inserted {
      // The index among the remaining elements, converted to the index before the change.
      let oldIndex = index - elements.count
      while let nextRemoval = remainingRemovals.first,
        nextRemoval - (removed.count - remainingRemovals.count) <= oldIndex
      {
        add(nextRemoval..<nextRemoval + 1)
        remainingRemovals.removeFirst()
      }
      let oldEnd = oldIndex + removed.count - remainingRemovals.count
      if edits.last?.range.upperBound != oldEnd {
        edits.append(SequenceEdit(oldEnd..<oldEnd, elements.count..<elements.count))
      }
      elements.append(element)
      add(oldEnd..<oldEnd)
    }
    for index in remainingRemovals { add(index..<index + 1) }
    apply(edits, elements)
  }

  private mutating func apply(_ edits: ContiguousArray<SequenceEdit>, _ elements: ContiguousArray<Element>) {
    guard let firstEdit = edits.first, let lastEdit = edits.last else { return }
    precondition(
      firstEdit.range.lowerBound >= 0 && lastEdit.range.upperBound <= count,
      "indexes \(firstEdit.range.lowerBound)..<\(lastEdit.range.upperBound) are out of bounds of \(count) elements")
    guard let root else {
      self = Self(elements)
      return
    }
    self = Self(root: Node.root(of: root.replacing(edits[...], offset: 0, with: elements)))
  }
}
