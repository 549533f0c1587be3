import Foundation

/// The directions in which a `CAScrollLayer` can be scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: The mode's name in Core Animation. A layer with an unknown mode is not scrolled.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer is not scrolled.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")

  /// The layer is scrolled vertically only.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")

  /// The layer is scrolled horizontally only.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// The layer is scrolled in both directions. This is the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
