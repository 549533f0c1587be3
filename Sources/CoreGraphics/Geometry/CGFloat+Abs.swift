import Foundation

extension CGFloat {
  /// Returns the absolute value of a number.
  ///
  /// In extensions of `CGFloat` on Linux, an unavailable method of Foundation hides the global function `abs`. This
  /// method replaces it.
  ///
  /// - Parameter number: Any number.
  /// - Returns: The absolute value.
  public func abs<Number: SignedNumeric & Comparable>(_ number: Number) -> Number { Swift.abs(number) }
}
