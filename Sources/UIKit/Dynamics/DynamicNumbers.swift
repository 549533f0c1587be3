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
