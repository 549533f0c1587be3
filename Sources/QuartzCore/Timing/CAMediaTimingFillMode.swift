import Foundation

/// What an object with timing shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing of its own. The default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
