/// An element of a `SummarizedSequence`.
protocol Summarizable: Sendable {
  associatedtype Summary: SequenceSummary
  var summary: Summary { get }
  /// How many elements one leaf of the sequence contains at most; a multiple of four. Large leaves take less memory and make
  /// lookups fast; an edit copies the leaves that it changes.
  static var leafCapacity: Int { get }
  /// How many children an inner node has at most; a multiple of four.
  static var branchCapacity: Int { get }
}

extension Summarizable {
  static var branchCapacity: Int { 64 }
}
