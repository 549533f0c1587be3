import Foundation

/// The rule that determines the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name in Core Animation.
  public let rawValue: String

  /// Creates a rule from its name.
  ///
  /// - Parameter rawValue: The rule's name in Core Animation. An unknown name has the same effect as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path winds around it a number of times other than zero. This is the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")

  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
