import Foundation

/// What counts as the inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the path winds round, in sum. The default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")

  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
