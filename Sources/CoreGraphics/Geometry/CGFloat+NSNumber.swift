import Foundation

// On iOS, Foundation declares these initializers for all numeric types. On Linux it lacks those of `CGFloat`.
extension CGFloat {
  /// Creates a number from the value of a number object.
  ///
  /// - Parameter number: The number object.
  @available(swift, deprecated: 4, renamed: "init(truncating:)")
  public init(_ number: NSNumber) { self.init(truncating: number) }

  /// Creates a number from the value of a number object. Digits that `CGFloat` cannot represent are lost.
  ///
  /// - Parameter number: The number object.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a number from the value of a number object. The result is nil if `CGFloat` cannot represent the value.
  ///
  /// - Parameter number: The number object.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
