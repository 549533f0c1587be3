/// A number from 0 to 1000 that says how much an annotation or an overlay matters.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Creates a priority.
  ///
  /// - Parameter rawValue: The number, from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  ///
  /// - Parameter rawValue: The number, from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The view is shown wherever it is on the map.
  public static let required = MKFeatureDisplayPriority(1000)
  /// The view gives way to others that matter more.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// The view gives way to most others.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}
