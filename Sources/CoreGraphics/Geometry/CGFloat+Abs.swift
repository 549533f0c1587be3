import Foundation

extension CGFloat {
  /// Returns the absolute value of a number. This method makes `abs` available in extensions of `CGFloat`, where an
  /// unavailable method of Foundation on Linux hides the global function.
  ///
  /// - Parameter number: Any number.
  /// - Returns: The absolute value.
  public func abs<Number: SignedNumeric & Comparable>(_ number: Number) -> Number { Swift.abs(number) }
}
