/// A value that summarizes a run of elements, such as their total length: the summary of two runs is the sum of their
/// summaries. Addition must be associative (up to rounding); it need not be commutative.
protocol SequenceSummary: Sendable {
  /// The summary of no elements.
  static var zero: Self { get }
  static func + (first: Self, second: Self) -> Self
}

/// The summary of elements of which only the number matters. It needs no memory.
struct NoSummary: SequenceSummary {
  static var zero: NoSummary { NoSummary() }
  static func + (first: NoSummary, second: NoSummary) -> NoSummary { first }
}

extension Double: SequenceSummary {}
