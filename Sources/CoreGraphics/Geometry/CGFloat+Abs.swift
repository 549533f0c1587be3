import Foundation

extension CGFloat {
  /// The absolute value of any number, also within extensions of `CGFloat`: Foundation on Linux has an unavailable one,
  /// which hides the function there.
  public func abs<Number: SignedNumeric & Comparable>(_ number: Number) -> Number { Swift.abs(number) }
}
