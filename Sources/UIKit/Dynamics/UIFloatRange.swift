import Foundation

/// A range of numbers, such as the angles or distances that an attachment may take.
public struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The greatest.
  public var maximum: CGFloat

  /// From 0 to 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// Without bounds.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Makes `zero`.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether it has no bounds.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  /// The range for the engine; nil where there is none or it is the wrong way round.
  var closed: ClosedRange<CGFloat>? {
    isInfinite || minimum > maximum ? nil : max(minimum, -1e6)...min(maximum, 1e6)
  }
}
