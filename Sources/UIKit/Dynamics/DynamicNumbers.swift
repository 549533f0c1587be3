import CoreGraphics

/// A number, or a geometric value of several numbers, that an application sets on a dynamic behavior.
protocol DynamicValue {
  /// Indicates whether all numbers are finite.
  var hasFiniteNumbers: Bool { get }
}

extension CGFloat: DynamicValue {
  var hasFiniteNumbers: Bool { isFinite }
}

extension CGPoint: DynamicValue {
  var hasFiniteNumbers: Bool { x.isFinite && y.isFinite }
}

extension CGVector: DynamicValue {
  var hasFiniteNumbers: Bool { dx.isFinite && dy.isFinite }
}

extension UIOffset: DynamicValue {
  var hasFiniteNumbers: Bool { horizontal.isFinite && vertical.isFinite }
}

/// Checks the numbers that an application gives to dynamic behaviors. A body with a number that is not finite would affect every body
/// that it touches, and Box2D ends the process.
@MainActor enum DynamicNumbers {
  /// Returns a value if its numbers are finite. Otherwise, the function reports an error and returns another value.
  ///
  /// - Parameters:
  ///   - value: The value that the application has set.
  ///   - replacement: The value to use if the numbers are not finite.
  ///   - owner: The behavior, or its class.
  ///   - property: The property or method of the behavior, for the message.
  static func checked<Value: DynamicValue>(
    _ value: Value, else replacement: @autoclosure () -> Value, of owner: Any, _ property: String
  ) -> Value {
    if value.hasFiniteNumbers { return value }
    let replacement = replacement()
    Diagnostics.report(
      "\(owner): \(property) must be finite, but it is \(value); \(replacement) is used instead. Look for a division by zero"
    )
    return replacement
  }
}
