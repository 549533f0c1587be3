/// An element of a `SummarizedSequence`. Its type provides a summary and the capacities of nodes.
protocol Summarizable: Sendable {
  associatedtype Summary: SequenceSummary
  var summary: Summary { get }
  /// The largest number of elements in a leaf of the sequence, a multiple of four. Large leaves need less memory and
  /// make lookups fast, but each edit copies the leaves that it changes.
  static var leafCapacity: Int { get }
  /// The largest number of children of an inner node, a multiple of four.
  static var branchCapacity: Int { get }
}

extension Summarizable {
  static var branchCapacity: Int { 64 }
}
