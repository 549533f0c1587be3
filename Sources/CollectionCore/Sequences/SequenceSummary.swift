/// A value that summarizes successive elements, such as their total length. The summary of two successive runs is the
/// sum of their summaries. Addition must be associative (up to rounding), but need not be commutative.
protocol SequenceSummary: Sendable {
  /// The summary of an empty sequence, which is the neutral element of the addition.
  static var zero: Self { get }
  static func + (first: Self, second: Self) -> Self
}

/// An empty summary, for sequences in which elements are only found by their index. It needs no memory.
struct NoSummary: SequenceSummary {
  static var zero: NoSummary { NoSummary() }
  static func + (first: NoSummary, second: NoSummary) -> NoSummary { first }
}

extension Double: SequenceSummary {}
