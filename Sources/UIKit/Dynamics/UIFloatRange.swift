import Foundation

/// A range of floating-point numbers, such as the angles or distances that an attachment allows.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower limit of the range. The value is -infinity if the range has no lower limit.
  public var minimum: CGFloat
  /// The upper limit of the range. The value is infinity if the range has no upper limit.
  public var maximum: CGFloat

  /// The range from 0 to 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// A range without limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates the range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range from its limits.
  ///
  /// - Parameters:
  ///   - minimum: The lower limit, or -infinity for no lower limit.
  ///   - maximum: The upper limit, or infinity for no upper limit.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// A Boolean value that indicates whether the range is unlimited.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  /// The range in the form of the physics engine, or `nil` if the range is unlimited or its minimum is greater than its
  /// maximum.
  var closedRange: ClosedRange<CGFloat>? {
    isInfinite || minimum > maximum ? nil : max(minimum, -1e6)...min(maximum, 1e6)
  }
}
