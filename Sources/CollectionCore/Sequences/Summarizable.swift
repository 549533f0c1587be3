/// A value that stands for a run of elements, such as their length: the summary of two runs is the sum of their summaries.
/// Addition must be associative (up to rounding); it need not be commutative.
protocol SequenceSummary: Sendable {
  /// The summary of no elements.
  static var zero: Self { get }
  static func + (first: Self, second: Self) -> Self
}

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

/// The summary of elements of which only the number matters. It takes no memory.
struct NoSummary: SequenceSummary {
  static var zero: NoSummary { NoSummary() }
  static func + (first: NoSummary, second: NoSummary) -> NoSummary { first }
}

extension Double: SequenceSummary {}
