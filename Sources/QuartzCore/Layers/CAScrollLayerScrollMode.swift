import Foundation

/// The directions in which a `CAScrollLayer` moves its content.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")

  /// Up and down only.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")

  /// Sideways only.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// The default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
