import Foundation

/// The effect of an object with timing before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: The mode's name in Core Animation. An unknown name has the same effect as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The object has an effect only from its beginning to its end. This is the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The object retains its last value after it ends.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The object shows its first value before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The object shows its first value before it begins, and retains its last value after it ends.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
